import 'server-only';

/** Where the feeds of the journal are. */
export const feedPaths = { atom: '/blog/atom.xml', json: '/blog/feed.json' } as const;
