import { writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import type { Random } from '../random.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import {
  bondingSheet,
  electronegativities,
  ionisation,
  periodicitySheet,
  type Series,
  trends,
} from './structure.table.ts';

export const ionisationEnergy = higherChemistryModel({
  id: 'HC-11',
  title: 'Ionisation energies',
  outcomeId: 'CHE-H-01',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => {
    const element = random.pick(ionisation);
    return {
      element,
      charge: random.int(2, element.energies.length),
      moles: random.pick([0.5, 2, 3, 4, 5]),
      form: drawForm(random),
    };
  },
  write: ({ element: { name, symbol, energies }, charge, moles, form }) => {
    const taken = energies.slice(0, charge);
    const sum = taken.reduce((so, one) => so + one, 0);
    const ordinals = ['first', 'second', 'third', 'fourth'];
    const told = taken.map((energy, index) => `${ordinals[index]} $${energy}$`);
    const last = taken.at(-1) ?? sum;
    return writeCalculation(
      {
        situation: `The ionisation energies of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$, are: ${joinWords(told)}.`,
        quantity: `the energy, in kJ, needed to change $${moles}$ moles of gaseous ${name} atoms to ions, $\\mathrm{${symbol}^{${charge}+}}$`,
        lines: [
          {
            why: 'Add the ionisation energies',
            tex: taken.join(' + '),
            value: sum,
            unit: 'kJ',
            gaps: ['ionisation-sum'],
            figures: 6,
          },
          {
            why: 'Multiply by the number of moles',
            tex: `@1 \\times ${moles}`,
            value: sum * moles,
            unit: 'kJ',
            gaps: ['moles-multiply'],
          },
        ],
        mistakes: [
          {
            tag: 'ionisation-sum',
            value: last * moles,
            why: `Only the ${ordinals[charge - 1]} ionisation energy was used; the electrons before it have to go too.`,
            earns: [2],
          },
          { tag: 'moles-multiply', value: sum, why: 'This is for one mole.', earns: [1] },
          {
            tag: 'ionisation-sum',
            value: (energies[0] ?? 0) * charge * moles,
            why: 'Each ionisation energy is greater than the one before.',
            earns: [2],
          },
          {
            tag: 'moles-multiply',
            value: sum / moles,
            why: 'The sum was divided by the number of moles.',
            earns: [1],
          },
        ],
        figures: 6,
      },
      form,
    );
  },
});

export const periodicTrends = higherChemistryModel({
  id: 'HC-12',
  title: 'Trends in the periodic table',
  outcomeId: 'CHE-H-01',
  calculator: 'allowed',
  marks: [1],
  draw: (random) => drawTrend(random),
  write: ({ trend, four, isLargest }) => {
    const ordered = trend.order.filter((name) => four.includes(name));
    const answer = isLargest ? (ordered[0] ?? '') : (ordered.at(-1) ?? '');
    return writeChoice({
      stem: `Of the elements ${joinWords(four)}, which has the ${isLargest ? 'largest' : 'smallest'} ${trend.quantity}?`,
      answer: wordsTex(answer),
      why: trend.why,
      wrong: four
        .filter((name) => name !== answer)
        .map((name) => ({ tag: trend.tag, answer: wordsTex(name), why: `Remember: ${trend.why}.` })),
    });
  },
});

function drawTrend(random: Random): {
  readonly trend: Series;
  readonly four: readonly string[];
  readonly isLargest: boolean;
} {
  const trend = random.pick(trends);
  return { trend, four: random.sample(trend.order, 4), isLargest: random.chance(0.5) };
}

export const periodicityFacts = higherChemistryModel(
  factModel({
    id: 'HC-20',
    title: 'Periodicity',
    outcomeId: 'CHE-H-01',
    sheet: periodicitySheet,
    marks: [2, 3],
  }),
);

export const polarBonds = higherChemistryModel({
  id: 'HC-13',
  title: 'Polarity of bonds',
  outcomeId: 'CHE-H-02',
  calculator: 'allowed',
  marks: [1],
  draw: (random) => ({ bonds: random.sample(bondPairs(), 4), isMost: random.chance(0.6) }),
  write: ({ bonds, isMost }) => {
    const ordered = bonds.toSorted((one, other) => other.gap - one.gap);
    const [first, second] = isMost ? ordered : ordered.toReversed();
    if (first === undefined || second === undefined || Math.abs(first.gap - second.gap) < 0.15)
      return undefined;
    const data = [...new Set(bonds.flatMap(({ pair }) => pair))].map(
      (symbol) => `${symbol} $${electronegativities[symbol]?.toFixed(1)}$`,
    );
    return writeChoice({
      stem: `The electronegativities of some elements are: ${joinWords(data)}. Which of these bonds is the ${isMost ? 'most' : 'least'} polar?`,
      answer: bondTex(first.pair),
      why: `its difference in electronegativity is the ${isMost ? 'greatest' : 'smallest'}, $${first.gap.toFixed(1)}$`,
      wrong: bonds
        .filter((bond) => bond !== first)
        .map((bond) => ({
          tag: 'bond-polarity',
          answer: bondTex(bond.pair),
          why: `Its difference in electronegativity is $${bond.gap.toFixed(1)}$.`,
        })),
    });
  },
});

type BondPair = { readonly pair: readonly [string, string]; readonly gap: number };

/** The more electronegative atom is last. */
function bondTex(pair: readonly [string, string]): string {
  const [one, other] = pair.toSorted((a, b) => (electronegativities[a] ?? 0) - (electronegativities[b] ?? 0));
  return `\\mathrm{${one}{-}${other}}`;
}

function bondPairs(): BondPair[] {
  const symbols = Object.keys(electronegativities);
  return symbols.flatMap((one, index) =>
    symbols.slice(index + 1).map((other) => ({
      pair: [one, other] as const,
      gap: Math.abs((electronegativities[one] ?? 0) - (electronegativities[other] ?? 0)),
    })),
  );
}

export const bondingFacts = higherChemistryModel(
  factModel({
    id: 'HC-14',
    title: 'Bonding and intermolecular forces',
    outcomeId: 'CHE-H-02',
    sheet: bondingSheet,
  }),
);
