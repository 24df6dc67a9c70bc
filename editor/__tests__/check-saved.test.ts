import { createCheck } from '@/editor/check-saved';

afterEach(() => jest.restoreAllMocks());

test('says what is wrong with the content after a save', async () => {
  const lines: string[] = [];
  const problem = { file: 'content/en/faq.yaml', line: 7, path: ['answer'], names: {} };
  const found = [[{ ...problem, message: 'is missing' }], []];
  const check = createCheck(
    ({ message }) => `In the form: ${message}`,
    () => Promise.resolve(found.shift() ?? []),
    (line) => lines.push(line),
  );
  expect(await check.problems()).toEqual([]);

  check.start(['content/en/faq.yaml']);
  expect(await check.problems()).toEqual(['In the form: is missing']);
  check.start(['content/en/faq.yaml']);
  expect(await check.problems()).toEqual([]);
  expect(lines).toEqual([
    'Saved content/en/faq.yaml, but the site cannot be built:',
    '  content/en/faq.yaml:7: field answer: is missing',
    'Saved content/en/faq.yaml',
  ]);
});

test('a check that itself fails is reported in the form, too, and the terminal says why', async () => {
  const fault = new Error('A disk is full');
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const check = createCheck(
    ({ message }) => message,
    () => Promise.reject(fault),
  );
  check.start(['content/en/faq.yaml']);
  const problems = ['The check has failed: the terminal says why'];
  await expect(check.problems()).resolves.toEqual(problems);
  expect(error).toHaveBeenCalledWith(fault);
});
