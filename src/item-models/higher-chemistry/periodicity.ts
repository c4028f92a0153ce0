/**
 * The learner adds ionisation energies, orders elements by a trend, or compares the polarity of bonds. In
 * a line of a calculation, `@1` is the result of line 1.
 */

import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import type { Random } from '../random.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import structureFactSheets from './structure.facts.json' with { type: 'json' };
import { electronegativities, ionisationEnergies, type Trend, trends } from './structure.table.ts';

export const ionisationEnergy = higherChemistryModel({
  id: 'HC-11',
  title: 'Ionisation energies',
  outcomeId: 'CHE-H-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const element = random.pick(ionisationEnergies);
    return {
      element,
      charge: random.int(2, element.energies.length),
      moles: random.pick([0.5, 2, 3, 4, 5]),
      form: pickForm(random),
    };
  },
  write: ({ element: { name, symbol, energies }, charge, moles, form }) => {
    const usedEnergies = energies.slice(0, charge);
    const sum = usedEnergies.reduce((total, energy) => total + energy, 0);
    const ordinals = ['first', 'second', 'third', 'fourth'];
    const energyTexts = usedEnergies.map((energy, index) => `${ordinals[index]} $${energy}$`);
    const lastEnergy = usedEnergies.at(-1) ?? sum;
    return writeCalculation(
      {
        situation: `The ionisation energies of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$, are: ${joinWords(energyTexts)}.`,
        quantity: `the energy, in kJ, needed to change $${moles}$ moles of gaseous ${name} atoms to ions, $\\mathrm{${symbol}^{${charge}+}}$`,
        lines: [
          {
            why: 'Add the ionisation energies',
            tex: usedEnergies.join(' + '),
            value: sum,
            unit: 'kJ',
            gaps: ['ionisation-sum'],
            significantFigures: 6,
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
            value: lastEnergy * moles,
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
        significantFigures: 6,
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
  choose: (random) => pickTrend(random),
  write: ({ trend, elements, isLargest }) => {
    const ordered = trend.order.filter((name) => elements.includes(name));
    const answer = isLargest ? (ordered[0] ?? '') : (ordered.at(-1) ?? '');
    return writeChoice({
      stem: `Of the elements ${joinWords(elements)}, which has the ${isLargest ? 'largest' : 'smallest'} ${trend.quantity}?`,
      answer: wordsTex(answer),
      why: trend.why,
      wrong: elements
        .filter((name) => name !== answer)
        .map((name) => ({ tag: trend.tag, answer: wordsTex(name), why: `Remember: ${trend.why}.` })),
    });
  },
});

function pickTrend(random: Random): {
  readonly trend: Trend;
  readonly elements: readonly string[];
  readonly isLargest: boolean;
} {
  const trend = random.pick(trends);
  return { trend, elements: random.sample(trend.order, 4), isLargest: random.chance(0.5) };
}

export const periodicityFacts = higherChemistryModel(
  factModel({
    id: 'HC-20',
    title: 'Periodicity',
    outcomeId: 'CHE-H-01',
    sheet: structureFactSheets.periodicitySheet,
    marks: [2, 3],
  }),
);

export const polarBonds = higherChemistryModel({
  id: 'HC-13',
  title: 'Polarity of bonds',
  outcomeId: 'CHE-H-02',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => ({ bonds: random.sample(listBondPairs(), 4), asksForMostPolar: random.chance(0.6) }),
  write: ({ bonds, asksForMostPolar }) => {
    const ordered = bonds.toSorted((bond, otherBond) => otherBond.difference - bond.difference);
    const [target, runnerUp] = asksForMostPolar ? ordered : ordered.toReversed();
    if (
      target === undefined ||
      runnerUp === undefined ||
      Math.abs(target.difference - runnerUp.difference) < 0.15
    )
      return undefined;
    const electronegativityTexts = [...new Set(bonds.flatMap(({ pair }) => pair))].map(
      (symbol) => `${symbol} $${electronegativities[symbol]?.toFixed(1)}$`,
    );
    return writeChoice({
      stem: `The electronegativities of some elements are: ${joinWords(electronegativityTexts)}. Which of these bonds is the ${asksForMostPolar ? 'most' : 'least'} polar?`,
      answer: bondTex(target.pair),
      why: `its difference in electronegativity is the ${asksForMostPolar ? 'greatest' : 'smallest'}, $${target.difference.toFixed(1)}$`,
      wrong: bonds
        .filter((bond) => bond !== target)
        .map((bond) => ({
          tag: 'bond-polarity',
          answer: bondTex(bond.pair),
          why: `Its difference in electronegativity is $${bond.difference.toFixed(1)}$.`,
        })),
    });
  },
});

/** Two elements and their difference in electronegativity. */
type Bond = { readonly pair: readonly [string, string]; readonly difference: number };

/** Writes a bond with the more electronegative atom last. */
function bondTex(pair: readonly [string, string]): string {
  const [lessElectronegative, moreElectronegative] = pair.toSorted(
    (a, b) => (electronegativities[a] ?? 0) - (electronegativities[b] ?? 0),
  );
  return `\\mathrm{${lessElectronegative}{-}${moreElectronegative}}`;
}

function listBondPairs(): Bond[] {
  const symbols = Object.keys(electronegativities);
  return symbols.flatMap((symbol, index) =>
    symbols.slice(index + 1).map((otherSymbol) => ({
      pair: [symbol, otherSymbol] as const,
      difference: Math.abs((electronegativities[symbol] ?? 0) - (electronegativities[otherSymbol] ?? 0)),
    })),
  );
}

export const bondingFacts = higherChemistryModel(
  factModel({
    id: 'HC-14',
    title: 'Bonding and intermolecular forces',
    outcomeId: 'CHE-H-02',
    sheet: structureFactSheets.bondingSheet,
  }),
);
