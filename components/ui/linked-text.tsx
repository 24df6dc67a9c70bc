/** An e-mail address, without brackets or quotation marks around it. */
const EMAIL = /([\w.!#$%&*+/=?^{|}~-]+@[\p{Script=Latin}\d.-]*[\p{Script=Latin}\d])/u;

/** A text in which e-mail addresses are links and are not translated. */
export function LinkedText({ text }: { text: string }) {
  return text.split(EMAIL).map((part) =>
    EMAIL.test(part) ? (
      <a key={part} href={`mailto:${part}`} translate="no" className="underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
