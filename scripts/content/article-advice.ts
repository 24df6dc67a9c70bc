import { readOutline } from '@/content/model/outline';
import { servicePath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';

/** Length of an article that is worth a visit and is read to its end, in words. */
const WORDS = { min: 700, max: 1_000 };

/** What would make an article better, one sentence an entry. None of it is a mistake. */
export function articleAdvice(
  { body, services }: Pick<Article, 'body' | 'services'>,
  language: string,
): string[] {
  const { words } = readOutline(body);
  const advice: string[] = [];
  if (words < WORDS.min || words > WORDS.max) {
    advice.push(`has ${words} words; articles of ${WORDS.min} to ${WORDS.max} are read to the end`);
  }
  if (language === 'en' && !/\byour?\b/i.test(body)) {
    advice.push('does not address its reader as “you”');
  }
  for (const id of services) {
    if (body.includes(`](${servicePath(id)})`)) continue;
    advice.push(`names the service “${id}” in its fields, but has no link to ${servicePath(id)}`);
  }
  return advice;
}
