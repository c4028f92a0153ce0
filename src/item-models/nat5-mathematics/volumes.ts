// National 5 Mathematics: the volume of a composite solid, and a length from a volume.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { figuresTex, fixedTex, isNearTie, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const TIMES = ' \\times ';

/** A solid: its volume formula in numbers, and the value. */
type Solid = { readonly tex: string; readonly value: number };

const cylinder = (r: number, h: number): Solid => ({
  tex: ['\\pi', `${plainTex(r)}^2`, plainTex(h)].join(TIMES),
  value: Math.PI * r * r * h,
});
const cone = (r: number, h: number): Solid => ({
  tex: ['\\frac{1}{3}', '\\pi', `${plainTex(r)}^2`, plainTex(h)].join(TIMES),
  value: (Math.PI * r * r * h) / 3,
});
const hemisphere = (r: number): Solid => ({
  tex: ['\\frac{1}{2}', '\\frac{4}{3}', '\\pi', `${plainTex(r)}^3`].join(TIMES),
  value: (2 / 3) * Math.PI * r ** 3,
});
const cuboid = (l: number, h: number): Solid => ({
  tex: [plainTex(l), plainTex(l), plainTex(h)].join(TIMES),
  value: l * l * h,
});
const pyramid = (l: number, h: number): Solid => ({
  tex: ['\\frac{1}{3}', `${plainTex(l)}^2`, plainTex(h)].join(TIMES),
  value: (l * l * h) / 3,
});

/** Radius or side `r`, height `h` and a second height `k`. */
type Dimensions = { readonly r: number; readonly h: number; readonly k: number };
/** Two solids that are added (`sign` 1) or subtracted (-1). */
type Composite = {
  readonly situation: (d: Dimensions) => string;
  readonly parts: (d: Dimensions) => readonly [Solid, Solid];
  readonly sign: 1 | -1;
};

const composites: readonly Composite[] = [
  {
    situation: ({ r, h }) =>
      `A child's toy is made of a cone on top of a hemisphere. The cone and the hemisphere both have a diameter of $${plainTex(2 * r)}$ centimetres, and the cone is $${h}$ centimetres high. Calculate the volume of the toy.`,
    parts: ({ r, h }) => [cone(r, h), hemisphere(r)],
    sign: 1,
  },
  {
    situation: ({ r, h }) =>
      `A storage tank is in the shape of a cylinder with a hemisphere on top. Both have a diameter of $${plainTex(2 * r)}$ centimetres, and the cylinder is $${h}$ centimetres high. Calculate the volume of the tank.`,
    parts: ({ r, h }) => [cylinder(r, h), hemisphere(r)],
    sign: 1,
  },
  {
    situation: ({ r, h, k }) =>
      `A solid metal cylinder has a diameter of $${plainTex(2 * r)}$ centimetres and a height of $${h + k}$ centimetres. A cone with the same diameter and a height of $${h}$ centimetres is drilled out of it. Calculate the volume of metal that is left.`,
    parts: ({ r, h, k }) => [cylinder(r, h + k), cone(r, h)],
    sign: -1,
  },
  {
    situation: ({ r, h, k }) =>
      `A paperweight is a square-based pyramid on top of a cuboid. The base of both is a square of side $${plainTex(r)}$ centimetres. The cuboid is $${k}$ centimetres high and the pyramid is $${h}$ centimetres high. Calculate the volume of the paperweight.`,
    parts: ({ r, h, k }) => [cuboid(r, k), pyramid(r, h)],
    sign: 1,
  },
];

export const compositeVolume = nat5MathematicsModel({
  id: 'N5M-40',
  title: 'Volume of a composite solid',
  outcomeId: 'MNU-5-15',
  calculator: 'allowed',
  marks: [4, 5],
  choose: (random) => ({
    composite: random.pick(composites),
    size: { r: random.step(2, 12, 0.5), h: random.int(4, 25), k: random.int(3, 12) },
    /** Significant figures to round to; 0 if the stem requests no rounding. */
    significantFigures: random.pick([0, 2, 3]),
  }),
  accepts: ({ composite, size, significantFigures }) => {
    const [first, second] = composite.parts(size);
    const total = first.value + composite.sign * second.value;
    const leadingPower = Math.floor(Math.log10(total));
    return (
      Math.abs(first.value / second.value - 1) > 0.05 &&
      (significantFigures === 0 || !isNearTie(total, significantFigures - 1 - leadingPower, 0.05))
    );
  },
  write: ({ composite, size, significantFigures }) => {
    const [first, second] = composite.parts(size);
    const { sign } = composite;
    const total = first.value + sign * second.value;
    const formatVolume = (value: number) => quantityTex(figuresTex(value, significantFigures || 4), 'cm^3');
    const answer = formatVolume(total);
    const rounding =
      significantFigures === 0
        ? []
        : [
            step(`Round to ${significantFigures} significant figures`, answer, {
              followThrough: 'b4',
              gaps: ['sf-vs-dp', 'rounding'],
            }),
          ];
    return {
      stem: `${composite.situation(size)}${significantFigures === 0 ? '' : ` Give your answer correct to ${significantFigures} significant figures.`}`,
      answer,
      bullets: [
        step('Substitute into the first formula', first.tex, {
          gaps: ['radius-diameter', 'formula-constant'],
        }),
        step('Substitute into the second formula', second.tex, {
          gaps: ['hemisphere-half', 'formula-constant'],
        }),
        step('Evaluate both volumes', `${fixedTex(first.value, 2)}, ${fixedTex(second.value, 2)}`, {
          followThrough: 'b1, b2',
          impliedBy: [4],
          gaps: ['calculator-use'],
        }),
        strategy(
          sign === 1 ? 'Add the volumes' : 'Subtract the volumes',
          significantFigures === 0 ? answer : fixedTex(total, 2),
          { followThrough: `b1 ${sign === 1 ? '+' : '-'} b2`, gaps: ['composite-missing', 'unit'] },
        ),
        ...rounding,
      ],
      mistakes: listCompositeMistakes(composite, size, formatVolume),
      policies:
        significantFigures === 0
          ? {}
          : { significantFigures: { min: significantFigures, max: significantFigures } },
    };
  },
});

function listCompositeMistakes(
  { parts, sign }: Composite,
  size: Dimensions,
  formatVolume: (value: number) => string,
): MistakeDraft[] {
  const [first, second] = parts(size);
  const [largeFirst, largeSecond] = parts({ ...size, r: 2 * size.r });
  return [
    ...(first.tex.includes('pi')
      ? [
          {
            tag: 'radius-diameter',
            answer: formatVolume(largeFirst.value + sign * largeSecond.value),
            why: 'The diameter was used as the radius.',
          },
        ]
      : []),
    ...(second.tex.includes('\\frac{1}{2}')
      ? [
          {
            tag: 'hemisphere-half',
            answer: formatVolume(first.value + 2 * second.value),
            why: 'The volume of the whole sphere was used.',
            earns: [1, 3, 4],
          },
        ]
      : [
          {
            tag: 'formula-constant',
            answer: formatVolume(first.value + 3 * sign * second.value),
            why: 'The $\\frac{1}{3}$ was left out.',
            earns: [1, 3, 4],
          },
        ].filter(() => first.value + 3 * sign * second.value > 0)),
    {
      tag: 'composite-missing',
      answer: formatVolume(first.value),
      why: 'Only one of the two solids was counted.',
      earns: [1],
    },
  ];
}

type SolidSize = { readonly r: number; readonly h: number };
/** Writes a question on a length of a solid with a given volume. */
type LengthQuestion = (size: SolidSize) => ItemDraft;

const cylinderHeight: LengthQuestion = ({ r, h }) => {
  const volume = Math.round(Math.PI * r * r * h);
  const value = volume / (Math.PI * r * r);
  const answer = quantityTex(figuresTex(value, 3), 'cm');
  return {
    stem: `A cylindrical can has a volume of $${volume}$ cubic centimetres and a radius of $${plainTex(r)}$ centimetres. Calculate its height.`,
    answer,
    bullets: [
      step('Substitute into the formula', `\\pi \\times ${plainTex(r)}^2 \\times h = ${volume}`, {
        gaps: ['formula-substitution'],
      }),
      step('Rearrange', `\\frac{${volume}}{\\pi \\times ${plainTex(r)}^2}`, {
        working: `$h = \\frac{${volume}}{\\pi \\times ${plainTex(r)}^2}$`,
        gaps: ['rearrange'],
      }),
      step('Evaluate, with the unit', answer, { followThrough: 'b2', gaps: ['rounding'] }),
    ],
    mistakes: [
      {
        tag: 'rearrange',
        answer: quantityTex(figuresTex((volume * Math.PI) / (r * r), 3), 'cm'),
        why: 'The volume was multiplied by $\\pi$ instead of divided.',
        earns: [1],
      },
      {
        tag: 'square-before-multiply',
        answer: quantityTex(figuresTex(volume / (Math.PI * r), 3), 'cm'),
        why: 'The radius was not squared.',
      },
    ],
  };
};
const coneHeight: LengthQuestion = ({ r, h }) => {
  const volume = Math.round((Math.PI * r * r * h) / 3);
  const value = (3 * volume) / (Math.PI * r * r);
  const answer = quantityTex(figuresTex(value, 3), 'cm');
  return {
    stem: `A paper cone has a volume of $${volume}$ cubic centimetres and a base radius of $${plainTex(r)}$ centimetres. Calculate its height.`,
    answer,
    bullets: [
      step(
        'Substitute into the formula',
        `\\frac{1}{3} \\times \\pi \\times ${plainTex(r)}^2 \\times h = ${volume}`,
        { gaps: ['formula-substitution'] },
      ),
      step('Rearrange', `\\frac{3 \\times ${volume}}{\\pi \\times ${plainTex(r)}^2}`, {
        working: `$h = \\frac{3 \\times ${volume}}{\\pi \\times ${plainTex(r)}^2}$`,
        gaps: ['rearrange', 'formula-constant'],
      }),
      step('Evaluate, with the unit', answer, { followThrough: 'b2', gaps: ['rounding'] }),
    ],
    mistakes: [
      {
        tag: 'formula-constant',
        answer: quantityTex(figuresTex(value / 3, 3), 'cm'),
        why: 'The $\\frac{1}{3}$ in the formula was left out.',
      },
      {
        tag: 'rearrange',
        answer: quantityTex(figuresTex(value / 9, 3), 'cm'),
        why: 'The volume was divided by 3 instead of multiplied.',
        earns: [1],
      },
    ],
  };
};

const sphereRadius: LengthQuestion = ({ r }) => {
  const volume = Math.round((4 / 3) * Math.PI * r ** 3);
  const cube = (3 * volume) / (4 * Math.PI);
  const answer = quantityTex(figuresTex(Math.cbrt(cube), 3), 'cm');
  return {
    stem: `A solid sphere has a volume of $${volume}$ cubic centimetres. Calculate its radius.`,
    answer,
    bullets: [
      step('Substitute into the formula', `\\frac{4}{3} \\times \\pi \\times r^3 = ${volume}`, {
        gaps: ['formula-substitution'],
      }),
      step('Make $r^3$ the subject', `\\frac{3 \\times ${volume}}{4 \\times \\pi}`, {
        working: `$r^3 = \\frac{3 \\times ${volume}}{4 \\times \\pi}$`,
        gaps: ['rearrange'],
      }),
      step('Take the cube root, with the unit', answer, {
        followThrough: '\\sqrt[3]{b2}',
        gaps: ['undo-power'],
      }),
    ],
    mistakes: [
      {
        tag: 'undo-power',
        answer: quantityTex(figuresTex(cube / 3, 3), 'cm'),
        why: 'The value was divided by 3 instead of taking the cube root.',
        earns: [1, 2],
      },
      {
        tag: 'formula-constant',
        answer: quantityTex(figuresTex(Math.cbrt(volume / Math.PI), 3), 'cm'),
        why: 'The $\\frac{4}{3}$ in the formula was left out.',
      },
    ],
  };
};

export const lengthFromVolume = nat5MathematicsModel({
  id: 'N5M-41',
  title: 'Find a length from a volume',
  outcomeId: 'MNU-5-15',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    writeQuestion: random.pick([cylinderHeight, coneHeight, sphereRadius]),
    r: random.step(2.5, 14, 0.5),
    h: random.step(4, 30, 0.5),
  }),
  write: ({ writeQuestion, ...size }) => writeQuestion(size),
});
