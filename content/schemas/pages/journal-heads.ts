import { fillText } from '@/engine/islands/fill-text';

/** Title and description of a page. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The head of a topic's page, from the words for all topics. */
export function topicHead({ title, description }: HeadTexts, topic: string): HeadTexts {
  return { title: fillText(title, { topic }), description: fillText(description, { topic }) };
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
