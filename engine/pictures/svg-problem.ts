import { load } from 'cheerio/slim';

/** Elements that run scripts or contain another document. */
const FORBIDDEN = new Set(
  'script foreignobject iframe embed object audio video handler listener'.split(' '),
);
/** A reference to a part of the same file, or to a bitmap that is embedded in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i;
/** A link that runs a script, also as a value that an animation gives to one. */
const SCRIPT = /(?:^|;)javascript:/i;
const CSS_REFERENCE = /url\(\s*["']?([^"')]*)/gi;

/** What is wrong with an SVG that is shown as it is; undefined if nothing is. */
export function svgProblem(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'declares entities (<!ENTITY); export it without them';
  const $ = load(text, { xml: true });
  if ($.root().children('svg').length !== 1) return 'is not an SVG';
  const styles = [$('style').text()];
  // Names may have a prefix, such as svg:script.
  for (const element of $('*').toArray()) {
    const name = 'name' in element ? element.name.replace(/^.*:/, '') : '';
    if (FORBIDDEN.has(name.toLowerCase()))
      return `contains <${name}>, which may run or load something; remove it`;
    for (const [attribute, value] of Object.entries($(element).attr() ?? {})) {
      // Browsers ignore spaces and line breaks in the name of a protocol.
      if (/^on/i.test(attribute) || SCRIPT.test(value.replaceAll(/[\s\p{Cc}]/gu, '')))
        return `contains a script, in the attribute ${attribute}; remove it`;
      if (!/^(?:.*:)?(?:href|src)$/i.test(attribute)) styles.push(value);
      else if (name !== 'a' && !OWN.test(value)) {
        return `loads another file (${value.slice(0, 60)}); put what it needs into the SVG itself`;
      }
    }
  }
  const css = styles.join('\n');
  if (/@import/i.test(css))
    return 'loads another style sheet (@import); put its rules into the SVG itself';
  const foreign = [...css.matchAll(CSS_REFERENCE)].find(([, url = '']) => !OWN.test(url));
  return foreign && `loads another file (${foreign[1]}); put what it needs into the SVG itself`;
}
