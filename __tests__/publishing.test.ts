/**
 * The syntax and the permissions of the files with which hosts build and publish the site. Their
 * steps are run in __tests__/build/publishing.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const WORKFLOWS = '.github/workflows';
const ACTIONS = '.github/actions';
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const text = z.string().min(1);
const texts = z.record(z.string(), z.string());
/** What a job may do with the repository: anything not named is forbidden. */
const permissions = z.record(z.string(), z.enum(['read', 'write']));
const step = z
  .strictObject({
    id: text.optional(),
    name: text.optional(),
    if: text.optional(),
    uses: text.optional(),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    run: text.optional(),
    shell: z.literal('bash').optional(),
    env: texts.optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined));
const job = z.strictObject({
  needs: text.optional(),
  if: text.optional(),
  concurrency: text.optional(),
  'runs-on': text,
  'timeout-minutes': z.int().max(60),
  permissions,
  outputs: texts.optional(),
  environment: z.strictObject({ name: text, url: text }).optional(),
  steps: z.array(step).min(1),
});
const event = z.union([
  z.null(),
  z.strictObject({ branches: z.array(text) }),
  z.strictObject({ workflows: z.array(text), types: z.array(text) }),
  z.array(
    // Owners may add times.
    z.strictObject({
      cron: z.string().regex(/^(?:[\d*,/-]+ ){4}[\d*,/-]+$/),
      timezone: text.optional(),
    }),
  ),
]);
const workflow = z.strictObject({
  name: text,
  on: z.partialRecord(
    z.enum(['pull_request', 'push', 'schedule', 'workflow_dispatch', 'workflow_run']),
    event,
  ),
  permissions: z.strictObject({}),
  concurrency: z.strictObject({ group: text, 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string(), job),
});
const action = z.strictObject({
  name: text,
  description: text,
  outputs: z.record(z.string(), z.strictObject({ description: text, value: text })),
  runs: z.strictObject({
    using: z.literal('composite'),
    // Unlike a workflow's steps, an action's have no default shell.
    steps: z.array(step.refine(({ run, shell }) => run === undefined || shell === 'bash')),
  }),
});
const gitLabJob = z.strictObject({
  rules: z.array(z.strictObject({ if: text })),
  interruptible: z.boolean().optional(),
  variables: texts.optional(),
  script: z.array(z.string()),
  environment: z.strictObject({ name: text, url: text }).optional(),
  artifacts: z
    .strictObject({
      expose_as: text.optional(),
      paths: z.array(text),
      expire_in: text.optional(),
      reports: z.strictObject({ dotenv: text }).optional(),
    })
    .optional(),
  pages: z.strictObject({ publish: text }).optional(),
});
const gitLab = z.strictObject({
  default: z.strictObject({
    image: text,
    cache: z.strictObject({
      key: z.strictObject({ files: z.array(text) }),
      paths: z.array(text),
    }),
    before_script: z.array(text),
    interruptible: z.boolean(),
  }),
  variables: texts,
  preview: gitLabJob,
  test: gitLabJob,
  pages: gitLabJob,
});
const compose = z.strictObject({
  services: z.strictObject({
    site: z.strictObject({
      build: z.strictObject({ context: z.literal('.'), args: z.array(text) }),
      ports: z.array(text),
      read_only: z.literal(true),
      tmpfs: z.array(z.string().startsWith('/tmp:')),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      restart: text,
      healthcheck: z.strictObject({ test: z.array(text), interval: text, timeout: text }),
    }),
  }),
});
const vercel = z.strictObject({
  $schema: z.url(),
  framework: z.null(),
  installCommand: text,
  // Vercel's own limit.
  buildCommand: text.max(256),
});
const wrangler = z.strictObject({
  $schema: z.url(),
  name: z.string().regex(/^[a-z\d-]+$/),
  pages_build_output_dir: text,
  compatibility_date: z.iso.date(),
});

const workflows = readdirSync(WORKFLOWS).map((file) => join(WORKFLOWS, file));
const actions = readdirSync(ACTIONS).map((name) => join(ACTIONS, name, 'action.yml'));
const jobsOf = (file: string) => Object.entries(workflow.parse(parse(read(file))).jobs);
const node = read('.nvmrc').trim();

it.each([
  ...workflows.map((file) => [file, workflow] as const),
  ...actions.map((file) => [file, action] as const),
  ['.gitlab-ci.yml', gitLab] as const,
  ['compose.yaml', compose] as const,
  ['vercel.json', vercel] as const,
  ['wrangler.jsonc', wrangler] as const,
])('%s has only fields that its host knows', (file, schema) => {
  const withoutComments = read(file).replace(/^\/\/.*$/gm, '');
  expect(schema.safeParse(parse(withoutComments)).error?.issues).toBeUndefined();
});

it('finds only lines of known forms in netlify.toml', () => {
  const lines = read('netlify.toml')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^(?:\[[\w.]+\]|\w+ = "[^"]*")$/);
  expect(lines).toEqual(expect.arrayContaining(['[build]', '[build.environment]']));
});

it('pins every third-party action to a single commit, and names its version', () => {
  const used = [...workflows, ...actions].flatMap((file) =>
    [...read(file).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, name = '']) => name),
  );
  for (const name of used) expect(name).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const names = [...new Set(used)].map((name) => name.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

it('lets only the job that deploys write, and that job runs no code of a change', () => {
  const writing = workflows
    .flatMap(jobsOf)
    .filter(([, { permissions: granted }]) => Object.values(granted).includes('write'));
  expect(writing).toEqual([
    ['deploy', expect.objectContaining({ permissions: { 'id-token': 'write', pages: 'write' } })],
  ]);
  const [[, { steps }]] = writing as [[string, z.infer<typeof job>]];
  expect(steps.every(({ run, uses }) => !run && uses?.startsWith('actions/deploy-pages@'))).toBe(
    true,
  );
});

it('publishes one build at a time, and lets no run that does nothing displace one that waits', () => {
  const { concurrency, jobs } = workflow.parse(parse(read(join(WORKFLOWS, 'publish.yml'))));
  expect(concurrency).toBeUndefined();
  expect(jobs.build!.concurrency).toBeDefined();
  expect(jobs.deploy!.concurrency).toBeDefined();
  expect(jobs['rebuild-elsewhere']!.concurrency).toBeUndefined();
});

it('gives no secret to a pull request, and leaves no token in a checkout', () => {
  const forPullRequests = workflows.filter(
    (file) => 'pull_request' in workflow.parse(parse(read(file))).on,
  );
  expect(forPullRequests).not.toEqual([]);
  for (const file of forPullRequests) expect(read(file)).not.toContain('secrets.');
  for (const file of workflows) {
    const checkouts = jobsOf(file).flatMap(([, { steps }]) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    for (const checkout of checkouts) {
      expect(checkout.with).toEqual({ 'persist-credentials': false });
    }
  }
});

it('passes values to a script only as variables, so that nobody can inject commands', () => {
  const steps = [
    ...workflows.flatMap(jobsOf).flatMap(([, { steps: ofJob }]) => ofJob),
    ...actions.flatMap((file) => action.parse(parse(read(file))).runs.steps),
  ];
  const scripts = steps.flatMap(({ run }) => run ?? []);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});

it('runs the version of Node in .nvmrc everywhere', () => {
  expect(read('.github/actions/prepare/action.yml')).toContain('node-version-file: .nvmrc');
  const images = [read('.gitlab-ci.yml'), read('Dockerfile')].flatMap((file) =>
    [...file.matchAll(/(?:image:|^FROM) node:(\d+)/gm)].map(([, version]) => version),
  );
  expect(images).toEqual([node, node]);
});

it('builds the image without generated or installed files, and runs it without root rights', () => {
  const stages = read('Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^FROM [\w/.-]+:\d[\w.-]*(?: AS build)?$/m);
  expect(stages[1]).toMatch(/^USER [1-9]\d*$/m);
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '.next', 'out']));
});
