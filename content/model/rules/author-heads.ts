import { contentFile } from '@/content/model/catalogue';
import type { Rule } from '@/content/model/rules/rule';
import { headOf, listProblems } from '@/content/model/schemas/pages/journal-heads';
import { problemsAt } from '@/engine/shared/problem';

/** The page of every author, which comes with their third article, can have a title. */
export const authorHeads: Rule = {
  name: 'the name of an author fits into the title of their page',
  check({ content, language }) {
    const blog = content['pages/blog'];
    if (!blog) return [];
    return (content.authors?.authors ?? []).flatMap(({ name }, index) => {
      const [message] = listProblems(blog.pages, headOf(blog.author, { name }));
      const path = ['authors', index, 'name'];
      return problemsAt({ file: contentFile('authors', language), path }, message);
    });
  },
};
