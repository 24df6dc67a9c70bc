import { readFileSync } from 'node:fs';
import { expectedOf, readAnswers, type Request } from '@/scripts/hosts/answers';
import { PROGRAMS } from '@/scripts/hosts/programs';

const { requests, unseen } = readAnswers();
const hosts = PROGRAMS.map(({ name }) => name);

/**
 * The table of requests and hosts in Markdown, for engine/README.md: those that hosts answer
 * differently. Hosts that answer everything alike share a column.
 */
function tableOf(requests: readonly Request[], hosts: readonly string[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isAlike = (host: string) => requests.every(({ answers }) => answers[host] === undefined);
  const [alike, others] = [hosts.filter(isAlike), hosts.filter((host) => !isAlike(host))];
  const columns = [...(alike.length > 0 ? [alike] : []), ...others.map((host) => [host])];
  const cell = (request: Request, host = '') => expectedOf(request, host, {}).split(' ')[0] ?? '';
  return [
    row(['Request', ...columns.map((names) => names.join(', '))]),
    row(['---', ...columns.map(() => '---')]),
    ...requests
      .filter(({ answers }) => Object.keys(answers).length > 1)
      .map((request) => row([request.title, ...columns.map(([host]) => cell(request, host))])),
  ].join('\n');
}

it('names only hosts whose program is asked', () => {
  const named = [
    ...Object.keys(unseen),
    ...requests.flatMap((request) => [...Object.keys(request.answers), ...(request.unseen ?? [])]),
  ];
  expect(named.filter((name) => name !== 'all' && !hosts.includes(name))).toEqual([]);
});

it('is the table in the engine’s README', () => {
  const written = readFileSync('engine/README.md', 'utf8')
    .replace(/ +(?=\|)/g, ' ')
    .replace(/-+(?= \|)/g, '---');
  expect(written).toContain(tableOf(requests, hosts));
});

it('fills a subject’s fields into what a host should answer', () => {
  const request = { title: '', of: '', ask: '', answers: { all: '301 {path}', One: 200 } };
  expect(expectedOf(request, 'Other', { path: '/about' })).toBe('301 /about');
  expect(expectedOf(request, 'One', { path: '/about' })).toBe('200');
});
