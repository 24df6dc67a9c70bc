import { contentFile } from '@/content/model/catalogue';
import { beginningOf } from '@/content/model/days';
import type { Loaded } from '@/content/model/read-content';
import { journalIn, pagesIn } from '@/content/model/rules/content-files';

/**
 * What is not published yet but will be, a line each, the soonest first: articles, pages and the
 * notice.
 *
 * @param language code of the language that the content is in
 */
export function upcoming(loaded: Loaded, language: string): string[] {
  const { articles, pages, content, now, timeZone } = loaded;
  const dated = [
    ...articles
      .filter(({ draft }) => !draft)
      .map(({ slug, date }) => ({ date, file: `${journalIn(language)}/${slug}.md` })),
    ...pages.map(({ name, from }) => ({ date: from, file: `${pagesIn(language)}/${name}.yaml` })),
    { date: content.notice?.from, file: contentFile('notice', language) },
  ];
  return dated
    .flatMap(({ date, file }) => (date ? { date, file, at: beginningOf(date, timeZone) } : []))
    .filter(({ at }) => at > Number(now))
    .toSorted((a, b) => a.at - b.at)
    .map(({ date, file }) => `Appears ${shown(date)}: ${file}`);
}

/** `2026-03-17 09:00+01:00`, or the day alone. */
const shown = (date: string) => date.replace('T', ' ');
