import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { unescapeCss } from '../shared/css-urls';

/** The names that the rules of a style sheet may refer to. */
export type UsedNames = {
  /** Whether the page has, or its scripts may add, a name of this kind, such as a class. */
  has: (kind: NameKind, name: string) => boolean;
  /** Whether the root element of every page has this class. */
  isOnRoot: (className: string) => boolean;
  /** Whether the page has, or its scripts create, an input or a textarea. */
  hasInput: boolean;
  /** Whether the page has an input for a date or a time. */
  hasDateInput: boolean;
  /** Whether a script, or a style outside the style sheets, contains this custom property. */
  hasProperty: (name: string) => boolean;
};

export type NameKind = 'tag' | 'class' | 'id' | 'attribute' | 'keyframes';

/** Parts of date and time inputs, for which Tailwind's preflight has many rules. */
const DATE_INPUT_PART = /^::-webkit-(?:datetime|date-and-time|calendar-picker)-/;

/** Other parts and states of inputs for which Tailwind's preflight has rules. */
const INPUT_PART =
  /^(?:::placeholder|::file-selector-button|::-webkit-search-decoration|::-webkit-(?:inner|outer)-spin-button|:-moz-ui-invalid)$/;

const ALTERNATIVES = new Set([':is', ':where', ':has']);
/** A name, or a text that may be one. */
const WORD = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?:\\[\da-f]{1,6}\s?|\\.|[^\s,()"'\\])+/gi;
const PROPERTY_USE = /\bvar\(\s*(--[^\s,:)]+)/gi;
/** Functions that ask for a property in other ways, or that may leave one without a value. */
const OTHER_USE = /\b(?:if|inherit|attr|env)\(/i;
const ANY_PROPERTY = /--[^\s,:()]+/g;
/** Leaves the root element without a value, and others without one of their own. */
const NO_VALUE = /^(?:initial|inherit|unset|revert(?:-layer)?)$/i;
/** A text, or `var()` with a fallback; minified, a value may follow it without a space. */
const PROPERTY_WITH_FALLBACK =
  /"[^"\\]*"|'[^'\\]*'|var\((--[\w-]+),\s*((?!\s)(?:"[^"\\]*"|'[^'\\]*'|[^()"'])+)\)(?=([^\s,;)])?)/g;
/** A comment, or a text that looks like one. */
const COMMENT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^()]*\)|\/\*[^]*?\*\//gi;

/**
 * The part of a style sheet that a page uses. A rule is dropped only if one of its names cannot
 * occur on the page; states such as `:hover` count as possible. Custom properties and keyframes
 * that no remaining rule refers to are dropped afterwards, and so are fallbacks for properties
 * that every page has.
 *
 * @throws CssSyntaxError for what is not CSS
 */
export function keepUsedCss(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  // In all other values they are no part of what is read.
  root.walkDecls(/^--/, (declaration) => {
    declaration.value = declaration.value
      .replaceAll(COMMENT, (part) => (part.startsWith('/*') ? ' ' : part))
      .trim();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => canMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join(',');
  });
  resolveFallbacks(root, used);
  dropUnusedProperties(root, used);
  dropUnusedKeyframes(root, used);
  dropRepeated(root);
  dropEmpty(root);
  return root.toString();
}

/** Lightning CSS writes some prefixed declarations several times, one after the other. */
function dropRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    if (String(declaration) === String(declaration.next() ?? '')) declaration.remove();
  });
}

function canMatch(selector: Selector, used: UsedNames): boolean {
  return selector.nodes.every((node) => isPossible(node, used));
}

function isPossible(node: Node, used: UsedNames): boolean {
  switch (node.type) {
    case 'tag':
      return [node.value, node.value.toLowerCase()].some((name) => used.has('tag', name));
    case 'class':
    case 'id':
      return used.has(node.type, node.value);
    case 'attribute':
      return [node.attribute, node.attribute.toLowerCase()].some((name) =>
        used.has('attribute', name),
      );
    case 'pseudo':
      // The style of a page does not reach into shadow trees.
      if (node.value === ':host') return false;
      if (DATE_INPUT_PART.test(node.value)) return used.hasDateInput;
      if (INPUT_PART.test(node.value)) return used.hasInput;
      return (
        !ALTERNATIVES.has(node.value) || node.nodes.some((selector) => canMatch(selector, used))
      );
    default:
      return true;
  }
}

/**
 * Drops the fallback of a property that everything always has (Tailwind names whole lists of fonts
 * twice), and replaces a property that nothing ever sets with its fallback.
 */
function resolveFallbacks(root: Root, used: UsedNames): void {
  const always = new Set<string>();
  const ever = new Set<string>();
  // What may leave a property without a value somewhere.
  const doubtful: [prop: string, value: string][] = [];
  root.walkAtRules('property', (rule) => {
    ever.add(rule.params);
    doubtful.push([rule.params, 'initial']);
  });
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    ever.add(prop);
    doubtful.push([prop, value]);
    // Beside rules there are others with declarations, such as `@page`, or `@media` in a rule.
    const { selector = '', parent: around } = parent as Partial<Rule>;
    const isOnRoot =
      /^:root(?:,|$)/.test(selector) || (selector[0] === '.' && used.isOnRoot(selector.slice(1)));
    if (isUnconditional(around) && isOnRoot) always.add(prop);
  });
  const isEmpty = (value: string) =>
    NO_VALUE.test(value) ||
    OTHER_USE.test(value) ||
    [...value.matchAll(PROPERTY_USE)].some(([, name = '']) => !always.has(name));
  // What is taken away may leave another property without a value.
  while (doubtful.some(([prop, value]) => isEmpty(value) && always.delete(prop)));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      PROPERTY_WITH_FALLBACK,
      (whole, name?: string, fallback = '', next?: string) => {
        if (name === undefined) return whole;
        if (always.has(name)) return `var(${name})`;
        return ever.has(name) || used.hasProperty(name) ? whole : fallback + (next ? ' ' : '');
      },
    );
  });
}

/** Whether the rules in a container always apply: a layer changes only their order. */
function isUnconditional(around: Rule['parent']): boolean {
  const { name, parent } = around as AtRule;
  return around?.type === 'root' || (name === 'layer' && isUnconditional(parent));
}

/** Dropping a property may leave another unused, so this repeats until nothing changes. */
function dropUnusedProperties(root: Root, used: UsedNames): void {
  const references = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(PROPERTY_USE)) if (name) references.add(name);
    if (OTHER_USE.test(value)) value.match(ANY_PROPERTY)?.forEach((name) => references.add(name));
  });
  root.walkAtRules(({ name, params }) => {
    if (name !== 'property') params.match(ANY_PROPERTY)?.forEach((name) => references.add(name));
  });
  const isUnused = (name: string) => !references.has(name) && !used.hasProperty(name);
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (!isUnused(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  root.walkAtRules('property', (rule) => {
    if (isUnused(rule.params)) rule.remove();
  });
  if (dropped) dropUnusedProperties(root, used);
}

function dropUnusedKeyframes(root: Root, used: UsedNames): void {
  const words = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (/^--|animation|^initial-value$/i.test(prop)) {
      value.match(WORD)?.forEach((word) => words.add(plainName(word)));
    }
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    const name = plainName(rule.params);
    if (!words.has(name) && !used.has('keyframes', name)) rule.remove();
  });
}

/** A name without the quotation marks or backslashes with which CSS writes one that has spaces. */
function plainName(written: string): string {
  return unescapeCss(written.replaceAll(/^["']|["']$/g, ''));
}

/** Empty layers stay, because the order of the layers decides which rule wins. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) {
      node.remove();
    }
  });
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}
