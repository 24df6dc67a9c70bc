import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { safeUrl } from '@/content/model/schemas/safe-url';

const kind = <Name extends string>(name: Name) => field(z.literal(name), 'Kind');

const server = field(
  safeUrl.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  'URL of the server',
  'Begins with https://, such as https://plausible.example, without a slash at the end.',
);

/** A service that counts visits, with what it needs to know. */
export const insight = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: kind('plausible'), url: server }),
    z.strictObject({
      kind: kind('umami'),
      url: server,
      website: field(
        z.uuid('must be the website’s id, such as 01234567-89ab-4cde-8f01-23456789abcd'),
        'Id of the website',
        'From the settings of the website in Umami.',
      ),
    }),
    z.strictObject({
      kind: kind('custom'),
      url: field(safeUrl, 'URL', 'Where your server takes the messages; begins with https://.'),
    }),
  ],
  'must be plausible, umami or custom',
);
export type Insight = z.infer<typeof insight>;
