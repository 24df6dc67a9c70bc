/** The rules for texts hold in every language, in the build, in editors and in forms. */
import type { z } from 'zod';
import { editorProblems } from '@/__tests__/content/editor-problems';
import { faqFile } from '@/content/model/schemas/faq';
import { head } from '@/content/model/schemas/pages/shared';
import { cardText } from '@/content/model/schemas/text';
import { jsonSchemaOf } from '@/scripts/content/json-schemas';
import { patternOf } from '@/editor/config/patterns';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';

const TIMES = 12;
/** Length to which a description is cut, so that it is no sentence and too short. */
const CUT = 12;

/** One page head and one question in several languages; an answer is its sentence twelve times. */
const languages: Record<
  string,
  { title: string; description: string; asks: string; says: string }
> = {
  English: {
    title: 'How we begin',
    description: 'We begin on the first day with one task, and you see what was done each week.',
    asks: 'When do we begin?',
    says: 'The work begins on Monday.',
  },
  Arabic: {
    title: 'كيف نبدأ',
    description: 'نبدأ في اليوم الأول بمهمة واحدة، وترى كل أسبوع ما تم إنجازه من العمل.',
    asks: 'متى نبدأ؟',
    says: 'يبدأ العمل في اليوم الأول.',
  },
  Hindi: {
    title: 'हम कैसे शुरू करते हैं',
    description:
      'हम पहले दिन एक काम से शुरू करते हैं, और हर हफ़्ते आप देखते हैं कि क्या हुआ, किसने किया और आगे क्या होगा।',
    asks: 'हम कब शुरू करते हैं?',
    says: 'काम पहले दिन शुरू होता है।',
  },
  Chinese: {
    title: '我们如何开始',
    description: '我们在第一天从一项任务开始，每周您都会看到完成了什么工作。',
    asks: '我们什么时候开始？',
    says: '我们在第一天开始工作。',
  },
  Thai: {
    title: 'เราเริ่มต้นอย่างไร',
    description: 'เราเริ่มในวันแรกด้วยงานหนึ่งอย่าง และคุณจะเห็นทุกสัปดาห์ว่าอะไรเสร็จแล้วบ้าง',
    asks: 'เราเริ่มเมื่อไหร่',
    says: 'งานเริ่มในวันแรก',
  },
};

const faqOf = (asks: string, answer: string) => ({
  questions: [{ id: 'begin', question: asks, answer, category: 'A', keywords: ['a', 'b'] }],
  pages: [],
  pagesCategory: 'Website',
});

/** The problems that the build and an editor report for the values of a file. */
const problemsOf = (schema: z.ZodType, data: unknown) => ({
  build: schema.safeParse(data).error?.issues.map(({ message }) => message) ?? [],
  editor: editorProblems(jsonSchemaOf(schema, 'A file'), data),
});
const nothing = { build: [], editor: [] };

test.each(Object.entries(languages))('accepts good %s', (_, { title, description, asks, says }) => {
  expect(problemsOf(head, { title, description })).toEqual(nothing);
  const answer = Array.from({ length: TIMES }, () => says).join(says.endsWith('。') ? '' : ' ');
  expect(problemsOf(faqFile, faqOf(asks, answer))).toEqual(nothing);
  for (const schema of [head.shape.description, cardText]) {
    const [pattern = ''] = patternOf(toJsonSchema(schema)) ?? [];
    expect(description).toMatch(new RegExp(pattern));
  }
});

test.each(Object.entries(languages))('refuses bad %s', (_, { title, description, asks, says }) => {
  // In Thai the end of a sentence has no mark that could be missing.
  const long = problemsOf(head, {
    title: title.repeat(8),
    description: description.slice(0, CUT).trim(),
  });
  expect(long.build).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^has \d+ characters.*; a title may have at most 60/),
      expect.stringMatching(/^has \d+ characters.*; it needs at least 50$/),
    ]),
  );
  expect(problemsOf(faqFile, faqOf(asks, says)).build).toEqual([
    expect.stringMatching(/^has \d+ words?; an answer needs 40 to 90$/),
  ]);
});
