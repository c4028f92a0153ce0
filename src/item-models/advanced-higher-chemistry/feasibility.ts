import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import {
  type EntropyReaction,
  entropies,
  entropyReactions,
  feasibilitySheet,
  thermalReactions,
} from './feasibility.table.ts';

type Thermal = { readonly situation: string; readonly equation: string; readonly H: number; readonly S: number };

export const freeEnergy = advancedHigherChemistryModel({
  id: 'AHC-06',
  title: 'Free energy and feasibility',
  outcomeId: 'CHE-AH-05',
  calculator: 'allowed',
  marks: [1, 2, 3],
  draw: (random) => {
    const { situation, equation, H, S } = random.pick(thermalReactions);
    const near = (value: number): number => Math.round(value * (0.97 + 0.06 * random.next()));
    return {
      thermal: { situation, equation, H: near(H), S: near(S) },
      T: 5 * random.int(56, 260),
      asksT: random.chance(0.45),
      form: drawForm(random),
    };
  },
  accepts: ({ thermal: { H, S }, asksT }) => !asksT || H * S > 0,
  write: ({ thermal, T, asksT, form }) =>
    writeCalculation(asksT ? temperatureCalculation(thermal) : freeEnergyCalculation(thermal, T), form),
});

const toldOf = ({ situation, equation, H, S }: Thermal): string =>
  `${situation} $${equationTex(equation)}$. $\\Delta H^\\circ = ${quantityTex(H, 'kJ mol^-1')}$ and $\\Delta S^\\circ = ${quantityTex(S, 'J K^-1 mol^-1')}$.`;

function freeEnergyCalculation(thermal: Thermal, T: number): Calculation {
  const { H, S } = thermal;
  const kS = S / 1000;
  const [part, G] = [T * kS, H - T * kS];
  return {
    situation: toldOf(thermal),
    ask: `$\\Delta G^\\circ$ for the reaction at $${quantityTex(T, 'K')}$, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    figures: 4,
    lines: [
      {
        why: 'Change the entropy to kilojoules',
        symbol: '\\Delta S',
        tex: `\\frac{${S}}{1000}`,
        value: kS,
        gaps: ['prefix'],
        figures: 6,
      },
      {
        why: 'Find $T\\Delta S^\\circ$',
        tex: `${T} \\times @1`,
        value: part,
        unit: 'kJ',
        gaps: ['free-energy'],
        figures: 6,
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
        value: H + part,
        why: '$T\\Delta S^\\circ$ is taken away, not added.',
        earns: [1, 2],
      },
      {
        tag: 'kelvin',
        value: H - (T - 273) * kS,
        why: 'The temperature has to be in kelvin.',
        earns: [1, 3],
      },
      { tag: 'free-energy', value: part - H, why: 'The two terms are the wrong way round.', earns: [1, 2] },
    ],
  };
}

function temperatureCalculation(thermal: Thermal): Calculation {
  const { H, S } = thermal;
  const kS = S / 1000;
  const T = H / kS;
  return {
    situation: toldOf(thermal),
    ask: 'the temperature, in kelvin, at which $\\Delta G^\\circ$ is zero',
    isSigned: true,
    figures: 4,
    lines: [
      {
        why: 'Change the entropy to kilojoules',
        symbol: '\\Delta S',
        tex: `\\frac{${S}}{1000}`,
        value: kS,
        gaps: ['prefix'],
        figures: 6,
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
      { tag: 'rearrange', value: kS / H, why: 'The fraction was turned upside down.', earns: [1] },
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
  draw: (random) => ({
    reaction: random.pick(entropyReactions),
    form: drawForm(random),
    shift: random.int(-3, 3),
  }),
  write: ({ reaction, form, shift }) => writeCalculation(entropyCalculation(reaction, shift), form),
});

const entropyFor = (formula: string, shift: number): number => (entropies[formula] ?? 0) + shift;

function entropySumTex(list: EntropyReaction['products'], shift: number): string {
  const termTex = (count: number, formula: string): string =>
    `${count === 1 ? '' : `${count} \\times `}${plainTex(entropyFor(formula, shift))}`;
  return list.map((entry) => termTex(...entry)).join(' + ');
}

/** The entropy of each substance, as the stem lists them. */
function entropyData(list: EntropyReaction['products'], shift: number): string {
  return [...new Set(list.map(([, formula]) => formula))]
    .map(
      (formula) =>
        `$\\mathrm{${formula.replace(/(\d+)/g, '_{$1}')}}$ $${plainTex(entropyFor(formula, shift))}$`,
    )
    .join(', ');
}

function entropyCalculation(reaction: EntropyReaction, shift: number): Calculation {
  const { situation, equation, reactants, products } = reaction;
  const sum = (list: EntropyReaction['products']): number =>
    list.reduce((so, [count, formula]) => so + count * entropyFor(formula, shift), 0);
  const [before, after] = [sum(reactants), sum(products)];
  const once = (list: EntropyReaction['products']): number =>
    list.reduce((so, [, formula]) => so + entropyFor(formula, shift), 0);
  return {
    situation: `${situation} $${equationTex(equation)}$. The standard entropies found in an experiment, in $\\mathrm{J\\,K^{-1}\\,mol^{-1}}$, are: ${entropyData([...reactants, ...products], shift)}.`,
    ask: 'the standard entropy change of the reaction, in $\\mathrm{J\\,K^{-1}\\,mol^{-1}}$',
    isSigned: true,
    figures: 5,
    lines: [
      {
        why: 'Add the entropies of the products',
        tex: entropySumTex(products, shift),
        value: after,
        gaps: ['entropy-sum'],
        figures: 6,
      },
      {
        why: 'Add the entropies of the reactants',
        tex: entropySumTex(reactants, shift),
        value: before,
        gaps: ['entropy-sum'],
        figures: 6,
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
        value: once(products) - once(reactants),
        why: 'The numbers in the equation were not used.',
        earns: [3],
      },
      { tag: 'entropy-sum', value: after + before, why: 'The two totals were added.', earns: [1, 2] },
      {
        tag: 'entropy-sum',
        value: after,
        why: 'The elements have entropies too: the reactants were left out.',
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
    sheet: feasibilitySheet,
  }),
);
