import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { stub, type Host, type Step } from './host-steps';

/** Where the hosts' steps run, in a clone of the repository. */
export const COPY = join('reports', 'publishing');
export const PAGES = 'https://owner.example/site';
export const NUMBER = '12';

type Workflow = { jobs: Record<string, { steps: Step[]; if?: string }> };

export const inCopy = (...parts: string[]) => join(COPY, ...parts);
export const readText = (...parts: string[]) => readFileSync(inCopy(...parts), 'utf8');
export const readWorkflow = (name: string) =>
  parse(readText('.github', 'workflows', `${name}.yml`)) as Workflow;

/** A host with the packages installed; its `npm` records the arguments and the build's variables. */
export function hostOf(expressions: Record<string, string> = {}): Host {
  const folder = resolve(COPY);
  const host = { folder, environment: {} as Record<string, string>, expressions };
  rmSync(inCopy('calls.txt'), { force: true });
  stub(
    host,
    'npm',
    `echo "$* at \${SITE_URL:-}\${BASE_PATH:-}/\${PREVIEW:+ as a preview}\${FOR_HOST:+ for $FOR_HOST}" >> ${folder}/calls.txt
if [ -n "\${REAL_NPM:-}" ] && [ "$*" = 'run build' ]; then exec "$REAL_NPM" "$@"; fi
`,
  );
  return host;
}

export const calls = () => readText('calls.txt').trimEnd().split('\n');

export function onGitHub(more: Record<string, string> = {}): Host {
  const host = hostOf({
    'github.token': 'a token',
    'github.event.number': NUMBER,
    "hashFiles('package-lock.json')": 'a digest',
    ...more,
  });
  Object.assign(host.environment, {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'owner/site',
    GITHUB_STEP_SUMMARY: resolve(COPY, 'summary.md'),
  });
  writeFileSync(inCopy('summary.md'), '');
  // No check of the second pull request has passed; the preview of the third has expired.
  stub(
    host,
    'gh',
    `case "$*" in
  *'--jq .has_pages') echo true ;;
  *'/pages --jq .html_url') echo ${PAGES}/ ;;
  'pr list'*) printf '%s\\n' '${NUMBER} aaa' '13 bbb' '14 ccc' ;;
  'run list'*'--commit aaa'*) echo 77 ;;
  'run list'*'--commit bbb'*) ;;
  'run list'*'--commit ccc'*) echo 79 ;;
  'run download 77 --name preview --dir '*) mkdir -p "$7" && echo preview > "$7/index.html" ;;
  *) exit 1 ;;
esac
`,
  );
  return host;
}
