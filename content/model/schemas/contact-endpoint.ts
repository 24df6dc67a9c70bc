import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { isSafeUrl, safeUrl } from '@/content/model/schemas/safe-url';

const serviceUrl = field(
  safeUrl,
  'URL',
  'The form’s URL that the service gives you; begins with https://.',
);
const ownUrl = field(
  z
    .string()
    .refine(
      (value) => /^\/(?!\/)/.test(value) || isSafeUrl(value),
      'must be an https URL or a path of this site',
    ),
  'URL',
  'Where your server takes messages: begins with https://, or with / on this site.',
);

const service = <Name extends string>(name: Name) => field(z.literal(name), 'Service');

const withAttachment = (schema: z.ZodDefault<z.ZodBoolean>) =>
  field(
    schema,
    'Attachment',
    'Whether the form has its file field: several services accept files on paid plans only.',
  );
const maxFileMb = field(
  z.number().positive('must be more than 0').optional(),
  'Largest file',
  'In megabytes of a million bytes.',
);

/** A service that receives messages; each one's settings are in its preset. */
const contactService = z.discriminatedUnion(
  'service',
  [
    z.strictObject({
      service: service('formspree'),
      url: serviceUrl,
      attachment: withAttachment(z.boolean().default(false)),
      maxFileMb,
    }),
    z.strictObject({
      service: service('web3forms'),
      url: field(
        serviceUrl.default('https://api.web3forms.com/submit'),
        'URL',
        'Needed only if the service changes it.',
      ),
      accessKey: field(
        z.uuid('must be the access key, such as 01234567-89ab-4cde-8f01-23456789abcd'),
        'Access key',
        'Such as 01234567-89ab-4cde-8f01-23456789abcd; the service sends it by e-mail.',
      ),
      attachment: withAttachment(z.boolean().default(false)),
      maxFileMb,
    }),
    z.strictObject({
      service: service('netlify'),
      attachment: withAttachment(z.boolean().default(true)),
    }),
    z.strictObject({
      service: service('basin'),
      url: serviceUrl,
      attachment: withAttachment(z.boolean().default(true)),
    }),
    z
      .strictObject({
        service: service('own'),
        url: ownUrl,
        format: field(
          z.enum(['json', 'multipart']),
          'Format',
          'What the server reads; JSON cannot contain a file.',
        ),
        attachment: field(z.boolean(), 'Attachment', 'Whether the form has its file field.'),
        maxFileMb,
      })
      .refine((own) => own.format !== 'json' || !own.attachment, {
        path: ['attachment'],
        message:
          "must be false, because JSON cannot contain a file; with format 'multipart' it may be true",
      }),
  ],
  { error: () => `must be ${services()}` },
);

/** The names of all services: `a, b or c`. */
function services(): string {
  const names = contactService.options.map(({ shape }) => shape.service.value);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

export type ContactService = z.infer<typeof contactService>;

/** Where the contact form sends its messages, or `simulate` if it sends nothing and says so. */
export const contactEndpoint = z.union(
  [field(z.literal('simulate'), 'Simulated'), contactService],
  {
    error: ({ input }) =>
      input === undefined
        ? undefined
        : `must be simulate, with which the form only simulates sending, or have a service: ${services()}`,
  },
);
export type ContactEndpoint = z.infer<typeof contactEndpoint>;
