import { z } from 'zod';
import { FILES_OF, type Host } from './hosting/hosts';
import { PLAIN } from './shared/plain-path';
import { validate } from './shared/validate';

/** Files are written at paths, and `..` would lead out of the export. */
const NO_DOTS = [
  /^(?!.*\/\.\.?(?:\/|$))/s,
  'must have no `.` or `..` between its slashes',
] as const;

/** A path of the site such as `/about`, or `/` for the home page. */
const path = z
  .string()
  .regex(/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/, 'must begin with a slash and not end with one')
  .regex(...NO_DOTS);

const plainly = {
  error: ({ input }: { input?: unknown }) =>
    `may have letters, digits and - _ . ~ & between its slashes; it is “${String(input)}”`,
};
const plainPath = path.regex(PLAIN, plainly);

/** Folders below the root. */
const folders = z
  .array(plainPath.refine((one) => one !== '/', 'must be a folder such as /media'))
  .default([]);

/** Sources of the security policy, which stands between quotation marks in the files for hosts. */
const sources = z
  .array(z.string().regex(/^[\w*+:/.[\]~-]+$/, 'must be an origin such as https://forms.example'))
  .default([]);

const route = z
  .strictObject({
    path: plainPath,
    /** A page, or an immediate redirect to its `canonical`. */
    kind: z.enum(['page', 'redirect']).default('page'),
    /** Path of the page that search engines should list; by default its own. */
    canonical: plainPath.optional(),
    /** Codes of the languages that have it; all of them if left out. */
    languages: z.array(z.string().min(1)).min(1).optional(),
  })
  .refine(
    ({ kind, path, canonical = path }) => kind === 'page' || canonical !== path,
    'a redirect needs the path to which it leads, as canonical',
  );
/** What links, redirects and prerendering need to know about a route. */
export type Route = z.infer<typeof route>;

/** A former path, and where it leads. */
const redirect = z.strictObject({
  from: path
    .refine((from) => from !== '/', 'must not be the home page')
    .regex(/^[\w~&./-]+$/, 'may have letters, digits and - _ . ~ & between its slashes'),
  /** A path of the site, perhaps with a fragment, or a URL that begins with `https://`. */
  to: z
    .string()
    .regex(
      /^(?:\/(?!\/)|https:\/\/(?=\w))[\w~&./?=-]*(?:#[\w~&.:-]+)?$/,
      'must be a path, perhaps with a fragment, or a URL that begins with https://',
    ),
});

/** Whether each redirect, a route's as well, ends somewhere, and none leads back to where it began. */
function allEnd({ redirects, routes = [] }: Pick<Site, 'redirects' | 'routes'>): boolean {
  const next = new Map([
    ...routes.flatMap(({ kind, path, canonical }): [string, string][] =>
      kind === 'redirect' && canonical ? [[path, canonical]] : [],
    ),
    ...redirects.map(({ from, to }): [string, string] => [from, to.replace(/[?#].*/, '')]),
  ]);
  return [...next.keys()].every((from) => {
    const passed = new Set<string>();
    let at: string | undefined = from;
    for (; at !== undefined && !passed.has(at); at = next.get(at)) passed.add(at);
    return at === undefined;
  });
}

const siteFields = z.strictObject({
  /** The host for which configuration is written; without one, that of every host. */
  host: z.enum(Object.keys(FILES_OF) as Host[]).optional(),
  /** Sub-path that the site is served under, such as `/preview`; empty at a domain's root. */
  basePath: z
    .string()
    .regex(
      /^(?:\/[^/?#]+)*$/,
      'must begin with a slash and not end with one, or be empty at a domain’s root',
    )
    .regex(PLAIN, plainly)
    .regex(...NO_DOTS)
    .default(''),
  /** Code of the language of this build; needed if routes say in which languages they are. */
  language: z.string().min(1).optional(),
  /**
   * The languages below the root, each with the environment variables of its build. Each is the
   * same site under a sub-path of its own.
   */
  translations: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]+)*$/i, 'must be a code such as de'),
        environment: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
  /** Every route; without a list, each exported page is a route. */
  routes: z.array(route).optional(),
  /**
   * Paths of pages and files to remove from the export: Next exports every route that has code,
   * even if this site does not use it.
   */
  leaveOut: z.array(path).default([]),
  /** Former paths: a 301 if the host supports it, otherwise a page that redirects. */
  redirects: z
    .array(redirect)
    .refine(
      (all) => new Set(all.map(({ from }) => from)).size === all.length,
      'a path may lead to one place only',
    )
    .default([]),
  /** The islands, which React hydrates; see `islands/`. */
  islands: z
    .strictObject({
      /** Folder in which an island `faq-search` is `faq-search/faq-search.tsx`. */
      folder: z.string().min(1).default('components/islands'),
      /** Values of `process.env` in the browser. */
      environment: z.record(z.string(), z.string()).default({}),
      /** Packages whose style elements become adopted style sheets, which the policy allows. */
      adoptStylesOf: z
        .array(
          z.strictObject({
            package: z.string().min(1),
            /** Text in the selectors of rules to leave out, such as `[data-styled=true]`. */
            without: z.array(z.string().min(1)).default([]),
          }),
        )
        .default([]),
    })
    .prefault({}),
  /** A script for every page, bundled into `public/shell.js`, to which a layout links. */
  shell: z
    .strictObject({
      /** Its entry point. */
      source: z.string().min(1),
      /** Its size with Brotli must stay below this. */
      maxBytes: z.int().positive(),
      /** Variables that it reads as `process.env.NAME`. */
      environment: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  /** The font to subset: a variable font from Fontsource. */
  font: z
    .strictObject({
      package: z.string().min(1),
      /** Layout features to keep. */
      features: z.array(z.string()),
    })
    .optional(),
  /** CSS selector of the links that get `aria-current` on the page to which they lead. */
  currentLinks: z.string().min(1).optional(),
  /** Folders, or lists of pages, that come from one template and share one style. */
  oneStyle: z.array(z.union([path, z.array(path)])).default([]),
  /** Folders whose files other sites may embed. */
  embeddable: folders,
  /** Folders whose files have names that change with their content. */
  immutable: folders,
  /** Whether browsers may ask all subdomains for HTTPS alone, for two years. */
  subdomainsOverTls: z.boolean().default(false),
  /** What the security policy allows besides the site's own files. */
  policy: z
    .strictObject({
      /** Origins to which scripts may send requests. */
      connect: sources,
      /** Origins to which forms may be submitted. */
      submit: sources,
    })
    .prefault({}),
  /**
   * Client components that are not islands and may stand still in the export: files, folders or
   * packages.
   */
  standStill: z.array(z.string()).default([]),
  /** Extra files for the export, by their paths. */
  files: z
    .custom<() => Readonly<Record<string, string>>>(
      (value) => typeof value === 'function',
      'must be a function that returns the files by their paths',
    )
    .default(() => () => ({})),
  /** Writes further files of a language, by their paths in its export, such as images it draws. */
  addFiles: z
    .custom<(write: (path: string, content: Buffer) => void) => Promise<void>>(
      (value) => typeof value === 'function',
      'must be a function that gets one with which it writes files by their paths',
    )
    .default(() => () => Promise.resolve()),
});

const siteSchema = siteFields.refine(allEnd, {
  path: ['redirects'],
  error: 'a path may not lead back to itself',
});

/** The options of a site, as its configuration gives them; all may be left out. */
export type SiteOptions = z.input<typeof siteSchema>;

/** The options with defaults applied: all that the engine knows about a site. */
export type Site = z.infer<typeof siteFields>;

/**
 * Describes a site for the engine. `site.config.ts` has the result as its default export.
 *
 * @throws ContentError with a sentence for each mistake, which names its field
 */
export function defineSite(options: SiteOptions): Site {
  return validate({ file: 'site.config.ts', data: options }, siteSchema);
}
