// National 5 Mathematics: the converse of Pythagoras, and Pythagoras in a cuboid.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawSolid } from '../../diagrams/families/solid.ts';
import { decision, type MistakeDraft, step, strategy, wording } from '../item-draft.ts';
import { figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** Whole-number sides of right-angled triangles. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const frames = [
  (a: string, b: string, c: string) =>
    `A joiner makes a triangular frame with sides of length $${a}$ metres, $${b}$ metres and $${c}$ metres. Is the frame right-angled?`,
  (a: string, b: string, c: string) =>
    `A triangular flower bed has sides of length $${a}$ metres, $${b}$ metres and $${c}$ metres. Is the flower bed right-angled?`,
  (a: string, b: string, c: string) =>
    `In triangle $PQR$, $PQ = ${a}$ metres, $QR = ${b}$ metres and $PR = ${c}$ metres. Is triangle $PQR$ right-angled?`,
  (a: string, b: string, c: string) =>
    `A sail is a triangle with edges of length $${a}$ metres, $${b}$ metres and $${c}$ metres. Is the sail right-angled?`,
];

const EQUAL = { evidence: wording(['equal', 'the same', '='], ['≠', 'not equal']), when: 'b1 = b2' };
const UNEQUAL = {
  evidence: wording(['≠', '\\neq', 'not equal', 'does not equal', '>', '<', 'not the same']),
  when: 'b1 \\neq b2',
};
const RIGHT = {
  evidence: wording(['right-angled', 'right angled', 'right angle'], ['not right', 'no right angle']),
  when: 'b1 = b2',
};
const NOT_RIGHT = {
  evidence: wording([
    'not right-angled',
    'not right angled',
    'not a right angle',
    'no right angle',
    "isn't right",
  ]),
  when: 'b1 \\neq b2',
};

export const converseOfPythagoras = nat5MathematicsModel({
  id: 'N5M-43',
  title: 'Converse of Pythagoras',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => ({
    frame: random.pick(frames),
    triple: random.pick(TRIPLES),
    scale: random.step(0.1, 0.9, 0.1),
    deviation: random.chance(0.5) ? 0 : random.step(0.1, 0.5, 0.1) * random.sign(),
  }),
  accepts: ({ triple, scale, deviation }) => triple[2] * scale + deviation > triple[1] * scale + 0.05,
  write: ({ frame, triple, scale, deviation }) => {
    const [a, b] = [triple[0] * scale, triple[1] * scale];
    const c = triple[2] * scale + deviation;
    const isRight = deviation === 0;
    const [A, B, C] = [plainTex(a), plainTex(b), plainTex(c)];
    const [sum, square] = [plainTex(a * a + b * b), plainTex(c * c)];
    const verdict = isRight ? 'right-angled' : 'not right-angled';
    return {
      stem: `${frame(A, B, C)} Justify your answer.`,
      answer: `\\text{${verdict}}`,
      bullets: [
        step('Add the squares of the shorter sides', sum, {
          working: `$${A}^2 + ${B}^2 = ${sum}$`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        step('Square the longest side', square, {
          working: `$${C}^2 = ${square}$`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        {
          ...decision('Compare the two', isRight ? [EQUAL, UNEQUAL] : [UNEQUAL, EQUAL], {
            working: `$${A}^2 + ${B}^2 ${isRight ? '=' : '\\neq'} ${C}^2$`,
            requires: [1, 2],
            gaps: ['converse-communication'],
          }),
          kind: 'strategy',
        },
        decision('State a conclusion', isRight ? [RIGHT, NOT_RIGHT] : [NOT_RIGHT, RIGHT], {
          working: `by the converse of Pythagoras, it is ${verdict}`,
          requires: [3],
          gaps: ['converse-communication'],
        }),
      ],
      mistakes: listConverseMistakes(isRight),
    };
  },
});

function listConverseMistakes(isRight: boolean): MistakeDraft[] {
  return isRight
    ? [
        {
          tag: 'pythagoras-hypotenuse',
          answer: '\\text{not right-angled}',
          why: 'The squares of the wrong pair of sides were added.',
        },
      ]
    : [
        {
          tag: 'converse-communication',
          answer: '\\text{right-angled}',
          why: 'The sums of squares were taken as equal although they differ.',
        },
      ];
}

const boxes = [
  {
    description: 'A cardboard box is a cuboid',
    request: 'Calculate the length of the longest straight rod that fits inside the box.',
  },
  {
    description: 'A block of wood is a cuboid',
    request: 'Calculate the length of the space diagonal of the block.',
  },
  {
    description: 'A fish tank is a cuboid',
    request: 'Calculate the distance from a corner of the base to the opposite corner at the top.',
  },
];

export const pythagorasInSpace = nat5MathematicsModel({
  id: 'N5M-44',
  title: 'Pythagoras in three dimensions',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    box: random.pick(boxes),
    l: random.int(5, 40),
    w: random.int(4, 30),
    h: random.int(3, 25),
  }),
  accepts: ({ l, w, h }) =>
    l > w && w !== h && l !== h && !Number.isInteger(Math.sqrt(l * l + w * w + h * h)),
  write: ({ box, l, w, h }) => {
    const length = (squares: number) => quantityTex(figuresTex(Math.sqrt(squares), 3), 'cm');
    const [base, space] = [l * l + w * w, l * l + w * w + h * h];
    return {
      stem: `${box.description} of length $${l}$ centimetres, breadth $${w}$ centimetres and height $${h}$ centimetres. ${box.request}`,
      figure: drawSolid({
        kind: 'cuboid',
        length: l,
        depth: w,
        height: h,
        labels: { length: `$${l}$ cm`, depth: `$${w}$ cm`, height: `$${h}$ cm` },
      }),
      answer: length(space),
      bullets: [
        strategy('Use Pythagoras in the base', String(base), {
          working: `$${l}^2 + ${w}^2 = ${base}$`,
          gaps: ['3d-two-triangles'],
        }),
        step('Use Pythagoras again with the height', String(space), {
          followThrough: `b1 + ${h}^2`,
          working: `$${base} + ${h}^2 = ${space}$`,
          gaps: ['3d-two-triangles'],
        }),
        step('Take the square root, with the unit', length(space), {
          followThrough: '\\sqrt{b2}',
          gaps: ['square-root-last'],
        }),
      ],
      mistakes: [
        {
          tag: '3d-two-triangles',
          answer: length(base),
          why: 'Only the diagonal of the base was found.',
          earns: [1],
        },
        {
          tag: 'square-root-last',
          answer: quantityTex(space, 'cm'),
          why: 'The square root was left out.',
          earns: [1, 2],
        },
        {
          tag: 'pythagoras-adds-lengths',
          answer: quantityTex(l + w + h, 'cm'),
          why: 'The three lengths were added.',
        },
      ],
    };
  },
});
