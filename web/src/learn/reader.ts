import { createContext, useContext } from 'react';
import { learnStrings } from './learn-strings.ts';

/** Who reads marked work: texts such as "You wrote" address the learner. */
export const ReaderContext = createContext<'learner' | 'teacher'>('learner');

/** The headings of an answer, for its reader. */
export function useReaderTexts() {
  return learnStrings.byReader[useContext(ReaderContext)];
}
