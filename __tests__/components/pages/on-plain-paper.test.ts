import { onPlainPaper } from '@/components/pages/on-plain-paper';
import type { Section } from '@/content/model/schemas/sections';

const figures: Section = { kind: 'list', variant: 'figures', heading: 'In figures', entries: [] };
const words: Section = { kind: 'list', variant: 'plain', heading: 'Words', entries: [] };
const table: Section = { kind: 'table', heading: 'Sizes', columns: [], rows: [] };
const mission: Section = { kind: 'statement', statement: 'mission', variant: 'plain' };
const coloured: Section = { kind: 'statement', statement: 'mission', variant: 'accent' };

it('puts every second one of adjacent raised sections on plain paper', () => {
  const quote: Section = { kind: 'quote', text: 'Done before I asked.', name: 'A client' };
  expect([...onPlainPaper([figures, table, quote, mission])]).toEqual([table, mission]);
});

it('leaves a section without a raised neighbour as it is', () => {
  expect([...onPlainPaper([table, words, figures, coloured, mission])]).toEqual([]);
});
