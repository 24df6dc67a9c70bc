/** An article in the index of the journal's search. */
export interface FoundArticle {
  path: string;
  title: string;
  summary: string;
  /** Title of its topic. */
  topic: string;
  /** Headings of its sections. */
  headings: string[];
}
