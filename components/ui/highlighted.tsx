import clsx from 'clsx/lite';
import type { ThreadColor } from '@/content/model/schemas/primitives';

const colors: Record<ThreadColor, string> = { green: 'text-accent', blue: 'text-accent-2' };

interface HighlightedProps {
  text: string;
  /** Phrases of the text to show in `color`. */
  phrases: readonly string[];
  color: ThreadColor;
}

/** @returns the text split before and after each phrase, in order */
function splitAtPhrases(text: string, phrases: readonly string[]): string[] {
  return phrases.reduce<string[]>(
    (parts, phrase) =>
      parts.flatMap((part) => {
        const start = phrases.includes(part) ? -1 : part.indexOf(phrase);
        return start < 0
          ? [part]
          : [part.slice(0, start), phrase, part.slice(start + phrase.length)];
      }),
    [text],
  );
}

/** A text with some of its phrases in a thread's colour. */
export function Highlighted({ text, phrases, color }: HighlightedProps) {
  return splitAtPhrases(text, phrases)
    .filter((part) => part !== '')
    .map((part, index) =>
      phrases.includes(part) ? (
        <span key={index} className={clsx(colors[color])}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
