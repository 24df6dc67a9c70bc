import { undrawable } from '@/components/social/undrawable';
import { presentTime } from '@/content/model/present-time';
import { unfitPictures } from '@/content/model/unfit-pictures';
import { readContent, type Loaded } from '@/content/model/read-content';
import { pagesElsewhere, sitePages } from '@/content/model/site-pages';
import { journalIn } from '@/content/model/rules/content-files';
import { redirectsMissingIn } from '@/content/model/rules/redirects-of';
import { publicNameProblems } from '@/engine/check/public-names';
import { Report } from '@/engine/shared/content-error';
import { defaultLanguage, languages } from '@/messages/languages';
import { unusedPictures } from '@/scripts/content/picture-advice';
import { articleAdvice } from '@/scripts/content/article-advice';
import { brandAdvice } from '@/scripts/content/brand-advice';
import { logoAdvice } from '@/scripts/content/logo-advice';
import { publicEditor } from '@/scripts/content/public-editor';
import { upcoming } from '@/scripts/content/upcoming';

/**
 * Reads all content in a language, and prints how much there is and advice on the articles.
 *
 * @throws ContentError that reports everything that is wrong with it
 */
function checkLanguage(language: string): Loaded {
  const loaded = readContent({ root: '.', language, now: presentTime() });
  const { files, articles } = loaded;
  const elsewhere = pagesElsewhere(loaded).filter(({ continues }) => !continues).length;
  if (elsewhere > 0) {
    console.log(
      `Advice: ${elsewhere} pages are not in “${language}”, and links lead to those in “${defaultLanguage.code}”; npm run content -- missing ${language} lists their files`,
    );
  }
  for (const article of articles) {
    for (const advice of articleAdvice(article, language)) {
      console.log(`Advice: ${journalIn(language)}/${article.slug}.md ${advice}`);
    }
  }
  upcoming(loaded, language).forEach((line) => console.log(line));
  console.log(
    `${files.length - articles.length} files of content and ${articles.length} articles are valid${languages.length > 1 ? ` (${language})` : ''}`,
  );
  return loaded;
}

/** Checks the content of all languages. @throws ContentError with everything that is wrong */
export async function checkContent(): Promise<void> {
  const report = new Report();
  report.add([...publicNameProblems('.'), ...publicEditor('.')]);
  const [original, ...translated] = languages.map(({ code }) =>
    report.attempt(() => checkLanguage(code)),
  );
  const looks = original ? brandAdvice(original.content.brand) : [];
  looks.forEach((advice) => console.log(`Advice: ${advice}`));
  for (const loaded of translated) {
    if (original && loaded) {
      const paths = new Set(sitePages(original).map(({ path }) => path));
      report.add(redirectsMissingIn(original.redirects, loaded.redirects, paths), loaded.sources);
    }
  }
  const all = [original, ...translated].flatMap((loaded) => loaded ?? []);
  // A language whose content cannot be read may show pictures that the others do not.
  if (all.length === languages.length) {
    const values = all.map(({ content, pages, articles }) => [content, pages, articles]);
    unusedPictures(values, '.').forEach((advice) => console.log(advice));
  }
  for (const loaded of all) {
    report.add(await unfitPictures(loaded.pictures, '.'), loaded.sources);
    report.add(await undrawable(loaded), loaded.sources);
  }
  report.close();
  // The files are there, and whole.
  const logos = original ? await logoAdvice(original.content.brand, '.') : [];
  logos.forEach((advice) => console.log(`Advice: ${advice}`));
}
