import type { Page } from '@playwright/test';

/** A part of the accessibility tree. */
interface Part {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** What screen readers say in one go. */
const SAID_WHOLE = new Set(['button', 'heading', 'link', 'tab']);

/** Paragraphs that are a row, of which one part has no space before the next. */
const findJoinedRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((row) => row.checkVisibility() && getComputedStyle(row).display === 'flex')
      .flatMap((row) => [...row.querySelectorAll(':scope > span:not(:last-child)')])
      .map(({ textContent }) => textContent)
      .filter((text) => /\S$/.test(text)),
  );

/**
 * Links, buttons, headings and rows whose words run together in a screen reader that does not take the
 * browser's name for them but joins their parts, as Orca does: white space between the items of a
 * flex container is no part.
 */
export async function findJoinedWords(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = (await devTools.send('Accessibility.getFullAXTree')) as { nodes: Part[] };
  await devTools.detach();
  const parts = new Map(nodes.map((part) => [part.nodeId, part]));
  const textOf = ({ role, name, childIds = [] }: Part): string =>
    role?.value === 'StaticText'
      ? (name?.value ?? '')
      : childIds.map((id) => textOf(parts.get(id)!)).join('');
  const joined = nodes
    .filter(({ ignored, role }) => !ignored && SAID_WHOLE.has(role?.value ?? ''))
    .map((part) => ({ words: wordsIn(part.name?.value ?? ''), said: wordsIn(textOf(part)) }))
    .filter(({ words, said }) => said.length < words.length && said.join('') === words.join(''))
    .map(({ said }) => said.join(' '));
  return [...joined, ...(await findJoinedRows(page))];
}

/** White space before a colon or the like says nothing. */
const wordsIn = (text: string) => text.split(/\s+(?![:;,.!?])/).filter(Boolean);
