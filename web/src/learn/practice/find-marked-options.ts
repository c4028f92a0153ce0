import { listAnswerTasks } from '../learn-question.ts';
import type { MarkedOptions } from '../parts/marked-options.tsx';
import { findFeedback, type PracticeValues } from './practice-thread.ts';

/** Returns the options of a marked question with the chosen and the correct ids; undefined if it has parts or no options. */
export function findMarkedOptions(values: PracticeValues): Parameters<typeof MarkedOptions>[0] | undefined {
  const { question, user_answer: answer } = values;
  if (!question || question.metadata.parts !== undefined) return undefined;
  const { response, options: shown } = listAnswerTasks(question)[0] ?? {};
  if (shown === undefined || (response !== 'choice' && response !== 'choices')) return undefined;
  const { answer: correctAnswer, options } = findFeedback(values);
  return {
    options: options ?? shown,
    chosen: (answer ?? '').split(/[\s,]+/u).map((id) => id.toLowerCase()),
    correct: correctAnswer?.kind === 'choice' ? correctAnswer.correct : undefined,
  };
}
