import type { ContactField, FurtherName } from '@/content/model/schemas/contact-fields';

/** A number as people write it in any country. */
export const NUMBER = /-?\d+(?:[.,\s]\d+)*/;

/** What the owner's fields hold at first. */
export const furtherDefaults = (fields: readonly ContactField[]) =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']),
  ) as Record<FurtherName, string | boolean>;
