import { ContentError } from '@/engine/content/content-error';

/** What is said of content as it is read, a line each; nothing if all of it is right. */
export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
