import 'server-only';

/** Paths of the journal's feeds. */
export const feedPaths = { atom: '/blog/atom.xml', json: '/blog/feed.json' } as const;
