/** @jest-environment node */
import { findLargeModules, splitStart } from '@/scripts/finalise/split-start';

const PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const reactDom =
  'TURBOPACK.push([0,11,(e,t,n)=>{"use strict";n.a=1},22,(e,t,n)=>{"use strict";n.hydrateRoot=function(){}},33,(e)=>{}])';
const router =
  'TURBOPACK.push([0,44,(e,t,n)=>{"use strict";var r={createMutableActionQueue:function(){}}}])';

describe('the large modules', () => {
  it('are React DOM, and Next’s router', () => {
    expect(findLargeModules(['push([0,7,(e,t)=>{}])', reactDom, router])).toEqual([22, 44]);
  });

  it.each([
    ['no chunk', [router]],
    ['two chunks', [reactDom, reactDom, router]],
    ['a chunk of another form', ['n.hydrateRoot=function(){}', router]],
  ])('cannot be in %s', (_, chunks) => {
    expect(() => findLargeModules(chunks)).toThrow('“.hydrateRoot=” is in');
  });
});

describe('the start of a page', () => {
  const start = `${PUSH}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94]});`;
  const partFor = (id: number) =>
    `${PUSH}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[${id}]})`;
  const rest = ['self.__next_f.push([0])'];

  it('is a large module with the data, another by itself, and then the page', () => {
    expect(splitStart([start, ...rest], [22, 44])).toEqual({
      data: [partFor(22), ...rest],
      starts: [partFor(44), start],
    });
  });

  it('has to be there, once', () => {
    expect(() => splitStart(rest, [22])).toThrow('it is started 0 times, not once');
    expect(() => splitStart([start, start], [22])).toThrow('it is started 2 times, not once');
  });
});
