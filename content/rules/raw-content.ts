import type { ContentName } from '@/content/catalogue';
import type { HiddenPage } from '@/content/find-files';
import type { Source } from '@/engine/content/source';

/** The files of the catalogue by their names, without those that cannot be read. */
export type Sources = Partial<Record<ContentName, Source>>;

/** An article as the rules take it. */
export interface ArticleSource {
  file: string;
  slug: string;
  fields: Source | undefined;
  body: string;
  linesAbove: number;
}

/** All files, with the facts in their texts. */
export interface RawContent {
  sources: Sources;
  /** Optional files that are missing or hidden. */
  absent: ReadonlySet<ContentName>;
  hidden: readonly HiddenPage[];
  /** The pages of sections. */
  pages: readonly Source[];
  articles: readonly ArticleSource[];
  /** The present day in the company's time zone. */
  today: string;
  now: Date;
  /** Time zone of the first office. */
  timeZone: string;
  /** The company's name in URLs, if that is known. */
  slug: string | undefined;
}
