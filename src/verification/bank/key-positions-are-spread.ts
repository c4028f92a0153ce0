import { bankCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { BankView } from '../views/bank-view.ts';

const paper = (keyAt: (n: number) => number): string =>
  Array.from({ length: 24 }, (_, n) =>
    choice(
      `What is the sum of ${n + 11} and one, counted on one's fingers?`,
      [0, 1, 2, 3].map((place) => `$${n + 12 + place - keyAt(n)}$${place === keyAt(n) ? ' *' : ''}`),
    ),
  ).join('\n');

export const keyPositionsAreSpread = bankCheck({
  id: 'key-positions-are-spread',
  code: 'B01',
  meaning: 'Across a paper, the correct options are spread evenly over the letters.',
  severity: 'warning',
  thresholds: { questions: 20, share: 0.4, run: 5 },
  fails: paper(() => 2),
  passes: paper((n) => (n * 3 + (n >> 2)) % 4),
  run: (bank, limit) => {
    const places = keyPlaces(bank);
    if (places.length < limit('questions')) return [];
    const counts = [0, 1, 2, 3].map((place) => places.filter((each) => each === place).length);
    const expected = places.length / 4;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const longest = longestRun(places);
    const most = Math.max(...counts);
    const letter = 'abcd'[counts.indexOf(most)];
    if (chiSquare > CHI_SQUARE_AT_ONE_PERCENT || most > limit('share') * places.length)
      return [
        {
          message: `${most} of ${places.length} keys are (${letter}); spread them over all letters.`,
          field: 'answer',
        },
      ];
    return longest >= limit('run')
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
function keyPlaces({ questions }: BankView): number[] {
  return questions.flatMap(({ question, options }) => {
    if (question.kind !== 'mcq_sc' || options.length !== 4) return [];
    const place = options.findIndex((option) => option.correct);
    return place < 0 ? [] : [place];
  });
}

function longestRun(places: readonly number[]): number {
  let [longest, run] = [0, 0];
  places.forEach((place, index) => {
    run = index > 0 && places[index - 1] === place ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
