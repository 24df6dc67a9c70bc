import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Plain HTTP would show a visitor's words to the whole way; on this machine there is no way. */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

const serviceUrl = z.string().refine(isSafe, 'must be an https address');
const ownUrl = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || isSafe(value),
    'must be an https address or a path of this site',
  );

/** Whether the form has its file field: several services take files on paid plans alone. */
const attachment = z.boolean();
/** The largest file that is taken, in megabytes of a million bytes. */
const maxFileMb = z.number().positive().optional();

/** Where the contact form sends its messages; what each service asks for is in its preset. */
export const contactEndpoint = z.discriminatedUnion(
  'service',
  [
    z.strictObject({
      service: z.literal('formspree'),
      url: serviceUrl,
      attachment: attachment.default(false),
      maxFileMb,
    }),
    z.strictObject({
      service: z.literal('web3forms'),
      url: serviceUrl.default('https://api.web3forms.com/submit'),
      accessKey: z.uuid('must be the access key, such as 01234567-89ab-4cde-8f01-23456789abcd'),
      attachment: attachment.default(false),
      maxFileMb,
    }),
    z.strictObject({ service: z.literal('netlify'), attachment: attachment.default(true) }),
    z.strictObject({
      service: z.literal('basin'),
      url: serviceUrl,
      attachment: attachment.default(true),
    }),
    z
      .strictObject({
        service: z.literal('own'),
        url: ownUrl,
        format: z.enum(['json', 'multipart']),
        attachment,
        maxFileMb,
      })
      .refine((own) => own.format !== 'json' || !own.attachment, {
        path: ['attachment'],
        message:
          "must be false, because JSON carries no file; with format 'multipart' it may be true",
      }),
  ],
  'must be formspree, web3forms, netlify, basin or own',
);
export type ContactEndpoint = z.infer<typeof contactEndpoint>;
