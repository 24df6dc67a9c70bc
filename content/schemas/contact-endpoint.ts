import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Plain HTTP would send a visitor's message unencrypted, so it is allowed only to this machine, for
 * trying things out.
 */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

const serviceUrl = z.string().refine(isSafe, 'must be an https URL');
const ownUrl = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || isSafe(value),
    'must be an https URL or a path of this site',
  );

/** Whether the form has its file field: several services accept files on paid plans only. */
const attachment = z.boolean();
/** Size limit of the file, in megabytes of a million bytes. */
const maxFileMb = z.number().positive().optional();

/** Where the contact form sends its messages; each service's settings are in its preset. */
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
          "must be false, because JSON cannot contain a file; with format 'multipart' it may be true",
      }),
  ],
  'must be formspree, web3forms, netlify, basin or own',
);
export type ContactEndpoint = z.infer<typeof contactEndpoint>;
