import { fillText, PLACEHOLDER } from '@/engine/islands/fill-text';
import { codeIn } from './markdown-text';

/** The company's facts as texts, by the names that placeholders have in braces. */
export type Facts = Readonly<Record<string, string>>;

/** What begins code that may have blank lines, and all other code, in Markdown. */
const FENCE = /```|~~~/;
const OTHER_CODE = /`|\t| {4}/;
const BLANK_LINES = /\n[ \t]*\n/;

/** Replaces the placeholders of facts in a text, but for those in code, which stays as written. */
export function fillMarkdown(text: string, facts: Facts): string {
  const filled = fillText(text, facts);
  if (filled === text || !mayBeInCode(text, facts)) return filled;
  const code = codeIn(text);
  const parts = code.map(({ from, to }, index) => {
    const before = text.slice(code[index - 1]?.to ?? 0, from);
    return fillText(before, facts) + text.slice(from, to);
  });
  return parts.join('') + fillText(text.slice(code.at(-1)?.to ?? 0), facts);
}

/** Whether a fact may be named in code: to parse a text takes longer than all else that reads it. */
function mayBeInCode(text: string, facts: Facts): boolean {
  if (FENCE.test(text)) return true;
  return text
    .split(BLANK_LINES)
    .some((part) => OTHER_CODE.test(part) && fillText(part, facts) !== part);
}

/**
 * Replaces the placeholders of facts in every text of a file. Other placeholders stay: the schemas
 * say which are allowed.
 */
export function fillTexts(data: unknown, facts: Facts): unknown {
  if (typeof data === 'string') return fillMarkdown(data, facts);
  if (Array.isArray(data)) return data.map((item) => fillTexts(item, facts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillTexts(value, facts)]),
  );
}

/** Names in braces that a text contains, without the braces, each time that it does. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
