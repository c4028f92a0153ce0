import { listAnswerTasks } from '../learn-question.ts';
import type { MarkedOptions } from '../parts/marked-options.tsx';
import { findFeedback, type PracticeValues } from './practice-thread.ts';

/** Returns the options of a marked question without parts, as they are shown in place; undefined if it has none. */
export function findMarkedOptions(values: PracticeValues): Parameters<typeof MarkedOptions>[0] | undefined {
  const { question, user_answer: answer } = values;
  if (!question || question.metadata.parts !== undefined) return undefined;
  const { response, options: shown } = listAnswerTasks(question)[0] ?? {};
  if (shown === undefined || (response !== 'choice' && response !== 'choices')) return undefined;
  const { answer: correct, options } = findFeedback(values);
  return {
    options: options ?? shown,
    chosen: (answer ?? '').split(/[\s,]+/u).map((id) => id.toLowerCase()),
    correct: correct?.kind === 'choice' ? correct.correct : undefined,
  };
}
