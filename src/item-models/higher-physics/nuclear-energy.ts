/**
 * The learner calculates the energy released in nuclear reactions from the loss of mass. In a calculation,
 * `@1` is the result of stage 1.
 */

import { LIGHT, LIGHT_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import {
  type PhysicsCalculation,
  type Stage,
  writePhysics,
  writeWrittenPhysics,
} from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

type Nucleus = { readonly name: string; readonly count: number; readonly mass: number };

/** Nuclear reactions. Masses are in units of 10⁻²⁷ kg, with as many decimal places as the question gives. */
const REACTIONS: readonly {
  readonly kind: 'fusion' | 'fission';
  readonly before: readonly Nucleus[];
  readonly after: readonly Nucleus[];
  readonly situation: string;
}[] = [
  {
    kind: 'fusion',
    situation:
      'In a fusion reactor, a deuterium nucleus and a tritium nucleus form a helium nucleus and a neutron.',
    before: [
      { name: 'deuterium nucleus', count: 1, mass: 3.3436 },
      { name: 'tritium nucleus', count: 1, mass: 5.0074 },
    ],
    after: [
      { name: 'helium nucleus', count: 1, mass: 6.6447 },
      { name: 'neutron', count: 1, mass: 1.6749 },
    ],
  },
  {
    kind: 'fusion',
    situation: 'In a star, two deuterium nuclei form a helium-3 nucleus and a neutron.',
    before: [{ name: 'deuterium nucleus', count: 2, mass: 3.3436 }],
    after: [
      { name: 'helium-3 nucleus', count: 1, mass: 5.0064 },
      { name: 'neutron', count: 1, mass: 1.6749 },
    ],
  },
  {
    kind: 'fusion',
    situation: 'In a star, two helium-3 nuclei form a helium-4 nucleus and two protons.',
    before: [{ name: 'helium-3 nucleus', count: 2, mass: 5.0064 }],
    after: [
      { name: 'helium-4 nucleus', count: 1, mass: 6.6447 },
      { name: 'proton', count: 2, mass: 1.6726 },
    ],
  },
  {
    kind: 'fission',
    situation:
      'In a nuclear reactor, a uranium-235 nucleus absorbs a neutron and splits into a barium nucleus, a krypton nucleus and three neutrons.',
    before: [
      { name: 'uranium nucleus', count: 1, mass: 390.22 },
      { name: 'neutron', count: 1, mass: 1.67 },
    ],
    after: [
      { name: 'barium nucleus', count: 1, mass: 233.94 },
      { name: 'krypton nucleus', count: 1, mass: 152.61 },
      { name: 'neutron', count: 3, mass: 1.67 },
    ],
  },
];

const sumMasses = (side: readonly Nucleus[]): number =>
  side.reduce((sum, { count, mass }) => sum + count * mass, 0);
const removeFloatError = (value: number): number => Number(value.toPrecision(8));

export const nuclearEnergy = higherPhysicsModel({
  id: 'HP-13',
  title: 'Energy from nuclear reactions',
  outcomeId: 'PHY-H-09',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => ({
    reaction: random.pick(REACTIONS),
    reactionCount: pickMeasure(random, [1.5e18, 9.5e21]),
    massLoss: pickMeasure(random, [2.1e-29, 4.8e-28], 3),
    setting: random.pick([
      'In a nuclear fission reaction',
      'When a heavy nucleus splits,',
      'In a fusion reaction inside a star',
      'When two light nuclei join,',
      'In each reaction in a power station',
    ]),
    questionKind: random.pick(['many-reactions', 'many-reactions', 'one-reaction-energy', 'mass'] as const),
    form: pickQuestionForm(random),
  }),
  write: ({ reaction, reactionCount, massLoss, setting, questionKind, form }) => {
    if (questionKind === 'many-reactions' && form === 'written')
      return writeWrittenPhysics(manyReactionsCalculation(reaction, reactionCount));
    return writePhysics(
      questionKind === 'mass' ? massCalculation(setting, massLoss) : energyCalculation(setting, massLoss),
      form,
    );
  },
});

const POWER_OF_TEN = '\\times 10^{-27}';

function sideTex(side: readonly Nucleus[]): string {
  return side.map(({ count, mass }) => (count === 1 ? String(mass) : `${count} \\times ${mass}`)).join(' + ');
}

/** The energy of many reactions, from the masses of the nuclei before and after. */
function manyReactionsCalculation(
  { situation, before, after }: (typeof REACTIONS)[number],
  reactionCount: number,
): PhysicsCalculation {
  // Each kind of nucleus once, for the list in the question.
  const nuclei = [...before, ...after].filter(
    ({ name }, index, allNuclei) => allNuclei.findIndex((nucleus) => nucleus.name === name) === index,
  );
  const massesText = nuclei
    .map(({ name, mass }) => `${name}: $${mass} ${POWER_OF_TEN}\\,\\mathrm{kg}$`)
    .join('; ');
  const massLoss = removeFloatError(sumMasses(before) - sumMasses(after)) * 1e-27;
  const energy = massLoss * LIGHT ** 2;
  // A typical mistake: counts each kind of product once.
  const lossWithoutCounts =
    removeFloatError(sumMasses(before) - sumMasses(after.map((nucleus) => ({ ...nucleus, count: 1 })))) *
    1e-27;
  const massStage: Stage = {
    why: 'Find the loss of mass, with all its figures',
    symbol: '\\Delta m',
    calculation: `(${sideTex(before)} - (${sideTex(after)})) ${POWER_OF_TEN}`,
    value: massLoss,
    unit: 'kg',
    gaps: ['mass-loss'],
  };
  return {
    situation: `${situation} The masses are: ${massesText}.`,
    quantity: `the energy released when ${inlineQuantity(reactionCount, '')} of these reactions take place`,
    significantFigures: 2,
    stages: listEnergyStages(massStage, energy, reactionCount),
    mistakes: [
      {
        tag: 'square-omitted',
        value: massLoss * LIGHT * reactionCount,
        why: 'The speed of light was not squared.',
        earns: [1, 2],
      },
      {
        tag: 'one-reaction',
        value: energy,
        why: 'The energy of a single reaction was given.',
        earns: [1, 2, 3],
      },
      ...(lossWithoutCounts === massLoss || lossWithoutCounts < 0
        ? []
        : [
            {
              tag: 'nucleons-counted',
              value: lossWithoutCounts * LIGHT ** 2 * reactionCount,
              why: 'Not all of the particles were counted.',
              earns: [2, 3, 4],
            },
          ]),
    ],
  };
}

function listEnergyStages(
  massStage: Stage,
  energy: number,
  reactionCount: number,
): PhysicsCalculation['stages'] {
  return [
    massStage,
    {
      relationship: 'E = mc^2',
      why: 'Find the energy released in one reaction',
      symbol: 'E',
      calculation: `@1 \\times (${LIGHT_TEX})^2`,
      value: energy,
      unit: 'J',
    },
    {
      symbol: 'E_{total}',
      calculation: `@2 \\times ${numTex(reactionCount)}`,
      value: energy * reactionCount,
      unit: 'J',
      hasOnlyAnswerMark: true,
    },
  ];
}

function energyCalculation(setting: string, massLoss: number): PhysicsCalculation {
  const value = massLoss * LIGHT ** 2;
  return {
    situation: `${setting} the loss of mass is ${inlineQuantity(massLoss, 'kg', 3)}.`,
    quantity: 'the energy released in the reaction',
    significantFigures: 3,
    stages: [
      {
        relationship: 'E = mc^2',
        symbol: 'E',
        calculation: `${numTex(massLoss, 3)} \\times (${LIGHT_TEX})^2`,
        value,
        unit: 'J',
      },
    ],
    mistakes: [
      {
        tag: 'square-omitted',
        value: massLoss * LIGHT,
        why: 'The speed of light was not squared.',
        earns: [1],
      },
      { tag: 'half-extra', value: value / 2, why: 'A half was put in, as for kinetic energy.' },
      {
        tag: 'square-extra',
        value: (massLoss * LIGHT) ** 2,
        why: 'The mass was squared as well.',
        earns: [1],
      },
      { tag: 'sci-notation', value: value / 1e8, why: 'The power of ten was not squared.', earns: [1, 2] },
      {
        tag: 'rearrange',
        value: massLoss / LIGHT ** 2,
        why: 'The mass was divided by the square of the speed of light.',
      },
    ],
  };
}

function massCalculation(setting: string, massLoss: number): PhysicsCalculation {
  const energy = Number((massLoss * LIGHT ** 2).toPrecision(3));
  const value = energy / LIGHT ** 2;
  return {
    situation: `${setting} the energy released is ${inlineQuantity(energy, 'J', 3)}.`,
    quantity: 'the loss of mass in the reaction',
    significantFigures: 3,
    stages: [
      {
        relationship: 'E = mc^2',
        symbol: 'm',
        calculation: `\\frac{${numTex(energy, 3)}}{(${LIGHT_TEX})^2}`,
        substituted: `${numTex(energy, 3)} = m \\times (${LIGHT_TEX})^2`,
        value,
        unit: 'kg',
      },
    ],
    mistakes: [
      {
        tag: 'square-omitted',
        value: energy / LIGHT,
        why: 'The speed of light was not squared.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: energy * LIGHT ** 2,
        why: 'The energy was multiplied by the square of the speed of light.',
        earns: [1],
      },
      { tag: 'undo-power', value: Math.sqrt(value), why: 'A square root was taken.' },
      {
        tag: 'rearrange',
        value: LIGHT ** 2 / energy,
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
    ],
  };
}
