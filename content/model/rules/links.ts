import { readOutline } from '@/content/model/outline';
import { mediaFile } from '@/content/model/pictures';
import { destinationsOf, type Destinations, type Naming } from '@/content/model/rules/destinations';
import { referencesIn } from '@/content/model/rules/references-in';
import type { Rule } from '@/content/model/rules/rule';
import { slipProblems } from '@/content/model/rules/slip-problems';
import { inlineMentions } from '@/content/model/reading/inline-markdown';
import { headingIds, type Mention } from '@/content/model/reading/markdown-text';
import { problemsAt, type Fault } from '@/engine/shared/problem';

/** What is wrong with a link, an image, a heading or the like in a text; undefined if nothing is. */
function faultIn(mention: Mention, from: Naming, destinations: Destinations): Fault | undefined {
  const { kind, url, alt } = mention;
  switch (kind) {
    case 'title':
      return 'begins a heading with one #; write ##, because # is for the title';
    case 'level':
      return `leaves out a level of headings: write ${url}`;
    case 'cell':
      return `has “${url}” in a column without a heading, which is left out; add the column to the first row`;
    case 'control':
      return 'has a reference, such as &#12;, that stands for a control character; leave it out';
    case 'image':
      return mediaFile(url) !== undefined && alt?.trim() === ''
        ? `the picture ${url} has no description; write what it shows between [ and ]`
        : destinations.image(url, from);
    case 'html':
      return `“${url.split('\n', 1)[0]}” is HTML, which is left out; write Markdown, or put code between two \``;
    case 'link':
    case 'placeholder':
      return destinations[kind](url, from);
    default:
      return slipProblems[kind](mention);
  }
}

/** Every link and every name leads to something that is there when whatever has it is published. */
export const links: Rule = {
  name: 'links and names lead somewhere',
  check(site) {
    const destinations = destinationsOf(site);
    const faultsIn = (markdown: string, appears: number) => {
      let ids: ReadonlySet<string> | undefined;
      const from = { appears, ids: () => (ids ??= headingIds(markdown)) };
      return readOutline(markdown, site.root).mentions.map((mention) => ({
        mention,
        fault: faultIn(mention, from, destinations),
      }));
    };
    return site.files.flatMap(({ file, schema, value, appears, body }) => [
      ...referencesIn(schema, value).flatMap(({ to, path, value: named }) => {
        if (to === 'prose') {
          return inlineMentions(named).flatMap((mention) =>
            problemsAt(
              { file, path },
              mention.kind === 'image'
                ? `“${mention.url}” is a picture, for which a line of text has no room`
                : faultIn(mention, { appears }, destinations),
            ),
          );
        }
        if (to === 'markdown') {
          return (
            faultsIn(named, appears)
              // The section before this text may have the heading above the text's first one.
              .filter(({ mention: { kind, url } }) => kind !== 'level' || url !== '##')
              // The text begins on the line below the name of its field.
              .flatMap(({ mention: { line }, fault }) =>
                problemsAt({ file, path, below: line }, fault),
              )
          );
        }
        return problemsAt({ file, path }, destinations[to](named, { appears }));
      }),
      ...(body
        ? faultsIn(body.markdown, appears).flatMap(({ mention, fault }) =>
            problemsAt({ file, line: body.linesAbove + mention.line }, fault),
          )
        : []),
    ]);
  },
};
