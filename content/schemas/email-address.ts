/**
 * What `type=email` accepts by the HTML standard. It is copied from zod, because an import of
 * `html5Email` would bring zod's other regular expressions with it.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * An address whose domain has only letters of any script, digits, dots, and hyphens within its
 * labels.
 */
const ADDRESS = /^([^@]+@)(?!-)((?:[a-z\d\u0080-\u{10ffff}]|\.(?!-)|-(?!\.|$))+)$/iu;

/**
 * Whether `type=email` accepts a text by the HTML standard. Domains are checked in their DNS form:
 * Chromium passes `xn--mnchen-3ya.example` to a page for `münchen.example`, other browsers pass
 * what was typed.
 */
export function isEmailAddress(text: string): boolean {
  const [, name = '', domain = ''] = ADDRESS.exec(text) ?? [];
  const url = `https://${domain}`;
  return HTML_EMAIL.test(URL.canParse(url) ? name + new URL(url).hostname : text);
}
