import { readdirSync } from 'node:fs';

const ISLANDS = 'components/islands';

/** What every room may know of content: its types, and the sub-path that the site is served under. */
const CONTENT_TYPES = 'content/(schemas/|base-path$)';

/** Who may import whom, besides packages and files of the own folder. */
const mayImport = {
  app: ['components/', 'content/', 'messages/'],
  'components/layout': ['components/(sections|islands|ui|art|server)/', 'content/'],
  'components/sections': ['components/(islands|ui|art|server)/', CONTENT_TYPES, 'content/routes$'],
  'components/server': ['content/'],
  'components/ui': [CONTENT_TYPES],
  'components/art': [CONTENT_TYPES],
  'components/browser': [],
  content: [],
  messages: [],
  scripts: ['(?!app/)'],
};

const noParentImports = { regex: '^\\.\\./', message: 'Import by the @/ alias.' };

/**
 * The finished export has nothing of Next's client: what needs it would be dead there. Islands are
 * hydrated by React alone, where ids that `useId` makes in two trees differ.
 */
const noNextClient = {
  regex: '^next/(script|form|dynamic|link|image|router)',
  message: 'The finished export has no Next in the browser.',
};
const noServerInIslands = {
  regex: '^(next|next-intl)(/|$)',
  message: 'Islands know React alone: hand them what they need as props.',
};
const noUseId = {
  name: 'react',
  importNames: ['useId'],
  message: 'Ids differ between the page and the island: hand them over as props.',
};

/** Also sees `import type`: a type is knowledge of the room that it comes from. */
function rule(patterns, paths = []) {
  return {
    'no-restricted-imports': ['error', { paths, patterns: [noParentImports, ...patterns] }],
  };
}

/** Of the site's own files, only those whose path begins like one of `targets`. */
function only(who, targets) {
  const list = targets.join(', ') || 'nothing of the site';
  return {
    regex: `^@/(?!${targets.join('|') || '$'})`,
    message: `${who} may import only: ${list}.`,
  };
}

const rooms = Object.entries(mayImport).map(([folder, targets]) => ({
  name: `imports of ${folder}`,
  files: [`${folder}/**/*.{ts,tsx,mjs}`],
  rules: rule([
    noNextClient,
    only(folder, [`${folder}/`, ...targets]),
    ...(folder === 'app'
      ? [{ regex: '^@/app/', message: 'Nothing imports app; use a path in the own folder.' }]
      : []),
    ...(folder === 'components/layout'
      ? [{ regex: '/shell/', message: 'The script of header and footer is bundled by itself.' }]
      : []),
  ]),
}));

/** The script of header and footer runs in the page, as the islands do, and knows no framework. */
const shell = {
  name: 'imports of components/layout/shell',
  files: ['components/layout/shell/**/*.ts'],
  rules: rule([
    { regex: '^[^.@]|^@[^/]', message: 'The script of header and footer has no packages.' },
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

/** `<Island>` is the contract's one server component. */
const islandElement = {
  name: 'imports of the island element',
  files: [`${ISLANDS}/island.tsx`],
  rules: islandRules(`${ISLANDS}/island.tsx`, [`${ISLANDS}/`, 'components/server/']),
};

/** An island knows its own folder, what several use, and the slots; never another island. */
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

/** What can be read from the export's files starts no browser. */
const exportTests = {
  name: 'imports of e2e/export',
  files: ['e2e/export/**/*.ts'],
  rules: rule([], [{ name: '@/e2e/support/test', message: 'Its `test` starts a browser.' }]),
};

/** Lint rules that keep the rooms of the architecture apart. Later ones replace earlier ones. */
export const importRules = [
  { name: 'imports', rules: rule([]) },
  ...rooms,
  shell,
  contract,
  islandElement,
  ...eachIsland,
  exportTests,
];
