// National 4 Physics, motion: average speed, acceleration, and force, mass and weight.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { fieldStrengths, GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { plainTex } from '../write/number.ts';
import { toDefinite } from '../write/words.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';

/** Travellers with ranges of speed (m/s) and time (s). */
const runners = [
  { name: 'a cyclist', v: [4, 12], t: [25, 240] },
  { name: 'a runner', v: [3, 8], t: [15, 180] },
  { name: 'a bus', v: [7, 16], t: [30, 300] },
  { name: 'a swimmer', v: [0.8, 1.9], t: [25, 120] },
  { name: 'a train', v: [22, 55], t: [60, 400] },
  { name: 'a skier', v: [6, 18], t: [20, 90] },
  { name: 'a ferry', v: [5, 9], t: [200, 900] },
] as const;

export const averageSpeed = nat4PhysicsModel({
  id: 'N4P-14',
  title: 'Average speed',
  outcomeId: 'PHY-4-06',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { name, v, t } = random.pick(runners);
    return {
      name,
      v: pickMeasure(random, v),
      t: pickMeasure(random, t),
      target: random.pick(['product', 'first', 'first', 'second'] as const),
    };
  },
  write: ({ name, v, t, target }) => {
    const d = target === 'product' ? v * t : Number((v * t).toPrecision(3));
    const distance = inlineQuantity(d, 'm', target === 'product' ? 2 : 3);
    const situations = {
      product: `Over ${inlineQuantity(t, 's')} the average speed of ${name} is ${inlineQuantity(v, 'm s^-1')}.`,
      first: `In ${inlineQuantity(t, 's')} ${name} travels ${distance}.`,
      second: `At an average speed of ${inlineQuantity(v, 'm s^-1')} ${name} travels ${distance}.`,
    };
    const quantities = {
      product: 'the distance travelled',
      first: `the average speed of ${toDefinite(name)}`,
      second: 'the time taken',
    };
    return writeWrittenPhysics(
      productCalculation({
        situation: situations[target],
        quantity: quantities[target],
        relationship: 'd = \\bar{v}t',
        otherRelationships: [
          'd = vt',
          'v = \\frac{d}{t}',
          '\\bar{v} = \\frac{d}{t}',
          '\\text{speed} = \\frac{\\text{distance}}{\\text{time}}',
        ],
        product: { symbol: 'd', value: d, unit: 'm', tex: numTex(d, 3) },
        factors: [
          { symbol: 'v', value: target === 'first' ? d / t : v, unit: 'm s^-1' },
          { symbol: 't', value: target === 'second' ? d / v : t, unit: 's' },
        ],
        target,
      }),
    );
  },
});

/** Things that speed up, with ranges of initial speed, gain of speed and time. */
const speeders = [
  { name: 'a car', u: [0, 15], gain: [6, 20], t: [3, 12] },
  { name: 'a motorbike', u: [0, 12], gain: [9, 24], t: [2, 8] },
  { name: 'a sprinter', u: [0, 2], gain: [4, 9], t: [1, 4] },
  { name: 'a train', u: [0, 20], gain: [8, 30], t: [15, 60] },
  { name: 'a cheetah', u: [0, 6], gain: [10, 22], t: [2, 5] },
  { name: 'an aircraft on a runway', u: [0, 10], gain: [40, 70], t: [14, 32] },
] as const;

export const acceleration = nat4PhysicsModel({
  id: 'N4P-15',
  title: 'Acceleration',
  outcomeId: 'PHY-4-06',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { name, u, gain, t } = random.pick(speeders);
    const start = random.chance(0.4) ? 0 : random.int(u[0], u[1]);
    return { name, u: start, v: start + random.int(gain[0], gain[1]), t: pickMeasure(random, t) };
  },
  write: ({ name, u, v, t }) => writeWrittenPhysics(accelerationCalculation({ name, u, v, t })),
});

type Speeding = { readonly name: string; readonly u: number; readonly v: number; readonly t: number };

function accelerationCalculation({ name, u, v, t }: Speeding): PhysicsCalculation {
  const start = u === 0 ? 'from rest' : `from $${u}\\,\\mathrm{m\\,s^{-1}}$`;
  return {
    situation: `The speed of ${name} increases ${start} to $${v}\\,\\mathrm{m\\,s^{-1}}$ in ${inlineQuantity(t, 's')}.`,
    quantity: `the acceleration of ${toDefinite(name)}`,
    stages: [
      {
        relationship: 'a = \\frac{v - u}{t}',
        otherRelationships: ['a = \\frac{\\Delta v}{t}', 'v = u + at'],
        symbol: 'a',
        calculation: `\\frac{${v} - ${u}}{${numTex(t)}}`,
        value: (v - u) / t,
        unit: 'm s^-2',
        gaps: ['change-in-velocity'],
      },
    ],
    mistakes: [
      {
        tag: 'change-in-velocity',
        value: v / t,
        why: 'The final speed was used for the change of speed.',
        earns: [1],
      },
      { tag: 'sign', value: (v + u) / t, why: 'The two speeds were added.', earns: [1] },
      {
        tag: 'rearrange',
        value: (v - u) * t,
        why: 'The change of speed was multiplied by the time.',
        earns: [1],
      },
    ],
  };
}

/** Things with ranges of mass (kg) and acceleration (m/s²). */
const acceleratedObjects = [
  { object: 'a trolley', m: [0.5, 4], a: [0.4, 3] },
  { object: 'a car', m: [800, 1500], a: [0.6, 3.5] },
  { object: 'a bicycle and its rider', m: [55, 95], a: [0.5, 2.2] },
  { object: 'a shopping basket', m: [3, 12], a: [0.3, 1.5] },
  { object: 'a supermarket trolley', m: [12, 40], a: [0.3, 1.2] },
  { object: 'a rocket', m: [2000, 9000], a: [4, 18] },
] as const;

const travellers = [
  'an astronaut',
  'a rock sample',
  'a robot rover',
  'a tool kit',
  'a toolbox',
  'a camera',
] as const;

export const forces = nat4PhysicsModel({
  id: 'N4P-16',
  title: 'Force, mass and weight',
  outcomeId: 'PHY-4-06',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { object, m, a } = random.pick(acceleratedObjects);
    return {
      object,
      m: pickMeasure(random, m),
      a: pickMeasure(random, a),
      traveller: random.pick(travellers),
      mass: pickMeasure(random, [2, 95]),
      place: random.pick([...fieldStrengths, { place: 'Earth', g: GRAVITY }]),
      kind: random.pick(['force', 'force', 'acceleration', 'weight', 'mass'] as const),
    };
  },
  write: ({ object, m, a, traveller, mass, place, kind }) => {
    if (kind === 'weight' || kind === 'mass')
      return writeWrittenPhysics(weightCalculation({ traveller, mass, ...place }, kind === 'mass'));
    return writeWrittenPhysics(forceCalculation({ object, m, a }, kind === 'force'));
  },
});

function forceCalculation(
  { object, m, a }: { readonly object: string; readonly m: number; readonly a: number },
  asksForce: boolean,
): PhysicsCalculation {
  const F = asksForce ? m * a : Number((m * a).toPrecision(2));
  return productCalculation({
    situation: asksForce
      ? `The mass of ${object} is ${inlineQuantity(m, 'kg')}. It accelerates at ${inlineQuantity(a, 'm s^-2')}.`
      : `An unbalanced force of ${inlineQuantity(F, 'N')} acts on ${object} of mass ${inlineQuantity(m, 'kg')}.`,
    quantity: asksForce
      ? `the unbalanced force on ${toDefinite(object)}`
      : `the acceleration of ${toDefinite(object)}`,
    relationship: 'F = ma',
    product: { symbol: 'F', value: F, unit: 'N' },
    factors: [
      { symbol: 'm', value: m, unit: 'kg' },
      { symbol: 'a', value: F / m, unit: 'm s^-2' },
    ],
    target: asksForce ? 'product' : 'second',
  });
}

type Traveller = {
  readonly traveller: string;
  readonly mass: number;
  readonly place: string;
  readonly g: number;
};

function weightCalculation({ traveller, mass, place, g }: Traveller, asksMass: boolean): PhysicsCalculation {
  const W = asksMass ? Number((mass * g).toPrecision(2)) : mass * g;
  return productCalculation({
    situation: `The gravitational field strength on ${place} is $${plainTex(g)}\\,\\mathrm{N\\,kg^{-1}}$. ${asksMass ? `The weight of ${traveller} there is ${inlineQuantity(W, 'N')}.` : `The mass of ${traveller} is ${inlineQuantity(mass, 'kg')}.`}`,
    quantity: asksMass
      ? `the mass of ${toDefinite(traveller)}`
      : `the weight of ${toDefinite(traveller)} on ${place}`,
    relationship: 'W = mg',
    product: { symbol: 'W', value: W, unit: 'N' },
    factors: [
      { symbol: 'm', value: W / g, unit: 'kg' },
      { symbol: 'g', value: g, unit: 'N kg^-1' },
    ],
    target: asksMass ? 'first' : 'product',
  });
}
