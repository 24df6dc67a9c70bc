import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { references, type Named } from '@/content/schemas/reference';
import { heading, lead } from '@/content/schemas/text';

export const sectionHeading = field(heading, 'Heading');
export const sentence = field(lead, 'Text', 'One or two short sentences.');

/** The id of something that another file contains. */
export const idOf = (to: Named) => z.string().meta({ 'x-widget': to }).register(references, { to });
/** A list of such ids. */
export const idsOf = (to: Named) => z.array(idOf(to)).min(1);

/** A section of a page: its kind, and the fields of that kind. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  title: string,
  hint: string,
  shape: Shape,
) => field(z.strictObject({ kind: field(z.literal(kind), 'Kind'), ...shape }), title, hint);
