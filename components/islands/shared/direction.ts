/** @returns whether the page is read from right to left; in the browser only, after hydration */
export const isRightToLeft = () => document.dir === 'rtl';
