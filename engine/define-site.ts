import { z } from 'zod';
import type { Step } from './shared/steps';

/** A path of the site such as `/about`, or `/` for the home page. */
const path = z
  .string()
  .regex(/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/, 'must begin with a slash and not end with one');

const sources = z.array(z.string().min(1)).default([]);

const route = z
  .strictObject({
    path,
    /** A page, or an immediate redirect to its `canonical`. */
    kind: z.enum(['page', 'redirect']).default('page'),
    /** Path of the page that search engines should list; by default its own. */
    canonical: path.optional(),
  })
  .refine(
    ({ kind, canonical }) => kind === 'page' || canonical,
    'a redirect needs the path to which it leads, as canonical',
  );
/** A route of the site, as far as links, redirects and prerendering depend on it. */
export type Route = z.infer<typeof route>;

/** A former path, and where it leads. */
const redirect = z.strictObject({
  from: path.regex(/^[\w~&./-]+$/, 'may have letters, digits and - _ . ~ & between its slashes'),
  /** A path of the site, perhaps with a fragment, or a URL that begins with `https://`. */
  to: z
    .string()
    .regex(
      /^(?:\/(?!\/)|https:\/\/)[\w~&./?=-]*(?:#[\w~&.:-]+)?$/,
      'must be a path, perhaps with a fragment, or a URL that begins with https://',
    ),
});

const siteSchema = z.strictObject({
  /** Sub-path that the site is served under, such as `/preview`; empty at a domain's root. */
  basePath: z
    .string()
    .regex(
      /^(?:\/[^/?#]+)*$/,
      'must begin with a slash and not end with one, or be empty at a domain’s root',
    )
    .default(''),
  /**
   * The languages below the root, each with the variables with which its site is built. They are
   * the same site below a sub-path of its own.
   */
  translations: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]+)*$/i, 'must be a code such as de'),
        environment: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
  /** Every route; without a list each exported page is one. */
  routes: z.array(route).optional(),
  /**
   * Paths of pages and files that Next exports although the site does not have them, because it
   * exports whatever has code.
   */
  leaveOut: z.array(path).default([]),
  /** Former paths: 301s where the host can, and a page that redirects where it cannot. */
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
            /** What the selectors of rules contain that are not needed, such as `[data-styled=true]`. */
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
  /** The font to subset: a variable one of Fontsource's packages. */
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
  embeddable: z.array(path).default([]),
  /** Folders whose files have names that change with their content. */
  immutable: z.array(path).default([]),
  /** What the security policy allows besides the site's own files. */
  policy: z
    .strictObject({
      /** Origins to which scripts may send. */
      connect: sources,
      /** Origins to which forms may be submitted. */
      submit: sources,
    })
    .prefault({}),
  /**
   * Client components that are no islands and may stand still in the export: files, folders,
   * packages.
   */
  standStill: z.array(z.string()).default([]),
  /** More files for the export, by their paths. */
  files: z
    .custom<() => Readonly<Record<string, string>>>((value) => typeof value === 'function')
    .default(() => () => ({})),
  /** Steps of the site's own before the export, side by side. */
  checks: z.array(z.custom<Step>()).default([]),
});

/** What a site may say of itself; everything has a default. */
export type SiteOptions = z.input<typeof siteSchema>;

/** All that the engine knows of a site. */
export type Site = z.infer<typeof siteSchema>;

/**
 * Describes a site for the engine. Its `site.config.ts` exports the result by default.
 *
 * @throws Error with a sentence for each mistake
 */
export function defineSite(options: SiteOptions): Site {
  const { success, data, error } = siteSchema.safeParse(options);
  if (success) return data;
  const problems = error.issues.map(
    ({ path: field, message }) => `  ${field.map(String).join('.') || 'the site'}: ${message}`,
  );
  throw new Error(`site.config.ts is not valid.\n${problems.join('\n')}`);
}
