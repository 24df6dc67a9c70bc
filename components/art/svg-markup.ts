import 'server-only';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { svgElementAttributes } from 'svg-element-attributes';

type Props = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The name of an attribute in SVG: `strokeWidth` is `stroke-width`, and `viewBox` is itself. */
function attributeName(element: string, prop: string): string {
  if (prop === 'className') return 'class';
  const known = [...(svgElementAttributes['*'] ?? []), ...(svgElementAttributes[element] ?? [])];
  return known.includes(prop) ? prop : prop.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
}

/**
 * The markup of a drawing, as `renderToStaticMarkup` returns it, which refuses to run where modules
 * of server components do.
 *
 * @param node elements of SVG, and components without state
 */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(svgMarkup).join('');
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return svgMarkup((type as (props: Props) => ReactNode)(props));
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  if (typeof type !== 'string') return type === Fragment ? svgMarkup(children) : '';
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([prop, value]) => ` ${attributeName(type, prop)}="${escaped(String(value))}"`);
  return `<${type}${written.join('')}>${inner?.__html ?? svgMarkup(children)}</${type}>`;
}
