import type { Site } from '@/content/model/read-site';
import type { Problem } from '@/engine/shared/problem';

/** A rule on several values of the site, each of which is valid for itself. */
export interface Rule {
  /** What holds where the rule is kept, for whoever reads the list. */
  name: string;
  /** @returns what is wrong, each with the place at which it is to be mended */
  check: (site: Site) => Problem[];
}
