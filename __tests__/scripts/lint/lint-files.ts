import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What lint reports on a line of a file. */
interface Problem {
  file: string;
  line: number;
  /** Such as `site(imports)`. */
  rule: string;
  message: string;
}

interface Report {
  diagnostics: {
    filename: string;
    code: string;
    message: string;
    labels: { span: { line: number } }[];
  }[];
}

/** Configuration that Oxlint reads, and the rules of this repository. */
const CONFIGURATION = ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'];

/** Lints files as if they were those of the site, with its own configuration. */
export function lintFiles(files: Record<string, string>): Problem[] {
  mkdirSync('reports', { recursive: true });
  const folder = mkdtempSync(join('reports', 'lint-'));
  try {
    for (const path of CONFIGURATION) cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = resolve('node_modules', '.bin', 'oxlint');
    const { stdout } = spawnSync(
      oxlint,
      // Ignore patterns of the repository would hide the folder.
      ['--no-ignore', '--format', 'json', ...Object.keys(files)],
      { cwd: folder, encoding: 'utf8', timeout: 300_000 },
    );
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics.map(({ filename, code, message, labels }) => ({
      file: filename,
      line: labels[0]?.span.line ?? 0,
      rule: code,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Lints files in which each line is a statement. @returns what a rule reports on a line of a file
 */
export function lintLines(rule: string, files: Readonly<Record<string, readonly string[]>>) {
  const texts = Object.entries(files).map(([file, lines]) => [file, lines.join('\n')] as const);
  const problems = lintFiles(Object.fromEntries(texts));
  return (file: string, text: string): string[] => {
    const index = files[file]?.indexOf(text) ?? -1;
    if (index < 0) throw new Error(`${file} has no line ${text}`);
    return problems
      .filter((one) => one.rule === rule && one.file === file && one.line === index + 1)
      .map(({ message }) => message);
  };
}
