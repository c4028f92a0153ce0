/** The learner changes a number from one base to another by way of base ten. */

import { step, strategy, wording } from '../item-draft.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** Writes the remainders of repeated division as differences, the last digit first. */
function listRemainders(value: number, base: number): string[] {
  if (value === 0) return [];
  const quotient = Math.floor(value / base);
  return [`${value} - ${base} \\times ${quotient}`, ...listRemainders(quotient, base)];
}

export const numberBases = advancedHigherMathematicsModel({
  id: 'AHM-19',
  title: 'Number bases',
  outcomeId: 'MNU-AH-14',
  calculator: 'either',
  marks: [4],
  largest: 100000,
  choose: (random) => ({
    from: random.int(6, 9),
    to: random.int(3, 5),
    digits: [random.int(2, 5), random.int(0, 5), random.int(1, 5)] as const,
  }),
  write: ({ from, to, digits }) => {
    const [x, y, z] = digits;
    const value = x * from * from + y * from + z;
    const [quotient, remainder] = [Math.floor(value / to), value % to];
    const written = value.toString(to);
    const reversed = written.split('').toReversed().join('');
    if (reversed === written || /^0/u.test(reversed)) return undefined;
    return {
      stem: `The number $${x}${y}${z}_{${from}}$ is written in base ${from}. Use the division algorithm to write it in base ${to}.`,
      answer: written,
      recomputedFrom: listRemainders(value, to)
        .map((remainderTex, place) => `10^{${place}} \\times (${remainderTex})`)
        .join(' + '),
      bullets: [
        strategy(
          'Write the number as a sum of powers',
          `${x} \\times ${from}^2 + ${y} \\times ${from} + ${z}`,
          {
            gaps: ['place-value'],
          },
        ),
        step('Find the number in base ten', String(value), { followThrough: 'b1', gaps: ['place-value'] }),
        {
          ...step(`Divide by ${to} with a remainder`, `${value} = ${to} \\times ${quotient} + ${remainder}`, {
            gaps: ['division-algorithm'],
          }),
          alternatives: [
            wording(['r', 'remainder', 'rem'].map((word) => `${quotient} ${word} ${remainder}`)),
          ],
        },
        step(`Write the number in base ${to}`, written, { impliedBy: [], gaps: ['division-algorithm'] }),
      ],
      mistakes: [
        {
          tag: 'division-algorithm',
          answer: reversed,
          why: 'The last remainder is the first digit.',
          earns: [1, 2, 3],
        },
        { tag: 'place-value', answer: String(value), why: 'This is the number in base ten.', earns: [1, 2] },
      ],
    };
  },
});
