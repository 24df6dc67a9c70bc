import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { problemsOf } from '@/__tests__/problems-of';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import { readContent } from '@/content/model/read-content';
import { unfitPictures } from '@/content/model/unfit-pictures';
import { ContentError } from '@/engine/shared/content-error';
import { inWords } from '@/engine/shared/problem';
import { defaultLanguage } from '@/messages/languages';

/** Files that tests change, or add. */
export const ARTICLE = 'content/en/journal/two-looms.md';
export const BLOG = 'content/en/pages/blog.yaml';
export const FAQ = 'content/en/faq.yaml';
export const NOTICE = 'content/en/notice.yaml';
export const SERVICES = 'content/en/services.yaml';
export const SITE = 'content/site.yaml';
export const SPRING = 'content/en/pages/spring.yaml';

/** A copy of the fixture, a small site of its own, in a folder of its own. */
export class ContentCopy {
  readonly root = folderWith();

  /** The time at which the copy is read. */
  now = new Date();

  constructor() {
    cpSync('__tests__/fixture', this.root, { recursive: true });
    cpSync('messages', join(this.root, 'messages'), { recursive: true });
  }

  load() {
    const { root, now } = this;
    return readContent({ root, language: defaultLanguage.code, now });
  }

  /** The problems of the copy that contain a text, a line each. */
  problems(text = ''): readonly string[] {
    return problemsOf(() => this.load()).filter((problem) => problem.includes(text));
  }

  /** The problems of the copy with a page of sections. */
  problemsWith(page: string): readonly string[] {
    this.write(SPRING, page);
    return this.problems();
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
