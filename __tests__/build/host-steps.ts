import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { buildEnvironment } from './copies';

export type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  run?: string;
  env?: Record<string, string>;
};

/** A copy of the site in which a host's steps run, with stubs for what only the host has. */
export type Host = {
  folder: string;
  /** The host's variables, for every step. */
  environment: Record<string, string>;
  /** Values of its expressions, by name: `steps.prepare.outputs.base-path`. */
  expressions: Record<string, string>;
};

type Outcome = { status: number | null; printed: string };

/** Puts a shell script on the `PATH`, before all programs of that name; it gets their arguments. */
export function stub({ folder, environment }: Host, name: string, script: string): void {
  const programs = resolve(folder, 'stubs');
  const file = join(programs, name);
  mkdirSync(programs, { recursive: true });
  writeFileSync(file, `#!/usr/bin/env bash\nset -eu\n${script}`);
  chmodSync(file, 0o755);
  environment.PATH = `${programs}:${process.env.PATH}`;
}

/** Runs a script as hosts do: the first command that fails ends it. */
export function runShell({ folder, environment }: Host, script: string, more = {}): Outcome {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: buildEnvironment({ ...environment, ...more }),
  });
  return { status, printed: stdout + stderr };
}

/** A workflow's text with its expressions evaluated. @throws Error for an unknown expression */
export function evaluate(text: string, { expressions }: Host): string {
  return text.replace(/\$\{\{ (.+?) \}\}/g, (_, name: string) => {
    const value = expressions[name];
    if (value === undefined) throw new Error(`nothing is known of ${name}`);
    return value;
  });
}

/** The outputs that a step has written, as a workflow's expressions name them. */
function readOutputs(file: string, id: string): Record<string, string> {
  return Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^([\w-]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [`steps.${id}.outputs.${name}`, value],
    ),
  );
}

/**
 * Runs the steps of a job in order, as GitHub does: scripts and the repository's own actions, but
 * no other actions.
 *
 * @returns the outcome of the last step that ran
 */
export function runSteps(host: Host, steps: readonly Step[]): Outcome {
  let outcome: Outcome = { status: 0, printed: '' };
  for (const { id = '', if: condition, uses, run, env = {} } of steps) {
    if (uses?.startsWith('./')) {
      const { runs, outputs = {} } = parse(
        readFileSync(join(host.folder, uses, 'action.yml'), 'utf8'),
      ) as { runs: { steps: Step[] }; outputs?: Record<string, { value: string }> };
      outcome = runSteps(host, runs.steps);
      for (const [name, { value }] of Object.entries(outputs)) {
        host.expressions[`steps.${id}.outputs.${name}`] = evaluate(value, host);
      }
    }
    if (run && (condition === undefined || host.expressions[condition])) {
      const output = resolve(host.folder, 'output.txt');
      writeFileSync(output, '');
      const variables: Record<string, string> = {};
      for (const [name, text] of Object.entries(env)) variables[name] = evaluate(text, host);
      outcome = runShell(host, evaluate(run, host), {
        ...variables,
        GITHUB_OUTPUT: output,
      });
      Object.assign(host.expressions, readOutputs(output, id));
    }
    if (outcome.status !== 0) return outcome;
  }
  return outcome;
}
