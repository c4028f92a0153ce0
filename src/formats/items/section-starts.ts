import type { Outline } from '../format.ts';

/** Returns a function that, called before each question in turn, returns the title of the section that begins with it. */
export function createSectionStarts(outline: Outline | undefined): () => string | undefined {
  const titles = new Map<number, string>();
  let start = 0;
  for (const { title, questionCount } of outline?.sections ?? []) {
    if (questionCount > 0) titles.set(start, title);
    start += questionCount;
  }
  let place = 0;
  return () => titles.get(place++);
}
