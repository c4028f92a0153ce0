// National 4 Mathematics: find a side or an angle of a right-angled triangle by sine, cosine or tangent.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { arccos, arcsin, arctan, cos, sin, tan } from '../write/angle.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

type Ratio = 'sin' | 'cos' | 'tan';
const RATIO_FUNCTIONS = { sin, cos, tan } as const;
const INVERSE_FUNCTIONS = { sin: arcsin, cos: arccos, tan: arctan } as const;
/** The two sides of each ratio: the numerator and the denominator. */
const SIDES: Readonly<Record<Ratio, readonly [string, string]>> = {
  sin: ['opposite the angle', 'hypotenuse'],
  cos: ['next to the angle', 'hypotenuse'],
  tan: ['opposite the angle', 'side next to the angle (not the hypotenuse)'],
};

export const trigonometry = nat4MathematicsModel({
  id: 'N4M-06',
  title: 'Right-angled trigonometry',
  outcomeId: 'MNU-4-06',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    name: random.pick(['sin', 'cos', 'tan'] as const),
    angle: random.int(22, 68),
    side: random.step(4, 25, 0.1),
    asksAngle: random.chance(0.4),
    top: random.step(3, 12, 0.1),
  }),
  accepts: ({ side, top, name, angle }) =>
    top < side * 0.92 &&
    (name !== 'tan' || top > 2) &&
    top / side > 0.3 &&
    ![side * RATIO_FUNCTIONS[name](angle), INVERSE_FUNCTIONS[name](top / side)].some(isNearRoundingBoundary),
  write: ({ name, angle, side, asksAngle, top }) =>
    writeWrittenCalculation(asksAngle ? calculateAngle(name, top, side) : calculateSide(name, angle, side)),
});

/** Whether the fourth significant figure is a 5, so that the three-figure answer could be rounded either way. */
function isNearRoundingBoundary(value: number): boolean {
  return value.toPrecision(4).endsWith('5');
}

function calculateSide(name: Ratio, angle: number, side: number): Calculation {
  const [unknownSide, knownSide] = SIDES[name];
  const value = side * RATIO_FUNCTIONS[name](angle);
  const wrongRatio: Ratio = name === 'sin' ? 'cos' : 'sin';
  return {
    situation: `In a right-angled triangle, one angle is $${angle}^\\circ$ and the ${knownSide} is $${quantityTex(side, 'cm')}$ long.`,
    quantity: `the length of the ${name === 'cos' ? 'other ' : ''}side ${unknownSide}, to three significant figures`,
    lines: [
      {
        why: 'Choose the ratio',
        tex: `\\${name} ${angle}^\\circ`,
        value: RATIO_FUNCTIONS[name](angle),
        working: `$\\${name} ${angle}^\\circ = \\frac{x}{${plainTex(side)}}$`,
        alsoAccepted: [`\\${name} ${angle}^\\circ = \\frac{x}{${plainTex(side)}}`],
        gaps: ['sohcahtoa-choice'],
      },
      {
        why: 'Rearrange',
        tex: `${plainTex(side)} \\times \\${name} ${angle}^\\circ`,
        value,
        working: `$x = ${plainTex(side)} \\times \\${name} ${angle}^\\circ$`,
        gaps: ['rearrange'],
      },
      { why: 'Find the length', tex: '@2', value, unit: 'cm', gaps: ['calculation'] },
    ],
    mistakes: [
      {
        tag: 'sohcahtoa-choice',
        value: side * RATIO_FUNCTIONS[wrongRatio](angle),
        why: `The ratio of these two sides is $\\${name}$.`,
        earns: [2, 3],
      },
      {
        tag: 'rearrange',
        value: side / RATIO_FUNCTIONS[name](angle),
        why: 'The side was divided by the ratio instead of multiplied.',
        earns: [1],
      },
    ],
  };
}

function calculateAngle(name: Ratio, top: number, side: number): Calculation {
  const [firstSide, secondSide] = SIDES[name];
  const value = INVERSE_FUNCTIONS[name](top / side);
  const wrongRatio: Ratio = name === 'sin' ? 'cos' : 'sin';
  return {
    situation: `In a right-angled triangle, the side ${firstSide} $x^\\circ$ is $${quantityTex(top, 'cm')}$ long and the ${secondSide.replace('the angle', 'it')} is $${quantityTex(side, 'cm')}$ long.`,
    quantity: 'the size of the angle $x^\\circ$, to three significant figures',
    lines: [
      {
        why: 'Choose the ratio',
        tex: `\\frac{${plainTex(top)}}{${plainTex(side)}}`,
        value: top / side,
        working: `$\\${name} x^\\circ = \\frac{${plainTex(top)}}{${plainTex(side)}}$`,
        alsoAccepted: [`\\${name} x^\\circ = \\frac{${plainTex(top)}}{${plainTex(side)}}`],
        gaps: ['sohcahtoa-choice'],
      },
      {
        why: 'Know to use the inverse',
        tex: `\\frac{180}{\\pi} \\times \\${name}^{-1}(@1)`,
        value,
        working: `$x = \\${name}^{-1}\\left(\\frac{${plainTex(top)}}{${plainTex(side)}}\\right)$`,
        gaps: ['inverse-trig'],
      },
      { why: 'Find the angle', tex: '@2', value, gaps: ['calculation'] },
    ],
    mistakes: [
      {
        tag: 'sohcahtoa-choice',
        value: INVERSE_FUNCTIONS[wrongRatio](top / side),
        why: `The ratio of these two sides is $\\${name}$.`,
        earns: [2, 3],
      },
      { tag: 'inverse-trig', value: top / side, why: 'This is the ratio, not the angle.', earns: [1] },
    ],
  };
}
