/**
 * What `type=email` accepts by the HTML standard, if its domain has a dot: `name@company` is a slip
 * of the hand. The expression is copied from zod, because an import of `html5Email` would bring
 * zod's other regular expressions with it.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * An address whose domain has a dot, and only letters of any script, digits, dots, and hyphens
 * within its labels.
 */
const ADDRESS =
  /^([^@]+@)(?!-)(?=[^@]*[.\u3002\uff0e\uff61])((?:[a-z\d\u0080-\u{10ffff}]|\.(?!-)|-(?!\.|$))+)$/iu;

/**
 * Whether a text is an e-mail address. A domain with letters beyond ASCII is checked in its DNS
 * form: Chromium passes `xn--mnchen-3ya.example` to a page for `münchen.example`, other browsers
 * pass what was typed.
 */
export function isEmailAddress(text: string): boolean {
  const [, name = '', domain = ''] = ADDRESS.exec(text) ?? [];
  return HTML_EMAIL.test(text) || HTML_EMAIL.test(name + dnsFormOf(domain));
}

/** @returns an empty string if it has none; `URL.canParse` is missing in Chrome before 120 */
function dnsFormOf(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}
