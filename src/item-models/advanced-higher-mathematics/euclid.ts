/** The learner finds the greatest common divisor of a and b by the Euclidean algorithm, and writes it as sa + tb. */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** Returns the divisions of the algorithm, from `a` divided by `b` to remainder 0. */
function listDivisions(
  a: number,
  b: number,
): {
  readonly quotient: number;
  readonly dividend: number;
  readonly divisor: number;
  readonly remainder: number;
}[] {
  const divisionSteps = [];
  let [dividend, divisor] = [a, b];
  while (divisor !== 0) {
    const quotient = Math.floor(dividend / divisor);
    divisionSteps.push({ quotient, dividend, divisor, remainder: dividend - quotient * divisor });
    [dividend, divisor] = [divisor, dividend - quotient * divisor];
  }
  return divisionSteps;
}

/** Returns `[s, t]` such that sa + tb is the greatest common divisor. */
function findCombination(a: number, b: number): readonly [number, number] {
  if (b === 0) return [1, 0];
  const [s, t] = findCombination(b, a % b);
  return [t, s - Math.floor(a / b) * t];
}

export const euclid = advancedHigherMathematicsModel({
  id: 'AHM-12',
  title: 'Euclidean algorithm',
  outcomeId: 'MNU-AH-14',
  calculator: 'either',
  marks: [4],
  largest: 4000,
  choose: (random) => {
    const [g, p, q] = [random.int(2, 17), random.int(20, 90), random.int(9, 60)];
    return { a: g * Math.max(p, q + 5), b: g * q };
  },
  accepts: ({ a, b }) => {
    const divisionSteps = listDivisions(a, b);
    return (
      divisionSteps.length >= 3 && divisionSteps.length <= 5 && greatestCommonDivisor(a, b) > 1 && a < 2000
    );
  },
  write: ({ a, b }): ItemDraft => {
    const g = greatestCommonDivisor(a, b);
    const divisionSteps = listDivisions(a, b);
    const [s, t] = findCombination(a, b);
    const [firstStep] = divisionSteps;
    const answerTex = (p: number, q: number) => `s = ${p}, t = ${q}`;
    const stepTex = ({ quotient: q, dividend, divisor, remainder }: (typeof divisionSteps)[number]) =>
      `${dividend} = ${q} \\times ${divisor} + ${remainder}`;
    return {
      stem: `Use the Euclidean algorithm to find integers $s$ and $t$ such that $${a}s + ${b}t = d$, where $d$ is the greatest common divisor of $${a}$ and $${b}$.`,
      answer: answerTex(s, t),
      recomputedFrom: answerTex(s, t).replace(`s = ${s}`, `s = \\frac{${g} - ${b} \\times (${t})}{${a}}`),
      bullets: [
        strategy('Start the algorithm', firstStep ? stepTex(firstStep) : '', {
          gaps: ['euclid-start'],
          impliedBy: [2],
        }),
        step('Find the greatest common divisor', `d = ${g}`, {
          working: `${divisionSteps
            .slice(1)
            .map((divisionStep) => `$${stepTex(divisionStep)}$`)
            .join(', ')}, so $d = ${g}$`,
          gaps: ['euclid-gcd'],
          impliedBy: [],
        }),
        step(
          'Work backwards',
          `${g} = ${a} \\times ${s < 0 ? `(${s})` : s} + ${b} \\times ${t < 0 ? `(${t})` : t}`,
          { gaps: ['euclid-back'], impliedBy: [4] },
        ),
        step('State $s$ and $t$', answerTex(s, t), { gaps: ['euclid-back'] }),
      ],
      mistakes: [
        {
          tag: 'euclid-back',
          answer: answerTex(-s, -t),
          why: 'The signs were lost in working backwards.',
          earns: [1, 2],
        },
        {
          tag: 'euclid-order',
          answer: answerTex(t, s),
          why: `$s$ goes with $${a}$ and $t$ with $${b}$.`,
          earns: [1, 2, 3],
        },
      ],
    };
  },
});
