const EMAIL = /([^\s@]+@[^\s@]+\w)/;

/** A text in which one can write to the e-mail addresses, and which leaves translators none of them. */
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
