// National 5 Mathematics: a side or an angle of a triangle by the cosine rule.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { arccos, cos } from '../write/angle.ts';
import { degreesTex, figuresTex, fixedTex, isNearTie, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';
import {
  angleTex,
  centimetreLabel,
  centimetres,
  drawTwoSides,
  splitLetters,
  TRIANGLE_NAMES,
  type TwoSides,
} from './triangle-parts.ts';

export const cosineRule = nat5MathematicsModel({
  id: 'N5M-56',
  title: 'Cosine rule',
  outcomeId: 'MNU-5-21',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    name: random.pick(TRIANGLE_NAMES),
    a: random.step(4, 25, 0.5),
    b: random.step(4, 25, 0.5),
    angle: random.int(25, 150),
    asksAngle: random.chance(0.4),
  }),
  accepts: ({ a, b, angle, asksAngle }) => {
    const c = Math.round(Math.sqrt(a * a + b * b - 2 * a * b * cos(angle)) * 2) / 2;
    const isTriangle = c > Math.abs(a - b) + 0.5 && c < a + b - 0.5;
    return (
      a !== b &&
      Math.abs(angle - 90) > 6 &&
      (!asksAngle || (isTriangle && !isNearTie(arccos((a * a + b * b - c * c) / (2 * a * b)), 1)))
    );
  },
  write: ({ asksAngle, ...parts }) => (asksAngle ? writeCosineAngle(parts) : writeCosineSide(parts)),
});

function writeCosineSide({ name, a, b, angle }: TwoSides): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const length = (square: number) => quantityTex(figuresTex(Math.sqrt(square), 3), 'cm');
  const [A, B] = [plainTex(a), plainTex(b)];
  const square = a * a + b * b - 2 * a * b * cos(angle);
  const wrongSquare = (a * a + b * b - 2 * a * b) * cos(angle);
  const substituted = `${A}^2 + ${B}^2 - 2 \\times ${A} \\times ${B} \\times \\cos ${degreesTex(angle)}`;
  return {
    stem: `In triangle $${name}$, $${p}${q}$ is ${centimetres(a)} long, $${q}${r}$ is ${centimetres(b)} long and angle $${name}$ is $${degreesTex(angle)}$. Calculate the length of $${p}${r}$.`,
    figure: drawTwoSides({ name, a, b, angle }, { angle: `$${degreesTex(angle)}$` }),
    answer: length(square),
    bullets: [
      step('Substitute into the cosine rule', substituted, {
        working: `$${p}${r}^2 = ${substituted}$`,
        gaps: ['formula-substitution', 'pythagoras-non-right'],
      }),
      step('Evaluate the square of the side', figuresTex(square, 5), {
        followThrough: 'b1',
        working: `$${p}${r}^2 = ${figuresTex(square, 5)}$`,
        gaps: ['cosine-rule-order'],
      }),
      step('Take the square root, with the unit', length(square), {
        followThrough: '\\sqrt{b2}',
        gaps: ['square-root-last'],
      }),
    ],
    mistakes: [
      ...(wrongSquare > 0
        ? [
            {
              tag: 'cosine-rule-order',
              answer: length(wrongSquare),
              why: 'The subtraction was done before multiplying by the cosine.',
              earns: [1, 3],
            },
          ]
        : []),
      {
        tag: 'square-root-last',
        answer: quantityTex(figuresTex(square, 3), 'cm'),
        why: 'The square root was left out.',
        earns: [1, 2],
      },
      {
        tag: 'pythagoras-non-right',
        answer: length(a * a + b * b),
        why: 'Pythagoras was used although the triangle is not right-angled.',
      },
    ],
  };
}

function writeCosineAngle({ name, a, b, angle }: TwoSides): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const c = Math.round(Math.sqrt(a * a + b * b - 2 * a * b * cos(angle)) * 2) / 2;
  const [A, B, C] = [plainTex(a), plainTex(b), plainTex(c)];
  const cosine = (a * a + b * b - c * c) / (2 * a * b);
  const substituted = `\\frac{${A}^2 + ${B}^2 - ${C}^2}{2 \\times ${A} \\times ${B}}`;
  const wrongCosine = (a * a + c * c - b * b) / (2 * a * c);
  return {
    stem: `In triangle $${name}$, $${p}${q}$ is ${centimetres(a)} long, $${q}${r}$ is ${centimetres(b)} long and $${p}${r}$ is ${centimetres(c)} long. Calculate the size of angle $${name}$.`,
    figure: drawTwoSides({ name, a, b, angle: arccos(cosine) }, { third: centimetreLabel(c) }),
    answer: angleTex(arccos(cosine)),
    bullets: [
      step('Substitute into the cosine rule for an angle', substituted, {
        working: `$\\cos ${q} = ${substituted}$`,
        gaps: ['formula-substitution'],
      }),
      step('Evaluate the cosine', fixedTex(cosine, 4), {
        followThrough: 'b1',
        working: `$\\cos ${q} = ${fixedTex(cosine, 4)}$`,
        gaps: ['calculator-use'],
      }),
      step('Find the angle', angleTex(arccos(cosine)), {
        followThrough: '\\frac{180}{\\pi} \\times \\cos^{-1}(b2)',
        gaps: ['inverse-trig'],
      }),
    ],
    mistakes: [
      {
        tag: 'opposite-pair',
        answer: angleTex(arccos(wrongCosine)),
        why: 'The angle found is not opposite the side subtracted.',
      },
      {
        tag: 'inverse-trig',
        answer: fixedTex(cosine, 3),
        why: 'The cosine was given instead of the angle.',
        earns: [1, 2],
      },
    ],
  };
}
