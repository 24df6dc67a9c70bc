declare module 'arabic-persian-reshaper' {
  const reshaper: {
    ArabicShaper: {
      /** A text with each Arabic or Persian letter in the form that it has beside its neighbours. */
      convertArabic(text: string): string;
    };
  };
  export default reshaper;
}
