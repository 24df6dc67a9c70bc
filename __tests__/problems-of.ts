import { ContentError } from '@/engine/shared/content-error';
import { inWords } from '@/engine/shared/problem';

/** The problems reported while content is read, a line each; none if all of it is valid. */
export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(inWords);
    throw error;
  }
}
