// National 5 Chemistry: names, solubility and moles of alcohols and carboxylic acids. `n` is the number of carbon atoms and
// `position` the carbon atom of the hydroxyl group.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import type { ItemDraft } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** The first syllables of systematic names, indexed by the number of carbon atoms. */
const CARBON_STEMS = ['', 'meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct'] as const;

const alcoholName = (n: number, position: number): string =>
  n < 3 ? `${CARBON_STEMS[n]}anol` : `${CARBON_STEMS[n]}an-${position}-ol`;
const acidName = (n: number): string => `${CARBON_STEMS[n]}anoic acid`;
const alcoholFormula = (n: number): string => `C${n === 1 ? '' : n}H${2 * n + 1}OH`;
const acidFormula = (n: number): string =>
  n === 1 ? 'HCOOH' : `C${n - 1 === 1 ? '' : n - 1}H${2 * n - 1}COOH`;

/** Writes the shortened structure of an alcohol. */
function alcoholTex(n: number, position: number): string {
  const carbonTex = (index: number): string => {
    const isEnd = index === 1 || index === n;
    if (index === position) return isEnd ? 'CH_2(OH)' : 'CH(OH)';
    return isEnd ? 'CH_3' : 'CH_2';
  };
  return `\\mathrm{${Array.from({ length: n }, (_, index) => carbonTex(index + 1)).join('')}}`;
}

function writeAlcohol(n: number, position: number): ItemDraft | undefined {
  const lowestPosition = Math.min(position, n + 1 - position);
  const textTex = (name: string) => `\\text{${name}}`;
  return writeChoice({
    stem: `What is the systematic name of the compound with the shortened structural formula $${alcoholTex(n, position)}$?`,
    answer: textTex(alcoholName(n, lowestPosition)),
    why: 'the number gives the place of the hydroxyl group, counted from the nearer end',
    wrong: [
      {
        tag: 'naming',
        answer: textTex(`${CARBON_STEMS[n]}an-${n + 1 - lowestPosition}-ol`),
        why: 'The chain was numbered from the wrong end.',
      },
      {
        tag: 'acid-vs-alcohol',
        answer: textTex(acidName(n)),
        why: 'The functional group is hydroxyl, so the compound is an alcohol.',
      },
      {
        tag: 'longest-chain',
        answer: textTex(alcoholName(n + 1, lowestPosition)),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
      {
        tag: 'longest-chain',
        answer: textTex(alcoholName(n - 1, lowestPosition)),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
    ],
  });
}

function writeAcid(n: number): ItemDraft | undefined {
  const textTex = (name: string) => `\\text{${name}}`;
  return writeChoice({
    stem: `What is the systematic name of the compound with the formula $${formulaTex(acidFormula(n))}$?`,
    answer: textTex(acidName(n)),
    why: 'the carboxyl group counts as one of the carbon atoms',
    wrong: [
      {
        tag: 'carboxyl-carbon',
        answer: textTex(acidName(n - 1)),
        why: 'The carbon atom of the carboxyl group has to be counted too.',
      },
      {
        tag: 'acid-vs-alcohol',
        answer: textTex(`${CARBON_STEMS[n]}anol`),
        why: 'The functional group is carboxyl, so the compound is a carboxylic acid.',
      },
      {
        tag: 'longest-chain',
        answer: textTex(acidName(n + 1)),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
    ],
  });
}

function writeSoluble(n: number): ItemDraft | undefined {
  const textTex = (name: string) => `\\text{${name}}`;
  return writeChoice({
    stem: `Which of these compounds is the least soluble in water: ${[n, n + 1, n + 2, n + 3].map((k) => alcoholName(k, 1)).join(', ')}?`,
    answer: textTex(alcoholName(n + 3, 1)),
    why: 'the solubility of the alcohols falls as their molecules become larger',
    wrong: [n, n + 1, n + 2].map((k) => ({
      tag: 'alcohol-trend',
      answer: textTex(alcoholName(k, 1)),
      why: 'The solubility falls as the molecules become larger.',
    })),
  });
}

export const alcoholsAndAcids = nat5ChemistryModel({
  id: 'N5C-16',
  title: 'Alcohols and carboxylic acids',
  outcomeId: 'CHE-5-06',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const n = random.int(4, 7);
    return {
      kind: random.pick(['alcohol', 'alcohol', 'acid', 'soluble', 'mass', 'mass', 'mass', 'mass'] as const),
      n,
      position: random.int(1, n),
      acid: random.int(2, 7),
      small: random.int(1, 5),
      moles: random.pick([0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.5, 2, 2.5]),
      isAcid: random.chance(0.5),
    };
  },
  write: ({ kind, n, position, acid, small, moles, isAcid }) => {
    if (kind === 'alcohol') return writeAlcohol(n, position);
    if (kind === 'acid') return writeAcid(acid);
    return kind === 'soluble' ? writeSoluble(small) : writeMass(isAcid ? acid : small + 1, moles, isAcid);
  },
});

/** Writes a calculation of the moles of an alcohol or acid from its mass. */
function writeMass(n: number, moles: number, isAcid: boolean): ItemDraft | undefined {
  const name = isAcid ? acidName(n) : alcoholName(n, 1);
  const formula = isAcid ? acidFormula(n) : alcoholFormula(n);
  const gfm = formulaMass(formula);
  const mass = Number((gfm * moles).toFixed(6));
  const product = isAcid ? 'A flavouring contains' : 'A screen wash contains';
  const hydrogens = isAcid ? 2 * n : 2 * n + 2;
  const oxygens = isAcid ? 2 : 1;
  return writeWrittenCalculation({
    situation: `${product} $${quantityTex(mass, 'g')}$ of ${name}.`,
    quantity: `the number of moles of ${name}`,
    lines: [
      {
        why: 'Count the hydrogen atoms in the molecule',
        symbol: 'H',
        tex: isAcid ? `2 \\times ${n}` : `2 \\times ${n} + 2`,
        value: hydrogens,
        gaps: ['general-formula'],
      },
      {
        why: 'Find the gram formula mass',
        tex: `${n} \\times 12 + @1 + ${oxygens} \\times 16`,
        value: gfm,
        unit: 'g',
        gaps: ['gfm'],
      },
      {
        why: 'Divide the mass by the gram formula mass',
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{@2}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
    ],
    mistakes: [
      {
        tag: 'general-formula',
        value: mass / (gfm - 2),
        why: 'There are two hydrogen atoms too few in the formula.',
        earns: [2, 3],
      },
      {
        tag: 'moles-formula',
        value: gfm / mass,
        why: 'The gram formula mass was divided by the mass.',
        earns: [1, 2],
      },
      {
        tag: 'functional-group',
        value: mass / (gfm - 16 * oxygens),
        why: 'The oxygen of the functional group was left out.',
        earns: [1, 3],
      },
    ],
  });
}
