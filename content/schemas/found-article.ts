/** An article as the search of the journal knows it. */
export interface FoundArticle {
  path: string;
  title: string;
  summary: string;
  /** Title of its topic. */
  topic: string;
  /** Of its sections. */
  headings: string[];
}
