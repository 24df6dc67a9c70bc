import type { CheerioAPI } from 'cheerio';
import type { NameKind, UsedNames } from './used-css';

/** Separators between names in a script or a style: spaces, quotes, brackets and so on. */
const NAME_SEPARATOR = /[\s"'`\\<>{}()=,;]+/;

/** Names of keyframes in a style attribute also end at a colon. */
const STYLE_SEPARATOR = /[\s"'{}():,;]+/;

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
  const styles = ownStyles($);
  styles.split(STYLE_SEPARATOR).forEach((word) => add('keyframes', word));
  const words = new Set(scripts.flatMap((script) => script.split(NAME_SEPARATOR)));
  const text = scripts.join('\n');
  const unescaped = withoutBackslashes(text);
  return {
    has: (kind, name) =>
      markup.has(`${kind} ${name}`) ||
      // No script changes the direction of a page, but many words contain the attribute's name.
      (!(kind === 'attribute' && name === 'dir') &&
        (words.has(name) ||
          // A class such as `group-data-[x=1]:flex` contains separators itself.
          (NAME_SEPARATOR.test(name) && unescaped.includes(withoutBackslashes(name))) ||
          // `element.dataset.scrolled`, `element.ariaExpanded`
          (kind === 'attribute' && text.includes(camelCase(name.replace(/^data-/, '')))))),
    hasDateInput: $(DATE_INPUTS).length > 0,
    hasProperty: (name) => text.includes(name) || styles.includes(name),
  };
}

/**
 * What a page says of style outside its style sheets: in style elements of its own and in attributes
 * such as `style="color: var(--tone)"` and `fill="var(--tone)"`.
 */
function ownStyles($: CheerioAPI): string {
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}))
    .filter(([name, value]) => name === 'style' || value.includes('var('));
  return [$('style').text(), ...attributes.map(([, value]) => value)].join('\n');
}

function withoutBackslashes(text: string): string {
  return text.replaceAll('\\', '');
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
