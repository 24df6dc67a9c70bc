import { basename, join } from 'node:path';
import { z } from 'zod';
import { contentFile, contentNames, isNeeded, type ContentName } from '@/content/model/catalogue';
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
} from '@/content/model/rules/content-files';
import { unreadFiles } from '@/content/model/rules/unread-files';
import { Report } from '@/engine/shared/content-error';
import { problemsAt, type Problem } from '@/engine/shared/problem';
import { filesIn, isFile } from '@/content/model/reading/read-file';
import { defaultLanguage } from '@/messages/languages';

/** A page that its file hides. */
export interface HiddenPage {
  /** Name of the page's file, without extension. */
  name: string;
  /** That file. */
  file: string;
  /** The page's path, and former paths that would lead there; they may name facts in braces. */
  paths: readonly string[];
}

/** Which files of a language there are, by their paths from the site's folder. */
export interface FoundFiles {
  /** Files of the catalogue that are read, some of which may be missing. */
  names: readonly ContentName[];
  /** Files of the catalogue that are missing or hidden, and that this language can do without. */
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

/** The folder that `content` is in, and the code of a language. */
interface Where {
  root: string;
  language: string;
}

/** A page's file, if it hides the page; whether its syntax is right is checked elsewhere. */
function hiddenPage(file: string, { root, language }: Where): HiddenPage[] {
  const source = isFile(join(root, file)) && new Report().attempt(() => readSource(file, root));
  const { data } = hiddenFields.safeParse(source && source.data);
  if (!data) return [];
  const route = routeTable.find(({ key }) => contentFile(`pages/${key}`, language) === file);
  const path = route?.path ?? data.path;
  return [
    {
      name: basename(file, '.yaml'),
      file,
      paths: [...(path === undefined ? [] : [path]), ...data.aliases],
    },
  ];
}

/** The files of a language, which decide what pages it has. */
export function findFiles(where: Where): FoundFiles {
  const { root, language } = where;
  const present = filesIn(CONTENT, root);
  const known = contentNames.map((name) => contentFile(name, language));
  const pageFiles = present.filter((file) => isPageFile(file, language));
  const hidden = pageFiles.flatMap((file) => hiddenPage(file, where));
  const isHidden = (file: string) => hidden.some((page) => page.file === file);
  const isThere = (name: ContentName) => {
    const file = contentFile(name, language);
    return isFile(join(root, file)) && !isHidden(file);
  };
  const absent = new Set(
    contentNames.filter((name) => !isNeeded(name, language) && !isThere(name)),
  );
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
      ...pages.flatMap((file) => problemsAt({ file }, nameProblem(file))),
    ],
  };
}
