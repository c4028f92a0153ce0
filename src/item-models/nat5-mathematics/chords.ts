// National 5 Mathematics: the depth or height of a circular cross-section from its radius and a chord.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawCircle } from '../../diagrams/families/circle.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { step, strategy } from '../item-draft.ts';
import { arcsin } from '../write/angle.ts';
import { figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** A circular cross-section that is cut by a chord. */
type Channel = {
  readonly description: string;
  readonly width: string;
  readonly unit: string;
  readonly unitName: string;
  readonly radius: readonly [number, number];
  /** Direction of the chord from the centre, in degrees: 90 is up. */
  readonly chordAt: 90 | 270;
  /** Whether the depth to find includes the centre of the circle. */
  readonly includesCentre: boolean;
  readonly request: string;
};

const channels: readonly Channel[] = [
  {
    description: 'The cross-section of a water pipe is a circle of radius',
    width: 'The width of the surface of the water is',
    unit: 'cm',
    unitName: 'centimetres',
    radius: [12, 60],
    chordAt: 270,
    includesCentre: false,
    request: 'The water is less than half the depth of the pipe. Calculate the depth of the water.',
  },
  {
    description: 'The cross-section of an oil drum is a circle of radius',
    width: 'The width of the surface of the oil is',
    unit: 'cm',
    unitName: 'centimetres',
    radius: [12, 60],
    chordAt: 90,
    includesCentre: true,
    request: 'The drum lies on its side and is more than half full. Calculate the depth of the oil.',
  },
  {
    description: 'The cross-section of a tunnel is part of a circle of radius',
    width: 'The width of the floor of the tunnel is',
    unit: 'm',
    unitName: 'metres',
    radius: [2.5, 8],
    chordAt: 270,
    includesCentre: true,
    request: 'The centre of the circle is above the floor. Calculate the height of the tunnel.',
  },
  {
    description: 'The cross-section of a garden pond is part of a circle of radius',
    width: 'The width of the pond at ground level is',
    unit: 'm',
    unitName: 'metres',
    radius: [2.5, 8],
    chordAt: 270,
    includesCentre: false,
    request: 'The centre of the circle is above the ground. Calculate the greatest depth of the pond.',
  },
];

export const chordAndRadius = nat5MathematicsModel({
  id: 'N5M-42',
  title: 'Chord and radius',
  outcomeId: 'MNU-5-16',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => {
    const channel = random.pick(channels);
    const r = random.step(...channel.radius, 0.5);
    return { channel, r, chord: random.step(Math.ceil(0.8 * r), Math.floor(1.9 * r), 0.5) };
  },
  write: ({ channel, r, chord }) => {
    const { unit, unitName, includesCentre } = channel;
    const half = chord / 2;
    const square = r * r - half * half;
    const centreDistance = Math.sqrt(square);
    const formatDepth = (distance: number) =>
      quantityTex(figuresTex(includesCentre ? r + distance : r - distance, 3), unit);
    const [R, C] = [plainTex(r), plainTex(half)];
    return {
      stem: `${channel.description} $${R}$ ${unitName}. ${channel.width} $${plainTex(chord)}$ ${unitName}. ${channel.request}`,
      figure: drawChord(channel, r, chord),
      answer: formatDepth(centreDistance),
      bullets: [
        strategy('Use a right-angled triangle with half the chord', C, {
          working: `$\\frac{${plainTex(chord)}}{2} = ${C}$`,
          gaps: ['half-chord'],
        }),
        step('Use Pythagoras for the distance to the centre', `${R}^2 - ${C}^2`, {
          followThrough: `${R}^2 - b1^2`,
          gaps: ['pythagoras-hypotenuse'],
        }),
        step('Take the square root', figuresTex(centreDistance, 6), {
          followThrough: '\\sqrt{b2}',
          gaps: ['square-root-last'],
        }),
        step(includesCentre ? 'Add the radius' : 'Subtract from the radius', formatDepth(centreDistance), {
          followThrough: `${R} ${includesCentre ? '+' : '-'} b3`,
          gaps: ['incomplete-solution'],
        }),
      ],
      mistakes: [
        {
          tag: 'incomplete-solution',
          answer: quantityTex(figuresTex(centreDistance, 3), unit),
          why: 'The work stopped at the distance to the centre.',
          earns: [1, 2, 3],
        },
        ...(includesCentre
          ? [
              {
                tag: 'pythagoras-hypotenuse',
                answer: formatDepth(Math.sqrt(r * r + half * half)),
                why: 'The squares were added, although the radius is the hypotenuse.',
                earns: [1, 3, 4],
              },
            ]
          : []),
        {
          tag: 'chord-side',
          answer: quantityTex(figuresTex(includesCentre ? r - centreDistance : r + centreDistance, 3), unit),
          why: includesCentre
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
