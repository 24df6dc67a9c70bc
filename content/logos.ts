import 'server-only';
import { clientLogos as schema } from '@/content/schemas/collections';
import { defineContent } from '@/content/schemas/define-content';

/** Invented companies; their logos were drawn for this site. */
export const clientLogos = defineContent('content/logos.ts', schema, [
  { name: 'Halmerath', src: '/logos/halmerath.svg', width: 178, height: 40 },
  { name: 'Ondrevell', src: '/logos/ondrevell.svg', width: 164, height: 40 },
  { name: 'Velmarne', src: '/logos/velmarne.svg', width: 166, height: 40 },
]);
