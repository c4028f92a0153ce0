// National 5 Mathematics: the area of a triangle by sine, and the sine rule.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawTriangle } from '../../diagrams/families/triangle.ts';
import type { Scene } from '../../diagrams/scene.ts';
import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { arccos, arcsin, cos, sin } from '../write/angle.ts';
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

export const triangleArea = nat5MathematicsModel({
  id: 'N5M-54',
  title: 'Area of a triangle',
  outcomeId: 'MNU-5-21',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => ({
    name: random.pick(TRIANGLE_NAMES),
    a: random.step(4, 20, 0.2),
    b: random.step(4, 20, 0.2),
    angle: random.int(24, 155),
    asksAngle: random.chance(0.3),
  }),
  accepts: ({ a, b, angle, asksAngle }) =>
    a !== b &&
    Math.abs(angle - 90) > 5 &&
    Math.abs(angle - 45) > 2 &&
    Math.abs(angle - 135) > 2 &&
    (!asksAngle || (angle < 80 && hasClearAngle((2 * computeRoundedArea({ a, b, angle })) / (a * b)))),
  write: ({ asksAngle, ...parts }) => (asksAngle ? writeAngleFromArea(parts) : writeArea(parts)),
});

/** Whether an angle with this sine exists and is not near a rounding boundary. A rounded area may give a sine above 1. */
function hasClearAngle(sine: number): boolean {
  return sine < 0.99 && !isNearTie(arcsin(sine), 1);
}

function computeRoundedArea({ a, b, angle }: Omit<TwoSides, 'name'>): number {
  return Math.round(0.5 * a * b * sin(angle));
}

function writeArea({ name, a, b, angle }: TwoSides): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const area = (value: number) => quantityTex(figuresTex(value, 3), 'cm^2');
  const substituted = `\\frac{1}{2} \\times ${plainTex(a)} \\times ${plainTex(b)} \\times \\sin ${degreesTex(angle)}`;
  return {
    stem: `In triangle $${name}$, $${p}${q}$ is ${centimetres(a)} long, $${q}${r}$ is ${centimetres(b)} long and angle $${name}$ is $${degreesTex(angle)}$. Calculate the area of the triangle.`,
    figure: drawTwoSides({ name, a, b, angle }, { angle: `$${degreesTex(angle)}$` }),
    answer: area(0.5 * a * b * sin(angle)),
    bullets: [
      step('Substitute into the area formula', substituted, {
        gaps: ['area-sine-missing', 'formula-substitution'],
      }),
      step('Evaluate, with the unit', area(0.5 * a * b * sin(angle)), {
        followThrough: 'b1',
        gaps: ['rounding', 'unit'],
      }),
    ],
    mistakes: [
      {
        tag: 'area-sine-missing',
        answer: area(0.5 * a * b),
        why: 'The triangle was treated as right-angled.',
      },
      {
        tag: 'trig-function-choice',
        answer: area(Math.abs(0.5 * a * b * cos(angle))),
        why: 'Cosine was used instead of sine.',
      },
      { tag: 'formula-constant', answer: area(a * b * sin(angle)), why: 'The $\\frac{1}{2}$ was left out.' },
    ],
  };
}

function writeAngleFromArea({ name, a, b, angle }: TwoSides): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const area = computeRoundedArea({ a, b, angle });
  const sine = (2 * area) / (a * b);
  const answer = angleTex(arcsin(sine));
  const [A, B] = [plainTex(a), plainTex(b)];
  return {
    stem: `Triangle $${name}$ has an area of $${area}$ square centimetres. $${p}${q}$ is ${centimetres(a)} long and $${q}${r}$ is ${centimetres(b)} long. Angle $${name}$ is acute. Calculate the size of angle $${name}$.`,
    figure: drawTwoSides({ name, a, b, angle }, {}),
    answer,
    bullets: [
      step('Substitute into the area formula', `\\frac{1}{2} \\times ${A} \\times ${B} \\times \\sin ${q}`, {
        working: `$\\frac{1}{2} \\times ${A} \\times ${B} \\times \\sin ${q} = ${area}$`,
        gaps: ['formula-substitution'],
      }),
      step('Make the sine the subject', `\\frac{2 \\times ${area}}{${A} \\times ${B}}`, {
        working: `$\\sin ${q} = \\frac{2 \\times ${area}}{${A} \\times ${B}}$`,
        gaps: ['rearrange'],
      }),
      step('Find the angle', answer, {
        followThrough: '\\frac{180}{\\pi} \\times \\sin^{-1}(b2)',
        gaps: ['inverse-trig'],
      }),
    ],
    mistakes: [
      {
        tag: 'formula-constant',
        answer: angleTex(arcsin(sine / 2)),
        why: 'The $\\frac{1}{2}$ was left out.',
      },
      {
        tag: 'trig-function-choice',
        answer: angleTex(arccos(sine)),
        why: 'Cosine was used instead of sine.',
      },
    ],
  };
}

/** Side `a` and the angles `A` and `B` at the first and second corner. */
type SineParts = { readonly name: string; readonly a: number; readonly A: number; readonly B: number };

export const sineRule = nat5MathematicsModel({
  id: 'N5M-55',
  title: 'Sine rule',
  outcomeId: 'MNU-5-21',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    name: random.pick(TRIANGLE_NAMES),
    a: random.step(4, 30, 0.5),
    A: random.int(28, 110),
    B: random.int(25, 85),
    asksAngle: random.chance(0.4),
  }),
  accepts: ({ a, A, B, asksAngle }) => {
    const b = Math.round(((a * sin(B)) / sin(A)) * 10) / 10;
    const C = 180 - A - B;
    if (C < 20 || A === B || Math.abs(a - b) < 0.3 || A === 90) return false;
    return !asksAngle || (B < 78 && b * sin(A) < 0.98 * a && !isNearTie(arcsin((b * sin(A)) / a), 1));
  },
  write: ({ asksAngle, ...parts }) => (asksAngle ? writeSineAngle(parts) : writeSineSide(parts)),
});

/** Draws a triangle with side `a` opposite the first corner. `secondSide` is the label of the side opposite the second corner. */
function drawTwoAngles(
  { name, a, A, B }: SineParts,
  angleLabels: { A?: string; B?: string },
  secondSide?: string,
): Scene {
  return drawTriangle({
    knownParts: { kind: 'asa', angleA: A, c: (a * sin(A + B)) / sin(A), angleB: B },
    corners: splitLetters(name),
    sideLabels: { a: centimetreLabel(a), ...(secondSide === undefined ? {} : { b: secondSide }) },
    angleLabels,
  });
}

function writeSineSide({ name, a, A, B }: SineParts): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const length = (value: number) => quantityTex(figuresTex(value, 3), 'cm');
  const sine = (angle: number) => `\\sin ${degreesTex(angle)}`;
  const [side, knownSide] = [`${p}${r}`, `${q}${r}`];
  const C = 180 - A - B;
  return {
    stem: `In triangle $${name}$, angle $${p}$ is $${degreesTex(A)}$, angle $${q}$ is $${degreesTex(B)}$ and $${knownSide}$ is ${centimetres(a)} long. Calculate the length of $${side}$.`,
    figure: drawTwoAngles({ name, a, A, B }, { A: `$${degreesTex(A)}$`, B: `$${degreesTex(B)}$` }),
    answer: length((a * sin(B)) / sin(A)),
    bullets: [
      step('Substitute into the sine rule', `\\frac{${plainTex(a)}}{${sine(A)}}`, {
        working: `$\\frac{${side}}{${sine(B)}} = \\frac{${plainTex(a)}}{${sine(A)}}$`,
        gaps: ['opposite-pair'],
      }),
      step('Rearrange', `\\frac{${plainTex(a)} \\times ${sine(B)}}{${sine(A)}}`, {
        followThrough: `b1 \\times ${sine(B)}`,
        gaps: ['rearrange'],
      }),
      step('Evaluate, with the unit', length((a * sin(B)) / sin(A)), {
        followThrough: 'b2',
        gaps: ['rounding', 'unit'],
      }),
    ],
    mistakes: [
      {
        tag: 'rearrange',
        answer: length((a * sin(A)) / sin(B)),
        why: 'The sine rule was turned upside down.',
      },
      {
        tag: 'opposite-pair',
        answer: length((a * sin(C)) / sin(A)),
        why: 'The angle used is not opposite the side asked for.',
        earns: [2, 3],
      },
    ],
  };
}

function writeSineAngle({ name, a, A, B }: SineParts): ItemDraft {
  const [p, q, r] = splitLetters(name);
  const b = Math.round(((a * sin(B)) / sin(A)) * 10) / 10;
  const sine = (b * sin(A)) / a;
  const answer = angleTex(arcsin(sine));
  const rearranged = `\\frac{${plainTex(b)} \\times \\sin ${degreesTex(A)}}{${plainTex(a)}}`;
  const wrongSine = (a * sin(A)) / b;
  return {
    stem: `In triangle $${name}$, $${q}${r}$ is ${centimetres(a)} long, $${p}${r}$ is ${centimetres(b)} long and angle $${p}$ is $${degreesTex(A)}$. Angle $${q}$ is acute. Calculate the size of angle $${q}$.`,
    figure: drawTwoAngles({ name, a, A, B }, { A: `$${degreesTex(A)}$` }, centimetreLabel(b)),
    answer,
    bullets: [
      step('Substitute into the sine rule', `\\frac{${plainTex(a)}}{\\sin ${degreesTex(A)}}`, {
        working: `$\\frac{${plainTex(b)}}{\\sin ${q}} = \\frac{${plainTex(a)}}{\\sin ${degreesTex(A)}}$`,
        gaps: ['opposite-pair'],
      }),
      step('Rearrange', rearranged, {
        followThrough: `\\frac{${plainTex(b)}}{b1}`,
        working: `$\\sin ${q} = ${rearranged}$`,
        gaps: ['rearrange'],
      }),
      step('Find the angle', answer, {
        followThrough: '\\frac{180}{\\pi} \\times \\sin^{-1}(b2)',
        gaps: ['inverse-trig'],
      }),
    ],
    mistakes: [
      {
        tag: 'inverse-trig',
        answer: fixedTex(sine, 3),
        why: 'The sine was given instead of the angle.',
        earns: [1, 2],
      },
      ...(wrongSine < 1
        ? [
            {
              tag: 'opposite-pair',
              answer: angleTex(arcsin(wrongSine)),
              why: 'The sides were matched with the wrong angles.',
            },
          ]
        : []),
    ],
  };
}
