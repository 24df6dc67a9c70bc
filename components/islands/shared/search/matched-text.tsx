import { placeOf } from './folded';

interface MatchedTextProps {
  text: string;
  match: string;
}

/** A text in which the first occurrence of the match is marked. */
export function MatchedText({ text, match }: MatchedTextProps) {
  const place = placeOf(match, text);
  if (!place) return <span>{text}</span>;
  const [start, end] = place;
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
