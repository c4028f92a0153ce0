/** The learner finds the greatest cost within a tolerance. */

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { moneyTex, plainTex, quantityTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

/** Floors with the lowest price for a square metre, in pounds. */
const SURFACES = [
  { place: 'play park', cover: 'rubber surface', base: 42 },
  { place: 'sports hall', cover: 'wooden floor', base: 56 },
  { place: 'garden', cover: 'turf', base: 3 },
  { place: 'courtyard', cover: 'paving', base: 28 },
] as const;

export const boundsOfResult = higherApplicationsModel({
  id: 'HA-19',
  title: 'Greatest value within a tolerance',
  outcomeId: 'APM-H-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    length: random.int(18, 60),
    width: random.int(8, 30),
    tolerance: random.pick([0.2, 0.25, 0.5]),
    extra: random.step(0.2, 4.8, 0.2),
    surface: random.pick(SURFACES),
  }),
  accepts: ({ length, width }) => length > width + 3 && length < 3 * width,
  write: ({ length, width, tolerance, extra, surface: { place, cover, base } }) => {
    const price = roundTo(base + extra, 2);
    const [long, wide] = [length + tolerance, width + tolerance];
    const area = long * wide;
    return writeWrittenCalculation({
      situation: `A rectangular ${place} is $${quantityTex(length, 'm')}$ by $${quantityTex(width, 'm')}$; each length is correct to $\\pm ${quantityTex(tolerance, 'm')}$. The ${cover} costs $${moneyTex(price)}$ for each square metre.`,
      quantity: 'the greatest possible cost, to the nearest penny',
      lines: [
        {
          why: 'Find the upper limits',
          tex: `${length} + ${tolerance}`,
          value: long,
          alsoAccepted: [plainTex(wide)],
          gaps: ['upper-bound'],
        },
        { why: 'Find the greatest area', tex: `@1 \\times ${plainTex(wide)}`, value: area, gaps: ['area'] },
        {
          why: 'Find the greatest cost',
          tex: `@2 \\times ${plainTex(price)}`,
          value: area * price,
          unit: '£',
          gaps: ['cost'],
        },
      ],
      mistakes: [
        {
          tag: 'upper-bound',
          value: length * width * price,
          why: 'The lengths as measured were used, not their greatest values.',
          earns: [],
        },
        {
          tag: 'tolerance-of-result',
          value: (length * width + tolerance) * price,
          why: 'The tolerance belongs to each length, not to the area.',
          earns: [],
        },
      ],
      policies: { tolerance: { absolute: 0.02 } },
    });
  },
});
