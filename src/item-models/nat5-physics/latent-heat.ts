// National 5 Physics: the energy to melt or boil a material (specific latent heat `l`).
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { latentHeats } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

type Change = {
  readonly kind: keyof typeof latentHeats;
  readonly material: string;
  readonly l: number;
  readonly wrongL: number;
  readonly mass: number;
};

/** The other latent heat of water, for the mistake of choosing the wrong one. */
const wrongLatentHeats = { fusion: 22.6e5, vaporisation: 3.34e5 } as const;

export const latentHeat = nat5PhysicsModel({
  id: 'N5P-15',
  title: 'Specific latent heat',
  outcomeId: 'PHY-5-06',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const kind = random.pick(['fusion', 'vaporisation'] as const);
    const { material, l } = random.pick<(typeof latentHeats)[Change['kind']][number]>(latentHeats[kind]);
    return {
      change: {
        kind,
        material,
        l,
        wrongL: wrongLatentHeats[kind],
        mass: pickMeasure(random, [0.12, 4.8]),
      },
      start: random.int(12, 28),
      power: random.pick([750, 1100, 1500, 2000, 2200, 2400, 3000]),
      minutes: pickMeasure(random, [1.5, 8]),
      target: random.pick(['energy', 'mass', 'two stages', 'boiled off'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ change: { l, wrongL } }) => l !== wrongL,
  write: ({ change, start, power, minutes, target, form }) => {
    if (target === 'energy') return writePhysics(latentEnergyCalculation(change), form);
    if (target === 'mass') return writePhysics(latentMassCalculation(change), form);
    if (target === 'two stages') return writePhysics(boilAwayCalculation(change.mass, start), form);
    return writePhysics(boiledMassCalculation(power, minutes), form);
  },
});

const verbs = { fusion: 'melt', vaporisation: 'vaporise' } as const;
const changePoints = { fusion: 'melting point', vaporisation: 'boiling point' } as const;

const describeLatentHeat = (change: Change): string =>
  `The specific latent heat of ${change.kind} of ${change.material} is ${inlineQuantity(change.l, 'J kg^-1', 3)}.`;

function latentEnergyCalculation(change: Change): PhysicsCalculation {
  const { kind, material, l, wrongL, mass } = change;
  return {
    situation: `A mass of ${inlineQuantity(mass, 'kg')} of ${material} is at its ${changePoints[kind]}. ${describeLatentHeat(change)}`,
    quantity: `the heat energy needed to ${verbs[kind]} the ${material} completely`,
    stages: [
      {
        relationship: 'E_h = ml',
        symbol: 'E_h',
        calculation: `${numTex(mass)} \\times ${numTex(l, 3)}`,
        value: mass * l,
        unit: 'J',
      },
    ],
    mistakes: [
      {
        tag: 'latent-choice',
        value: mass * wrongL,
        why: `The latent heat of ${kind === 'fusion' ? 'vaporisation' : 'fusion'} was used.`,
        earns: [1],
      },
      { tag: 'rearrange', value: l / mass, why: 'The latent heat was divided by the mass.' },
      {
        tag: 'heat-choice',
        value: mass * 4180,
        why: 'A specific heat capacity was used; the temperature does not change.',
      },
      { tag: 'sci-notation', value: (mass * l) / 1e5, why: 'The power of ten was left out.', earns: [1, 2] },
      { tag: 'sci-notation', value: mass * l * 10, why: 'The power of ten is one too high.', earns: [1, 2] },
    ],
  };
}

function latentMassCalculation(change: Change): PhysicsCalculation {
  const { kind, material, l, wrongL, mass } = change;
  const E = Number((mass * l).toPrecision(2));
  return {
    situation: `Heat energy of ${inlineQuantity(E, 'J')} is supplied to ${material} that is already at its ${changePoints[kind]}. ${describeLatentHeat(change)}`,
    quantity: `the mass of ${material} that is ${kind === 'fusion' ? 'melted' : 'vaporised'}`,
    stages: [
      {
        relationship: 'E_h = ml',
        symbol: 'm',
        calculation: `\\frac{${numTex(E)}}{${numTex(l, 3)}}`,
        substituted: `${numTex(E)} = m \\times ${numTex(l, 3)}`,
        value: E / l,
        unit: 'kg',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: l / E, why: 'The fraction was turned upside down.', earns: [1] },
      {
        tag: 'latent-choice',
        value: E / wrongL,
        why: `The latent heat of ${kind === 'fusion' ? 'vaporisation' : 'fusion'} was used.`,
        earns: [1],
      },
      { tag: 'rearrange', value: E * l, why: 'The energy was multiplied by the latent heat.', earns: [1] },
      {
        tag: 'heat-choice',
        value: E / 4180,
        why: 'A specific heat capacity was used; the temperature does not change.',
      },
    ],
  };
}

function boilAwayCalculation(mass: number, start: number): PhysicsCalculation {
  const rise = 100 - start;
  const [heating, boiling] = [4180 * mass * rise, mass * 22.6e5];
  return {
    situation: `A pan contains ${inlineQuantity(mass, 'kg')} of water at ${inlineQuantity(start, '°C')}. All of the water is heated to ${inlineQuantity(100, '°C', 3)} and then boiled away. The specific heat capacity of water is ${inlineQuantity(4180, 'J kg^-1 °C^-1', 3)} and its specific latent heat of vaporisation is ${inlineQuantity(22.6e5, 'J kg^-1', 3)}.`,
    quantity: 'the total heat energy needed',
    stages: [
      {
        relationship: 'E_h = cm\\Delta T',
        symbol: 'E_h',
        calculation: `4180 \\times ${numTex(mass)} \\times (100 - ${start})`,
        value: heating,
        unit: 'J',
      },
      {
        relationship: 'E_h = ml',
        symbol: 'E_h',
        calculation: `${numTex(mass)} \\times ${numTex(22.6e5, 3)}`,
        value: boiling,
        unit: 'J',
      },
      { symbol: 'E', calculation: '@1 + @2', value: heating + boiling, unit: 'J', hasOnlyAnswerMark: true },
    ],
    mistakes: [
      {
        tag: 'heating-stage-omitted',
        value: boiling,
        why: 'The energy to heat the water to its boiling point was left out.',
        earns: [3, 4],
      },
      {
        tag: 'latent-stage-omitted',
        value: heating,
        why: 'The energy to boil the water away was left out.',
        earns: [1, 2],
      },
      {
        tag: 'latent-choice',
        value: heating + mass * 3.34e5,
        why: 'The latent heat of fusion was used.',
        earns: [1, 2, 3, 5],
      },
      {
        tag: 'temperature-change',
        value: 4180 * mass * 100 + boiling,
        why: 'The final temperature was used, not the change in temperature.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'adds-stages',
        value: boiling - heating,
        why: 'The energies were subtracted.',
        earns: [1, 2, 3, 4],
      },
    ],
  };
}

function boiledMassCalculation(power: number, minutes: number): PhysicsCalculation {
  const E = power * minutes * 60;
  return {
    situation: `The lid of a ${inlineQuantity(power, 'W')} kettle is left open, so that the kettle goes on boiling for ${inlineQuantity(minutes, '')} minutes. The specific latent heat of vaporisation of water is ${inlineQuantity(22.6e5, 'J kg^-1', 3)}.`,
    quantity: 'the mass of water that could be changed to steam in this time',
    stages: [
      {
        relationship: 'P = \\frac{E}{t}',
        symbol: 'E',
        calculation: `${numTex(power)} \\times ${numTex(minutes)} \\times 60`,
        value: E,
        unit: 'J',
        gaps: ['time-conversion'],
      },
      {
        relationship: 'E_h = ml',
        symbol: 'm',
        calculation: `\\frac{@1}{${numTex(22.6e5, 3)}}`,
        substituted: `@1 = m \\times ${numTex(22.6e5, 3)}`,
        value: E / 22.6e5,
        unit: 'kg',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: E / 60 / 22.6e5,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'latent-choice',
        value: E / 3.34e5,
        why: 'The latent heat of fusion was used.',
        earns: [1, 2, 3],
      },
      { tag: 'rearrange', value: 22.6e5 / E, why: 'The fraction was turned upside down.', earns: [1, 2, 3] },
      {
        tag: 'heat-choice',
        value: E / (4180 * 100),
        why: 'A specific heat capacity was used; the temperature does not change.',
        earns: [1, 2],
      },
      {
        tag: 'power-vs-energy',
        value: power / 22.6e5,
        why: 'The power was used for the energy.',
        earns: [3],
      },
    ],
  };
}
