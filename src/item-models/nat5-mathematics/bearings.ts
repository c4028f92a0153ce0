// National 5 Mathematics: the direct distance after two legs of a journey on bearings, by the cosine rule.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawBearings } from '../../diagrams/families/bearings.ts';
import { step, strategy } from '../item-draft.ts';
import { cos } from '../write/angle.ts';
import { degreesTex, figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const bearingTex = (value: number): string => degreesTex(String(value).padStart(3, '0'));

const journeys = [
  {
    traveller: 'A ship',
    verb: 'sails',
    secondLeg: 'It then sails',
    places: ['port A', 'buoy B', 'lighthouse C'],
  },
  {
    traveller: 'A helicopter',
    verb: 'flies',
    secondLeg: 'It then flies',
    places: ['airfield A', 'oil rig B', 'hospital C'],
  },
  {
    traveller: 'A rambler',
    verb: 'walks',
    secondLeg: 'She then walks',
    places: ['car park A', 'bothy B', 'cairn C'],
  },
  {
    traveller: 'A yacht',
    verb: 'sails',
    secondLeg: 'It then sails',
    places: ['harbour A', 'island B', 'marina C'],
  },
] as const;

export const bearings = nat5MathematicsModel({
  id: 'N5M-57',
  title: 'Bearings',
  outcomeId: 'MNU-5-21',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => ({
    journey: random.pick(journeys),
    alpha: random.int(20, 140),
    turn: random.int(40, 140),
    d: random.step(4, 40, 0.5),
    e: random.step(4, 40, 0.5),
  }),
  accepts: ({ alpha, turn, d, e }) =>
    alpha + turn < 360 && d !== e && Math.abs(turn - 90) > 4 && ![alpha, alpha + turn].includes(180 - turn),
  write: ({ journey, alpha, turn, d, e }) => {
    const beta = alpha + turn;
    const triangleAngle = 180 - turn;
    const distance = (angle: number) => Math.sqrt(d * d + e * e - 2 * d * e * cos(angle));
    const formatDistance = (angle: number) => quantityTex(figuresTex(distance(angle), 3), 'km');
    const [D, E] = [plainTex(d), plainTex(e)];
    const cosineRuleTex = (angle: string) =>
      `${D}^2 + ${E}^2 - 2 \\times ${D} \\times ${E} \\times \\cos ${angle}`;
    const { traveller, verb, secondLeg, places } = journey;
    return {
      stem: `${traveller} ${verb} from ${places[0]} on a bearing of $${bearingTex(alpha)}$ for $${D}$ kilometres to ${places[1]}. ${secondLeg} from there on a bearing of $${bearingTex(beta)}$ for $${E}$ kilometres to ${places[2]}. Calculate the direct distance from ${places[0]} to ${places[2]}.`,
      figure: drawBearings({
        start: 'A',
        legs: [
          { bearing: alpha, distance: d, to: 'B', tex: `$${D}$ km`, angleTex: `$${bearingTex(alpha)}$` },
          { bearing: beta, distance: e, to: 'C', tex: `$${E}$ km`, angleTex: `$${bearingTex(beta)}$` },
        ],
        closingTex: '',
      }),
      answer: formatDistance(triangleAngle),
      bullets: [
        strategy('Find the angle in the triangle', degreesTex(triangleAngle), {
          working: `angle $ABC = 180^\\circ - (${degreesTex(beta)} - ${degreesTex(alpha)}) = ${degreesTex(triangleAngle)}$`,
          gaps: ['bearing-angle'],
        }),
        step('Substitute into the cosine rule', cosineRuleTex(degreesTex(triangleAngle)), {
          followThrough: cosineRuleTex('b1'),
          gaps: ['formula-substitution'],
        }),
        step('Evaluate the square of the distance', figuresTex(distance(triangleAngle) ** 2, 5), {
          followThrough: 'b2',
          working: `$AC^2 = ${figuresTex(distance(triangleAngle) ** 2, 5)}$`,
          gaps: ['cosine-rule-order'],
        }),
        step('Find the distance, with the unit', formatDistance(triangleAngle), {
          followThrough: '\\sqrt{b3}',
          gaps: ['square-root-last', 'unit'],
        }),
      ],
      mistakes: [
        {
          tag: 'bearing-angle',
          answer: formatDistance(turn),
          why: 'The change of bearing was used as the angle in the triangle.',
          earns: [2, 3, 4],
        },
        {
          tag: 'pythagoras-non-right',
          answer: formatDistance(90),
          why: 'Pythagoras was used although the triangle is not right-angled.',
        },
      ],
    };
  },
});
