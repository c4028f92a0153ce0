// National 5 Physics: total resistance of resistors in series and parallel, and voltage dividers.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawCircuit, drawPotentialDivider } from '../../diagrams/families/circuit.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Standard resistor values, in ohms. */
const OHMS = [
  10, 12, 15, 18, 20, 22, 24, 27, 30, 33, 36, 40, 43, 47, 51, 56, 60, 62, 68, 75, 82, 91, 120, 150, 180,
] as const;

/** Resistances in ohms; `p` and `q` are in parallel. */
type Resistances = { readonly p: number; readonly q: number; readonly r: number };

const computeParallel = ({ p, q }: Pick<Resistances, 'p' | 'q'>): number => (p * q) / (p + q);

export const resistorNetwork = nat5PhysicsModel({
  id: 'N5P-10',
  title: 'Resistors in series and parallel',
  outcomeId: 'PHY-5-04',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const [p = 10, q = 12, r = 15] = random.sample(OHMS, 3);
    return {
      resistances: { p, q, r },
      setting: random.pick([
        'A technician connects resistors to a battery as shown.',
        'Part of the circuit of a radio is shown.',
        'A pupil sets up the circuit shown.',
        'Resistors are used to limit the current in an alarm circuit, as shown.',
        'The heating element of a car seat is made of resistors connected as shown.',
      ]),
      target: random.pick(['mixed', 'mixed', 'two', 'three'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ resistances, setting, target, form }) =>
    writePhysics(
      { mixed: mixedCalculation, two: twoCalculation, three: threeCalculation }[target](resistances, setting),
      form,
    ),
});

const toResistor = (value: number) => ({ symbol: 'resistor' as const, tex: inlineQuantity(value, 'Ω') });

function pairStage({ p, q }: Resistances, symbol: string): Stage {
  const [P, Q] = [numTex(p), numTex(q)];
  return {
    relationship: '\\frac{1}{R_T} = \\frac{1}{R_1} + \\frac{1}{R_2}',
    otherRelationships: [
      '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}',
      '\\frac{1}{R_p} = \\frac{1}{R_1} + \\frac{1}{R_2}',
    ],
    symbol,
    calculation: `\\frac{1}{\\frac{1}{${P}} + \\frac{1}{${Q}}}`,
    substituted: `\\frac{1}{R} = \\frac{1}{${P}} + \\frac{1}{${Q}}`,
    value: computeParallel({ p, q }),
    unit: 'Ω',
  };
}

function mixedCalculation(resistances: Resistances, setting: string): PhysicsCalculation {
  const { p, q, r } = resistances;
  const pair = computeParallel(resistances);
  return {
    situation: `${setting} A ${inlineQuantity(p, 'Ω')} resistor and a ${inlineQuantity(q, 'Ω')} resistor are connected in parallel. They are connected in series with a ${inlineQuantity(r, 'Ω')} resistor.`,
    quantity: 'the total resistance',
    figure: drawCircuit({ supply: {}, main: [toResistor(r)], branches: [[toResistor(p)], [toResistor(q)]] }),
    stages: [
      pairStage(resistances, 'R_p'),
      {
        why: 'Add the resistor in series',
        symbol: 'R_T',
        calculation: `@1 + ${numTex(r)}`,
        value: pair + r,
        unit: 'Ω',
        gaps: ['series-resistance'],
      },
    ],
    mistakes: [
      { tag: 'parallel-as-series', value: p + q + r, why: 'All three resistances were added.' },
      {
        tag: 'reciprocal',
        value: 1 / p + 1 / q + r,
        why: 'The reciprocal of the parallel resistance was not inverted.',
        earns: [1, 3],
      },
      {
        tag: 'series-as-parallel',
        value: 1 / (1 / p + 1 / q + 1 / r),
        why: 'The series resistor was taken as part of the parallel group.',
      },
      { tag: 'series-omitted', value: pair, why: 'The resistor in series was left out.', earns: [1, 2] },
      {
        tag: 'parallel-adds',
        value: (p + q) / 2 + r,
        why: 'The mean of the two parallel resistances was used.',
      },
    ],
  };
}

function twoCalculation(resistances: Resistances, setting: string): PhysicsCalculation {
  const { p, q } = resistances;
  return {
    situation: `${setting} A ${inlineQuantity(p, 'Ω')} resistor and a ${inlineQuantity(q, 'Ω')} resistor are connected in parallel.`,
    quantity: 'the total resistance of the two resistors',
    figure: drawCircuit({ supply: {}, branches: [[toResistor(p)], [toResistor(q)]] }),
    stages: [pairStage(resistances, 'R_T')],
    mistakes: [
      { tag: 'parallel-as-series', value: p + q, why: 'The resistances were added as if in series.' },
      { tag: 'reciprocal', value: 1 / p + 1 / q, why: 'The reciprocal was not inverted.', earns: [1, 2] },
      { tag: 'parallel-adds', value: (p + q) / 2, why: 'The mean of the resistances was found.' },
      {
        tag: 'parallel-product',
        value: p * q,
        why: 'The product of the resistances was not divided by their sum.',
      },
    ],
  };
}

function threeCalculation({ p, q, r }: Resistances, setting: string): PhysicsCalculation {
  const [P, Q, R] = [numTex(p), numTex(q), numTex(r)];
  return {
    situation: `${setting} Resistors of ${inlineQuantity(p, 'Ω')}, ${inlineQuantity(q, 'Ω')} and ${inlineQuantity(r, 'Ω')} are connected in parallel.`,
    quantity: 'the total resistance of the three resistors',
    figure: drawCircuit({ supply: {}, branches: [[toResistor(p)], [toResistor(q)], [toResistor(r)]] }),
    stages: [
      {
        relationship: '\\frac{1}{R_T} = \\frac{1}{R_1} + \\frac{1}{R_2} + \\frac{1}{R_3}',
        otherRelationships: ['\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2} + \\frac{1}{R_3}'],
        symbol: 'R_T',
        calculation: `\\frac{1}{\\frac{1}{${P}} + \\frac{1}{${Q}} + \\frac{1}{${R}}}`,
        substituted: `\\frac{1}{R} = \\frac{1}{${P}} + \\frac{1}{${Q}} + \\frac{1}{${R}}`,
        value: 1 / (1 / p + 1 / q + 1 / r),
        unit: 'Ω',
      },
    ],
    mistakes: [
      { tag: 'parallel-as-series', value: p + q + r, why: 'The resistances were added as if in series.' },
      {
        tag: 'reciprocal',
        value: 1 / p + 1 / q + 1 / r,
        why: 'The reciprocal was not inverted.',
        earns: [1, 2],
      },
      { tag: 'parallel-adds', value: (p + q + r) / 3, why: 'The mean of the resistances was found.' },
      {
        tag: 'parallel-part',
        value: computeParallel({ p, q }),
        why: 'One of the resistors was left out.',
        earns: [1],
      },
    ],
  };
}

/** The supply voltage and the two resistances of a voltage divider. */
type Divider = { readonly supply: number; readonly upper: number; readonly lower: number };

const sensors = [
  { component: 'a thermistor', symbol: 'thermistor', use: 'in a frost alarm' },
  { component: 'an LDR', symbol: 'ldr', use: 'in a circuit for street lights' },
  { component: 'a lamp', symbol: 'lamp', use: 'in a dimmer circuit' },
  { component: 'a variable resistor', symbol: 'variable-resistor', use: 'to set the volume of a radio' },
] as const;

export const voltageDivider = nat5PhysicsModel({
  id: 'N5P-11',
  title: 'Voltage divider',
  outcomeId: 'PHY-5-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    divider: {
      supply: random.pick([5, 6, 9, 12, 15, 18, 24]),
      upper: pickMeasure(random, [120, 980]),
      lower: pickMeasure(random, [120, 980]),
    },
    sensor: random.pick(sensors),
    target: random.pick(['lower', 'upper', 'resistance'] as const),
    form: pickQuestionForm(random),
  }),
  accepts: ({ divider: { upper, lower } }) => Math.abs(upper / lower - 1) > 0.15,
  write: ({ divider, sensor, target, form }) => {
    const calculation =
      target === 'resistance' ? findResistance(divider, sensor) : findVoltage(divider, sensor, target);
    const writeLabel = (value: number) =>
      target === 'resistance' ? {} : { tex: inlineQuantity(value, 'Ω') };
    const figure = drawPotentialDivider({
      supplyTex: inlineQuantity(divider.supply, 'V'),
      upper: { symbol: 'resistor', tex: inlineQuantity(divider.upper, 'Ω') },
      lower: { symbol: sensor.symbol, ...writeLabel(divider.lower) },
    });
    return writePhysics({ ...calculation, figure }, form);
  },
});

type Sensor = (typeof sensors)[number];

function findVoltage(
  { supply, upper, lower }: Divider,
  { component, use }: Sensor,
  target: 'upper' | 'lower',
): PhysicsCalculation {
  const [targetResistance, otherResistance] = target === 'lower' ? [lower, upper] : [upper, lower];
  const name =
    target === 'lower' ? component.replace(/^an? /, 'the ') : `the ${inlineQuantity(upper, 'Ω')} resistor`;
  const [S, A, B] = [numTex(supply), numTex(targetResistance), numTex(otherResistance)];
  const voltageNumber = target === 'lower' ? 2 : 1;
  return {
    situation: `A voltage divider is used ${use}. A ${inlineQuantity(upper, 'Ω')} resistor and ${component} with a resistance of ${inlineQuantity(lower, 'Ω')} are connected in series across a ${inlineQuantity(supply, 'V')} supply.`,
    quantity: `the voltage across ${name}`,
    stages: [
      {
        relationship: `V_${voltageNumber} = \\left(\\frac{R_${voltageNumber}}{R_1 + R_2}\\right)V_s`,
        otherRelationships: [
          'V_2 = \\left(\\frac{R_2}{R_1 + R_2}\\right)V_s',
          'V_1 = \\left(\\frac{R_1}{R_1 + R_2}\\right)V_s',
          'V = IR',
        ],
        symbol: `V_${voltageNumber}`,
        calculation: `\\frac{${A}}{${A} + ${B}} \\times ${S}`,
        value: (supply * targetResistance) / (targetResistance + otherResistance),
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'divider-which',
        value: (supply * otherResistance) / (targetResistance + otherResistance),
        why: 'The voltage across the other component was found.',
        earns: [1],
      },
      {
        tag: 'divider-ratio',
        value: (supply * targetResistance) / otherResistance,
        why: 'The resistance was divided by the other one; it must be divided by their sum.',
      },
      { tag: 'divider-half', value: supply / 2, why: 'The supply voltage was shared equally.' },
      {
        tag: 'divider-ratio',
        value: (supply * otherResistance) / targetResistance,
        why: 'The ratio of the resistances was turned upside down.',
      },
      {
        tag: 'divider-ratio',
        value: (supply * (targetResistance + otherResistance)) / targetResistance,
        why: 'The fraction was turned upside down.',
      },
    ],
  };
}

function findResistance({ supply, upper, lower }: Divider, { component, use }: Sensor): PhysicsCalculation {
  const sensorVoltage = Number(((supply * lower) / (upper + lower)).toPrecision(2));
  const resistorVoltage = supply - sensorVoltage;
  const [U, V, S] = [numTex(upper), numTex(sensorVoltage), numTex(supply)];
  return {
    situation: `A voltage divider is used ${use}. A ${inlineQuantity(upper, 'Ω')} resistor and ${component} are connected in series across a ${inlineQuantity(supply, 'V')} supply. The voltage across ${component.replace(/^an? /, 'the ')} is ${inlineQuantity(sensorVoltage, 'V')}.`,
    quantity: `the resistance of ${component.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: '\\frac{V_1}{V_2} = \\frac{R_1}{R_2}',
        otherRelationships: ['V_2 = \\left(\\frac{R_2}{R_1 + R_2}\\right)V_s', 'V = IR'],
        symbol: 'R_2',
        calculation: `${U} \\times \\frac{${V}}{${S} - ${V}}`,
        substituted: `\\frac{${S} - ${V}}{${V}} = \\frac{${U}}{R_2}`,
        value: (upper * sensorVoltage) / resistorVoltage,
        unit: 'Ω',
      },
    ],
    mistakes: [
      {
        tag: 'divider-which',
        value: (upper * resistorVoltage) / sensorVoltage,
        why: 'The ratio of the voltages was turned upside down.',
        earns: [1],
      },
      {
        tag: 'divider-voltage',
        value: (upper * sensorVoltage) / supply,
        why: 'The supply voltage was used for the voltage across the resistor.',
        earns: [1],
      },
      { tag: 'divider-half', value: upper, why: 'The resistances were taken to be equal.' },
      {
        tag: 'divider-voltage',
        value: (upper * supply) / sensorVoltage,
        why: 'The supply voltage was used, and the ratio was turned upside down.',
      },
    ],
  };
}
