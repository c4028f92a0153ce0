// National 5 Mathematics: form a quadratic equation from an area, and solve it.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type BulletDraft, type MistakeDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { bracketTex, polynomialTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const shapes = [
  { name: 'lawn', unit: 'm', unitName: 'metres' },
  { name: 'poster', unit: 'cm', unitName: 'centimetres' },
  { name: 'courtyard', unit: 'm', unitName: 'metres' },
  { name: 'tile', unit: 'cm', unitName: 'centimetres' },
  { name: 'vegetable plot', unit: 'm', unitName: 'metres' },
];

export const quadraticFromArea = nat5MathematicsModel({
  id: 'N5M-36',
  title: 'Quadratic equation from an area',
  outcomeId: 'MNU-5-13',
  calculator: 'allowed',
  marks: [6],
  choose: (random) => ({
    shape: random.pick(shapes),
    x: random.int(3, 14),
    p: random.int(1, 9),
    q: random.int(-2, 8),
  }),
  accepts: ({ x, p, q }) => p > q && x + q > 1 && p + q > 0 && (x + p) * (x + q) !== p * q,
  write: ({ shape, x, p, q }) => {
    const area = (x + p) * (x + q);
    const [s, t] = [p + q, area - p * q];
    const negativeRoot = -s - x;
    const [length, width] = [polynomialTex([1, p]), polynomialTex([1, q])];
    const sides = `${bracketTex([1, p])}${q === 0 ? 'x' : bracketTex([1, q])}`;
    const target = `${polynomialTex([1, s, -t])} = 0`;
    const factors = `${bracketTex([1, -x])}${bracketTex([1, -negativeRoot])} = 0`;
    const roots = `x = ${x} \\text{ or } x = ${negativeRoot}`;
    const answer = quantityTex(x + p, shape.unit);
    return {
      stem: `A rectangular ${shape.name} is $${length}$ ${shape.unitName} long and $${width}$ ${shape.unitName} wide. Its area is $${area}$ square ${shape.unitName}.`,
      parts: [
        {
          text: `Show that $${target}$.`,
          response: 'expression',
          bulletCount: 2,
          policies: { showThat: true },
        },
        {
          text: `Hence find, algebraically, the length of the ${shape.name}.`,
          answer,
          bulletCount: 4,
        },
      ],
      answer,
      recomputedFrom: `x = \\frac{${-s} + \\sqrt{${s}^2 + 4 \\times ${t}}}{2} + ${p}`,
      bullets: [
        strategy('Make an equation from the area', `${sides} = ${area}`, {
          gaps: ['equation-from-text'],
          // The question prints the result of the next step. A learner can copy it, so it does not imply this step.
          impliedBy: [],
        }),
        step('Multiply out and rearrange', target, {
          working: `$${polynomialTex([1, s, p * q])} = ${area}$, so $${target}$`,
          followThrough: 'b1',
          gaps: ['collect-like-terms'],
          requires: [1],
        }),
        strategy('Choose a method and start it', factors, {
          alsoAccepted: [`\\frac{${-s} \\pm \\sqrt{${s}^2 + 4 \\times ${t}}}{2}`],
          followThrough: 'b2',
          gaps: ['factorise-trinomial'],
        }),
        step('Find both roots', roots, { followThrough: 'b3', gaps: ['root-sign'] }),
        writeRejectionBullet(negativeRoot),
        statement('State the length with its unit', answer, { gaps: ['context-reject-root', 'unit'] }),
      ],
      mistakes: listLengthMistakes({ x, p, negativeRoot, unit: shape.unit }),
      policies: { units: 'required' },
    };
  },
});

type LengthContext = Readonly<Record<'x' | 'p' | 'negativeRoot', number>> & { readonly unit: string };

function listLengthMistakes({ x, p, negativeRoot, unit }: LengthContext): MistakeDraft[] {
  return [
    {
      tag: 'context-reject-root',
      answer: quantityTex(negativeRoot + p, unit),
      why: 'The negative root was used although a length cannot be negative.',
      earns: [1, 2, 3, 4],
    },
    {
      tag: 'incomplete-solution',
      answer: quantityTex(x, unit),
      why: 'The value of $x$ was given; the length was asked for.',
      earns: [1, 2, 3, 4, 5],
    },
    {
      tag: 'root-sign',
      answer: quantityTex(p - negativeRoot, unit),
      why: 'The roots were given the signs in the brackets.',
      earns: [1, 2, 3],
    },
  ];
}

function writeRejectionBullet(root: number): BulletDraft {
  return statement(
    'Reject the negative root',
    wording([
      `x > 0`,
      `reject ${root}`,
      `x cannot be negative`,
      'length cannot be negative',
      'discard negative',
      `${root} not valid`,
    ]),
    {
      working: `$x = ${root}$ is impossible, because a length cannot be negative`,
      requires: [4],
      gaps: ['context-reject-root'],
      impliedBy: [6],
    },
  );
}
