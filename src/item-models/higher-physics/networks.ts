/**
 * The learner calculates currents, power and voltages in networks of resistors. In a calculation, `@1` is
 * the result of stage 1.
 */

import { drawCircuit } from '../../diagrams/families/circuit.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const RESISTANCES = [10, 12, 15, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 56, 62, 68, 75, 82] as const;
const SETTINGS = [
  'A pupil sets up the circuit shown.',
  'Part of the control circuit of a model railway is shown.',
  'The heater of a fish tank is made of resistors connected as shown.',
  'A technician tests the circuit shown.',
] as const;

/**
 * Three resistances p, q and r in ohms and a supply voltage V. Usually p and q are in parallel, and r is
 * in series with them.
 */
type Network = {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly V: number;
  readonly setting: string;
};

export const networks = higherPhysicsModel({
  id: 'HP-23',
  title: 'Resistor networks and power',
  outcomeId: 'PHY-H-16',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const [p = 10, q = 15, r = 20] = random.sample(RESISTANCES, 3);
    return {
      network: { p, q, r, V: random.pick([5, 6, 9, 12, 15, 18, 24]), setting: random.pick(SETTINGS) },
      questionKind: random.pick(['current', 'power', 'divider', 'divider'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ network, questionKind, form }) =>
    writePhysics(
      { current: currentCalculation, power: powerCalculation, divider: dividerCalculation }[questionKind](
        network,
      ),
      form,
    ),
});

const drawResistor = (value: number) => ({ symbol: 'resistor' as const, tex: inlineQuantity(value, 'Ω') });
const computeParallelResistance = ({ p, q }: Network): number => (p * q) / (p + q);

function describeSituation({ p, q, r, V, setting }: Network): string {
  return `${setting} A ${inlineQuantity(p, 'Ω')} resistor and a ${inlineQuantity(q, 'Ω')} resistor are connected in parallel. They are connected in series with a ${inlineQuantity(r, 'Ω')} resistor and a ${inlineQuantity(V, 'V')} supply of negligible internal resistance.`;
}

const drawFigure = ({ p, q, r, V }: Network) =>
  drawCircuit({
    supply: { tex: inlineQuantity(V, 'V') },
    main: [drawResistor(r)],
    branches: [[drawResistor(p)], [drawResistor(q)]],
  });

function totalStage(network: Network): Stage {
  const { p, q, r } = network;
  return {
    relationship: '\\frac{1}{R_T} = \\frac{1}{R_1} + \\frac{1}{R_2}',
    otherRelationships: [
      '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}',
      '\\frac{1}{R_p} = \\frac{1}{R_1} + \\frac{1}{R_2}',
    ],
    why: 'Find the total resistance',
    symbol: 'R_T',
    calculation: `\\frac{1}{\\frac{1}{${numTex(p)}} + \\frac{1}{${numTex(q)}}} + ${numTex(r)}`,
    value: computeParallelResistance(network) + r,
    unit: 'Ω',
    gaps: ['parallel-resistance'],
  };
}

function currentCalculation(network: Network): PhysicsCalculation {
  const { p, q, r, V } = network;
  const totalResistance = computeParallelResistance(network) + r;
  return {
    situation: describeSituation(network),
    quantity: 'the current drawn from the supply',
    figure: drawFigure(network),
    stages: [
      totalStage(network),
      {
        relationship: 'V = IR',
        symbol: 'I',
        calculation: `\\frac{${numTex(V)}}{@1}`,
        substituted: `${numTex(V)} = I \\times @1`,
        value: V / totalResistance,
        unit: 'A',
      },
    ],
    mistakes: [
      {
        tag: 'parallel-as-series',
        value: V / (p + q + r),
        why: 'All the resistances were added as if in series.',
        earns: [3, 4, 5],
      },
      {
        tag: 'series-omitted',
        value: V / computeParallelResistance(network),
        why: 'The resistor in series was left out.',
        earns: [1, 3],
      },
      {
        tag: 'reciprocal',
        value: V / (1 / p + 1 / q + r),
        why: 'The reciprocal of the parallel resistance was not inverted.',
        earns: [1, 3, 4, 5],
      },
      { tag: 'series-omitted', value: V / r, why: 'The parallel resistors were left out.', earns: [3] },
      {
        tag: 'rearrange',
        value: totalResistance / V,
        why: 'The resistance was divided by the voltage.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function powerCalculation(network: Network): PhysicsCalculation {
  const { p, q, r, V } = network;
  const totalResistance = computeParallelResistance(network) + r;
  const I = V / totalResistance;
  return {
    situation: `${describeSituation(network)} The current drawn from the supply is ${inlineQuantity(I, 'A', 3)}.`,
    quantity: `the power dissipated in the ${inlineQuantity(r, 'Ω')} resistor`,
    figure: drawFigure(network),
    stages: [
      {
        relationship: 'P = I^2R',
        symbol: 'P',
        calculation: `${numTex(I, 3)}^2 \\times ${numTex(r)}`,
        value: Number(I.toPrecision(3)) ** 2 * r,
        unit: 'W',
      },
    ],
    mistakes: [
      {
        tag: 'power-element',
        value: (V * V) / r,
        why: 'The supply voltage was used; it is not the voltage across this resistor.',
      },
      {
        tag: 'square-omitted',
        value: I * r,
        why: 'The current was not squared; this is the voltage across the resistor.',
        earns: [1],
      },
      { tag: 'power-element', value: V * I, why: 'The power of the whole circuit was found.' },
      {
        tag: 'power-element',
        value: I * I * (p + q + r),
        why: 'All the resistances were added.',
        earns: [1],
      },
    ],
  };
}

/** A potential divider of p and q, with r in parallel with q. */
function dividerCalculation({ p, q, r, V, setting }: Network): PhysicsCalculation {
  const parallelResistance = (q * r) / (q + r);
  return {
    situation: `${setting} A ${inlineQuantity(p, 'Ω')} resistor and a ${inlineQuantity(q, 'Ω')} resistor form a potential divider across a ${inlineQuantity(V, 'V')} supply of negligible internal resistance. A ${inlineQuantity(r, 'Ω')} resistor is connected in parallel with the ${inlineQuantity(q, 'Ω')} resistor.`,
    quantity: `the potential difference across the ${inlineQuantity(q, 'Ω')} resistor`,
    figure: drawCircuit({
      supply: { tex: inlineQuantity(V, 'V') },
      main: [drawResistor(p)],
      branches: [[drawResistor(q)], [drawResistor(r)]],
    }),
    stages: [
      {
        relationship: '\\frac{1}{R_T} = \\frac{1}{R_1} + \\frac{1}{R_2}',
        otherRelationships: [
          '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}',
          '\\frac{1}{R_p} = \\frac{1}{R_1} + \\frac{1}{R_2}',
        ],
        why: 'Find the resistance of the parallel pair',
        symbol: 'R_p',
        calculation: `\\frac{1}{\\frac{1}{${numTex(q)}} + \\frac{1}{${numTex(r)}}}`,
        value: parallelResistance,
        unit: 'Ω',
        gaps: ['parallel-resistance'],
      },
      {
        relationship: 'V_1 = \\left(\\frac{R_1}{R_1 + R_2}\\right)V_s',
        otherRelationships: [
          'V_2 = \\left(\\frac{R_2}{R_1 + R_2}\\right)V_s',
          'V = IR',
          '\\frac{V_1}{V_2} = \\frac{R_1}{R_2}',
        ],
        symbol: 'V_1',
        calculation: `\\frac{@1}{@1 + ${numTex(p)}} \\times ${numTex(V)}`,
        value: (V * parallelResistance) / (parallelResistance + p),
        unit: 'V',
      },
    ],
    mistakes: listDividerMistakes({ V, q, p, parallelResistance, r }),
  };
}

function listDividerMistakes({
  V,
  q,
  p,
  parallelResistance,
  r,
}: Readonly<Record<'V' | 'q' | 'p' | 'parallelResistance' | 'r', number>>): NumericMistake[] {
  return [
    {
      tag: 'divider-load',
      value: (V * q) / (p + q),
      why: 'The resistor connected in parallel was left out.',
      earns: [3],
    },
    {
      tag: 'divider-which',
      value: (V * p) / (parallelResistance + p),
      why: 'The potential difference across the other resistor was found.',
      earns: [1, 2, 3],
    },
    {
      tag: 'parallel-as-series',
      value: (V * q) / (p + q + r),
      why: 'All the resistances were added as if in series.',
      earns: [3],
    },
    {
      tag: 'parallel-as-series',
      value: (V * (q + r)) / (p + q + r),
      why: 'The parallel resistances were added as if in series.',
      earns: [3, 4, 5],
    },
    { tag: 'divider-half', value: V / 2, why: 'The supply voltage was shared equally.' },
  ];
}
