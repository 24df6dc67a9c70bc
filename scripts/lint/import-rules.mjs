import { readdirSync } from 'node:fs';

const ISLANDS = 'components/islands';

/** What every folder may import from content: its types, and the base path. */
const CONTENT_TYPES = 'content/(schemas/|base-path$)';

/** The list of languages; the messages themselves come from next-intl. */
const LANGUAGES = 'messages/languages$';

/** What each folder may import, besides packages and its own files. */
const mayImport = {
  app: ['components/', 'content/', 'messages/'],
  'components/layout': ['components/(sections|islands|ui|art|server)/', 'content/', LANGUAGES],
  'components/sections': ['components/(islands|ui|art|server)/', CONTENT_TYPES, 'content/routes$'],
  'components/server': ['content/', LANGUAGES],
  'components/ui': [CONTENT_TYPES],
  'components/art': [CONTENT_TYPES],
  'components/browser': [],
  content: [LANGUAGES],
  messages: [],
  scripts: ['(?!app/)'],
};

const noParentImports = { regex: '^\\.\\./', message: 'Import by the @/ alias.' };

/**
 * The finished export contains nothing of Next's client, so whatever needs it would not work there.
 * React hydrates each island by itself, so ids from `useId` would differ from those in the HTML.
 */
const noNextClient = {
  regex: '^next/(script|form|dynamic|link|image|router)',
  message: 'The finished export has none of Next in the browser.',
};
const noServerInIslands = {
  regex: '^(next|next-intl)(/|$)',
  message: 'Islands use React alone: pass them what they need as props.',
};
const noUseId = {
  name: 'react',
  importNames: ['useId'],
  message: 'Ids differ between the page and the island: pass them as props.',
};

/** Type imports count, too: using a type of another folder depends on that folder. */
function rule(patterns, paths = []) {
  return {
    'no-restricted-imports': ['error', { paths, patterns: [noParentImports, ...patterns] }],
  };
}

/** Allows only those of the site's own files whose path begins like one of `targets`. */
function only(who, targets) {
  const list = targets.join(', ') || 'nothing of the site';
  return {
    regex: `^@/(?!${targets.join('|') || '$'})`,
    message: `${who} may import only: ${list}.`,
  };
}

const folders = Object.entries(mayImport).map(([folder, targets]) => ({
  name: `imports of ${folder}`,
  files: [`${folder}/**/*.{ts,tsx,mjs}`],
  rules: rule([
    noNextClient,
    only(folder, [`${folder}/`, ...targets]),
    ...(folder === 'app'
      ? [{ regex: '^@/app/', message: 'Nothing imports from app; use a relative path.' }]
      : []),
    ...(folder === 'components/layout'
      ? [{ regex: '/shell/', message: "The shell's script is bundled by itself." }]
      : []),
  ]),
}));

/** The shell's script runs in the browser, like the islands, and uses no framework. */
const shell = {
  name: 'imports of components/layout/shell',
  files: ['components/layout/shell/**/*.ts'],
  rules: rule([
    { regex: '^[^.@]|^@[^/]', message: "The shell's script uses no packages." },
    only('components/layout/shell', ['components/layout/shell/', 'components/browser/']),
  ]),
};

function islandRules(who, targets) {
  const patterns = [
    noServerInIslands,
    only(who, ['components/(ui|browser)/', CONTENT_TYPES, ...targets]),
  ];
  return rule(patterns, [noUseId]);
}

const contract = {
  name: 'imports of the contract of islands',
  files: [`${ISLANDS}/*.{ts,tsx}`],
  rules: islandRules(ISLANDS, [`${ISLANDS}/`]),
};

/** `<Island>` is the only server component of the contract. */
const islandElement = {
  name: 'imports of the island element',
  files: [`${ISLANDS}/island.tsx`],
  rules: islandRules(`${ISLANDS}/island.tsx`, [`${ISLANDS}/`, 'components/server/']),
};

/** An island imports its own folder, `shared` and the slots, but never another island. */
const eachIsland = readdirSync(ISLANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name: `imports of ${ISLANDS}/${name}`,
    files: [`${ISLANDS}/${name}/**/*.{ts,tsx}`],
    rules: islandRules(`${ISLANDS}/${name}`, [
      `${ISLANDS}/${name}/`,
      `${ISLANDS}/shared/`,
      `${ISLANDS}/slot$`,
    ]),
  }));

/** Tests that only read the exported files must not start a browser. */
const exportTests = {
  name: 'imports of e2e/export',
  files: ['e2e/export/**/*.ts'],
  rules: rule([], [{ name: '@/e2e/support/test', message: 'Its `test` starts a browser.' }]),
};

/** Lint rules that enforce who may import whom. Later rules replace earlier ones. */
export const importRules = [
  { name: 'imports', rules: rule([]) },
  ...folders,
  shell,
  contract,
  islandElement,
  ...eachIsland,
  exportTests,
];
