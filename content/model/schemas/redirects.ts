import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { oldPath } from '@/content/model/schemas/old-path';
import { hasHost } from '@/content/model/schemas/safe-url';

const TARGET = /^(?:\/(?!\/)[\w~&./-]*|https:\/\/[\w~&./?=-]+)(?:#[\w~&.-]+)?$/;

/** A path of this site or a URL of another, in characters that every host's settings can hold. */
export const redirectTarget = z
  .string()
  .regex(TARGET, {
    abort: true,
    error: ({ input }) =>
      /^\/.*[?%]/.test(input as string)
        ? 'must be a path of this site without ? and %, such as /faq#first-task'
        : 'must be a path of this site, such as /faq#first-task, or a URL that begins with https:// and has no special characters',
  })
  .refine(
    (to) => to.startsWith('/') || (/^https:\/\/[^/]/.test(to) && hasHost(to)),
    'must have a host that exists after https://, such as https://www.example.com/a',
  );

const redirect = z.strictObject({
  from: field(oldPath, 'From', 'A path that this site no longer has, such as /old-name.'),
  to: field(
    redirectTarget,
    'To',
    'A path of this site, which may end with # and an id, such as /faq#first-task, or a URL that begins with https://.',
  ),
});

/** Former paths that no single page, article or service has taken over. */
export const redirectsFile = z.strictObject({
  redirects: field(
    listOf(redirect, 'Redirect').default([]),
    'Redirects',
    'Former paths that lead elsewhere. One that a page, an article or a service has replaced belongs among its former paths (in a file, `aliases`).',
  ),
});
