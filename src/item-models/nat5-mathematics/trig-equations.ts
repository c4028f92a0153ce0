// National 5 Mathematics: solve a trigonometric equation, and values of related angles.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { arccos, arcsin, arctan } from '../write/angle.ts';
import { degreesTex, fixedTex, isNearTie } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { signedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Name = 'sin' | 'cos' | 'tan';
type Solutions = {
  readonly first: number;
  readonly second: number;
  readonly fromFirst: string;
  readonly acute: number;
};

/** Finds the two solutions between 0 and 360. `fromFirst` recomputes the second from the first, which is bullet 2. */
function solve(name: Name, value: number): Solutions {
  const acute = { sin: arcsin, cos: arccos, tan: arctan }[name](Math.abs(value));
  if (name === 'sin') {
    return value > 0
      ? { acute, first: acute, second: 180 - acute, fromFirst: '180 - b2' }
      : { acute, first: 180 + acute, second: 360 - acute, fromFirst: '540 - b2' };
  }
  const first = value > 0 ? acute : 180 - acute;
  return name === 'cos'
    ? { acute, first, second: 360 - first, fromFirst: '360 - b2' }
    : { acute, first, second: first + 180, fromFirst: 'b2 + 180' };
}

/** Values with well-known angles, which the question avoids. */
const EXACT_VALUES = [0, 0.5, 1];

export const trigEquation = nat5MathematicsModel({
  id: 'N5M-51',
  title: 'Solve a trigonometric equation',
  outcomeId: 'MNU-5-20',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    name: random.pick(['sin', 'cos', 'tan'] as const),
    p: random.int(2, 9),
    q: random.int(-9, 9, [0]),
    r: random.int(-6, 9),
  }),
  accepts: ({ name, p, q, r }) => {
    const value = (r - q) / p;
    if (
      EXACT_VALUES.includes(Math.abs(value)) ||
      Math.abs(value) > (name === 'tan' ? 5 : 0.97) ||
      Math.abs(value) < 0.06
    )
      return false;
    const { first, second } = solve(name, value);
    return [first, second].every((angle) => !isNearTie(angle, 1));
  },
  write: ({ name, p, q, r }) => {
    const value = ratio(r - q, p);
    const { first, second, fromFirst, acute } = solve(name, (r - q) / p);
    const angles = (...list: number[]) => list.map((angle) => `x = ${fixedTex(angle, 1)}`).join(', ');
    const isolatedValue = fractionTex(value);
    const inverse = `\\frac{180}{\\pi} \\times \\${name}^{-1}(\\left|b1\\right|)`;
    const fromIsolated = first === acute ? inverse : name === 'sin' ? `180 + ${inverse}` : `180 - ${inverse}`;
    const wrongQuadrants =
      first === acute
        ? [acute, name === 'tan' ? 180 - acute : 180 + acute]
        : [acute, name === 'cos' ? 360 - acute : 180 - acute];
    const [firstWrong = 0, secondWrong = 0] =
      name === 'tan' && first !== acute ? [acute, 180 + acute] : wrongQuadrants;
    return {
      stem: `Solve the equation $${p}\\${name} x^\\circ ${signedTex(q)} = ${r}$ for $0 \\leq x < 360$.`,
      answer: angles(first, second),
      bullets: [
        step(`Make $\\${name} x^\\circ$ the subject`, isolatedValue, {
          working: `$\\${name} x^\\circ = ${isolatedValue}$`,
          gaps: ['rearrange-sign'],
        }),
        step('Find one solution', `x = ${fixedTex(first, 1)}`, {
          followThrough: fromIsolated,
          gaps: ['inverse-trig', 'negative-angle-range'],
        }),
        step('Find the other solution', `x = ${fixedTex(second, 1)}`, {
          followThrough: fromFirst,
          gaps: ['second-quadrant', 'cast'],
        }),
      ],
      mistakes: [
        {
          tag: 'second-quadrant',
          answer: angles(first),
          why: 'Only one of the two solutions was found.',
          earns: [1, 2],
        },
        {
          tag: 'cast',
          answer: angles(firstWrong, secondWrong),
          why: `The solutions were put in quadrants where $\\${name} x^\\circ$ has the other sign.`,
          earns: first === acute ? [1, 2] : [1],
        },
      ],
      policies: { tolerance: { absolute: 0.1 } },
    };
  },
});

type RelatedAngle = {
  readonly name: Name;
  readonly acute: number;
  readonly sign: 1 | -1;
  readonly angle: number;
};

const TRIG_FUNCTIONS: Readonly<Record<Name, (degrees: number) => number>> = {
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
};

/** Finds the angle in another quadrant that is related to an acute angle, and the sign of the function there. */
function relateAngle(name: Name, acute: number, quadrant: number): RelatedAngle {
  const angle = [acute, 180 - acute, 180 + acute, 360 - acute][quadrant] ?? acute;
  const positive = { sin: [0, 1], cos: [0, 3], tan: [0, 2] }[name];
  return { name, acute, angle, sign: positive.includes(quadrant) ? 1 : -1 };
}

export const relatedAngles = nat5MathematicsModel({
  id: 'N5M-53',
  title: 'Related angles',
  outcomeId: 'MNU-5-20',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    name: random.pick(['sin', 'cos', 'tan'] as const),
    acute: random.int(8, 82),
    quadrant: random.int(1, 3),
  }),
  accepts: ({ name, acute }) => ![30, 45, 60].includes(acute) && (name !== 'tan' || acute < 80),
  write: ({ name, acute, quadrant }): ItemDraft => {
    const { angle, sign } = relateAngle(name, acute, quadrant);
    const value = fixedTex(TRIG_FUNCTIONS[name](acute), 2);
    const addSign = (s: number) => (s === 1 ? value : `-${value}`);
    const functionTex = (degrees: number) => `\\${name} ${degreesTex(degrees)}`;
    return {
      stem: `Given that $${functionTex(acute)} = ${value}$, correct to two decimal places, write down the value of $${functionTex(angle)}$. Justify your answer.`,
      answer: addSign(sign),
      recomputedFrom: functionTex(angle),
      bullets: [
        step('Relate the angle to the given one', `${sign === 1 ? '' : '-'}${functionTex(acute)}`, {
          working: `$${functionTex(angle)} = ${sign === 1 ? '' : '-'}${functionTex(acute)}$`,
          gaps: ['cast'],
        }),
        step('State the value', addSign(sign), { followThrough: 'b1', gaps: ['cast'] }),
      ],
      mistakes: [
        { tag: 'cast', answer: addSign(-sign), why: `The sign of $\\${name}$ in that quadrant was wrong.` },
        {
          tag: 'related-angle',
          answer: fixedTex(1 - Number(value), 2),
          why: 'The value was taken away from 1.',
        },
      ],
    };
  },
});
