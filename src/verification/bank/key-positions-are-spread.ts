import { defineBankCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { BankView } from '../views/bank-view.ts';
import { listAnsweredViews } from '../views/question-view.ts';

const createPaper = (getKeyIndex: (n: number) => number): string =>
  Array.from({ length: 24 }, (_, n) =>
    choiceQuestion(
      `What is the sum of ${n + 11} and one, counted on one's fingers?`,
      [0, 1, 2, 3].map(
        (position) => `$${n + 12 + position - getKeyIndex(n)}$${position === getKeyIndex(n) ? ' *' : ''}`,
      ),
    ),
  ).join('\n');

export const keyPositionsAreSpread = defineBankCheck({
  id: 'key-positions-are-spread',
  code: 'B01',
  meaning: 'Across a paper, the correct options are spread evenly over the letters.',
  severity: 'warning',
  thresholds: { questions: 20, share: 0.4, run: 5 },
  fails: createPaper(() => 2),
  passes: createPaper((n) => (n * 3 + (n >> 2)) % 4),
  run: (bank, getThreshold) => {
    const positions = listKeyPositions(bank);
    if (positions.length < getThreshold('questions')) return [];
    const counts = [0, 1, 2, 3].map(
      (position) => positions.filter((candidate) => candidate === position).length,
    );
    const expected = positions.length / 4;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const longest = findLongestRun(positions);
    const highestCount = Math.max(...counts);
    const letter = 'abcd'[counts.indexOf(highestCount)];
    if (chiSquare > CHI_SQUARE_AT_ONE_PERCENT || highestCount > getThreshold('share') * positions.length)
      return [
        {
          message: `${highestCount} of ${positions.length} keys are (${letter}); spread them over all letters.`,
          field: 'answer',
        },
      ];
    return longest >= getThreshold('run')
      ? [{ message: `${longest} keys in a row have the same letter; mix them.`, field: 'answer' }]
      : [];
  },
});

/** Critical value of the chi-square test with three degrees of freedom (four letters). */
const CHI_SQUARE_AT_ONE_PERCENT = 11.345;

/**
 * The positions of the keys of questions with four options. Numeric options are counted too, although their
 * order is fixed by size.
 */
function listKeyPositions({ questions }: BankView): number[] {
  return questions.flatMap(listAnsweredViews).flatMap(({ question, options }) => {
    if (question.kind !== 'mcq_sc' || options.length !== 4) return [];
    const position = options.findIndex((option) => option.correct);
    return position < 0 ? [] : [position];
  });
}

function findLongestRun(positions: readonly number[]): number {
  let [longest, run] = [0, 0];
  positions.forEach((position, index) => {
    run = index > 0 && positions[index - 1] === position ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
