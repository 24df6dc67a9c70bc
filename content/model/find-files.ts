import { basename, join } from 'node:path';
import { z } from 'zod';
import { contentFile, contentNames, isOptional, type ContentName } from '@/content/model/catalogue';
import { nameProblem } from '@/content/model/file-name';
import { readSource } from '@/content/model/outline';
import { routeTable } from '@/content/model/route-table';
import {
  companyWordsIn,
  CONTENT,
  isArticleFile,
  isPageFile,
  journalIn,
  FORMER_PUBLISHED,
  PUBLISHED,
  pagesIn,
} from '@/content/model/rules/content-files';
import { unreadFiles } from '@/content/model/rules/unread-files';
import { Report } from '@/engine/shared/content-error';
import type { Problem } from '@/engine/shared/problem';
import { filesIn, isFile } from '@/content/model/reading/read-file';
import { defaultLanguage } from '@/messages/languages';

/** A page that its file hides. */
export interface HiddenPage {
  /** Name of the page's file, without extension. */
  name: string;
  /** That file in the default language, which hides it. */
  file: string;
  /** The page's path, and former paths that would lead there; they may name facts in braces. */
  paths: readonly string[];
}

/** Which files of a language there are, by their paths from the site's folder. */
export interface FoundFiles {
  /** Files of the catalogue that are read, some of which may be missing. */
  names: readonly ContentName[];
  /** Optional files of the catalogue that are missing or hidden. */
  absent: ReadonlySet<ContentName>;
  hidden: readonly HiddenPage[];
  /** Translations of texts in `site.yaml`, for a language that is not the default one. */
  words: string | undefined;
  /** The pages of sections. */
  pages: readonly string[];
  /** The articles, in the order of their names. */
  articles: readonly string[];
  /** Files that nothing reads, and pages whose files cannot have their names. */
  problems: readonly Problem[];
}

const bySlug = (one: string, other: string) =>
  basename(one, '.md').localeCompare(basename(other, '.md'));

/** What has to be known of a page that is hidden; nothing else in its file is read. */
const hiddenFields = z.object({
  hidden: z.literal(true),
  path: z.string().optional(),
  aliases: z.array(z.string()).default([]),
});

/** A page's file, if it hides the page; whether its syntax is right is checked elsewhere. */
function hiddenPage(file: string, root: string): HiddenPage[] {
  const source = isFile(join(root, file)) && new Report().attempt(() => readSource(file, root));
  const { data } = hiddenFields.safeParse(source && source.data);
  if (!data) return [];
  const route = routeTable.find(
    ({ key }) => contentFile(`pages/${key}`, defaultLanguage.code) === file,
  );
  const path = route?.path ?? data.path;
  return [
    {
      name: basename(file, '.yaml'),
      file,
      paths: [...(path === undefined ? [] : [path]), ...data.aliases],
    },
  ];
}

/**
 * The files of a language. All languages have the same pages: the default one decides.
 *
 * @param root the folder that `content` is in
 * @param language its code
 */
export function findFiles(root: string, language: string): FoundFiles {
  const present = filesIn(CONTENT, root);
  const known = contentNames.map((name) => contentFile(name, language));
  const inDefault = (file: string) => join(pagesIn(defaultLanguage.code), basename(file));
  const pageFiles = present.filter((file) => isPageFile(file, language));
  const hidden = pageFiles.flatMap((file) => hiddenPage(inDefault(file), root));
  const isHidden = (file: string) => hidden.some((page) => page.file === inDefault(file));
  const isThere = (name: ContentName) => {
    if (!name.startsWith('pages/')) return isFile(join(root, contentFile(name, language)));
    const file = contentFile(name, defaultLanguage.code);
    return isFile(join(root, file)) && !isHidden(file);
  };
  const absent = new Set(contentNames.filter((name) => isOptional(name) && !isThere(name)));
  const names = contentNames.filter((name) => !absent.has(name));
  const pages = pageFiles.filter((file) => !known.includes(file) && !isHidden(file));
  const ofJournal = present.filter((file) => isArticleFile(file, language));
  const words = language === defaultLanguage.code ? undefined : companyWordsIn(language);
  const read = [
    ...names.map((name) => contentFile(name, language)),
    ...[...pageFiles, ...ofJournal, PUBLISHED, FORMER_PUBLISHED],
    ...(words ? [words] : []),
  ];
  return {
    names,
    absent,
    hidden,
    words,
    pages,
    // The articles of a hidden journal are hidden with it.
    articles: isHidden(contentFile('pages/blog', language)) ? [] : ofJournal.toSorted(bySlug),
    problems: [
      ...unreadFiles(present, { read: new Set(read), known }, language, journalIn(language)),
      ...pages.flatMap((file) => {
        const message = nameProblem(file);
        return message ? [{ file, message }] : [];
      }),
    ],
  };
}
