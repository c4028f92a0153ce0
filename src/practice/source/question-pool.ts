import type { Question } from '../../domain/question.ts';
import { isSeen, type SeenQuestions } from './seen-questions.ts';

/** Generated questions that were candidates and not chosen. Nobody has seen them, so they need not be generated again. */
export type QuestionPool = {
  /** Removes and returns up to `count` questions of an outcome that the learner has not seen. */
  take(outcomeId: string, count: number, seen: SeenQuestions): Question[];
  /** Adds the questions of item models; all others come from the bank. */
  add(questions: readonly Question[]): void;
};

const MAX_PER_OUTCOME = 10;

/** Creates an empty pool. Of each outcome it keeps the questions that were added last. */
export function createQuestionPool(): QuestionPool {
  const byOutcome = new Map<string, readonly Question[]>();
  return {
    take(outcomeId, count, seen) {
      const questions = byOutcome.get(outcomeId) ?? [];
      const taken = questions.filter((question) => !isSeen(question, seen)).slice(0, count);
      byOutcome.set(
        outcomeId,
        questions.filter((question) => !taken.includes(question)),
      );
      return taken;
    },
    add(questions) {
      for (const question of questions) {
        const { outcomeId, provenance } = question;
        if (outcomeId === undefined || provenance?.maker !== 'item-model') continue;
        byOutcome.set(outcomeId, [...(byOutcome.get(outcomeId) ?? []), question].slice(-MAX_PER_OUTCOME));
      }
    },
  };
}
