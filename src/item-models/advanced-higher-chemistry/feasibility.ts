/**
 * The learner calculates a free energy change, the temperature at which a reaction becomes feasible, or an
 * entropy change. In a line of a calculation, `@1` is the result of line 1; `earns` lists the numbers of the bullets that are
 * earned despite a mistake.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import feasibilityFactSheets from './feasibility.facts.json' with { type: 'json' };
import { type EntropyReaction, entropies, entropyReactions, thermalReactions } from './feasibility.table.ts';

/**
 * `H` is the standard enthalpy change in kJ per mole, `S` the standard entropy change in J per kelvin and
 * mole.
 */
type ThermalReaction = {
  readonly situation: string;
  readonly equation: string;
  readonly H: number;
  readonly S: number;
};

export const freeEnergy = advancedHigherChemistryModel({
  id: 'AHC-06',
  title: 'Free energy and feasibility',
  outcomeId: 'CHE-AH-05',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => {
    const { situation, equation, H, S } = random.pick(thermalReactions);
    const varySlightly = (value: number): number => Math.round(value * (0.97 + 0.06 * random.next()));
    return {
      reaction: { situation, equation, H: varySlightly(H), S: varySlightly(S) },
      T: 5 * random.int(56, 260),
      asksForTemperature: random.chance(0.45),
      form: pickForm(random),
    };
  },
  accepts: ({ reaction: { H, S }, asksForTemperature }) => !asksForTemperature || H * S > 0,
  write: ({ reaction, T, asksForTemperature, form }) =>
    writeCalculation(
      asksForTemperature ? temperatureCalculation(reaction) : freeEnergyCalculation(reaction, T),
      form,
    ),
});

const describeReaction = ({ situation, equation, H, S }: ThermalReaction): string =>
  `${situation} $${equationTex(equation)}$. $\\Delta H^\\circ = ${quantityTex(H, 'kJ mol^-1')}$ and $\\Delta S^\\circ = ${quantityTex(S, 'J K^-1 mol^-1')}$.`;

function freeEnergyCalculation(reaction: ThermalReaction, T: number): Calculation {
  const { H, S } = reaction;
  const entropyInKilojoules = S / 1000;
  // `TS` is the product TΔS in kJ per mole.
  const [TS, G] = [T * entropyInKilojoules, H - T * entropyInKilojoules];
  return {
    situation: describeReaction(reaction),
    quantity: `$\\Delta G^\\circ$ for the reaction at $${quantityTex(T, 'K')}$, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    significantFigures: 4,
    lines: [
      {
        why: 'Change the entropy to kilojoules',
        symbol: '\\Delta S',
        tex: `\\frac{${S}}{1000}`,
        value: entropyInKilojoules,
        gaps: ['prefix'],
        significantFigures: 6,
      },
      {
        why: 'Find $T\\Delta S^\\circ$',
        tex: `${T} \\times @1`,
        value: TS,
        unit: 'kJ',
        gaps: ['free-energy'],
        significantFigures: 6,
      },
      {
        why: 'Use $\\Delta G^\\circ = \\Delta H^\\circ - T\\Delta S^\\circ$',
        symbol: '\\Delta G',
        tex: `${H} - @2`,
        value: G,
        unit: 'kJ mol^-1',
        gaps: ['free-energy'],
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: H - T * S,
        why: 'The entropy is in joules and was not changed to kilojoules.',
        earns: [2, 3],
      },
      {
        tag: 'free-energy',
        value: H + TS,
        why: '$T\\Delta S^\\circ$ is taken away, not added.',
        earns: [1, 2],
      },
      {
        tag: 'kelvin',
        value: H - (T - 273) * entropyInKilojoules,
        why: 'The temperature has to be in kelvin.',
        earns: [1, 3],
      },
      { tag: 'free-energy', value: TS - H, why: 'The two terms are the wrong way round.', earns: [1, 2] },
    ],
  };
}

function temperatureCalculation(reaction: ThermalReaction): Calculation {
  const { H, S } = reaction;
  const entropyInKilojoules = S / 1000;
  const T = H / entropyInKilojoules;
  return {
    situation: describeReaction(reaction),
    quantity: 'the temperature, in kelvin, at which $\\Delta G^\\circ$ is zero',
    isSigned: true,
    significantFigures: 4,
    lines: [
      {
        why: 'Change the entropy to kilojoules',
        symbol: '\\Delta S',
        tex: `\\frac{${S}}{1000}`,
        value: entropyInKilojoules,
        gaps: ['prefix'],
        significantFigures: 6,
      },
      {
        why: 'Put $\\Delta G^\\circ = 0$, so $T = \\frac{\\Delta H^\\circ}{\\Delta S^\\circ}$',
        symbol: 'T',
        tex: `\\frac{${H}}{@1}`,
        value: T,
        unit: 'K',
        gaps: ['free-energy'],
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: H / S,
        why: 'The entropy is in joules and was not changed to kilojoules.',
        earns: [2],
      },
      {
        tag: 'rearrange',
        value: entropyInKilojoules / H,
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
      { tag: 'kelvin', value: T - 273, why: 'This is in degrees Celsius.', earns: [1] },
      { tag: 'kelvin', value: T + 273, why: 'The value is in kelvin already.', earns: [1] },
    ],
  };
}

export const entropyChange = advancedHigherChemistryModel({
  id: 'AHC-15',
  title: 'Standard entropy change',
  outcomeId: 'CHE-AH-05',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    reaction: random.pick(entropyReactions),
    form: pickForm(random),
    entropyShift: random.int(-3, 3),
  }),
  write: ({ reaction, form, entropyShift }) =>
    writeCalculation(entropyCalculation(reaction, entropyShift), form),
});

/**
 * Returns the entropy of a substance. The shift, equal for all substances, varies the numbers of the
 * question.
 */
const getEntropy = (formula: string, entropyShift: number): number =>
  (entropies[formula] ?? 0) + entropyShift;

function entropySumTex(substances: EntropyReaction['products'], entropyShift: number): string {
  const termTex = (count: number, formula: string): string =>
    `${count === 1 ? '' : `${count} \\times `}${plainTex(getEntropy(formula, entropyShift))}`;
  return substances.map((entry) => termTex(...entry)).join(' + ');
}

/** Lists the entropy of each substance for the stem. */
function listEntropies(substances: EntropyReaction['products'], entropyShift: number): string {
  return [...new Set(substances.map(([, formula]) => formula))]
    .map(
      (formula) =>
        `$\\mathrm{${formula.replace(/(\d+)/g, '_{$1}')}}$ $${plainTex(getEntropy(formula, entropyShift))}$`,
    )
    .join(', ');
}

function entropyCalculation(reaction: EntropyReaction, entropyShift: number): Calculation {
  const { situation, equation, reactants, products } = reaction;
  const sumEntropies = (substances: EntropyReaction['products']): number =>
    substances.reduce((total, [count, formula]) => total + count * getEntropy(formula, entropyShift), 0);
  const [before, after] = [sumEntropies(reactants), sumEntropies(products)];
  const sumWithoutCounts = (substances: EntropyReaction['products']): number =>
    substances.reduce((total, [, formula]) => total + getEntropy(formula, entropyShift), 0);
  return {
    situation: `${situation} $${equationTex(equation)}$. The standard entropies found in an experiment, in $\\mathrm{J\\,K^{-1}\\,mol^{-1}}$, are: ${listEntropies([...reactants, ...products], entropyShift)}.`,
    quantity: 'the standard entropy change of the reaction, in $\\mathrm{J\\,K^{-1}\\,mol^{-1}}$',
    isSigned: true,
    significantFigures: 5,
    lines: [
      {
        why: 'Add the entropies of the products',
        tex: entropySumTex(products, entropyShift),
        value: after,
        gaps: ['entropy-sum'],
        significantFigures: 6,
      },
      {
        why: 'Add the entropies of the reactants',
        tex: entropySumTex(reactants, entropyShift),
        value: before,
        gaps: ['entropy-sum'],
        significantFigures: 6,
      },
      {
        why: 'Take the reactants from the products',
        symbol: '\\Delta S',
        tex: '@1 - @2',
        value: after - before,
        unit: 'J K^-1 mol^-1',
        gaps: ['entropy-sign'],
      },
    ],
    mistakes: [
      {
        tag: 'entropy-sign',
        value: before - after,
        why: 'The change is products minus reactants.',
        earns: [1, 2],
      },
      {
        tag: 'entropy-sum',
        value: sumWithoutCounts(products) - sumWithoutCounts(reactants),
        why: 'The numbers in the equation were not used.',
        earns: [3],
      },
      { tag: 'entropy-sum', value: after + before, why: 'The two totals were added.', earns: [1, 2] },
      {
        tag: 'entropy-sum',
        value: after,
        why: 'The reactants were left out; they have entropies too, even if they are elements.',
        earns: [1],
      },
    ],
  };
}

export const feasibilityFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-16',
    title: 'Entropy and feasibility',
    outcomeId: 'CHE-AH-05',
    sheet: feasibilityFactSheets.feasibilitySheet,
  }),
);
