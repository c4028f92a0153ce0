/**
 * The learner finds the orders of a reaction from three experiments with initial rates, and the rate
 * constant with its unit.
 */

import { pickForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { measurementTex, nineFigureTex, numTex } from '../physics/measure.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import kineticsFactSheets from './kinetics.facts.json' with { type: 'json' };

/** The reaction between A and B, with the rate equation `rate = k[A]^m[B]^n`. */
type RateExperiments = {
  /** The orders m and n. */
  readonly orders: readonly [number, number];
  readonly k: number;
  /** The concentrations of A and B in the first experiment. */
  readonly a: number;
  readonly b: number;
  /** The factor by which [A] rises in the second experiment, and the factor by which [B] rises in the third. */
  readonly factors: readonly [number, number];
  readonly names: readonly [string, string];
};

/** Reactions with their experimental orders. */
const REACTIONS = [
  { names: ['nitrogen monoxide', 'hydrogen'], orders: [2, 1] },
  { names: ['nitrogen monoxide', 'oxygen'], orders: [2, 1] },
  { names: ['chlorine', 'nitrogen monoxide'], orders: [1, 2] },
  { names: ['chlorine dioxide', 'hydroxide ions'], orders: [2, 1] },
  { names: ['nitrogen dioxide', 'carbon monoxide'], orders: [2, 0] },
  { names: ['nitrogen dioxide', 'fluorine'], orders: [1, 1] },
  { names: ['hydrogen', 'iodine monochloride'], orders: [1, 1] },
  { names: ['hydrogen peroxide', 'iodide ions'], orders: [1, 1] },
  { names: ['persulfate ions', 'iodide ions'], orders: [1, 1] },
  { names: ['iodomethane', 'hydroxide ions'], orders: [1, 1] },
  { names: ['ethyl ethanoate', 'hydroxide ions'], orders: [1, 1] },
  { names: ['2-bromo-2-methylpropane', 'hydroxide ions'], orders: [1, 0] },
  { names: ['iodine', 'propanone'], orders: [0, 1] },
] as const;

export const rateEquations = advancedHigherChemistryModel({
  id: 'AHC-07',
  title: 'Rate equations',
  outcomeId: 'CHE-AH-06',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    experiments: {
      ...random.pick(REACTIONS),
      k: pickMeasure(random, [0.011, 0.95]),
      a: random.step(0.1, 0.4, 0.05),
      b: random.step(0.1, 0.4, 0.05),
      factors: [random.int(2, 3), random.int(2, 3)] as const,
    },
    form: pickForm(random),
  }),
  write: ({ experiments, form }) =>
    form === 'written' ? writeConstant(experiments) : chooseOrder(experiments),
});

const computeRate = ({ orders: [m, n], k }: RateExperiments, a: number, b: number): number =>
  k * a ** m * b ** n;
/** Removes the floating-point error of a product. */
const removeFloatError = (value: number): number => Number(value.toFixed(6));

function describeExperiments(experiments: RateExperiments): string {
  const {
    a,
    b,
    factors: [factorA, factorB],
    names: [nameA, nameB],
  } = experiments;
  const rows = [
    [a, b],
    [removeFloatError(a * factorA), b],
    [a, removeFloatError(b * factorB)],
  ] as const;
  const descriptions = rows.map(
    ([x, y], index) =>
      `experiment ${index + 1}: $[A] = ${numTex(x, 3)}$, $[B] = ${numTex(y, 3)}$, initial rate $${numTex(computeRate(experiments, x, y), 3)}$`,
  );
  return `The initial rate of the reaction between ${nameA} ($A$) and ${nameB} ($B$) was measured. Concentrations are in $\\mathrm{mol\\,l^{-1}}$ and rates in $\\mathrm{mol\\,l^{-1}\\,s^{-1}}$. ${descriptions.join('; ').replace('experiment 1', 'Experiment 1')}.`;
}

/** The unit of the rate constant for each overall order, from 0. */
const RATE_CONSTANT_UNITS = [
  'mol l^-1 s^-1',
  's^-1',
  'l mol^-1 s^-1',
  'l^2 mol^-2 s^-1',
  'l^3 mol^-3 s^-1',
] as const;

function writeConstant(experiments: RateExperiments): ItemDraft {
  const {
    a,
    b,
    orders: [m, n],
  } = experiments;
  const rate = Number(computeRate(experiments, a, b).toPrecision(3));
  const k = rate / (a ** m * b ** n);
  const unit = RATE_CONSTANT_UNITS[m + n] ?? 's^-1';
  const answer = measurementTex(k, unit, 2);
  const powerTex = (value: number, order: number): string => `${numTex(value, 3)}^{${order}}`;
  const calculation = `\\frac{${numTex(rate, 3)}}{${powerTex(a, m)} \\times ${powerTex(b, n)}}`;
  const wrongConstant = rate / (a ** (m + 1) * b ** (n + 1));
  return {
    stem: `${describeExperiments(experiments)} The rate equation is $\\text{rate} = k[A]^m[B]^n$. Find the orders $m$ and $n$, and the rate constant $k$ with its unit.`,
    answer: `m = ${m}, n = ${n}, k = ${answer}`,
    recomputedFrom: `m = ${m}, n = ${n}, k = ${calculation}`,
    bullets: [
      step('Find the order in A', `m = ${m}`, { gaps: ['reaction-order'] }),
      step('Find the order in B', `n = ${n}`, { gaps: ['reaction-order'] }),
      step('Give the rate constant with its unit', `k = ${answer}`, {
        working: `$k = ${calculation} = ${answer}$`,
        alsoAccepted: [`k = ${nineFigureTex(k, unit)}`],
        gaps: ['rate-unit', 'rate-constant'],
      }),
    ],
    mistakes: [
      {
        tag: 'reaction-order',
        answer: `m = ${m + 1}, n = ${n + 1}, k = ${measurementTex(wrongConstant, unit, 3)}`,
        why: 'Compare two experiments in which only one concentration changes.',
      },
    ],
    policies: { units: 'required_once', significantFigures: { min: 1, max: 4 } },
  };
}

function chooseOrder(experiments: RateExperiments): ItemDraft | undefined {
  const {
    orders: [m, n],
  } = experiments;
  const ordersTex = (a: number, b: number): string => wordsTex(`order ${a} in A and order ${b} in B`);
  const wrongOrders = [
    [n, m],
    [m + 1, n],
    [m, n + 1],
    [Math.max(0, m - 1), n],
    [m, Math.max(0, n - 1)],
  ] as const;
  return writeChoice({
    stem: `${describeExperiments(experiments)} What are the orders of the reaction?`,
    answer: ordersTex(m, n),
    why: `multiplying $[A]$ by $${experiments.factors[0]}$ multiplies the rate by $${experiments.factors[0] ** m}$, and multiplying $[B]$ by $${experiments.factors[1]}$ multiplies it by $${experiments.factors[1] ** n}$`,
    wrong: wrongOrders.map(([a, b]) => ({
      tag: 'reaction-order',
      answer: ordersTex(a, b),
      why: 'Compare two experiments in which only one concentration changes.',
    })),
  });
}

export const kineticsFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-17',
    title: 'Kinetics and mechanisms',
    outcomeId: 'CHE-AH-06',
    sheet: kineticsFactSheets.kineticsSheet,
  }),
);
