import { drawCircle } from '../../diagrams/families/circle.ts';
import { drawSolid } from '../../diagrams/families/solid.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { arcsin } from '../write/angle.ts';
import { figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Channel = {
  readonly what: string;
  readonly width: string;
  readonly unit: string;
  readonly words: string;
  readonly radius: readonly [number, number];
  /** Direction of the chord from the centre. */
  readonly chordAt: 90 | 270;
  /** Whether the depth takes in the centre. */
  readonly isDeep: boolean;
  readonly asks: string;
};

const channels: readonly Channel[] = [
  {
    what: 'The cross-section of a water pipe is a circle of radius',
    width: 'The width of the surface of the water is',
    unit: 'cm',
    words: 'centimetres',
    radius: [12, 60],
    chordAt: 270,
    isDeep: false,
    asks: 'The water is less than half the depth of the pipe. Calculate the depth of the water.',
  },
  {
    what: 'The cross-section of an oil drum is a circle of radius',
    width: 'The width of the surface of the oil is',
    unit: 'cm',
    words: 'centimetres',
    radius: [12, 60],
    chordAt: 90,
    isDeep: true,
    asks: 'The drum lies on its side and is more than half full. Calculate the depth of the oil.',
  },
  {
    what: 'The cross-section of a tunnel is part of a circle of radius',
    width: 'The width of the floor of the tunnel is',
    unit: 'm',
    words: 'metres',
    radius: [2.5, 8],
    chordAt: 270,
    isDeep: true,
    asks: 'The centre of the circle is above the floor. Calculate the height of the tunnel.',
  },
  {
    what: 'The cross-section of a garden pond is part of a circle of radius',
    width: 'The width of the pond at ground level is',
    unit: 'm',
    words: 'metres',
    radius: [2.5, 8],
    chordAt: 270,
    isDeep: false,
    asks: 'The centre of the circle is above the ground. Calculate the greatest depth of the pond.',
  },
];

export const chordAndRadius = nat5MathematicsModel({
  id: 'N5M-42',
  title: 'Chord and radius',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [4],
  draw: (random) => {
    const channel = random.pick(channels);
    const r = random.step(...channel.radius, 0.5);
    return { channel, r, chord: random.step(Math.ceil(0.8 * r), Math.floor(1.9 * r), 0.5) };
  },
  write: ({ channel, r, chord }) => {
    const { unit, words, isDeep } = channel;
    const half = chord / 2;
    const square = r * r - half * half;
    const toCentre = Math.sqrt(square);
    const combine = (distance: number) =>
      quantityTex(figuresTex(isDeep ? r + distance : r - distance, 3), unit);
    const [R, C] = [plainTex(r), plainTex(half)];
    return {
      stem: `${channel.what} $${R}$ ${words}. ${channel.width} $${plainTex(chord)}$ ${words}. ${channel.asks}`,
      figure: drawCircle({
        points: [
          { name: 'A', at: channel.chordAt - arcsin(half / r) },
          { name: 'B', at: channel.chordAt + arcsin(half / r) },
        ],
        radii: [{ to: 'A', tex: `$${R}$ ${unit}` }],
        chords: [{ from: 'A', to: 'B', tex: `$${plainTex(chord)}$ ${unit}` }],
      }),
      answer: combine(toCentre),
      bullets: [
        strategy('Use a right-angled triangle with half the chord', C, {
          shows: `$\\frac{${plainTex(chord)}}{2} = ${C}$`,
          gaps: ['half-chord'],
        }),
        step('Use Pythagoras for the distance to the centre', `${R}^2 - ${C}^2`, {
          from: `${R}^2 - b1^2`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        step('Take the square root', figuresTex(toCentre, 6), {
          from: '\\sqrt{b2}',
          gaps: ['square-root-last'],
        }),
        step(isDeep ? 'Add the radius' : 'Subtract from the radius', combine(toCentre), {
          from: `${R} ${isDeep ? '+' : '-'} b3`,
          gaps: ['incomplete-solution'],
        }),
      ],
      mistakes: [
        {
          tag: 'incomplete-solution',
          answer: quantityTex(figuresTex(toCentre, 3), unit),
          why: 'The work stopped at the distance to the centre.',
          earns: [1, 2, 3],
        },
        ...(isDeep
          ? [
              {
                tag: 'pythagoras-hypotenuse',
                answer: combine(Math.sqrt(r * r + half * half)),
                why: 'The squares were added, although the radius is the hypotenuse.',
                earns: [1, 3, 4],
              },
            ]
          : []),
        {
          tag: 'chord-side',
          answer: quantityTex(figuresTex(isDeep ? r - toCentre : r + toCentre, 3), unit),
          why: isDeep
            ? 'The distance was subtracted from the radius.'
            : 'The distance was added to the radius.',
          earns: [1, 2, 3],
        },
      ],
    };
  },
});

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

export const converseOfPythagoras = nat5MathematicsModel({
  id: 'N5M-43',
  title: 'Converse of Pythagoras',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [4],
  draw: (random) => ({
    frame: random.pick(frames),
    triple: random.pick(TRIPLES),
    scale: random.step(0.1, 0.9, 0.1),
    off: random.chance(0.5) ? 0 : random.step(0.1, 0.5, 0.1) * random.sign(),
  }),
  accepts: ({ triple, scale, off }) => triple[2] * scale + off > triple[1] * scale + 0.05,
  write: ({ frame, triple, scale, off }) => {
    const [a, b] = [triple[0] * scale, triple[1] * scale];
    const c = triple[2] * scale + off;
    const isRight = off === 0;
    const [A, B, C] = [plainTex(a), plainTex(b), plainTex(c)];
    const [sum, square] = [plainTex(a * a + b * b), plainTex(c * c)];
    const verdict = isRight ? 'right-angled' : 'not right-angled';
    return {
      stem: `${frame(A, B, C)} Justify your answer.`,
      answer: `\\text{${verdict}}`,
      bullets: [
        step('Add the squares of the shorter sides', sum, {
          shows: `$${A}^2 + ${B}^2 = ${sum}$`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        step('Square the longest side', square, {
          shows: `$${C}^2 = ${square}$`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        strategy(
          'Compare the two',
          isRight
            ? wording(['=', 'equal', 'the same'], ['≠', 'not equal'])
            : wording(['≠', '\\neq', 'not equal', 'does not equal', '>', '<', 'not the same']),
          {
            shows: `$${A}^2 + ${B}^2 ${isRight ? '=' : '\\neq'} ${C}^2$`,
            requires: [1, 2],
            gaps: ['converse-communication'],
          },
        ),
        statement(
          'State a conclusion',
          isRight
            ? wording(['right-angled', 'right angled', 'right angle'], ['not right', 'no right angle'])
            : wording([
                'not right-angled',
                'not right angled',
                'not a right angle',
                'no right angle',
                "isn't right",
              ]),
          {
            shows: `by the converse of Pythagoras, it is ${verdict}`,
            requires: [3],
            gaps: ['converse-communication'],
          },
        ),
      ],
      mistakes: isRight
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
          ],
    };
  },
});

const boxes = [
  {
    what: 'A cardboard box is a cuboid',
    asks: 'Calculate the length of the longest straight rod that fits inside the box.',
  },
  { what: 'A block of wood is a cuboid', asks: 'Calculate the length of the space diagonal of the block.' },
  {
    what: 'A fish tank is a cuboid',
    asks: 'Calculate the distance from a corner of the base to the opposite corner at the top.',
  },
];

export const pythagorasInSpace = nat5MathematicsModel({
  id: 'N5M-44',
  title: 'Pythagoras in three dimensions',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => ({
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
      stem: `${box.what} of length $${l}$ centimetres, breadth $${w}$ centimetres and height $${h}$ centimetres. ${box.asks}`,
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
          shows: `$${l}^2 + ${w}^2 = ${base}$`,
          gaps: ['3d-two-triangles'],
        }),
        step('Use Pythagoras again with the height', String(space), {
          from: `b1 + ${h}^2`,
          shows: `$${base} + ${h}^2 = ${space}$`,
          gaps: ['3d-two-triangles'],
        }),
        step('Take the square root, with the unit', length(space), {
          from: '\\sqrt{b2}',
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
