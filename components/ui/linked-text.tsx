const EMAIL = /([^\s@]+@[^\s@]+\w)/;

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
