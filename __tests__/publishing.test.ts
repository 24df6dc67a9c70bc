/**
 * The permissions of the files with which hosts build and publish the site. Their steps are run in
 * __tests__/build/publishing.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const WORKFLOWS = '.github/workflows';
const ACTIONS = '.github/actions';
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions: Record<string, string>;
  concurrency?: string;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const workflowIn = (file: string) => parse(read(file)) as Workflow;
const workflows = readdirSync(WORKFLOWS).map((file) => join(WORKFLOWS, file));
const actions = readdirSync(ACTIONS).map((name) => join(ACTIONS, name, 'action.yml'));
const jobsOf = (file: string) => Object.entries(workflowIn(file).jobs);
const node = read('.nvmrc').trim();

it('pins every third-party action to a single commit, and names its version', () => {
  const used = [...workflows, ...actions].flatMap((file) =>
    [...read(file).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, name = '']) => name),
  );
  for (const name of used) expect(name).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const names = [...new Set(used)].map((name) => name.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

it('lets only the jobs that deploy and that commit a list write, and they run no code of a change', () => {
  const writing = workflows
    .flatMap(jobsOf)
    .filter(([, { permissions: granted }]) => Object.values(granted).includes('write'));
  expect(writing).toEqual([
    ['deploy', expect.objectContaining({ permissions: { 'id-token': 'write', pages: 'write' } })],
    [
      'note-published-urls',
      expect.objectContaining({ permissions: { actions: 'read', contents: 'write' } }),
    ],
  ]);
  const [[, deploy], [, note]] = writing as [[string, Job], [string, Job]];
  for (const { run, uses } of deploy.steps) {
    expect(run).toBeUndefined();
    expect(uses).toMatch(/^actions\/deploy-pages@/);
  }
  // GitHub's own program alone: there is no checkout.
  for (const { run, uses } of note.steps) {
    expect(uses).toBeUndefined();
    expect(run).toMatch(/^gh run download .*\ngh api /);
  }
});

it('publishes one build at a time, and lets no run that does nothing displace one that waits', () => {
  const { concurrency, jobs } = workflowIn(join(WORKFLOWS, 'publish.yml'));
  expect(concurrency).toBeUndefined();
  expect(jobs.build!.concurrency).toBeDefined();
  expect(jobs.deploy!.concurrency).toBeDefined();
  expect(jobs['rebuild-elsewhere']!.concurrency).toBeUndefined();
});

it('gives no secret to a pull request, and leaves no token in a checkout', () => {
  const forPullRequests = workflows.filter((file) => 'pull_request' in workflowIn(file).on);
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
    ...actions.flatMap((file) => (parse(read(file)) as { runs: { steps: Step[] } }).runs.steps),
  ];
  const scripts = steps.flatMap(({ run }) => run ?? []);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});

it('runs the version of Node in .nvmrc everywhere', () => {
  expect(read('.github/actions/prepare/action.yml')).toContain('node-version-file: .nvmrc');
  const images = [read('.gitlab-ci.yml'), read('deploy/Dockerfile')].flatMap((file) =>
    [...file.matchAll(/(?:image:|^FROM) node:(\d+)/gm)].map(([, version]) => version),
  );
  expect(images).toEqual([node, node]);
});

it('builds the image without generated or installed files, and runs it without root rights', () => {
  const stages = read('deploy/Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^FROM [\w/.-]+:\d[\w.-]*(?: AS build)?$/m);
  expect(stages[1]).toMatch(/^USER [1-9]\d*$/m);
  const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '.next', 'out']));
});
