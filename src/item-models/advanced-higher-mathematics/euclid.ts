import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** The quotients and remainders of the algorithm. */
function divisions(
  a: number,
  b: number,
): { readonly q: number; readonly from: number; readonly by: number; readonly left: number }[] {
  const rows = [];
  let [from, by] = [a, b];
  while (by !== 0) {
    const q = Math.floor(from / by);
    rows.push({ q, from, by, left: from - q * by });
    [from, by] = [by, from - q * by];
  }
  return rows;
}

/** `[s, t]` with as + bt the greatest common divisor, as the algorithm gives them. */
function combination(a: number, b: number): readonly [number, number] {
  if (b === 0) return [1, 0];
  const [s, t] = combination(b, a % b);
  return [t, s - Math.floor(a / b) * t];
}

export const euclid = advancedHigherMathematicsModel({
  id: 'AHM-12',
  title: 'Euclidean algorithm',
  outcomeId: 'MNU-AH-14',
  calculator: 'either',
  marks: [4],
  largest: 4000,
  draw: (random) => {
    const [g, p, q] = [random.int(2, 17), random.int(20, 90), random.int(9, 60)];
    return { a: g * Math.max(p, q + 5), b: g * q };
  },
  accepts: ({ a, b }) => {
    const rows = divisions(a, b);
    return rows.length >= 3 && rows.length <= 5 && greatestCommonDivisor(a, b) > 1 && a < 2000;
  },
  write: ({ a, b }): ItemDraft => {
    const g = greatestCommonDivisor(a, b);
    const rows = divisions(a, b);
    const [s, t] = combination(a, b);
    const [first] = rows;
    const answer = (p: number, q: number) => `s = ${p}, t = ${q}`;
    const line = ({ q, from, by, left }: (typeof rows)[number]) => `${from} = ${q} \\times ${by} + ${left}`;
    return {
      stem: `Use the Euclidean algorithm to find integers $s$ and $t$ such that $${a}s + ${b}t = d$, where $d$ is the greatest common divisor of $${a}$ and $${b}$.`,
      answer: answer(s, t),
      check: answer(s, t).replace(`s = ${s}`, `s = \\frac{${g} - ${b} \\times (${t})}{${a}}`),
      bullets: [
        strategy('Start the algorithm', first ? line(first) : '', { gaps: ['euclid-start'], impliedBy: [2] }),
        step('Find the greatest common divisor', `d = ${g}`, {
          working: `${rows
            .slice(1)
            .map((row) => `$${line(row)}$`)
            .join(', ')}, so $d = ${g}$`,
          gaps: ['euclid-gcd'],
          impliedBy: [],
        }),
        step(
          'Work backwards',
          `${g} = ${a} \\times ${s < 0 ? `(${s})` : s} + ${b} \\times ${t < 0 ? `(${t})` : t}`,
          { gaps: ['euclid-back'], impliedBy: [4] },
        ),
        step('State $s$ and $t$', answer(s, t), { gaps: ['euclid-back'] }),
      ],
      mistakes: [
        {
          tag: 'euclid-back',
          answer: answer(-s, -t),
          why: 'The signs were lost in working backwards.',
          earns: [1, 2],
        },
        {
          tag: 'euclid-order',
          answer: answer(t, s),
          why: `$s$ goes with $${a}$ and $t$ with $${b}$.`,
          earns: [1, 2, 3],
        },
      ],
    };
  },
});
