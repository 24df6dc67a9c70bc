import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { undrawable } from '@/components/social/undrawable';

/** What is said of an article with this title. */
async function saidOf(title: string) {
  const copy = new ContentCopy();
  const loaded = copy.load();
  const [article] = loaded.articles;
  article!.title = title;
  return { slug: article!.slug, found: await undrawable(loaded) };
}

test.each([
  'From brief → first day ✓',
  'Launched 🎉 with 👩‍💻 in 🇬🇧',
  'Ελληνικά и русский, Łódź',
  'Step 1️⃣ of #⃣',
])('cards can show “%s”', async (title) => {
  expect((await saidOf(title)).found).toEqual([]);
});

test('characters that no installed font has are named with their file and field, each once', async () => {
  const { slug, found } = await saidOf('織 and ไ and 織');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ path: ['title'] });
  expect(found[0]?.file).toContain(`${slug}.md`);
  expect(found[0]?.message).toContain('“織”, “ไ”');
});
