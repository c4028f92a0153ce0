import type { Violation } from '../rooms/source-file.ts';
import { type OddPhrase, oddPhrases } from './odd-phrases.table.ts';

/** Finds every line that contains one of the phrases, and reports the wording to use instead. */
export function findOddPhrases(
  path: string,
  text: string,
  phrases: readonly OddPhrase[] = oddPhrases,
): Violation[] {
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(({ pattern, write }) => {
      const phrase = pattern.exec(line)?.[0];
      return phrase === undefined
        ? []
        : [{ path, line: index + 1, message: `has “${phrase}”; write ${write}` }];
    }),
  );
}
