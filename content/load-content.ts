import { contentFiles, type Content, type ContentName } from '@/content/catalogue';
import { problemsBetween, type Sources } from '@/content/rules/check-together';
import { Report } from '@/engine/content/content-error';
import { factsOf, ownFacts, standIns } from '@/content/rules/facts';
import { fillTexts, type Facts } from '@/engine/content/placeholders';
import {
  fillArticle,
  parseArticle,
  readArticle,
  type ArticleSource,
} from '@/content/rules/read-article';
import { COMPANY_WORDS, CONTENT, isArticleFile, JOURNAL } from '@/content/rules/content-files';
import { filesIn, readFileAt, readYaml } from '@/engine/content/read-file';
import { readMessages } from '@/content/rules/read-messages';
import { unreadFiles } from '@/content/rules/unread-files';
import { validate } from '@/engine/content/validate';
import { entriesOf, fieldsOf } from '@/engine/content/values';
import type { Source } from '@/engine/content/yaml-source';
import { companyWordsFile } from '@/content/schemas/company-words';
import type { Article } from '@/content/schemas/article';
import type { Messages } from '@/content/schemas/messages';
import { defaultLanguage, language } from '@/messages/languages';

/** The files as they are, without those whose syntax is wrong. */
export interface Files {
  sources: Sources;
  /** The company's words in a language that is not the default one. */
  words?: Source | undefined;
  articles: readonly ArticleSource[];
}

/** The validated values of all files of content. */
export interface Loaded {
  content: Content;
  articles: Article[];
  facts: Facts;
}

const names = Object.keys(contentFiles) as ContentName[];

/** As long as any year, while no milestone has a valid one. */
const SOME_YEAR = 2000;

const filled = (source: Source, facts: Facts): Source => ({
  ...source,
  data: fillTexts(source.data, facts),
});

/** Does something with each file that could be read, if only its syntax. */
function mapSources(sources: Sources, change: (source: Source) => Source): Sources {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, change(source)]),
  );
}

/** The files of the catalogue whose syntax is right. */
function readSources(root: string, report: Report): Sources {
  return Object.fromEntries(
    names.flatMap((name) => {
      const source = report.attempt(() => readYaml(contentFiles[name].file, root));
      return source ? [[name, source]] : [];
    }),
  );
}

/** The company with its words in the language that is read. */
function translated(site: Source, words: Source | undefined, own: Facts, report: Report): Source {
  const valid = words && report.attempt(() => validate(filled(words, own), companyWordsFile));
  if (!valid) return site;
  const { figures, ...rest } = fieldsOf(site.data);
  return {
    ...site,
    data: { ...rest, ...valid, figures: { ...fieldsOf(figures), ...valid.figures } },
  };
}

/** The years of the milestones, which may not be valid yet. */
function yearsIn(milestones: Source | undefined): number[] {
  const years = entriesOf(fieldsOf(milestones?.data).milestones).map(({ year }) => year);
  const valid = years.filter((year) => typeof year === 'number');
  return valid.length > 0 ? valid : [SOME_YEAR];
}

/** The company, and the facts that texts take from it. */
function readCompany({ sources: { site: source, milestones }, words }: Files, report: Report) {
  const own = ownFacts(source?.data);
  const named = { company: 'company', slug: 'slug', ...own };
  const company = source && filled(translated(source, words, named, report), named);
  const site = company && report.attempt(() => validate(company, contentFiles.site.schema));
  return {
    own,
    source: company,
    facts: site ? factsOf(site, yearsIn(milestones), language.code) : standIns(company?.data),
    // If the file cannot be read, any name in braces may be one of its figures.
    hasFacts: company !== undefined,
  };
}

/**
 * Replaces the names of facts in all texts, validates each file, and checks what the files say of
 * one another.
 *
 * @param root the folder that `public` is in
 * @param report notes every mistake; what only depends on a file that could not be read is left out
 */
export function contentOf(files: Files, root: string, report: Report): Loaded {
  const { source: site, own, facts, hasFacts } = readCompany(files, report);
  const sources = {
    ...mapSources(files.sources, (source) => filled(source, facts)),
    ...(site && { site }),
  };
  const values = names.map((name) => {
    const source = sources[name];
    const { schema } = contentFiles[name];
    return [name, source && report.attempt(() => validate(source, schema, hasFacts))];
  });
  const articleSources = files.articles.map((article) => fillArticle(article, facts));
  const articles = articleSources.flatMap(
    (article) => readArticle(article, { company: own.company, hasFacts }, report) ?? [],
  );
  report.add(problemsBetween({ sources, articles: articleSources, slug: own.slug }, root));
  // Each value was validated by the schema of its name; what is missing is in the report.
  return { content: Object.fromEntries(values) as Content, articles, facts };
}

/**
 * Reads all content, and the messages of its language.
 *
 * @param root the folder that `content`, `messages` and `public` are in
 * @throws ContentError with every mistake of all files
 */
export function loadContent(root = '.'): Loaded & { messages: Messages } {
  const report = new Report();
  const present = filesIn(CONTENT, root);
  const articles = present.filter(isArticleFile);
  const words = language === defaultLanguage ? [] : [COMPANY_WORDS];
  const files: Files = {
    sources: readSources(root, report),
    words: words.map((file) => report.attempt(() => readYaml(file, root)))[0],
    articles: articles.map((file) => parseArticle(file, readFileAt(file, root), report)),
  };
  const loaded = contentOf(files, root, report);
  const listed = Object.values(contentFiles).map(({ file }) => file);
  const read = new Set<string>([...listed, ...articles, ...words]);
  report.add(unreadFiles(present, read, language.code, JOURNAL));
  const messages = report.attempt(() => readMessages(language.code, root));
  report.close();
  // Without them the report was not empty.
  return { ...loaded, messages: messages as Messages };
}
