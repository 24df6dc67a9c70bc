/**
 * What `type=email` takes, by the HTML standard. It is zod's `html5Email`, which would bring zod's
 * other regular expressions with it.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * An address whose domain is nothing but letters of any script, digits, dots, and hyphens within
 * its labels.
 */
const ADDRESS = /^([^@]+@)(?!-)((?:[a-z\d\u0080-\u{10ffff}]|\.(?!-)|-(?!\.|$))+)$/iu;

/**
 * Whether `type=email` takes a text, by the rule of the HTML standard. Domains are checked as they
 * are in the DNS: Chromium itself gives a page `xn--mnchen-3ya.example` for `münchen.example`, other
 * browsers give it what was typed.
 */
export function isEmailAddress(text: string): boolean {
  const [, name = '', domain = ''] = ADDRESS.exec(text) ?? [];
  const url = `https://${domain}`;
  return HTML_EMAIL.test(URL.canParse(url) ? name + new URL(url).hostname : text);
}
