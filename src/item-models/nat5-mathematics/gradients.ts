// National 5 Mathematics: compare gradients: parallel lines and steeper ramps.

import type { ItemDraft } from '../item-draft.ts';
import { statement, step, wording } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** A segment from (x, y) to (x + dx, y + dy). */
type Segment = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

export const compareGradients = nat5MathematicsModel({
  id: 'N5M-37',
  title: 'Compare gradients',
  outcomeId: 'MNU-5-14',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => {
    const pickSegment = (): Segment => ({
      x: random.int(-7, 7),
      y: random.int(-7, 7),
      dx: random.int(2, 9),
      dy: random.int(-9, 9, [0]),
    });
    return {
      first: pickSegment(),
      second: pickSegment(),
      areParallel: random.chance(0.5),
      isRamp: random.chance(0.35),
      names: random.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH']),
    };
  },
  accepts: ({ first, second, areParallel, isRamp }) => {
    const haveEqualGradients = first.dy * second.dx === second.dy * first.dx;
    if (isRamp)
      return (
        !haveEqualGradients && first.dy > 0 && second.dy > 0 && first.dx > first.dy && second.dx > second.dy
      );
    return haveEqualGradients === areParallel && first.dx !== second.dx;
  },
  write: ({ isRamp, ...parts }) => (isRamp ? writeRamps(parts) : writeParallels(parts)),
});

function writeParallels({
  first,
  second,
  areParallel,
  names,
}: {
  first: Segment;
  second: Segment;
  areParallel: boolean;
  names: string;
}): ItemDraft {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = names;
  const point = (name: string, x: number, y: number) => `$${name}(${x}, ${y})$`;
  const gradient = ({ x, y, dx, dy }: Segment) =>
    `\\frac{${y + dy} - ${bracketedIfNegative(y)}}{${x + dx} - ${bracketedIfNegative(x)}} = ${fractionTex(ratio(dy, dx))}`;
  const [m, n] = [fractionTex(ratio(first.dy, first.dx)), fractionTex(ratio(second.dy, second.dx))];
  const verdict = areParallel ? 'parallel' : 'not parallel';
  return {
    stem: `The points ${point(a, first.x, first.y)}, ${point(b, first.x + first.dx, first.y + first.dy)}, ${point(c, second.x, second.y)} and ${point(d, second.x + second.dx, second.y + second.dy)} are given. Are the lines $${a}${b}$ and $${c}${d}$ parallel? Justify your answer.`,
    answer: `\\text{${verdict}}`,
    bullets: [
      step('Find both gradients', `${m}, ${n}`, {
        working: `$m_{${a}${b}} = ${gradient(first)}$ and $m_{${c}${d}} = ${gradient(second)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      statement(
        'State a conclusion with a reason',
        areParallel
          ? wording(['parallel', 'gradients are equal', 'gradients are the same'], ['not parallel'])
          : wording(['not parallel', 'not equal', 'not the same', 'gradients are different']),
        {
          working: `${areParallel ? 'equal' : 'different'} gradients, so the lines are ${verdict}`,
          requires: [1],
          gaps: ['no-conclusion'],
        },
      ),
    ],
    mistakes: [],
  };
}

function writeRamps({ first, second }: { first: Segment; second: Segment }): ItemDraft {
  const isFirst = first.dy * second.dx > second.dy * first.dx;
  const metres = (value: number) => `$${plainTex(value / 10)}$ metres`;
  const gradient = ({ dx, dy }: Segment) =>
    `\\frac{${plainTex(dy / 10)}}{${plainTex(dx / 10)}} = ${fractionTex(ratio(dy, dx))}`;
  const [m, n] = [fractionTex(ratio(first.dy, first.dx)), fractionTex(ratio(second.dy, second.dx))];
  const [steeper, gentler] = isFirst ? ['ramp A', 'ramp B'] : ['ramp B', 'ramp A'];
  return {
    stem: `Ramp A rises ${metres(first.dy)} over a horizontal distance of ${metres(first.dx)}. Ramp B rises ${metres(second.dy)} over a horizontal distance of ${metres(second.dx)}. Which ramp is steeper? Justify your answer.`,
    answer: `\\text{${steeper}}`,
    bullets: [
      step('Find both gradients', `${m}, ${n}`, {
        working: `$m_A = ${gradient(first)}$ and $m_B = ${gradient(second)}$`,
        gaps: ['gradient-inverted'],
      }),
      statement('Name the steeper ramp, with a reason', wording([steeper], [gentler]), {
        working: `the gradient of ${steeper} is greater, so ${steeper} is steeper`,
        requires: [1],
        gaps: ['no-conclusion'],
      }),
    ],
    mistakes: [
      {
        tag: 'gradient-inverted',
        answer: `\\text{${gentler}}`,
        why: 'The gradient was found as horizontal over vertical.',
      },
    ],
  };
}
