import { z } from 'zod';
import type { PicturePlace } from '@/content/model/picture-places';
import type { Listed } from '@/content/model/references';
import { field } from '@/content/model/schemas/field';
import { references, type Named } from '@/content/model/schemas/reference';
import { heading, lead } from '@/content/model/schemas/text';

export const sectionHeading = field(heading, 'Heading');
export const sentence = field(lead, 'Text', 'One or two short sentences.');

/** The id of an entry that another file contains: a text, which a rule looks up in that file. */
export const idOf = (to: Named) => z.string().meta({ 'x-widget': to }).register(references, { to });
/** A list of such ids, at least one. */
export const idsOf = (to: Named) => z.array(idOf(to)).min(1);

/** A section of a page: its kind, and the fields of that kind. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  title: string,
  hint: string,
  shape: Shape,
) => field(z.strictObject({ kind: field(z.literal(kind), 'Kind'), ...shape }), title, hint);

/**
 * What is behind a section: the paper of the page, raised paper (which the second of two neighbours
 * gives up), a background of its own, or one that is dark in either theme.
 */
export type Paper = 'page' | 'raised' | 'own' | 'night';

/** A file of which a section shows entries that are not its own fields. */
export type ShownFile =
  | 'client-stories'
  | 'contact-form'
  | 'faq'
  | 'hero'
  | 'industries'
  | 'logos'
  | 'milestones'
  | 'pricing'
  | 'purpose'
  | 'services';

/** What pages and rules have to know of a kind of section, from the fields of the section. */
export interface Traits<Fields> {
  /** Whether it has the heading of the page, which it then begins. */
  begins?: true;
  /** Whether a page can have only one, because all have the same ids. */
  isOnce?: true;
  /** By default the page's own. */
  paper?: Paper | ((fields: Fields) => Paper);
  /** Whether it begins without a margin, because it mostly follows an introduction. */
  isTight?: true;
  /** The ids that it gives to itself and its entries, or the list of which it shows all entries. */
  ids?: (fields: Fields) => readonly string[] | Listed;
  /** The file whose entries it shows, without its extension. */
  shows?: ShownFile | ((fields: Fields) => ShownFile | undefined);
  /** Where its picture is shown, if it may have one. */
  image?: PicturePlace | ((fields: Fields) => PicturePlace);
}

/** The traits of each kind; `traitsOf` gives those of a section. */
export const traits = z.registry<Traits<z.core.$output>>();
