import { posix, relative, sep } from 'node:path';

const ISLANDS = 'components/islands';

/** What every folder may import from content: its types, and the base path. */
const CONTENT_TYPES = 'content/(schemas/|base-path$)';

/** The list of languages and the one of this build; the messages themselves come from next-intl. */
const LANGUAGES = 'messages/languages?$';

/** The runtime of islands, in the page and in the browser. */
const RUNTIME = 'engine/islands/';

/** The reader of content, and its messages. */
const READER = 'engine/content/';

/** Originals of pictures, and the files that are made of them. */
const PICTURES = 'engine/pictures/';

/** What is made once for several builds. */
const KEPT = 'engine/shared/kept$';

/** What pages compute while they are pre-rendered. */
const COMPUTED = 'components/(contact|journal|pictures|seo)/';

/** What the shell's script shares with the island of toasts. It runs in the browser only. */
const OF_TOASTS = 'components/islands/toaster/(kept-toast|room-for-toast)';

/** What each folder may import, besides packages and its own files. */
const mayImport = {
  app: ['components/', 'content/', 'messages/', KEPT, PICTURES, RUNTIME],
  'components/layout': [
    'components/(sections|islands|ui|art)/',
    COMPUTED,
    'content/',
    LANGUAGES,
    RUNTIME,
  ],
  // Gives the sections of a page what they show.
  'components/pages': ['components/(sections|islands|ui|art)/', COMPUTED, 'content/', RUNTIME],
  'components/sections': [
    'components/(islands|ui|art)/',
    COMPUTED,
    CONTENT_TYPES,
    'content/(file-note|paths|pictures|routes)$',
    RUNTIME,
  ],
  'components/contact': [COMPUTED, 'content/', LANGUAGES, READER, RUNTIME],
  'components/pictures': [COMPUTED, 'content/', PICTURES, READER],
  'components/journal': [COMPUTED, 'content/', LANGUAGES, READER, RUNTIME],
  'components/seo': [COMPUTED, 'content/', LANGUAGES, READER, RUNTIME],
  'components/ui': [CONTENT_TYPES, 'content/file-note$'],
  'components/art': [CONTENT_TYPES],
  content: [LANGUAGES, KEPT, PICTURES, READER, RUNTIME],
  messages: ['content/loaded$', 'content/schemas/'],
  scripts: ['(?!app/)'],
};

/**
 * The finished export contains nothing of Next's client, so whatever needs it would not work there.
 * React hydrates each island by itself, so ids from `useId` would differ from those in the HTML.
 */
const noNextClient = {
  pattern: /^next\/(script|form|dynamic|link|image|router)/,
  message: 'The finished export has none of Next in the browser.',
};
const noServerInIslands = {
  pattern: /^(next|next-intl)(\/|$)/,
  message: 'Islands use React alone: pass them what they need as props.',
};
const noUseId = {
  pattern: /^react$/,
  name: 'useId',
  message: 'Ids differ between the page and the island: pass them as props.',
};

const inBrowserOnly = {
  pattern: new RegExp(`^@/${OF_TOASTS}$`),
  message: 'It runs in the browser only.',
};
const noPackages = {
  pattern: /^[^.@]|^@[^/]/,
  message: "The shell's script uses no packages.",
};

const noSite = {
  pattern: /^@\//,
  message: 'The engine imports nothing of a site, and itself by relative paths.',
};

/** Allows only those of the site's own files whose path begins like one of `targets`. */
function only(who, targets) {
  const list = targets.join(', ') || 'nothing of the site';
  return {
    pattern: new RegExp(`^@/(?!${targets.join('|') || '$'})`),
    message: `${who} may import only: ${list}.`,
  };
}

/** What is forbidden in all files of a folder of `mayImport`. */
const inFolder = (folder) => [
  noNextClient,
  inBrowserOnly,
  only(folder, [`${folder}/`, ...mayImport[folder]]),
  ...(folder === 'app'
    ? [{ pattern: /^@\/app\//, message: 'Nothing imports from app; use a relative path.' }]
    : []),
  ...(folder === 'components/layout'
    ? [{ pattern: /\/shell\//, message: "The shell's script is bundled by itself." }]
    : []),
];

const inIslands = (who, targets) => [
  noServerInIslands,
  noUseId,
  only(who, ['components/ui/', CONTENT_TYPES, RUNTIME, ...targets]),
];

/** What is forbidden in files whose path a pattern finds; the first that does so counts. */
const rules = [
  // The engine knows nothing of the site.
  [/^engine\/islands\//, () => [noSite, noServerInIslands, noUseId]],
  [/^engine\//, () => [noSite]],
  // The shell's script runs in the browser, like the islands, and uses no framework.
  [
    /^components\/layout\/shell\//,
    () => [
      noPackages,
      only('components/layout/shell', ['components/layout/shell/', OF_TOASTS, RUNTIME]),
    ],
  ],
  [new RegExp(`^${OF_TOASTS}\\.ts$`), (file) => [noPackages, only(file, [])]],
  [/^components\/islands\/[^/]+$/, () => inIslands(ISLANDS, [`${ISLANDS}/`])],
  // An island imports its own folder and `shared`, but never another island.
  [
    /^components\/islands\/[^/]+/,
    (island) => inIslands(island, [`${island}/`, `${ISLANDS}/shared/`]),
  ],
  // Tests that only read the exported files must not start a browser.
  [
    /^e2e\/export\//,
    () => [{ pattern: /^@\/e2e\/support\/test$/, message: 'Its `test` starts a browser.' }],
  ],
  ...Object.keys(mayImport).map((folder) => [new RegExp(`^${folder}/`), () => inFolder(folder)]),
];

/** What a file may not import. */
function forbiddenIn(path) {
  for (const [pattern, forbidden] of rules) {
    const [found] = pattern.exec(path) ?? [];
    if (found) return forbidden(found);
  }
  return [];
}

/** Relative imports stay inside the engine, and outside it they do not lead upwards. */
function leadsAstray(path, target) {
  if (!target.startsWith('../')) return false;
  return (
    !path.startsWith('engine/') || !posix.join(posix.dirname(path), target).startsWith('engine/')
  );
}

/** Names that a statement imports or hands on. */
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
    const forbidden = forbiddenIn(path);
    const check = (node) => {
      const target = node.source?.value;
      if (typeof target !== 'string') return;
      const broken = leadsAstray(path, target)
        ? {
            message:
              'Relative imports lead upwards in the engine only; elsewhere use the @/ alias.',
          }
        : forbidden.find(
            ({ pattern, name }) =>
              pattern.test(target) && (name === undefined || namesOf(node).includes(name)),
          );
      if (broken) context.report({ node, message: `${target}: ${broken.message}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
