/**
 * The hosts' steps run unchanged in a clone of the repository. Stubs replace what only a host has, and
 * `npm`, which records what it is asked for: the clone has the packages and the last build's export.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { runShell, runSteps, stub } from './host-steps';
import {
  calls,
  COPY,
  hostOf,
  inCopy,
  NUMBER,
  onGitHub,
  PAGES,
  readText,
  readWorkflow,
} from './published-copy';
import { filesBelow } from '@/engine/shared/files-below';
import { cloneSite } from '@/scripts/lib/site-copy';

type GitLab = Record<
  'preview' | 'pages',
  { script: string[]; variables?: Record<string, string> }
> & {
  default: { before_script: string[] };
};

/** The real `npm`, which the stub hides. */
const realNpm = () => runShell(hostOf(), 'type -ap npm | tail -n 1').printed.trim();

beforeAll(() => {
  cloneSite(COPY);
  cpSync('out', inCopy('out'), { recursive: true });
  // `npm ci` ends with this.
  runShell({ ...hostOf(), environment: {} }, 'npm run prepare');
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('a pull request is built below the site, as a preview', () => {
  const host = onGitHub({
    'steps.prepare.outputs.pages-url && !github.event.pull_request.head.repo.fork': 'true',
  });
  const preview = runSteps(host, readWorkflow('check').jobs.preview!.steps);
  expect(preview).toEqual(expect.objectContaining({ status: 0 }));
  expect(calls()).toEqual([
    'ci at /',
    `run build at /site/preview/${NUMBER}/ as a preview for github-pages`,
  ]);
  expect(readText('summary.md')).toContain(`${PAGES}/preview/${NUMBER}`);
});

describe('the published site', () => {
  it('includes the previews of those open pull requests that have one', () => {
    const host = onGitHub({ 'steps.prepare.outputs.pages-url': 'true' });
    const { status, printed } = runSteps(host, readWorkflow('publish').jobs.build!.steps);
    expect({ status, printed }).toEqual(expect.objectContaining({ status: 0 }));
    expect(calls()).toEqual([
      'ci at /',
      'run content at /',
      'run build at /site/ for github-pages',
    ]);
    expect(readText('out', 'preview', NUMBER, 'index.html')).toBe('preview\n');
    expect(existsSync(inCopy('out', 'preview', '13'))).toBe(false);
    expect(printed).toContain('::warning::The preview of #14');
  });

  it.each(['pr list', 'run list'])('is published without previews if gh %s fails', (command) => {
    const host = onGitHub({ 'steps.prepare.outputs.pages-url': 'true' });
    const gh = readText('stubs', 'gh').replace(/^.*\nset -eu\n/, '');
    stub(
      host,
      'gh',
      gh.replace('case "$*" in', () => `case "$*" in\n  '${command}'*) exit 1 ;;`),
    );
    rmSync(inCopy('out', 'preview'), { recursive: true, force: true });
    const { status, printed } = runSteps(host, readWorkflow('publish').jobs.build!.steps);
    expect({ status, printed }).toEqual(expect.objectContaining({ status: 0 }));
    expect(printed).toContain('::warning::');
    expect(existsSync(inCopy('out', 'preview'))).toBe(false);
  });

  it.each([
    ['that GitHub commits', '', ''],
    ['that somebody else commits', 'exit 1', '::warning file=content/published-urls.txt::'],
  ])('adds pages made on a website to a list %s', (_, refusal, said) => {
    const list = inCopy('content', 'published-urls.txt');
    const text = readFileSync(list, 'utf8');
    const host = onGitHub({ 'steps.prepare.outputs.pages-url': '' });
    const { steps } = readWorkflow('publish').jobs.build!;
    const npm = readText('stubs', 'npm').replace(/^.*\nset -eu\n/, '');
    stub(
      host,
      'npm',
      `${npm}\nif [ "$*" = 'run content' ]; then echo /made >> ${resolve(list)}; fi\n`,
    );
    try {
      expect(runSteps(host, steps).status).toBe(0);
      expect(readFileSync(list, 'utf8')).toBe(`${text}/made\n`);
      const former = host.expressions['steps.urls.outputs.former'];
      expect(former).toMatch(/^[\da-f]{40}$/);
      stub(
        host,
        'gh',
        `case "$*" in
  'run download 5 --repo owner/site --name published-urls') cp ${resolve(list)} published-urls.txt ;;
  'api '*'--method PUT repos/owner/site/contents/content/published-urls.txt '*) echo "$*"; ${refusal} ;;
esac
`,
      );
      Object.assign(host.environment, { GITHUB_RUN_ID: '5' });
      host.expressions['needs.build.outputs.former-urls'] = former!;
      const { steps: noting } = readWorkflow('publish').jobs['note-published-urls']!;
      const { status, printed } = runSteps(host, noting);
      expect(status).toBe(0);
      expect(printed).toContain(`sha=${former}`);
      expect(printed).toContain(`content=${Buffer.from(`${text}/made\n`).toString('base64')}`);
      expect(printed.split('\n').find((line) => line.startsWith('::')) ?? '').toContain(said);
      expect(printed.includes('::')).toBe(said !== '');
    } finally {
      writeFileSync(list, text);
    }
  });

  it('is rebuilt by another host each morning, if there is a build hook', () => {
    const { steps } = readWorkflow('publish').jobs['rebuild-elsewhere']!;
    for (const hook of ['https://host.example/build', '']) {
      const host = onGitHub({ 'secrets.BUILD_HOOK': hook });
      stub(host, 'curl', 'echo "asked ${*: -1}"\n');
      const { status, printed } = runSteps(host, steps);
      expect({ status, printed }).toEqual({ status: 0, printed: hook && `asked ${hook}\n` });
    }
  });

  it('stays as it is when a build fails, and the run says where the mistake is', () => {
    const file = inCopy('content', 'site.yaml');
    const text = readFileSync(file, 'utf8');
    const before = readText('out', 'index.html');
    const steps = readWorkflow('publish').jobs.build!.steps;
    const npm = realNpm();
    const host = onGitHub({ 'steps.prepare.outputs.pages-url': 'true' });
    host.environment.REAL_NPM = npm;
    writeFileSync(file, `nmae: Loom\n${text}`);
    try {
      const { status, printed } = runSteps(host, steps);
      expect(status).not.toBe(0);
      expect(printed).toMatch(/^::error file=content\/site\.yaml,line=1::.*nmae/m);
      expect(readText('summary.md')).toMatch(/^ {4}content\/site\.yaml:1: .*nmae/m);
      expect(readText('out', 'index.html')).toBe(before);
    } finally {
      writeFileSync(file, text);
    }
  });
});

describe('GitLab', () => {
  const variables = {
    CI_PAGES_URL: PAGES,
    CI_PAGES_DOMAIN: 'owner.example',
    CI_PROJECT_ROOT_NAMESPACE: 'group',
    CI_PROJECT_PATH: 'group/sub/site',
    CI_JOB_ID: '7',
  };

  it.each([
    ['preview', 'https://group.owner.example/-/sub/site/-/jobs/7/artifacts/out'],
    ['pages', '/site'],
  ] as const)('builds %s for the URL that it will have', (name, url) => {
    const { default: before, [name]: job } = parse(readText('.gitlab-ci.yml')) as GitLab;
    const host = hostOf();
    const set = Object.entries(job.variables ?? {}).map(
      ([key, value]) => `export ${key}="${value}"`,
    );
    const script = [...set, ...before.before_script, ...job.script].join('\n');
    expect(runShell(host, script, variables).status).toBe(0);
    expect(calls()).toHaveLength(2);
    expect(calls()[0]).toMatch(/^ci at /);
    const kind = name === 'preview' ? ' as a preview' : '';
    expect(calls().at(-1)).toBe(`run build at ${url}/${kind} for gitlab-pages`);
    const file = inCopy('preview.env');
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    rmSync(file, { force: true });
    expect(written).toBe(name === 'preview' ? `PREVIEW_URL=${url}/index.html\n` : '');
  });
});

test('Netlify runs the build and publishes what it writes', () => {
  const [, command = ''] = /^command = "(.+)"$/m.exec(readText('netlify.toml')) ?? [];
  const [, folder = ''] = /^publish = "(.+)"$/m.exec(readText('netlify.toml')) ?? [];
  expect(runShell(hostOf(), command).status).toBe(0);
  expect(calls()).toEqual(['run build at /']);
  expect(existsSync(inCopy(folder, '_headers'))).toBe(true);
});

test('Cloudflare publishes what the build writes', () => {
  const text = readText('wrangler.jsonc').replace(/^\/\/.*$/gm, '');
  const { assets } = parse(text) as { assets: { directory: string } };
  expect(existsSync(inCopy(assets.directory, '_headers'))).toBe(true);
});

test('Vercel gets the headers and redirects that only the build knows, and no compressed copies', () => {
  const settings = JSON.parse(readText('vercel.json')) as Record<string, string>;
  const host = hostOf();
  const script = `${settings.installCommand}\n${settings.buildCommand}`;
  writeFileSync(inCopy('out', 'list.csv.gz'), 'An archive to download');
  expect(runShell(host, script)).toEqual(expect.objectContaining({ status: 0 }));
  expect(calls()).toEqual(['ci at /', 'run build at /']);
  const sent = filesBelow(inCopy('.vercel', 'output', 'static'));
  expect(sent.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([
    expect.stringMatching(/(?:^|\/)list\.csv\.gz$/),
  ]);
  const output = JSON.parse(readText('.vercel', 'output', 'config.json')) as {
    routes: { headers?: object }[];
    overrides: Record<string, object>;
  };
  const files = Object.keys(output.overrides).map((file) => join('.vercel/output/static', file));
  expect(files.filter((file) => !existsSync(inCopy(file)))).toEqual([]);
  expect(JSON.stringify(output.routes)).toContain('"Content-Security-Policy"');
  expect(existsSync(inCopy('.vercel/output/static/vercel.json'))).toBe(false);
});

test('the Docker image is built by the same steps, and serves the export by the rules it contains', () => {
  const dockerfile = readText('deploy/Dockerfile');
  const steps = [...dockerfile.matchAll(/^RUN (?:--\S+ )*(.+)$/gm)].map(([, step]) => step);
  expect(runShell(hostOf(), steps.join('\n')).status).toBe(0);
  expect(calls()).toEqual(['ci at /', 'run build at / for nginx']);
  const [, from = ''] = /^COPY --from=build \/site\/(\S+) /m.exec(dockerfile) ?? [];
  const [, rules = ''] = /^ *include \/srv\/site\$BASE_PATH\/(\S+);$/m.exec(dockerfile) ?? [];
  expect(existsSync(inCopy(from, rules))).toBe(true);
});
