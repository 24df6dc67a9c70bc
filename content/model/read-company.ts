import { catalogue } from '@/content/model/catalogue';
import { fillTexts, type Facts } from '@/content/model/reading/placeholders';
import { factsOf, ownFacts, yearsIn } from '@/content/model/rules/facts';
import { companyWordsFile } from '@/content/model/schemas/company';
import type { Company } from '@/content/model/schemas/site';
import type { Report } from '@/engine/shared/content-error';
import type { Source } from '@/engine/shared/source';
import { validate } from '@/engine/shared/validate';

/** A file whose texts take their facts. */
export const filled = (source: Source, facts: Facts): Source => ({
  ...source,
  data: fillTexts(source.data, facts),
});

/**
 * The company with its words in the language that is read.
 *
 * @param source the file of the company
 * @param words its translation; undefined in the default language
 * @returns undefined if a file is not valid, which is then reported
 */
export function readCompany(
  source: Source | undefined,
  words: Source | undefined,
  report: Report,
): Company | undefined {
  if (!source) return undefined;
  const own = ownFacts(source.data);
  const company = report.attempt(() => validate(filled(source, own), catalogue.site.schema));
  if (!company || !words) return company;
  const valid = report.attempt(() => validate(filled(words, own), companyWordsFile));
  const known = Object.keys(company.figures);
  const unknown = Object.keys(valid?.figures ?? {}).filter((name) => !known.includes(name));
  const message = `is not a known field; there are ${known.join(', ')}`;
  report.add(
    unknown.map((name) => ({ file: words.file, path: ['figures', name], message })),
    [words],
  );
  return valid && { ...company, ...valid, figures: { ...company.figures, ...valid.figures } };
}

/**
 * The facts that all texts take.
 *
 * @param milestones the file of the milestones, whose years are facts
 * @param others values of that file in the default language, if this one has none
 * @returns undefined if they cannot be known, which is then reported
 */
export function readFacts(
  company: Company | undefined,
  milestones: Source | undefined,
  others: unknown,
  language: string,
  report: Report,
): Facts | undefined {
  const years = yearsIn(milestones ? milestones.data : others);
  const facts = company && factsOf(company, years ?? [], language);
  if (facts && milestones && !years) {
    report.attempt(() => validate(filled(milestones, facts), catalogue.milestones.schema));
  }
  return years && facts;
}
