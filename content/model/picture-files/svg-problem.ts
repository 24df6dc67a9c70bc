import { load } from 'cheerio/slim';
import { svgElementAttributes } from 'svg-element-attributes';

const SVG = 'http://www.w3.org/2000/svg';
/** Namespaces in which programs keep notes of their own; browsers ignore what is in them. */
const NOTES =
  /inkscape\.org|sodipodi|serif\.com|bohemiancoding\.com|ns\.adobe\.com|boxy-svg\.com|vectornator\.io|purl\.org|creativecommons\.org|web\.resource\.org|22-rdf-syntax-ns/;
const ELEMENTS = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker
  mask metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch
  symbol text textPath title tspan use view`.split(/\s+/),
);
/** Those that the specifications name, none of which is a handler, and a few newer ones. */
const ATTRIBUTES = new Set([
  ...Object.values(svgElementAttributes).flat(),
  ...'xmlns role isolation mask-type mix-blend-mode transform-origin font line-height'.split(' '),
  ...'text-align shape-inside solid-color solid-opacity fetchpriority decoding'.split(' '),
]);
const AT_RULES = /^(?:charset|font-face|keyframes|-webkit-keyframes|layer|media|supports)$/;
const FUNCTIONS =
  /^(?:|and|calc|clamp|color(?:-mix)?|cubic-bezier|format|hsla?|hwb|is|lab|lch|light-dark|linear|local|matrix(?:3d)?|max|min|not|nth-child|nth-last-child|nth-of-type|oklab|oklch|or|path|perspective|rgba?|rotate[XYZ]?|rotate3d|scale[XYZ]?|scale3d|skew[XY]?|steps|translate[XYZ]?|translate3d|var|where|circle|ellipse|polygon|inset|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)$/i;
/** A reference to a part of the same file, or to a bitmap that is embedded in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i;
const CSS_URL = /url\(\s*(["']?)(.*?)\1\s*\)/gi;

/**
 * What is wrong with an SVG that is shown as it is, in plain words; undefined if nothing is. Only
 * what a picture needs is allowed, so that whatever may run, load or navigate is refused, by any
 * name.
 *
 * @param text the whole file
 */
export function svgProblem(text: string): string | undefined {
  const $ = load(text, { xml: true });
  for (const node of $.root().contents().toArray()) {
    const isDirective = 'name' in node && 'data' in node;
    if (!isDirective || /^(?:\?xml\s|!doctype[^[]*$)/i.test(node.data)) continue;
    return node.name === '!DOCTYPE'
      ? 'declares entities (<!ENTITY); export it without them'
      : `contains <${node.name}>, which loads another file; remove it`;
  }
  const root = $.root().children();
  if (root.length !== 1 || !root.is('svg')) return 'is not an SVG';
  if (root.attr('xmlns') !== SVG) return `is shown by no browser: its <svg> needs xmlns="${SVG}"`;
  for (const node of $('*').toArray()) {
    if (!('attribs' in node)) continue;
    const [, prefix = '', name = ''] = /^(?:(.*):)?(.*)$/.exec(node.name) ?? [];
    const xmlns = prefix ? `xmlns:${prefix}` : 'xmlns';
    const namespaces = [node, ...$(node).parents()].map((one) => one.attribs[xmlns]);
    const namespace = namespaces.find((one) => one !== undefined) ?? '';
    if (namespace === SVG ? !ELEMENTS.has(name) : !NOTES.test(namespace)) {
      return `contains <${node.name}>, which may run or load something; remove it, or export it as a plain SVG`;
    }
    for (const [attribute, value] of Object.entries(node.attribs)) {
      const problem = attributeProblem(name, attribute, value);
      if (problem) return problem;
    }
  }
  return cssProblem($('style').text());
}

function attributeProblem(element: string, attribute: string, value: string): string | undefined {
  const [, prefix, name = ''] = /^(?:(.*):)?(.*)$/.exec(attribute) ?? [];
  if (name === 'href') return isOwn(element, value) ? undefined : loads(value);
  // Others with a prefix are a program's own, or say what the prefix stands for.
  if (prefix) return undefined;
  if (!ATTRIBUTES.has(name) && !/^(?:aria|data)-[\w.-]+$/.test(name)) {
    return `has the attribute ${attribute}, which may run or load something; remove it`;
  }
  if (name === 'attributeName' && /href$/.test(value)) {
    return 'has an animation that changes a link (attributeName="href"); remove it';
  }
  return name === 'xmlns' ? undefined : cssProblem(value);
}

/** Only a picture may be embedded; everything else refers to a part of the file. */
const isOwn = (element: string, value: string) =>
  OWN.test(value) && (/image$/i.test(element) || /^\s*#/.test(value));

const loads = (url: string) =>
  `loads another file (${url.slice(0, 60)}); put what it needs into the SVG itself`;

/** What is wrong with a style sheet, or with an attribute, which may contain a style. */
function cssProblem(text: string): string | undefined {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, ' ');
  if (css.includes('\\'))
    return 'has a style with a backslash, which may hide something; remove it';
  if (/@import/i.test(css)) {
    return 'loads another style sheet (@import); put its rules into the SVG itself';
  }
  const foreign = [...css.matchAll(CSS_URL)].find(([, , url = '']) => !OWN.test(url));
  if (foreign) return loads(foreign[2] ?? '');
  const plain = css.replaceAll(CSS_URL, '').replaceAll(/"[^"]*"|'[^']*'/g, '');
  const [, rule] =
    [...plain.matchAll(/@([\w-]+)/g)].find(([, one = '']) => !AT_RULES.test(one)) ?? [];
  if (rule) return `has the rule @${rule} in its style; remove it`;
  const call = [...plain.matchAll(/([\w-]*)\(/g)].find(([, one = '']) => !FUNCTIONS.test(one));
  return (
    call && `uses ${call[1]}(), which may load another file; put what it needs into the SVG itself`
  );
}
