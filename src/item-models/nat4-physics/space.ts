import { factModel } from '../facts/fact-model.ts';
import { given, num } from '../physics/measure.ts';
import { writeProblem } from '../physics/problem.ts';
import { productProblem } from '../physics/product-problem.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';
import { spaceSheet } from './space.table.ts';

/** Distances of signals, in metres. */
const signals = [
  { tell: 'A television signal travels from the ground to a satellite', d: [3.5e7, 3.9e7] },
  { tell: 'A radio signal travels from Earth to the Moon', d: [3.6e8, 4.1e8] },
  { tell: 'Light travels from the Sun to Earth', d: [1.4e11, 1.6e11] },
  { tell: 'A radio signal travels from Earth to a rover on Mars', d: [5.5e10, 4.0e11] },
  { tell: 'A radio signal travels from a space probe near Jupiter to Earth', d: [5.9e11, 9.6e11] },
  { tell: 'Light travels from the Sun to Saturn', d: [1.3e12, 1.5e12] },
] as const;

export const signalTime = nat4PhysicsModel({
  id: 'N4P-17',
  title: 'Signals across space',
  outcomeId: 'PHY-4-07',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => {
    const { tell, d } = random.pick(signals);
    return {
      tell,
      d: Number((d[0] + (d[1] - d[0]) * random.next()).toPrecision(3)),
      asksTime: random.chance(0.6),
    };
  },
  write: ({ tell, d, asksTime }) => {
    const v = 3.0e8;
    const t = asksTime ? d / v : Number((d / v).toPrecision(3));
    return writeProblem(
      productProblem({
        tell: `${tell}${asksTime ? `, a distance of ${given(d, 'm', 3)}` : ` in ${given(t, 's', 3)}`}. The speed of the signal is ${given(v, 'm s^-1')}.`,
        ask: asksTime ? 'the time it takes' : 'the distance it travels',
        relationship: 'd = vt',
        or: ['t = \\frac{d}{v}', 'v = \\frac{d}{t}', '\\text{distance} = \\text{speed} \\times \\text{time}'],
        product: { symbol: 'd', value: asksTime ? d : v * t, unit: 'm', tex: num(d, 3) },
        factors: [
          { symbol: 'v', value: v, unit: 'm s^-1', tex: num(v) },
          { symbol: 't', value: t, unit: 's', tex: num(t, 3) },
        ],
        asked: asksTime ? 'second' : 'product',
        figures: 2,
      }),
      'written',
    );
  },
});

export const spaceFacts = nat4PhysicsModel(
  factModel({
    id: 'N4P-18',
    title: 'Satellites and the universe',
    outcomeId: 'PHY-4-07',
    sheet: spaceSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
