// National 4 Mathematics, measurement: circumference and area of a circle, and the theorem of Pythagoras.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawRightTriangle } from '../../diagrams/families/right-triangle.ts';
import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

/** Circular things with ranges of their radius. */
const CIRCLES = [
  { thing: 'pizza', unit: 'cm', radii: [10, 24] },
  { thing: 'pond', unit: 'm', radii: [2, 18] },
  { thing: 'table top', unit: 'cm', radii: [35, 85] },
  { thing: 'flower bed', unit: 'm', radii: [2, 9] },
  { thing: 'clock face', unit: 'cm', radii: [8, 48] },
  { thing: 'trampoline', unit: 'cm', radii: [60, 220] },
  { thing: 'roundabout', unit: 'm', radii: [6, 35] },
] as const;

export const circleMeasure = nat4MathematicsModel({
  id: 'N4M-04',
  title: 'Circumference and area of a circle',
  outcomeId: 'MNU-4-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const {
      thing,
      unit,
      radii: [low, high],
    } = random.pick(CIRCLES);
    return {
      thing,
      unit,
      radius: random.int(low, high),
      givesDiameter: random.chance(0.5),
      asksArea: random.chance(0.5),
    };
  },
  // Otherwise the first mark would be for a length that the stem gives.
  accepts: ({ givesDiameter, asksArea }) => givesDiameter === asksArea,
  write: ({ thing, radius: r, givesDiameter, asksArea, unit }) => {
    const d = 2 * r;
    const givenLength = givesDiameter
      ? `diameter of $${quantityTex(d, unit)}$`
      : `radius of $${quantityTex(r, unit)}$`;
    const [area, circumference] = [Math.PI * r * r, Math.PI * d];
    const firstLine = asksArea
      ? { line: 'Find the radius', tex: givesDiameter ? `\\frac{${d}}{2}` : `${r}`, value: r }
      : { line: 'Find the diameter', tex: givesDiameter ? `${d}` : `2 \\times ${r}`, value: d };
    return writeWrittenCalculation({
      situation: `A circular ${thing} has a ${givenLength}.`,
      quantity: asksArea ? `the area of the ${thing}` : `the circumference of the ${thing}`,
      lines: [
        {
          why: `${firstLine.line} and know the formula`,
          tex: firstLine.tex,
          value: firstLine.value,
          unit,
          working: asksArea ? `$A = \\pi r^2$ with $r = ${r}$` : `$C = \\pi d$ with $d = ${d}$`,
          gaps: ['radius-diameter'],
        },
        {
          why: asksArea ? 'Find the area' : 'Find the circumference',
          tex: asksArea ? '\\pi \\times @1^2' : '\\pi \\times @1',
          value: asksArea ? area : circumference,
          unit: asksArea ? `${unit}^2` : unit,
          gaps: ['circle-formula'],
        },
      ],
      mistakes: [
        {
          tag: 'radius-diameter',
          value: asksArea ? area * 4 : circumference / 2,
          why: asksArea ? 'The diameter was used as the radius.' : 'The radius was used as the diameter.',
          earns: [2],
        },
        {
          tag: 'circle-formula',
          value: asksArea ? circumference : area,
          why: asksArea
            ? 'The circumference was found instead of the area.'
            : 'The area was found instead of the circumference.',
          earns: [],
        },
      ],
    });
  },
});

/** Whole-number sides of right-angled triangles. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

export const pythagoras = nat4MathematicsModel({
  id: 'N4M-05',
  title: 'Pythagoras',
  outcomeId: 'MNU-4-05',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    isExact: random.chance(0.3),
    triple: random.pick(TRIPLES),
    scale: random.int(1, 4),
    a: random.step(3, 16, 0.1),
    b: random.step(4, 18, 0.1),
    asksHypotenuse: random.chance(0.5),
  }),
  write: ({ isExact, triple, scale, a, b, asksHypotenuse }) => {
    const [p, q] = isExact ? [triple[0] * scale, triple[1] * scale] : [a, b];
    const h = Number(Math.sqrt(p * p + q * q).toFixed(isExact ? 6 : 1));
    return writeWrittenCalculation(asksHypotenuse ? calculateHypotenuse(p, q) : calculateShorterSide(p, h));
  },
  accepts: ({ a, b }) => Math.abs(a - b) > 0.5,
});

function calculateHypotenuse(p: number, q: number): Calculation {
  const square = p * p + q * q;
  return {
    situation: `The two shorter sides of a right-angled triangle are $${quantityTex(p, 'cm')}$ and $${quantityTex(q, 'cm')}$ long.`,
    quantity: 'the length of the hypotenuse',
    figure: drawRightTriangle({
      base: q,
      height: p,
      labels: {
        base: `$${plainTex(q)}\\,\\mathrm{cm}$`,
        height: `$${plainTex(p)}\\,\\mathrm{cm}$`,
        hypotenuse: '$x$',
      },
    }),
    lines: [
      {
        why: 'Square the two sides',
        tex: `${plainTex(p)}^2`,
        value: p * p,
        working: `$${plainTex(p)}^2 = ${plainTex(p * p)}$ and $${plainTex(q)}^2 = ${plainTex(q * q)}$`,
        gaps: ['pythagoras-square'],
      },
      {
        why: 'Add the squares',
        tex: `@1 + ${plainTex(q)}^2`,
        value: square,
        gaps: ['pythagoras-hypotenuse'],
      },
      {
        why: 'Take the square root',
        tex: '\\sqrt{@2}',
        value: Math.sqrt(square),
        unit: 'cm',
        gaps: ['square-root-last'],
      },
    ],
    mistakes: [
      { tag: 'pythagoras-square', value: p + q, why: 'The sides were added without being squared.' },
      {
        tag: 'pythagoras-hypotenuse',
        value: Math.sqrt(Math.abs(p * p - q * q)),
        why: 'The squares were subtracted; for the hypotenuse they are added.',
        earns: [1, 3],
      },
      { tag: 'square-root-last', value: square, why: 'The square root was left out.', earns: [1, 2] },
    ],
  };
}

function calculateShorterSide(p: number, h: number): Calculation {
  const square = h * h - p * p;
  return {
    situation: `The hypotenuse of a right-angled triangle is $${quantityTex(h, 'cm')}$ long, and one of the shorter sides is $${quantityTex(p, 'cm')}$ long.`,
    quantity: 'the length of the other shorter side',
    figure: drawRightTriangle({
      base: Math.sqrt(square),
      height: p,
      labels: {
        base: '$x$',
        height: `$${plainTex(p)}\\,\\mathrm{cm}$`,
        hypotenuse: `$${plainTex(h)}\\,\\mathrm{cm}$`,
      },
    }),
    lines: [
      {
        why: 'Square the two sides',
        tex: `${plainTex(h)}^2`,
        value: h * h,
        working: `$${plainTex(h)}^2 = ${plainTex(h * h)}$ and $${plainTex(p)}^2 = ${plainTex(p * p)}$`,
        gaps: ['pythagoras-square'],
      },
      {
        why: 'Subtract the squares',
        tex: `@1 - ${plainTex(p)}^2`,
        value: square,
        gaps: ['pythagoras-hypotenuse'],
      },
      {
        why: 'Take the square root',
        tex: '\\sqrt{@2}',
        value: Math.sqrt(square),
        unit: 'cm',
        gaps: ['square-root-last'],
      },
    ],
    mistakes: [
      {
        tag: 'pythagoras-hypotenuse',
        value: Math.sqrt(h * h + p * p),
        why: 'The squares were added; for a shorter side they are subtracted.',
        earns: [1, 3],
      },
      { tag: 'pythagoras-square', value: h - p, why: 'The sides were subtracted without being squared.' },
      { tag: 'square-root-last', value: square, why: 'The square root was left out.', earns: [1, 2] },
    ],
  };
}
