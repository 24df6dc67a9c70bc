import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// Its named exports cannot be imported: Node does not find them in the bundled package.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof NextEnv;

// As Next reads `.env` files. This module is imported first, because others read variables when they
// are loaded. Next itself, in a process below this one, sees that it has been done.
loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });

/**
 * @throws Error if React, Next and the site would not be those for visitors, or if Tailwind would
 *   not find the site
 */
export function assertBuildable(folder = process.cwd()): void {
  if (folder.includes('#')) {
    throw new Error(
      `The site is in ${folder}: rename the folder with “#”, after which Tailwind reads nothing`,
    );
  }
  const { NODE_ENV } = process.env;
  if (!NODE_ENV || NODE_ENV === 'production') return;
  throw new Error(`NODE_ENV is “${NODE_ENV}”; a build is for production: leave NODE_ENV unset`);
}
