import { contentFiles, type Content, type ContentName } from '@/content/catalogue';
import { collectProblems, ContentError } from '@/content/read/content-error';
import { FACT_NAMES, factsOf, ownFacts } from '@/content/read/facts';
import { fillTexts, type Facts } from '@/content/read/placeholders';
import { readArticleFile } from '@/content/read/read-article';
import { articleFiles, COMPANY_WORDS, JOURNAL, readYaml } from '@/content/read/read-file';
import { validate } from '@/content/read/validate';
import type { Source } from '@/content/read/yaml-source';
import { companyWordsFile } from '@/content/schemas/company-words';
import type { Article } from '@/content/schemas/article';
import { defaultLanguage, language } from '@/messages/languages';

const names = Object.keys(contentFiles) as ContentName[];

const filled = (source: Source, facts: Facts): Source => ({
  ...source,
  data: fillTexts(source.data, facts),
});

/** The company with its words in the language that is read. */
function translated(site: Source, own: Facts): Source {
  if (language === defaultLanguage) return site;
  const words = validate(filled(readYaml(COMPANY_WORDS), own), companyWordsFile);
  const { figures, ...rest } = (site.data ?? {}) as { figures?: object };
  return { ...site, data: { ...rest, ...words, figures: { ...figures, ...words.figures } } };
}

/** The years of the milestones, which may not be valid yet. */
function yearsIn(data: unknown): number[] {
  const { milestones } = (data ?? {}) as { milestones?: { year?: number }[] };
  return (milestones ?? []).map((milestone) => Number(milestone?.year));
}

/**
 * The facts of the company. If its file is not valid, the names stand for themselves, so that texts
 * which use them are not reported as well.
 */
function factsFrom(company: Source, own: Facts, years: readonly number[]): Facts {
  try {
    return factsOf(validate(company, contentFiles.site.schema), years, language.code);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { figures } = (company.data ?? {}) as { figures?: object };
    const known = [...FACT_NAMES, ...Object.keys(figures ?? {})];
    return { ...Object.fromEntries(known.map((name) => [name, name])), ...own };
  }
}

/**
 * Search engines show titles and descriptions side by side, so each may be used once.
 *
 * @throws ContentError that names each later use
 */
function checkTitles(sources: Record<ContentName, Source>, facts: Facts, articles: Article[]) {
  const files = new Map<string, string>();
  const problems: string[] = [];
  const claim = (text: string | undefined, file: string, line: number, field: string) => {
    if (text === undefined) return;
    const earlier = files.get(text);
    files.set(text, earlier ?? file);
    if (!earlier) return;
    problems.push(`${file}:${line}: field ${field}: “${text}” is used in ${earlier}, too`);
  };
  for (const name of names.filter((candidate) => candidate.startsWith('pages/'))) {
    const { file, data, lineOf } = filled(sources[name], facts);
    // The pages have been validated: title and description are texts, if they exist.
    const { title, description } = data as { title?: string; description?: string };
    claim(title, file, lineOf(['title']), 'title');
    claim(description, file, lineOf(['description']), 'description');
  }
  for (const { slug, title, summary } of articles) {
    claim(title, `${JOURNAL}/${slug}.md`, 1, 'title');
    claim(summary, `${JOURNAL}/${slug}.md`, 1, 'summary');
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Reads all content: parses every file, replaces the names of facts in its texts and validates it.
 *
 * @throws ContentError with every mistake of all files; if a file cannot be read at all, with every
 *   file that cannot
 */
export function loadContent(): { content: Content; articles: Article[]; facts: Facts } {
  const sources = Object.fromEntries(
    collectProblems(names.map((name) => () => [name, readYaml(contentFiles[name].file)] as const)),
  ) as Record<ContentName, Source>;

  const own = ownFacts(sources.site.data);
  const company = filled(translated(sources.site, own), own);
  const facts = factsFrom(company, own, yearsIn(sources.milestones.data));

  const articles: Article[] = [];
  const entries = collectProblems<readonly [ContentName, unknown] | undefined>([
    ...names.map((name) => () => {
      const source = name === 'site' ? company : filled(sources[name], facts);
      return [name, validate(source, contentFiles[name].schema)] as const;
    }),
    ...articleFiles().map((file) => () => {
      articles.push(readArticleFile(file, facts));
      return undefined;
    }),
  ]);
  checkTitles(sources, facts, articles);
  // Each value was validated by the schema of its name.
  const content = Object.fromEntries(entries.filter((entry) => entry !== undefined)) as Content;
  return { content, articles, facts };
}
