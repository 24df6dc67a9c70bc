/** @jest-environment node */
import { runAllSteps, runSteps, type Step } from '@/scripts/lib/steps';

const ran: string[] = [];
const log = jest.spyOn(console, 'log').mockImplementation(() => {});
const step = (title: string, code: number, remedy?: string): Step => ({
  title,
  remedy,
  run: () => {
    ran.push(title);
    return Promise.resolve(code);
  },
});
const steps = [step('Types', 1), step('Spelling', 2, 'Teach the word.'), step('Tests', 0)];

beforeEach(() => {
  ran.length = 0;
  log.mockClear();
});

test('checks all run, and the failed ones are named at the end', async () => {
  await expect(runAllSteps(steps)).rejects.toThrow('Failed: Types, Spelling (see above).');
  expect(ran).toEqual(['Types', 'Spelling', 'Tests']);
  expect(log).toHaveBeenCalledWith('Teach the word.');
});

test('steps that need one another stop at the first that fails', async () => {
  await expect(runSteps(steps)).rejects.toThrow('Stopped: Types failed (see above).');
  expect(ran).toEqual(['Types']);
});
