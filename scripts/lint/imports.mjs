import { posix, relative, sep } from 'node:path';

/** The types of the content, and the base path. */
const CONTENT_TYPES = 'content/(schemas/|base-path$)';
/** The list of languages, and this build's language; the messages come from next-intl. */
const LANGUAGES = 'messages/languages?$';
/** The runtime of islands, in the page and in the browser. */
const RUNTIME = 'engine/islands/';
/** The reader of content, and its messages. */
const READER = 'engine/content/';
/** Originals of pictures, and the files that are made from them. */
const PICTURES = 'engine/pictures/';
/** The cache of files that are made once for several builds. */
const KEPT = 'engine/shared/kept$';
/** What pages are put together from. */
const PARTS = 'components/(sections|islands|ui|art)/';
/** What pages compute while they are pre-rendered. */
const COMPUTED = 'components/(contact|journal|pictures|seo)/';
/** What the shell's script shares with the island of toasts. It runs in the browser only. */
const OF_TOASTS = 'components/islands/toaster/(kept-toast|room-for-toast)';
/** Any file of the site. */
const ANYTHING = '';

/** Forbidden patterns, each with the reason, and with the name if only that name is forbidden. */
const noApp = [/^@\/app\//, 'Nothing imports from app; use a relative path.'];
const noSite = [/^@\//, 'The engine imports nothing of a site, and itself by relative paths.'];
const noPackages = [/^[^.@]|^@[^/]/, "The shell's script uses no packages."];
const noShell = [/\/shell\//, "The shell's script is bundled by itself."];
const noBrowser = [/^@\/e2e\/support\/test$/, 'Its `test` starts a browser.'];
/** The finished export has nothing of Next's client, so code that needs it would not work there. */
const onServer = [
  [
    /^next\/(script|form|dynamic|link|image|router)/,
    'The finished export has none of Next in the browser.',
  ],
  [new RegExp(`^@/${OF_TOASTS}$`), 'It runs in the browser only.'],
];
/** React hydrates each island separately, so `useId` would give other ids than in the HTML. */
const inIslands = [
  [/^(next|next-intl)(\/|$)/, 'Islands use React alone: pass them what they need as props.'],
  [/^react$/, 'Ids differ between the page and the island: pass them as props.', 'useId'],
];
const ASTRAY = 'Relative imports lead upwards in the engine only; elsewhere use the @/ alias.';

/**
 * Patterns of files, what these may import from the site besides their own folder, and what else is
 * forbidden, with the reason. The first pattern that matches a path counts.
 */
const rows = [
  // The engine knows nothing of the site.
  [/^engine\/islands\//, [], [noSite, ...inIslands]],
  [/^engine\//, [], [noSite]],
  // The shell's script runs in the browser, like the islands, and uses no framework.
  [/^components\/layout\/shell\//, [OF_TOASTS, RUNTIME], [noPackages]],
  [new RegExp(`^${OF_TOASTS}\\.ts$`), [], [noPackages]],
  [
    /^components\/islands\/[^/]+$/,
    ['components/islands/', 'components/ui/', CONTENT_TYPES, RUNTIME],
    inIslands,
  ],
  // An island imports its own folder and `shared`, but never another island.
  [
    /^components\/islands\/[^/]+\//,
    ['components/islands/shared/', 'components/ui/', CONTENT_TYPES, RUNTIME],
    inIslands,
  ],
  // Tests that only read the exported files must not start a browser.
  [/^e2e\/export\//, [ANYTHING], [noBrowser]],
  [
    /^app\//,
    ['components/', 'content/', 'messages/', KEPT, PICTURES, RUNTIME],
    [...onServer, noApp],
  ],
  [
    /^components\/layout\//,
    [PARTS, COMPUTED, 'content/', LANGUAGES, RUNTIME],
    [...onServer, noShell],
  ],
  // This folder gives the sections of a page what they show.
  [/^components\/pages\//, [PARTS, COMPUTED, 'content/', RUNTIME], onServer],
  [
    /^components\/sections\//,
    [PARTS, COMPUTED, CONTENT_TYPES, 'content/(file-note|paths|pictures|routes)$', RUNTIME],
    onServer,
  ],
  [/^components\/pictures\//, [COMPUTED, 'content/', PICTURES, READER], onServer],
  [
    /^components\/(contact|journal|seo)\//,
    [COMPUTED, 'content/', LANGUAGES, READER, RUNTIME],
    onServer,
  ],
  [/^components\/ui\//, [CONTENT_TYPES, 'content/file-note$'], onServer],
  [/^components\/art\//, [CONTENT_TYPES], onServer],
  [/^content\//, [LANGUAGES, KEPT, PICTURES, READER, RUNTIME], onServer],
  [/^messages\//, ['content/loaded$', 'content/schemas/'], onServer],
  [/^scripts\//, [ANYTHING], [...onServer, noApp]],
  [/^/, [ANYTHING], []],
];

/** Whether a relative import leads upwards, other than within the engine. */
const leadsAstray = (path, target) =>
  target.startsWith('../') &&
  ![path, posix.join(posix.dirname(path), target)].every((one) => one.startsWith('engine/'));

/** Names that a statement imports or exports. */
const namesOf = ({ specifiers = [] }) =>
  specifiers.map(({ imported, local }) => (imported ?? local).name);

/**
 * A lint rule on who may import whom. Type imports count, too: using a type of another folder
 * depends on that folder.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const imports = {
  meta: { type: 'problem' },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const [files, allowed, besides] = rows.find(([pattern]) => pattern.test(path));
    const [own] = files.exec(path);
    const targets = allowed.join(', ') || 'nothing of the site';
    const forbidden = [
      ...besides,
      [
        new RegExp(`^@/(?!${[own, ...allowed].join('|')})`),
        `${own} may import only itself and: ${targets}.`,
      ],
    ];
    const check = (node) => {
      const target = node.source?.value;
      if (typeof target !== 'string') return;
      const found = forbidden.find(
        ([pattern, , name]) => pattern.test(target) && (!name || namesOf(node).includes(name)),
      );
      const reason = leadsAstray(path, target) ? ASTRAY : found?.[1];
      if (reason) context.report({ node, message: `${target}: ${reason}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
