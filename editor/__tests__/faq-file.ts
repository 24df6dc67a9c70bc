import { parse, stringify } from 'yaml';
import { mergeYaml } from '@/editor/save';

export const FAQ = `# yaml-language-server: $schema=../model/schemas/json/faq.json
# The knowledge base.

questions:
  # The most frequent one.
  - id: screening-time
    question: How long does it take?
    answer: >-
      Initial screening takes {screening} from the moment you agree the written brief. After that
      the pace depends on your diary and on the notice the person may have to give elsewhere. If
      your start date is fixed, say so.
    category: Hiring # as in the menu
    keywords:
      - screening
      - '{screening}'
      - "start\u00a0date"
    link: /about/hiring-guide

  - id: hours
    question: 'Which hours: yours or ours?'
    answer: Both.
    category: Hiring
    keywords: [hours, time zone]

days: [Monday, Friday]
count: 15
endpoint: null
last:
  heading: Ask us

# The end.
`;

export type Faq = {
  questions: Record<string, unknown>[];
  days: string[];
  count: number;
  endpoint: unknown;
  last: Record<string, unknown>;
};

/** The file after a change in the form, which sends all values in a style of its own. */
export function edited(change: (data: Faq) => void, source = FAQ): string {
  const data = parse(source) as Faq;
  change(data);
  return mergeYaml(source, stringify(data));
}

/** The lines that differ: those that are gone with `-`, new ones with `+`, in the file's order. */
export function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const isKept = (line: string, others: string[]) => others.includes(line);
  return [
    ...old.filter((line) => !isKept(line, now)).map((line) => `-${line}`),
    ...now.filter((line) => !isKept(line, old)).map((line) => `+${line}`),
  ];
}

export const change = (action: (data: Faq) => void) => difference(FAQ, edited(action));
export const question = (data: Faq, index: number) =>
  data.questions[index] as Record<string, string>;
/** What changes in the file with another answer to the second question. */
export const changeAnswer = (answer: string) =>
  change((data) => (question(data, 1).answer = answer));
