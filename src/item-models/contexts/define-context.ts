import type { ItemModel } from '../item-model.ts';
import { chooseParts } from './choose-parts.ts';
import type { Context } from './context.ts';
import { type DividedText, divideText, readContext } from './read-context.ts';
import { writeContext } from './write-context.ts';

const DEFAULT_PART_COUNT = [3, 6] as const;

/**
 * Makes an item model of a context: each seed draws other values and asks other parts of the pool. `README.md` in this
 * folder describes the lines of `text` (`point:`, `why:`, `then:` …) and the names in square brackets.
 */
export function defineContext(context: Context): ItemModel {
  const {
    course: [subject, level],
    marks: [least, greatest],
    partCount = DEFAULT_PART_COUNT,
    draw,
    text,
    ...facts
  } = context;
  let dividedText: DividedText | undefined;
  return {
    ...facts,
    subject,
    level,
    isContext: true,
    marks: Array.from({ length: greatest - least + 1 }, (_, index) => least + index),
    attempt: (random, seed = 0) => {
      const drawn = draw(random);
      if (drawn === undefined) return undefined;
      dividedText ??= divideText(text);
      const contextText = readContext(dividedText, drawn);
      const parity = seed % 2 === 0 ? 0 : 1;
      const limits = { marks: random.int(least, greatest), partCount, parity } as const;
      const names = chooseParts(contextText.parts, limits, random);
      return names && writeContext(contextText, names, subject);
    },
  };
}
