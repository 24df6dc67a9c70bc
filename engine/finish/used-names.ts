import type { CheerioAPI } from 'cheerio';
import type { NameKind, UsedNames } from './used-css';
import { unescapeCss } from '../shared/css-urls';
import { elementsOf, withNoscript } from '../shared/markup';

/** Separators between names in a script or a style: spaces, quotes, brackets and so on. */
const NAME_SEPARATOR = /[\s"'`\\<>{}()=,;]+/;

/** Names of keyframes in a style attribute also end at a colon. */
const STYLE_SEPARATOR = /[\s"'{}():,;]+/;

/**
 * A script that creates an input, by JSX, the DOM or HTML. React's own code names the elements, too,
 * on every page with an island.
 */
const CREATES_INPUT =
  /(?:\bjsxs?|\bcreateElement)\)?\(\s*["'`](?:input|textarea)["'`]|<(?:input|textarea)\b/i;

const DATE_TYPES = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

/** What decides which names the rules of a page may refer to, as data. */
export type PageNames = {
  /** The names in the markup, each after its kind, such as `class flex`. */
  markup: readonly string[];
  /** The classes of its root element, to which Next gives the font's property. */
  rootClasses: readonly string[];
  /** The page's styles outside its style sheets, in elements and attributes. */
  styles: readonly string[];
  /** Contents of the scripts that may add names, and of the data that they render from. */
  scripts: readonly string[];
  hasDateInput: boolean;
};

/**
 * The names in a page's markup, and what adds to them.
 *
 * @param scripts contents of the page's scripts and of the data that they render from
 */
export function namesOn($: CheerioAPI, scripts: readonly string[]): PageNames {
  const markup = new Set<string>();
  const add = (kind: NameKind, name: string) => markup.add(`${kind} ${name}`);
  const parts = withNoscript($);
  const styles = new Set(parts.map((part) => part('style').text()));
  let hasDateInput = false;
  for (const { name, attribs } of parts.flatMap((part) => elementsOf(part, '*'))) {
    add('tag', name.toLowerCase());
    for (const [attribute, value] of Object.entries(attribs)) {
      add('attribute', attribute);
      // Such as `style="color: var(--tone)"` and `fill="var(--tone)"`.
      if (attribute === 'style' || /var\(/i.test(value)) styles.add(value);
    }
    const { class: classes, id, type = '' } = attribs;
    classes?.split(/\s+/).forEach((className) => add('class', className));
    if (id) add('id', id);
    hasDateInput ||= name === 'input' && DATE_TYPES.has(type.toLowerCase());
  }
  const rootClasses = ($('html').attr('class') ?? '').split(/\s+/);
  return { markup: [...markup], rootClasses, styles: [...styles], scripts, hasDateInput };
}

/** The names on several pages, each once: pages of one template share most of them. */
export function joinNames(pages: readonly PageNames[]): PageNames {
  const all = (field: 'markup' | 'styles' | 'scripts') => [
    ...new Set(pages.flatMap((page) => page[field])),
  ];
  return {
    markup: all('markup'),
    rootClasses: pages
      .map(({ rootClasses }) => rootClasses)
      .reduce((one, other) => one.filter((className) => other.includes(className))),
    styles: all('styles'),
    scripts: all('scripts'),
    hasDateInput: pages.some((page) => page.hasDateInput),
  };
}

/**
 * The names that rules may refer to. Every word of a script counts: this sometimes keeps an
 * unneeded rule, but never drops a needed one.
 */
export function usedNames({ hasDateInput, ...found }: PageNames): UsedNames {
  const markup = new Set(found.markup);
  const styles = found.styles.join('\n');
  styles.split(STYLE_SEPARATOR).forEach((word) => markup.add(`keyframes ${word}`));
  const words = new Set(found.scripts.flatMap((script) => script.split(NAME_SEPARATOR)));
  const text = found.scripts.join('\n');
  const unescaped = withoutBackslashes(text);
  return {
    has: (kind, name) =>
      markup.has(`${kind} ${name}`) ||
      (kind === 'keyframes' && NAME_SEPARATOR.test(name) && unescapeCss(styles).includes(name)) ||
      // No script changes the direction of a page, but many words contain the attribute's name.
      (!(kind === 'attribute' && name === 'dir') &&
        (words.has(name) ||
          // A class such as `group-data-[x=1]:flex` contains separators itself.
          (NAME_SEPARATOR.test(name) && unescaped.includes(withoutBackslashes(name))) ||
          // `element.dataset.scrolled`, `element.ariaExpanded`
          (kind === 'attribute' && text.includes(camelCase(name.replace(/^data-/, '')))))),
    isOnRoot: (className) => found.rootClasses.includes(className),
    hasInput: markup.has('tag input') || markup.has('tag textarea') || CREATES_INPUT.test(text),
    hasDateInput,
    hasProperty: (name) => text.includes(name) || styles.includes(name),
  };
}

function withoutBackslashes(text: string): string {
  return text.replaceAll('\\', '');
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
