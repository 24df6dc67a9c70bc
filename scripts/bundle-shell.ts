import { bundleShell } from '@/engine/bundle/bundle-shell';

/** The script of header and footer, which every page loads, and the bytes that it may have. */
export const shell = { source: 'components/layout/shell/shell.ts', maxBytes: 2_000 };

/** Called by Next's configuration. */
export const bundleSiteShell = (root: string) => bundleShell(root, shell);
