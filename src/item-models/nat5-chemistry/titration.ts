// National 5 Chemistry: the concentration found by a titration, the average titre, and flame tests.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { fixedTex, plainTex, quantityTex } from '../write/number.ts';
import { withArticles } from '../write/with-articles.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

type Neutralisation = {
  readonly acid: string;
  readonly alkali: string;
  readonly equation: string;
  /** Coefficients of the acid and the alkali in the equation. */
  readonly counts: readonly [acid: number, alkali: number];
};

const NEUTRALISATIONS: readonly Neutralisation[] = [
  {
    acid: 'hydrochloric acid',
    alkali: 'sodium hydroxide',
    equation: 'HCl + NaOH -> NaCl + H2O',
    counts: [1, 1],
  },
  {
    acid: 'sulfuric acid',
    alkali: 'sodium hydroxide',
    equation: 'H2SO4 + 2NaOH -> Na2SO4 + 2H2O',
    counts: [1, 2],
  },
  {
    acid: 'nitric acid',
    alkali: 'potassium hydroxide',
    equation: 'HNO3 + KOH -> KNO3 + H2O',
    counts: [1, 1],
  },
  {
    acid: 'sulfuric acid',
    alkali: 'potassium hydroxide',
    equation: 'H2SO4 + 2KOH -> K2SO4 + 2H2O',
    counts: [1, 2],
  },
  {
    acid: 'hydrochloric acid',
    alkali: 'sodium carbonate',
    equation: '2HCl + Na2CO3 -> 2NaCl + H2O + CO2',
    counts: [2, 1],
  },
  {
    acid: 'hydrochloric acid',
    alkali: 'lithium hydroxide',
    equation: 'HCl + LiOH -> LiCl + H2O',
    counts: [1, 1],
  },
];

export const titration = nat5ChemistryModel({
  id: 'N5C-10',
  title: 'Titration',
  outcomeId: 'CHE-5-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    reaction: random.pick(NEUTRALISATIONS),
    c: random.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
    acidVolume: random.pick([12.5, 16, 18, 20, 22.5, 24, 30]),
    sample: random.pick([10, 20, 25]),
    form: pickForm(random),
  }),
  accepts: ({ acidVolume, sample }) => acidVolume !== sample,
  write: ({ reaction, c, acidVolume, sample, form }) => {
    const { acid, alkali, equation } = reaction;
    const [a, b] = reaction.counts;
    const moles = (c * acidVolume) / 1000;
    const ratio = b / a;
    const value = (moles * ratio) / (sample / 1000);
    return writeCalculation(
      {
        situation: `In a titration, an average of $${quantityTex(acidVolume, 'cm^3')}$ of ${acid} with a concentration of $${quantityTex(c, 'mol l^-1')}$ neutralised $${quantityTex(sample, 'cm^3')}$ of ${alkali} solution: $${equationTex(equation)}$.`,
        quantity: `the concentration of the ${alkali} solution, in $\\mathrm{mol\\,l^{-1}}$`,
        lines: [
          {
            why: `Find the number of moles of ${acid}`,
            symbol: 'n',
            tex: `${plainTex(c)} \\times ${plainTex(acidVolume / 1000)}`,
            value: moles,
            unit: 'mol',
            gaps: ['prefix', 'concentration-formula'],
          },
          {
            why: 'Use the mole ratio of the equation',
            symbol: 'n',
            tex: `\\frac{@1 \\times ${b}}{${a}}`,
            value: moles * ratio,
            unit: 'mol',
            gaps: ['mole-ratio'],
          },
          {
            why: `Find the concentration of the ${alkali} solution`,
            symbol: 'c',
            tex: `\\frac{@2}{${plainTex(sample / 1000)}}`,
            value,
            unit: 'mol l^-1',
            gaps: ['concentration-formula'],
          },
        ],
        mistakes: listTitrationMistakes({ c, acidVolume, sample, ratio }),
      },
      form,
    );
  },
});

function listTitrationMistakes({
  c,
  acidVolume,
  sample,
  ratio,
}: Readonly<Record<'c' | 'acidVolume' | 'sample' | 'ratio', number>>): NumericMistake[] {
  return [
    {
      tag: 'mole-ratio',
      value: (c * acidVolume) / sample,
      why: 'The numbers in front of the formulae in the equation were not used.',
      earns: [1, 3],
    },
    {
      tag: 'mole-ratio-inverted',
      value: (c * acidVolume) / sample / ratio,
      why: 'The mole ratio was used the wrong way round.',
      earns: [1, 3],
    },
    {
      tag: 'volumes-swapped',
      value: (c * sample * ratio) / acidVolume,
      why: 'The two volumes were swapped.',
      earns: [2],
    },
    {
      tag: 'volumes-added',
      value: (c * acidVolume * ratio) / (sample + acidVolume),
      why: 'The concentration asked for is that of the solution before the two are mixed.',
      earns: [1, 2],
    },
  ];
}

const FLAMES = [
  ['lithium', 'red'],
  ['sodium', 'yellow'],
  ['potassium', 'lilac'],
  ['calcium', 'orange-red'],
  ['barium', 'green'],
  ['copper', 'blue-green'],
] as const;
const ANIONS = ['chloride', 'nitrate', 'bromide', 'iodide', 'sulfate', 'carbonate'] as const;

export const analysis = nat5ChemistryModel({
  id: 'N5C-19',
  title: 'Chemical analysis',
  outcomeId: 'CHE-5-12',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const first = random.step(15, 27, 0.1);
    return {
      first: Number(first.toFixed(1)),
      difference: random.pick([-0.2, -0.1, 0.1, 0.2]),
      roughExcess: random.step(0.6, 1.5, 0.1),
      flames: random.shuffle(FLAMES),
      anion: random.pick(ANIONS),
      form: pickForm(random, 0.5),
      isFlame: random.chance(0.6),
    };
  },
  write: ({ first, difference, roughExcess, flames, anion, form, isFlame }) => {
    if (form === 'objective' && isFlame) return writeFlame(flames, anion);
    const [second, rough] = [first + difference, first + roughExcess];
    return writeCalculation(calculateAverageTitre([first, second, rough]), form);
  },
});

function calculateAverageTitre([first, second, rough]: readonly [number, number, number]): Calculation {
  const formatVolume = (value: number) => `$${quantityTex(fixedTex(value, 1), 'cm^3')}$`;
  const mean = (first + second) / 2;
  return {
    situation: `In a titration the first, rough titre was ${formatVolume(rough)}. It was followed by titres of ${formatVolume(first)} and ${formatVolume(second)}.`,
    quantity: 'the average volume that should be used in the calculation, in $\\mathrm{cm^3}$',
    lines: [
      {
        why: 'Choose the concordant titres and add them',
        tex: `${fixedTex(first, 1)} + ${fixedTex(second, 1)}`,
        value: first + second,
        unit: 'cm^3',
        gaps: ['concordant'],
      },
      { why: 'Find their average', tex: '\\frac{@1}{2}', value: mean, unit: 'cm^3', gaps: ['mean'] },
    ],
    mistakes: [
      {
        tag: 'concordant',
        value: (first + second + rough) / 3,
        why: 'The rough titre should not be used in the average.',
      },
      {
        tag: 'concordant',
        value: (first + rough) / 2,
        why: 'The rough titre should not be used in the average.',
      },
      {
        tag: 'mean',
        value: first + second,
        why: 'The sum of the titres was not divided by two.',
        earns: [1],
      },
      { tag: 'rough-only', value: rough, why: 'The rough titre is only a guide.' },
    ],
    significantFigures: 4,
  };
}

function writeFlame(flames: readonly (readonly [string, string])[], anion: string) {
  const [[metal, colour] = ['', ''], ...others] = flames;
  return writeChoice({
    stem: withArticles(
      `A sample of a salt gave a ${colour} colour in a flame test, and the sample was known to be a ${anion}. Which compound could it be?`,
    ),
    answer: `\\text{${metal} ${anion}}`,
    why: `${metal} gives a ${colour} flame`,
    wrong: others.map(([name, flameColour]) => ({
      tag: 'flame-colour',
      answer: `\\text{${name} ${anion}}`,
      why: `The flame of ${name} is ${flameColour}.`,
    })),
  });
}
