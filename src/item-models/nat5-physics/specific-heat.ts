// National 5 Physics: energy, mass, temperature change and specific heat capacity (`c`).
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { heatCapacities } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const CAPACITY_UNIT = 'J kg^-1 °C^-1';

type Sample = { readonly material: string; readonly c: number; readonly mass: number };

export const specificHeat = nat5PhysicsModel({
  id: 'N5P-14',
  title: 'Specific heat capacity',
  outcomeId: 'PHY-5-06',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const { material, c } = random.pick(heatCapacities);
    return {
      sample: { material, c, mass: pickMeasure(random, [0.25, 2.8]) },
      wrongMaterial: random.pick(heatCapacities),
      power: random.pick([25, 35, 45, 50, 60, 75, 100, 120, 150]),
      minutes: pickMeasure(random, [2.5, 15]),
      rise: random.int(12, 65),
      target: random.pick(['rise', 'rise', 'energy', 'grams', 'capacity'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ sample, wrongMaterial, power, minutes, target }) => {
    if (sample.material === wrongMaterial.material) return false;
    const rise = (power * minutes * 60) / (sample.c * sample.mass);
    return target !== 'rise' || (rise > 3 && rise < 75);
  },
  write: ({ sample, wrongMaterial, power, minutes, rise, target, form }) => {
    if (target === 'rise') return writePhysics(findRise(sample, wrongMaterial, { power, minutes }), form);
    if (target === 'energy') return writePhysics(energyCalculation(sample, wrongMaterial, rise), form);
    return writePhysics(
      target === 'grams' ? gramsCalculation(sample, rise) : capacityCalculation(sample, rise),
      form,
    );
  },
});

type Material = (typeof heatCapacities)[number];
type Heating = { readonly power: number; readonly minutes: number };

/** `of water` for a liquid, `block of iron` for a solid. */
const describeSample = (material: string): string =>
  ['water', 'alcohol', 'oil'].includes(material) ? `of ${material}` : `block of ${material}`;

function findRise(sample: Sample, wrongMaterial: Material, { power, minutes }: Heating): PhysicsCalculation {
  const { material, c, mass } = sample;
  const E = power * (minutes * 60);
  return {
    situation: `A ${inlineQuantity(power, 'W')} heater is used to heat ${inlineQuantity(mass, 'kg')} of ${material} for ${inlineQuantity(minutes, '')} minutes. The specific heat capacity of ${material} is ${inlineQuantity(c, CAPACITY_UNIT, 3)}. No heat is lost to the surroundings.`,
    quantity: `the rise in temperature of the ${material}`,
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
        relationship: 'E_h = cm\\Delta T',
        symbol: '\\Delta T',
        calculation: `\\frac{@1}{${c} \\times ${numTex(mass)}}`,
        substituted: `@1 = ${c} \\times ${numTex(mass)} \\times \\Delta T`,
        value: E / (c * mass),
        unit: '°C',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: E / 60 / (c * mass),
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'data-sheet',
        value: E / (wrongMaterial.c * mass),
        why: `The specific heat capacity of ${wrongMaterial.material} was used.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'power-vs-energy',
        value: power / (c * mass),
        why: 'The power was used for the energy.',
        earns: [3],
      },
      {
        tag: 'rearrange',
        value: (E * mass) / c,
        why: 'The energy was multiplied by the mass.',
        earns: [1, 2, 3],
      },
      {
        tag: 'rearrange',
        value: (c * mass) / E,
        why: 'The fraction was turned upside down.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function heatStage({ c, mass }: Sample, rise: number): Stage {
  return {
    relationship: 'E_h = cm\\Delta T',
    symbol: 'E_h',
    calculation: `${c} \\times ${numTex(mass)} \\times ${rise}`,
    value: c * mass * rise,
    unit: 'J',
  };
}

function energyCalculation(sample: Sample, wrongMaterial: Material, rise: number): PhysicsCalculation {
  const { material, c, mass } = sample;
  const start = 8 + (rise % 14);
  return {
    situation: `The temperature of ${inlineQuantity(mass, 'kg')} of ${material} is raised from ${inlineQuantity(start, '°C')} to ${inlineQuantity(start + rise, '°C')}. The specific heat capacity of ${material} is ${inlineQuantity(c, CAPACITY_UNIT, 3)}.`,
    quantity: `the minimum heat energy needed`,
    stages: [
      {
        ...heatStage(sample, rise),
        calculation: `${c} \\times ${numTex(mass)} \\times (${start + rise} - ${start})`,
      },
    ],
    mistakes: [
      {
        tag: 'temperature-change',
        value: c * mass * (start + rise),
        why: 'The final temperature was used, not the change in temperature.',
        earns: [1],
      },
      {
        tag: 'data-sheet',
        value: wrongMaterial.c * mass * rise,
        why: `The specific heat capacity of ${wrongMaterial.material} was used.`,
        earns: [1],
      },
      {
        tag: 'temperature-change',
        value: c * mass * (rise + 2 * start),
        why: 'The temperatures were added.',
        earns: [1],
      },
      { tag: 'mass-omitted', value: c * rise, why: 'The mass was left out.' },
      {
        tag: 'rearrange',
        value: (c * mass) / rise,
        why: 'The product was divided by the change in temperature.',
      },
    ],
  };
}

function gramsCalculation({ material, c, mass }: Sample, rise: number): PhysicsCalculation {
  const kilograms = Number((mass / 4).toPrecision(2));
  const sample = { material, c, mass: kilograms };
  const value = c * kilograms * rise;
  return {
    situation: `The temperature of ${inlineQuantity(kilograms * 1000, 'g')} of ${material} falls by ${inlineQuantity(rise, '°C')}. The specific heat capacity of ${material} is ${inlineQuantity(c, CAPACITY_UNIT, 3)}.`,
    quantity: `the heat energy given out by the ${material}`,
    stages: [heatStage(sample, rise)],
    mistakes: [
      { tag: 'prefix', value: value * 1000, why: 'The grams were not changed to kilograms.', earns: [1, 3] },
      {
        tag: 'rearrange',
        value: (c * kilograms) / rise,
        why: 'The product was divided by the change in temperature.',
      },
      { tag: 'mass-omitted', value: c * rise, why: 'The mass was left out.' },
      {
        tag: 'kelvin',
        value: c * kilograms * (rise + 273),
        why: 'A change in temperature was changed to kelvin by adding 273.',
        earns: [1],
      },
    ],
  };
}

function capacityCalculation({ material, c, mass }: Sample, rise: number): PhysicsCalculation {
  const E = Number((c * mass * rise * 1.08).toPrecision(2));
  const value = E / (mass * rise);
  return {
    situation:
      `In an experiment ${inlineQuantity(E, 'J')} of heat energy is supplied to a sample ${describeSample(material)} of mass ${inlineQuantity(mass, 'kg')}. Its temperature rises by ${inlineQuantity(rise, '°C')}.`.replace(
        'a sample block',
        'a block',
      ),
    quantity: `the value of the specific heat capacity of ${material} from these results`,
    stages: [
      {
        relationship: 'E_h = cm\\Delta T',
        symbol: 'c',
        calculation: `\\frac{${numTex(E)}}{${numTex(mass)} \\times ${rise}}`,
        substituted: `${numTex(E)} = c \\times ${numTex(mass)} \\times ${rise}`,
        value,
        unit: CAPACITY_UNIT,
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: E * mass * rise,
        why: 'The energy was multiplied by mass and temperature change.',
        earns: [1],
      },
      { tag: 'rearrange', value: (mass * rise) / E, why: 'The fraction was turned upside down.', earns: [1] },
      {
        tag: 'rearrange',
        value: (E * rise) / mass,
        why: 'The temperature change was multiplied instead of divided.',
        earns: [1],
      },
      { tag: 'mass-omitted', value: E / rise, why: 'The mass was left out.' },
    ],
  };
}
