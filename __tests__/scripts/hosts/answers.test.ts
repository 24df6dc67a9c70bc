import { readFileSync } from 'node:fs';
import { expectedOf, readAnswers, tableOf } from '@/scripts/hosts/answers';
import { PROGRAMS } from '@/scripts/hosts/programs';

const { requests, unseen } = readAnswers();
const hosts = PROGRAMS.map(({ name }) => name);

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
