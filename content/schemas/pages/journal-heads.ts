import { pageDescription, pageTitle } from '@/content/schemas/text';
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

/** Few lists have as many pages; their titles are as long as any. */
const LAST_PAGE = 999;

/** What would be wrong with a title and a description that are made of several texts. */
function headProblems({ title, description }: HeadTexts): string[] {
  return [
    ...(pageTitle.safeParse(title).error?.issues ?? []).map(
      ({ message }) => `makes the title “${title}”, which ${message}`,
    ),
    ...(pageDescription.safeParse(description).error?.issues ?? []).map(
      ({ message }) => `makes the description “${description}”, which ${message}`,
    ),
  ];
}

/**
 * What would be wrong with the heads of a list's pages.
 *
 * @param further the words for all but the first page
 * @param first the head of that
 */
export function listProblems(further: HeadTexts, first: HeadTexts): string[] {
  const last = furtherHead(further, { title: first.title, page: LAST_PAGE, pages: LAST_PAGE });
  return [first, last].flatMap(headProblems);
}
