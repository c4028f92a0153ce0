import type { Violation } from '../rooms/source-file.ts';
import { type OddPhrase, oddPhrases } from './odd-phrases.table.ts';

/** Every line of the text that contains one of the phrases, with the wording to use instead. */
export function findOddPhrases(
  path: string,
  text: string,
  phrases: readonly OddPhrase[] = oddPhrases,
): Violation[] {
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(({ pattern, write }) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined
        ? []
        : [{ path, line: index + 1, message: `has “${found}”; write ${write}` }];
    }),
  );
}
