import type { CheerioAPI } from 'cheerio';
import type { NameKind, UsedNames } from '@/scripts/finalise/used-css';

/** What stands between the names in a script: blanks, quotes, brackets and the like. */
const BETWEEN_NAMES = /[\s"'`\\<>{}()=,;]+/;

const DATE_INPUTS = ['date', 'datetime-local', 'month', 'time', 'week']
  .map((type) => `input[type=${type}]`)
  .join();

/**
 * The names that a page's markup has and its scripts may add.
 *
 * @param scripts texts of the page's scripts and of the data they draw from; every word in them
 *   counts as a name, which keeps a rule too many at times and never drops one too many
 */
export function usedNames($: CheerioAPI, scripts: readonly string[]): UsedNames {
  const markup = new Set<string>();
  const add = (kind: NameKind, name: string) => markup.add(`${kind} ${name}`);
  $('*').each((_, element) => {
    const attributes = $(element).attr() ?? {};
    const { class: classes, id } = attributes;
    add('tag', $(element).prop('tagName')?.toLowerCase() ?? '');
    Object.keys(attributes).forEach((attribute) => add('attribute', attribute));
    classes?.split(/\s+/).forEach((className) => add('class', className));
    if (id) add('id', id);
  });
  const words = new Set(scripts.flatMap((script) => script.split(BETWEEN_NAMES)));
  const text = scripts.join('\n');
  return {
    has: (kind, name) =>
      markup.has(`${kind} ${name}`) ||
      words.has(name) ||
      // `element.dataset.scrolled`, `element.ariaExpanded`
      (kind === 'attribute' && text.includes(camelCase(name.replace(/^data-/, '')))),
    hasDateInput: $(DATE_INPUTS).length > 0,
    hasProperty: (name) => text.includes(name),
  };
}

/** The names that any of several pages has. */
export function anyNames(pages: readonly UsedNames[]): UsedNames {
  return {
    has: (kind, name) => pages.some((page) => page.has(kind, name)),
    hasDateInput: pages.some((page) => page.hasDateInput),
    hasProperty: (name) => pages.some((page) => page.hasProperty(name)),
  };
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
