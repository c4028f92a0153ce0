// National 5 Physics: absorbed dose (`D`), equivalent dose (`H`) and dose rate of ionising radiation.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { weightingFactors } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Tissues with ranges of their mass in kilograms. */
const tissues = [
  { name: 'The hand of a technician', noun: 'hand', mass: [0.35, 0.55] },
  { name: 'A tumour', noun: 'tumour', mass: [0.025, 0.19] },
  { name: 'A sample of tissue', noun: 'tissue', mass: [0.12, 0.85] },
  { name: 'The lung of a miner', noun: 'lung', mass: [0.42, 0.68] },
  { name: 'The arm of a radiographer', noun: 'arm', mass: [2.2, 4.4] },
] as const;

type Exposure = {
  readonly name: string;
  readonly noun: string;
  readonly mass: number;
  readonly microjoules: number;
  readonly radiation: string;
  readonly factor: number;
};

export const dosimetry = nat5PhysicsModel({
  id: 'N5P-19',
  title: 'Absorbed and equivalent dose',
  outcomeId: 'PHY-5-09',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const { name, noun, mass } = random.pick(tissues);
    return {
      exposure: {
        name,
        noun,
        mass: pickMeasure(random, mass),
        microjoules: pickMeasure(random, [1.2, 95]),
        ...random.pick(weightingFactors),
      },
      hours: pickMeasure(random, [1.5, 8.5]),
      rate: pickMeasure(random, [1.2, 28]),
      target: random.pick(['equivalent', 'absorbed', 'weighted', 'rate', 'time'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ exposure, hours, rate, target, form }) => {
    if (target === 'equivalent') return writePhysics(equivalentDose(exposure), form);
    if (target === 'absorbed') return writePhysics(absorbedDose(exposure), form);
    if (target === 'weighted') return writePhysics(weightedDose(exposure), form);
    return writePhysics(
      target === 'rate' ? rateCalculation(exposure, hours) : timeCalculation(rate, hours),
      form,
    );
  },
});

function equivalentDose({ name, noun, mass, microjoules, radiation, factor }: Exposure): PhysicsCalculation {
  const E = microjoules * 1e-6;
  const D = E / mass;
  return {
    situation: `${name} absorbs ${inlineQuantity(microjoules, 'µJ')} of energy from ${radiation}. The mass of the ${noun} is ${inlineQuantity(mass, 'kg')}. The radiation weighting factor of ${radiation} is $${factor}$.`,
    quantity: `the equivalent dose received by the ${noun}`,
    stages: [
      {
        relationship: 'D = \\frac{E}{m}',
        symbol: 'D',
        calculation: `\\frac{${numTex(microjoules)} \\times 10^{-6}}{${numTex(mass)}}`,
        value: D,
        unit: 'Gy',
      },
      {
        relationship: 'H = Dw_r',
        symbol: 'H',
        calculation: `@1 \\times ${factor}`,
        value: D * factor,
        unit: 'Sv',
        gaps: ['weighting-factor'],
      },
    ],
    mistakes: [
      {
        tag: 'weighting-factor',
        value: D,
        why: 'The radiation weighting factor was left out; the absorbed dose was given.',
        earns: [1, 2],
      },
      {
        tag: 'prefix',
        value: D * factor * 1e6,
        why: 'The microjoules were not changed to joules.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'dose-multiplies',
        value: E * mass * factor,
        why: 'The energy was multiplied by the mass.',
        earns: [3, 4, 5],
      },
      {
        tag: 'weighting-factor',
        value: D / factor,
        why: 'The absorbed dose was divided by the weighting factor.',
        earns: [1, 2],
      },
      {
        tag: 'prefix',
        value: D * factor * 1e3,
        why: 'The microjoules were taken as millijoules.',
        earns: [1, 3, 4, 5],
      },
    ],
  };
}

function absorbedDose({ name, noun, mass, microjoules }: Exposure): PhysicsCalculation {
  const E = microjoules * 1e-6;
  return {
    situation: `${name} absorbs ${inlineQuantity(microjoules, 'µJ')} of energy from ionising radiation. The mass of the ${noun} is ${inlineQuantity(mass, 'kg')}.`,
    quantity: `the absorbed dose received by the ${noun}`,
    stages: [
      {
        relationship: 'D = \\frac{E}{m}',
        symbol: 'D',
        calculation: `\\frac{${numTex(microjoules)} \\times 10^{-6}}{${numTex(mass)}}`,
        value: E / mass,
        unit: 'Gy',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: microjoules / mass,
        why: 'The microjoules were not changed to joules.',
        earns: [1, 3],
      },
      { tag: 'dose-multiplies', value: E * mass, why: 'The energy was multiplied by the mass.' },
      {
        tag: 'prefix',
        value: (E * 1e3) / mass,
        why: 'The microjoules were taken as millijoules.',
        earns: [1, 3],
      },
      { tag: 'rearrange', value: mass / E, why: 'The mass was divided by the energy.' },
    ],
  };
}

function weightedDose({ name, noun, mass, microjoules, radiation, factor }: Exposure): PhysicsCalculation {
  const D = Number((microjoules / mass / 10).toPrecision(2));
  return {
    situation: `${name} receives an absorbed dose of ${inlineQuantity(D, 'µGy')} from ${radiation}. The radiation weighting factor of ${radiation} is $${factor}$.`,
    quantity: `the equivalent dose received by the ${noun}`,
    stages: [
      {
        relationship: 'H = Dw_r',
        symbol: 'H',
        calculation: `${numTex(D)} \\times 10^{-6} \\times ${factor}`,
        value: D * 1e-6 * factor,
        unit: 'Sv',
      },
    ],
    mistakes: [
      { tag: 'weighting-factor', value: D * 1e-6, why: 'The radiation weighting factor was left out.' },
      {
        tag: 'weighting-factor',
        value: (D * 1e-6) / factor,
        why: 'The absorbed dose was divided by the weighting factor.',
      },
      { tag: 'prefix', value: D * factor, why: 'The micrograys were not changed to grays.', earns: [1, 3] },
      {
        tag: 'prefix',
        value: D * factor * 1e-3,
        why: 'The micrograys were taken as milligrays.',
        earns: [1, 3],
      },
    ],
  };
}

function rateCalculation({ name, noun, microjoules, mass }: Exposure, hours: number): PhysicsCalculation {
  const H = Number((microjoules / mass / 5).toPrecision(2));
  return {
    situation: `${name} receives an equivalent dose of ${inlineQuantity(H, 'µSv')} in ${inlineQuantity(hours, '')} hours.`,
    quantity: `the equivalent dose rate for the ${noun}, in microsieverts per hour`,
    stages: [
      {
        relationship: '\\dot{H} = \\frac{H}{t}',
        otherRelationships: ['H_r = \\frac{H}{t}'],
        symbol: '\\dot{H}',
        calculation: `\\frac{${numTex(H)}}{${numTex(hours)}}`,
        value: H / hours,
        unit: 'µSv h^-1',
      },
    ],
    mistakes: [
      { tag: 'multiplies-by-time', value: H * hours, why: 'The dose was multiplied by the time.' },
      { tag: 'rearrange', value: hours / H, why: 'The time was divided by the dose.' },
      { tag: 'time-conversion', value: H / (hours * 60), why: 'The rate was found per minute.', earns: [1] },
      {
        tag: 'time-conversion',
        value: H / (hours * 3600),
        why: 'The rate was found per second.',
        earns: [1],
      },
    ],
  };
}

function timeCalculation(rate: number, hours: number): PhysicsCalculation {
  const limit = Number((rate * hours).toPrecision(2));
  return {
    situation: `The equivalent dose rate at a place where a worker stands is ${inlineQuantity(rate, 'µSv h^-1')}. For this task the equivalent dose of the worker must not be more than ${inlineQuantity(limit, 'µSv')}.`,
    quantity: 'the longest time, in hours, that the worker may stay there',
    stages: [
      {
        relationship: '\\dot{H} = \\frac{H}{t}',
        otherRelationships: ['H_r = \\frac{H}{t}'],
        symbol: 't',
        calculation: `\\frac{${numTex(limit)}}{${numTex(rate)}}`,
        substituted: `${numTex(rate)} = \\frac{${numTex(limit)}}{t}`,
        value: limit / rate,
        unit: 'h',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: rate / limit, why: 'The dose rate was divided by the dose.', earns: [1] },
      { tag: 'rearrange', value: rate * limit, why: 'The dose rate was multiplied by the dose.', earns: [1] },
      { tag: 'time-conversion', value: (limit / rate) * 60, why: 'The time was given in minutes.' },
      { tag: 'time-conversion', value: limit / rate / 60, why: 'The time was divided by 60.' },
    ],
  };
}
