interface MatchedTextProps {
  text: string;
  match: string;
}

/** A text in which the first occurrence of the match, ignoring case, is marked. */
export function MatchedText({ text, match }: MatchedTextProps) {
  const start = text.toLowerCase().indexOf(match.toLowerCase());
  if (start < 0) return <span>{text}</span>;
  const end = start + match.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark className="bg-transparent text-accent underline decoration-2 underline-offset-4">
        {text.slice(start, end)}
      </mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
