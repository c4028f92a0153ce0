import type { ItemDraft } from '../item-draft.ts';
import { statement, step, wording } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { guardedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Segment = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

export const compareGradients = nat5MathematicsModel({
  id: 'N5M-37',
  title: 'Compare gradients',
  outcomeId: 'MNU-5-14',
  calculator: 'forbidden',
  marks: [2],
  draw: (random) => {
    const segment = (): Segment => ({
      x: random.int(-7, 7),
      y: random.int(-7, 7),
      dx: random.int(2, 9),
      dy: random.int(-9, 9, [0]),
    });
    return {
      one: segment(),
      other: segment(),
      isSame: random.chance(0.5),
      isRamp: random.chance(0.35),
      names: random.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH']),
    };
  },
  accepts: ({ one, other, isSame, isRamp }) => {
    const equal = one.dy * other.dx === other.dy * one.dx;
    if (isRamp) return !equal && one.dy > 0 && other.dy > 0 && one.dx > one.dy && other.dx > other.dy;
    return equal === isSame && one.dx !== other.dx;
  },
  write: ({ isRamp, ...parts }) => (isRamp ? writeRamps(parts) : writeParallels(parts)),
});

function writeParallels({
  one,
  other,
  isSame,
  names,
}: {
  one: Segment;
  other: Segment;
  isSame: boolean;
  names: string;
}): ItemDraft {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = names;
  const point = (name: string, x: number, y: number) => `$${name}(${x}, ${y})$`;
  const gradient = ({ x, y, dx, dy }: Segment) =>
    `\\frac{${y + dy} - ${guardedTex(y)}}{${x + dx} - ${guardedTex(x)}} = ${fractionTex(ratio(dy, dx))}`;
  const [m, n] = [fractionTex(ratio(one.dy, one.dx)), fractionTex(ratio(other.dy, other.dx))];
  const verdict = isSame ? 'parallel' : 'not parallel';
  return {
    stem: `The points ${point(a, one.x, one.y)}, ${point(b, one.x + one.dx, one.y + one.dy)}, ${point(c, other.x, other.y)} and ${point(d, other.x + other.dx, other.y + other.dy)} are given. Are the lines $${a}${b}$ and $${c}${d}$ parallel? Justify your answer.`,
    answer: `\\text{${verdict}}`,
    bullets: [
      step('Find both gradients', `${m}, ${n}`, {
        working: `$m_{${a}${b}} = ${gradient(one)}$ and $m_{${c}${d}} = ${gradient(other)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      statement(
        'State a conclusion with a reason',
        isSame
          ? wording(['parallel', 'gradients are equal'], ['not parallel'])
          : wording(['not parallel', 'not equal']),
        {
          working: `${isSame ? 'equal' : 'different'} gradients, so the lines are ${verdict}`,
          requires: [1],
          gaps: ['no-conclusion'],
        },
      ),
    ],
    mistakes: [],
  };
}

function writeRamps({ one, other }: { one: Segment; other: Segment }): ItemDraft {
  const isFirst = one.dy * other.dx > other.dy * one.dx;
  const metres = (value: number) => `$${plainTex(value / 10)}$ metres`;
  const gradient = ({ dx, dy }: Segment) =>
    `\\frac{${plainTex(dy / 10)}}{${plainTex(dx / 10)}} = ${fractionTex(ratio(dy, dx))}`;
  const [m, n] = [fractionTex(ratio(one.dy, one.dx)), fractionTex(ratio(other.dy, other.dx))];
  const [steeper, gentler] = isFirst ? ['ramp A', 'ramp B'] : ['ramp B', 'ramp A'];
  return {
    stem: `Ramp A rises ${metres(one.dy)} over a horizontal distance of ${metres(one.dx)}. Ramp B rises ${metres(other.dy)} over a horizontal distance of ${metres(other.dx)}. Which ramp is steeper? Justify your answer.`,
    answer: `\\text{${steeper}}`,
    bullets: [
      step('Find both gradients', `${m}, ${n}`, {
        working: `$m_A = ${gradient(one)}$ and $m_B = ${gradient(other)}$`,
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
