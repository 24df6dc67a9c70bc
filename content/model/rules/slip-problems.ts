import type { MarkdownSlip } from '@/content/model/reading/markdown-slips';

/** Says what a piece of broken Markdown should be, and how to write it. */
type Problem = (written: { url: string }) => string;

const nameOf = (url: string) => (url.startsWith('!') ? 'picture' : 'link');

/** Why a link or a picture is not recognised. */
function breach(url: string): string {
  if (url.startsWith(']')) return 'links cannot be nested';
  return url.endsWith(')')
    ? 'a space may only precede a title in straight quotation marks'
    : 'its last bracket is missing';
}

/** What is wrong with Markdown that would be published as plain text. */
export const slipProblems: Record<MarkdownSlip, Problem> = {
  brokenLink: ({ url }) => {
    const form = url.startsWith('!') ? '![what it shows](/media/team.jpg)' : '[words](/contact)';
    return `“${url}” is not a ${nameOf(url)}; write ${form}: ${breach(url)}`;
  },
  linkApart: ({ url }) =>
    `“${url}” is not a ${nameOf(url)}; write ${url.replace(/\]\s+\(/, '](')}, without the space`,
  noTarget: ({ url }) => {
    const [name] = /\[[^[\]]+\](?=(?:\[\])?$)/.exec(url) ?? [];
    return `“${url}” is not a ${nameOf(url)}, because ${name} stands for nothing; write [words](/contact), or add the line ${name}: /contact`;
  },
  noNote: ({ url }) => `“${url}” has no note; add the line ${url}: with its words`,
  headingMark: ({ url }) =>
    `“${url}” is not a heading; write ${url.replace(/^(#+)\s*/, '$1 ')}, with an ordinary space after the #`,
  notInLine: ({ url }) =>
    `“${url}” would be shown as it is written: a line may have links, bold and italic words, no more`,
  emphasis: ({ url }) => {
    const words = url.slice(2, -2);
    return words === words.trim()
      ? `“${url}” is not bold, because a letter or digit follows at once; write a space after it`
      : `“${url}” is not bold; write **${words.trim()}**, or \\** for two asterisks`;
  },
};
