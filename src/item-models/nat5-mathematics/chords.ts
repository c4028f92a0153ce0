import { drawCircle } from '../../diagrams/families/circle.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { step, strategy } from '../item-draft.ts';
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
  /** Whether the depth includes the centre. */
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
      figure: drawChord(channel, r, chord),
      answer: combine(toCentre),
      bullets: [
        strategy('Use a right-angled triangle with half the chord', C, {
          working: `$\\frac{${plainTex(chord)}}{2} = ${C}$`,
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

function drawChord(channel: Channel, r: number, chord: number): Scene {
  return drawCircle({
    points: [
      { name: 'A', at: channel.chordAt - arcsin(chord / 2 / r) },
      { name: 'B', at: channel.chordAt + arcsin(chord / 2 / r) },
    ],
    radii: [{ to: 'A', tex: `$${plainTex(r)}$ ${channel.unit}` }],
    chords: [{ from: 'A', to: 'B', tex: `$${plainTex(chord)}$ ${channel.unit}` }],
  });
}
