/**
 * Words after a text that only screen readers say: no part of what is copied. The no-break space
 * parts them: white space between the items of a flex container is no part of what is read.
 */
export function SaidAfter({ children }: { children: string }) {
  return <span className="sr-only select-none">{`\u00a0${children}`}</span>;
}
