import type { CheerioAPI } from 'cheerio';
import type { ChildNode, Container, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What `browserSupport` says. */
type Support = ReadonlyMap<string, readonly string[]>;

/** A place that uses what a browser lacks. */
export interface Lacked {
  /** The feature's path in MDN's data. */
  feature: string;
  /** The declaration, selector, at-rule or tag. */
  text: string;
  /** Whether it is within `@supports`. */
  isAskedFor: boolean;
  /** Leaves it out, as such a browser does. */
  remove: () => void;
}

/** Keywords, functions with their bracket, and units of a value without its quoted parts. */
function wordsOf(value: string): string[] {
  const unquoted = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return unquoted.match(/[a-z-][\w-]*\(?|(?<=\d)[a-z]+/gi) ?? [];
}

const isAskedFor = ({ parent }: { parent?: Container | undefined }): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'supports'
    ? true
    : parent !== undefined && isAskedFor(parent as { parent?: Container });

/** Finds what a style sheet uses and one of the stated browsers lacks. */
export function lackedInStyle(style: Root, support: Support): Lacked[] {
  const isLacked = (path: string) => (support.get(path) ?? []).length > 0;
  const typesNamed = new Map<string, string[]>();
  for (const path of support.keys()) {
    if (!path.startsWith('css.types.')) continue;
    const name = path.slice(path.lastIndexOf('.') + 1).replace(/-function$/, '');
    typesNamed.set(name, [...(typesNamed.get(name) ?? []), path]);
  }

  /** The feature that a word of a property's value is. */
  const featureOf = (property: string, word: string) => {
    const name = word.replace('(', '');
    const [own, unit] = [`${property}.${name}`, `css.types.length.${name}`];
    if (support.has(own) || !word.endsWith('(')) return support.has(own) ? own : unit;
    const types = typesNamed.get(name) ?? [];
    return types.find((path) => !isLacked(path)) ?? types[0] ?? own;
  };

  const found: Lacked[] = [];
  const add = (features: readonly string[], node: ChildNode, text: string) => {
    for (const feature of features.filter(isLacked)) {
      found.push({ feature, text, isAskedFor: isAskedFor(node), remove: () => node.remove() });
    }
  };
  style.walkDecls((node) => {
    const { prop, value, parent } = node;
    // A browser that knows the property by another name only takes that.
    if (parent?.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`)) return;
    const property = `css.properties.${prop}`;
    const words = wordsOf(value).map((word) => featureOf(property, word));
    add([property, ...words], node, String(node));
  });
  style.walkAtRules((node) => {
    const rule = `css.at-rules.${node.name}`;
    const words = wordsOf(node.params).map((word) => `${rule}.${word}`);
    add([rule, ...words], node, `@${node.name} ${node.params}`);
  });
  style.walkRules((node) => {
    selectorParser((selectors) => {
      selectors.walkPseudos((pseudo) => {
        // Within these, what a browser does not know spoils no other selector.
        for (let { parent } = pseudo; parent; { parent } = parent) {
          if (parent.type === 'pseudo' && /^:(?:is|where)$/.test(parent.value)) return;
        }
        add([`css.selectors.${pseudo.value.replace(/^::?/, '')}`], node, node.selector);
      });
    }).processSync(node.selector);
  });
  return found;
}

/** Elements whose kind an attribute's value decides: without it they would be of another. */
const OF_A_KIND = ['link', 'meta', 'script'];

/** Finds what a page's elements use and one of the stated browsers lacks; not its styles. */
export function lackedInMarkup($: CheerioAPI, support: Support): Lacked[] {
  const isLacked = (path: string) => (support.get(path) ?? []).length > 0;
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const kind = `html.elements.${element.name}`;
      const lacked = (feature: string, name: string, remove: () => void): Lacked[] => {
        const text = `<${element.name} ${name}>`;
        return isLacked(feature) ? [{ feature, text, isAskedFor: false, remove }] : [];
      };
      return Object.entries(element.attribs).flatMap(([name, value]) => {
        const own = `${kind}.${name}`;
        const feature = support.has(own) ? own : `html.global_attributes.${name}`;
        const without = () => void $(element).removeAttr(name);
        const removed = () => void $(element).remove();
        return [
          ...lacked(feature, name, without),
          ...lacked(
            `${feature}.${value}`,
            name,
            OF_A_KIND.includes(element.name) ? removed : without,
          ),
        ];
      });
    });
}
