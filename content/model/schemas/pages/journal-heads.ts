import { pageDescription, pageTitle } from '@/content/model/schemas/text';
import { fillText } from '@/engine/islands/fill-text';

/** Title and description of a page. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The head of a topic's or an author's page, from the words that all such pages share. */
export function headOf(
  { title, description }: HeadTexts,
  names: Readonly<Record<string, string>>,
): HeadTexts {
  return { title: fillText(title, names), description: fillText(description, names) };
}

/** The head of a further page of a list, from the words that all such pages share. */
export function furtherHead(
  words: HeadTexts,
  { title, page, pages }: { title: string; page: number; pages: number },
): HeadTexts {
  return {
    title: fillText(words.title, { title, page }),
    description: fillText(words.description, { title, page, pages }),
  };
}

/** More pages than any list is likely to have, so that no real title is longer. */
const LAST_PAGE = 999;

/** What would be wrong with a title and a description that are made from several texts. */
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
 * @param first the head of the first page
 */
export function listProblems(further: HeadTexts, first: HeadTexts): string[] {
  const last = furtherHead(further, { title: first.title, page: LAST_PAGE, pages: LAST_PAGE });
  return [first, last].flatMap(headProblems);
}
