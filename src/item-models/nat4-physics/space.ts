// National 4 Physics, space: the time or distance of a signal across space, and facts.

import { factModel } from '../facts/fact-model.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';
import spaceFactSheets from './space.facts.json' with { type: 'json' };

/** Distances of signals, in metres. */
const signals = [
  { situation: 'A television signal travels from the ground to a satellite', d: [3.58e7, 3.86e7] },
  { situation: 'A radio signal travels from Earth to the Moon', d: [3.63e8, 4.05e8] },
  { situation: 'Light travels from the Sun to Earth', d: [1.47e11, 1.52e11] },
  { situation: 'A radio signal travels from Earth to a rover on Mars', d: [5.5e10, 4.0e11] },
  { situation: 'A radio signal travels from a space probe near Jupiter to Earth', d: [5.9e11, 9.6e11] },
  { situation: 'Light travels from the Sun to Saturn', d: [1.35e12, 1.5e12] },
] as const;

export const signalTime = nat4PhysicsModel({
  id: 'N4P-17',
  title: 'Signals across space',
  outcomeId: 'PHY-4-07',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { situation, d } = random.pick(signals);
    return {
      situation,
      d: Number((d[0] + (d[1] - d[0]) * random.next()).toPrecision(3)),
      asksTime: random.chance(0.6),
    };
  },
  write: ({ situation, d, asksTime }) => {
    const v = 3.0e8;
    const t = asksTime ? d / v : Number((d / v).toPrecision(3));
    return writeWrittenPhysics(
      productCalculation({
        situation: `${situation}${asksTime ? `, a distance of ${inlineQuantity(d, 'm', 3)}` : ` in ${inlineQuantity(t, 's', 3)}`}. The speed of the signal is ${inlineQuantity(v, 'm s^-1')}.`,
        quantity: asksTime ? 'the time it takes' : 'the distance it travels',
        relationship: 'd = vt',
        otherRelationships: [
          't = \\frac{d}{v}',
          'v = \\frac{d}{t}',
          '\\text{distance} = \\text{speed} \\times \\text{time}',
        ],
        product: { symbol: 'd', value: asksTime ? d : v * t, unit: 'm', tex: numTex(d, 3) },
        factors: [
          { symbol: 'v', value: v, unit: 'm s^-1', tex: numTex(v) },
          { symbol: 't', value: t, unit: 's', tex: numTex(t, 3) },
        ],
        target: asksTime ? 'second' : 'product',
        significantFigures: 2,
      }),
    );
  },
});

export const spaceFacts = nat4PhysicsModel(
  factModel({
    id: 'N4P-18',
    title: 'Satellites and the universe',
    outcomeId: 'PHY-4-07',
    sheet: spaceFactSheets.spaceSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
