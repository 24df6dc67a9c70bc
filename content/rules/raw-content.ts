import type { ContentName } from '@/content/catalogue';
import type { ArticleSource } from '@/content/rules/read-article';
import type { Source } from '@/engine/content/source';

/** The files of the catalogue by their names, without those that cannot be read. */
export type Sources = Partial<Record<ContentName, Source>>;

/** A page that its file hides. */
export interface HiddenPage {
  /** The page's file in the default language, which hides it. */
  file: string;
  /** The page's path, and former paths that would lead there. */
  paths: readonly string[];
}

/** All files, with the facts in their texts; they need not be valid. */
export interface RawContent {
  sources: Sources;
  /** Optional files that are missing or hidden. */
  absent: ReadonlySet<ContentName>;
  hidden: readonly HiddenPage[];
  /** The pages of sections. */
  pages: readonly Source[];
  articles: readonly ArticleSource[];
  /** Whether all facts could be read that a name in braces may stand for. */
  hasFacts: boolean;
  /** Whether the syntax of every file is right. */
  isComplete: boolean;
  /** The present day in the company's time zone. */
  today: string;
  now: Date;
  /** Time zone of the first office. */
  timeZone: string;
  /** The company's name in URLs, if that is known. */
  slug: string | undefined;
}
