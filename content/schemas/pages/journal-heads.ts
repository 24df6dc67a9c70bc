import { fillText } from '@/engine/islands/fill-text';

/** Title and description of a page. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The head of a page of a topic or an author, from the words for all of them. */
export function headOf(
  { title, description }: HeadTexts,
  names: Readonly<Record<string, string>>,
): HeadTexts {
  return { title: fillText(title, names), description: fillText(description, names) };
}

/** The head of a further page of a list, from the words for all of them. */
export function furtherHead(
  words: HeadTexts,
  { title, page, pages }: { title: string; page: number; pages: number },
): HeadTexts {
  return {
    title: fillText(words.title, { title, page }),
    description: fillText(words.description, { title, page, pages }),
  };
}
