import type { Question } from '../../domain/question.ts';

/** How often each option is the key in a section of multiple choice. */
export type KeyBalance = {
  /** Whether the key of a question keeps the letters balanced. */
  readonly accepts: (question: Question) => boolean;
  readonly record: (question: Question) => void;
};

/** How often a letter may be the key, as a multiple of the average. */
const MIN_SHARE = 0.8;
const MAX_SHARE = 1.2;

/**
 * Keeps the keys of a section balanced: each letter is the key at least 0.8 and at most 1.2 times as often as on average, which is
 * 5 to 8 times for 25 questions with four options.
 */
export function createKeyBalance(questionCount: number): KeyBalance {
  const counts = new Map<string, number>();
  let remainingQuestions = questionCount;
  const accepts = ({ options, answer }: Question): boolean => {
    if (answer?.kind !== 'choice') return true;
    const average = questionCount / options.length;
    const [least, greatest] = [Math.floor(MIN_SHARE * average), Math.ceil(MAX_SHARE * average)];
    const key = answer.correct[0];
    const countAfter = (id: string) => (counts.get(id) ?? 0) + (id === key ? 1 : 0);
    const missing = options.reduce((sum, { id }) => sum + Math.max(0, least - countAfter(id)), 0);
    return countAfter(key ?? '') <= greatest && missing <= remainingQuestions - 1;
  };
  return {
    accepts,
    record: ({ answer }) => {
      remainingQuestions--;
      const key = answer?.kind === 'choice' ? answer.correct[0] : undefined;
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}
