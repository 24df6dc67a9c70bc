import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { makeRoomForService } from '@/__tests__/content/room-for-service';
import { problemsOf } from '@/__tests__/problems-of';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import { presentTime } from '@/content/present-time';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { articleFilesIn, pagesIn } from '@/content/rules/content-files';
import { unfitPictures } from '@/content/unfit-pictures';
import { ContentError } from '@/engine/content/content-error';
import { inWords } from '@/engine/content/problem';
import { filesIn } from '@/engine/content/read-file';
import { defaultLanguage } from '@/messages/languages';

/** Files that tests change, or add. */
export const ARTICLE = 'content/en/journal/two-looms.md';
export const BLOG = 'content/en/pages/blog.yaml';
export const FAQ = 'content/en/faq.yaml';
export const NOTICE = 'content/en/notice.yaml';
export const SERVICES = 'content/en/services.yaml';
export const SITE = 'content/site.yaml';
export const SPRING = 'content/en/pages/spring.yaml';

/** A copy of the content in a folder of its own, for a test that changes it. */
export class ContentCopy {
  readonly root = folderWith();

  /** The time at which the copy is read. */
  now = new Date();

  constructor() {
    for (const part of [
      SITE,
      'content/brand.yaml',
      'content/menus.yaml',
      'content/en',
      'content/media',
      'public',
      'messages',
    ]) {
      // The pictures are the owner's: there need not be any.
      if (existsSync(part)) cpSync(part, join(this.root, part), { recursive: true });
    }
    // The texts of the articles take longer to read than all the rest. Whatever an owner has
    // written since, all articles are published here, and none is by a person.
    for (const file of articleFilesIn(defaultLanguage.code, this.root)) {
      const text = this.read(file)
        .replace(/^(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\nText.\n')
        .replace(/^date: .*$/m, 'date: 2020-01-01')
        .replace(/^author: .*$/m, 'author: Head of weaving');
      this.write(file, text);
    }
    this.settleDays();
  }

  /**
   * Removes the days of pages. A page that an owner shows today is shown whenever a test reads the
   * copy, since other pages may link to it; one that is not shown today is over.
   */
  private settleDays(): void {
    const dated = filesIn(pagesIn(defaultLanguage.code), this.root).filter((file) =>
      /^(?:from|until):/m.test(this.read(file)),
    );
    if (dated.length === 0) return;
    this.now = presentTime();
    const shown = publishedOf(this.load(), false).pages.map(({ name }) => name);
    for (const file of dated) {
      const text = this.read(file).replaceAll(/^(?:from|until): .*\n/gm, '');
      const days = shown.includes(basename(file, '.yaml')) ? '' : "until: '2000-01-01'\n";
      this.write(file, days + text);
    }
    // The notice may link to a page that is not published yet.
    this.remove(NOTICE);
  }

  /** Removes the counting of visits, which a page would have to mention. */
  stopCounting(): void {
    this.write(SITE, this.read(SITE).replace(/^insight:\r?\n(?: .*\r?\n)*/m, ''));
  }

  /** Makes room for one more service. @returns the index that it will have */
  makeRoomForService(): number {
    return makeRoomForService(this.root);
  }

  load() {
    const { root, now } = this;
    return readContent({ root, language: defaultLanguage.code, now });
  }

  /** The problems of the copy, a line each. */
  problems(): readonly string[] {
    return problemsOf(() => this.load());
  }

  /** The pictures of the copy that their places cannot show, a line each; it is valid otherwise. */
  async unfitPictures(): Promise<readonly string[]> {
    const { pictures, sources } = this.load();
    const problems = await unfitPictures(pictures, this.root);
    return problems.length > 0 ? new ContentError(problems, sources).problems.map(inWords) : [];
  }

  /** The copy's only problem. @throws Error if there are none or several */
  onlyProblem(): string {
    const problems = this.problems();
    const [problem] = problems;
    if (problem === undefined || problems.length > 1) {
      throw new Error(`${problems.length} problems, not one:\n${problems.join('\n')}`);
    }
    return problem;
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string | Buffer): void {
    writeFiles(this.root, { [file]: text });
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true });
  }

  /** Sets a value in a YAML file and keeps the rest as it is. */
  set(file: string, path: readonly (string | number)[], value: unknown): void {
    const document = parseDocument(this.read(file));
    document.setIn(path, value);
    this.write(file, document.toString());
  }

  /** Makes a question link to a URL. */
  leadTo(url: string): void {
    this.set(FAQ, ['questions', 0, 'link'], url);
  }

  /** The line that a problem names. */
  lineOf(problem = ''): string | undefined {
    const [, file = '', line] = /^(\S+?):(\d+): /.exec(problem) ?? [];
    return this.read(file).split('\n')[Number(line) - 1];
  }

  /** The line of a file that contains a text, counted from 1. */
  lineWith(file: string, text: string): number {
    const lines = this.read(file).split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  }
}
