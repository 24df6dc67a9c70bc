import { START_PUSH } from '@/scripts/finalise/page-scripts';

/** A module of a bundle: its id and the head of its function. */
const MODULE_HEAD = /(?<=[,[])(\d+),\(\w+(?:,\w+)*\)=>\{/g;

/** What only React DOM says, and only the heart of Next's router. */
const LARGE_MODULES = ['.hydrateRoot=', '{createMutableActionQueue:function'];

type Start = { otherChunks: string[]; runtimeModuleIds: number[] };

/**
 * The largest of the modules that are evaluated before a page is hydrated: React DOM, and Next's
 * router with all that it needs.
 *
 * @param chunks texts of the export's chunks
 * @returns their ids
 * @throws Error when one is not to be found once
 */
export function findLargeModules(chunks: Iterable<string>): number[] {
  const texts = [...chunks];
  return LARGE_MODULES.map((mark) => {
    const found = texts.filter((text) => text.includes(mark));
    const [text = ''] = found;
    const head = [...text.slice(0, text.indexOf(mark)).matchAll(MODULE_HEAD)].at(-1);
    if (found.length !== 1 || head?.[1] === undefined) {
      throw new Error(
        `“${mark}” is in ${found.length} chunks; it has to be in one, in a module of its own`,
      );
    }
    return Number(head[1]);
  });
}

/**
 * Splits the start of a page. Next evaluates React DOM, then itself, then hydrates, all in the task
 * of whichever script comes last: on a slow telephone that is a long time to answer nobody. Now each
 * of its large modules is evaluated in a task of its own before the rest.
 *
 * @param inline contents of the page's inline scripts, in order
 * @param modules ids of those that go first, each by itself
 * @returns the same scripts, which start the first module only, and the scripts to run after all
 *   others: they start the other modules, and then the page
 * @throws Error when the page is not started as this step knows it
 */
export function splitStart(
  inline: readonly string[],
  modules: readonly number[],
): { data: string[]; starts: string[] } {
  const found = inline.filter((script) => script.startsWith(START_PUSH));
  const [start = ''] = found;
  if (found.length !== 1) throw new Error(`it is started ${found.length} times, not once`);
  const { otherChunks } = JSON.parse(
    start.slice(START_PUSH.length, start.lastIndexOf(')')),
  ) as Start;
  const [first = '', ...others] = modules.map((id) => {
    const part: Start = { otherChunks, runtimeModuleIds: [id] };
    return `${START_PUSH}${JSON.stringify(part)})`;
  });
  return {
    data: inline.map((script) => (script === start ? first : script)),
    starts: [...others, start],
  };
}
