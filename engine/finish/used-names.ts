import type { CheerioAPI } from 'cheerio';
import type { NameKind, UsedNames } from './used-css';

/** Separators between names in a script: spaces, quotes, brackets and so on. */
const NAME_SEPARATOR = /[\s"'`\\<>{}()=,;]+/;

const DATE_INPUTS = ['date', 'datetime-local', 'month', 'time', 'week']
  .map((type) => `input[type=${type}]`)
  .join();

/**
 * The names in a page's markup and those that its scripts may add.
 *
 * @param scripts contents of the page's scripts and of the data that they render from. Every word
 *   in them counts as a name: this sometimes keeps a rule too many, but never drops one that is
 *   needed.
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
  const words = new Set(scripts.flatMap((script) => script.split(NAME_SEPARATOR)));
  const text = scripts.join('\n');
  return {
    has: (kind, name) =>
      markup.has(`${kind} ${name}`) ||
      // No script changes the direction of a page, but many words contain the attribute's name.
      (!(kind === 'attribute' && name === 'dir') &&
        (words.has(name) ||
          // `element.dataset.scrolled`, `element.ariaExpanded`
          (kind === 'attribute' && text.includes(camelCase(name.replace(/^data-/, '')))))),
    hasDateInput: $(DATE_INPUTS).length > 0,
    hasProperty: (name) => text.includes(name),
  };
}

/** The names that occur on any of several pages. */
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
