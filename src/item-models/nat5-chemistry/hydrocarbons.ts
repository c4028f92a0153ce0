// National 5 Chemistry: names, formulae and isomers of hydrocarbons; their formula mass and combustion. `n` is the number of
// carbon atoms and `position` the carbon atom of the branch or the double bond.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { formulaMass, formulaMassTex, formulaTex } from '../chemistry/formula.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** The first syllables of systematic names, indexed by the number of carbon atoms. */
const CARBON_STEMS = ['', 'meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non'] as const;

/** A family of hydrocarbons. */
type Series = {
  readonly name: string;
  readonly formatName: (n: number) => string;
  readonly hydrogens: (n: number) => number;
  readonly generalFormula: string;
};

const ALKANES: Series = {
  name: 'alkane',
  formatName: (n) => `${CARBON_STEMS[n]}ane`,
  hydrogens: (n) => 2 * n + 2,
  generalFormula: '\\mathrm{C_nH_{2n+2}}',
};
const ALKENES: Series = {
  name: 'alkene',
  formatName: (n) => `${CARBON_STEMS[n]}ene`,
  hydrogens: (n) => 2 * n,
  generalFormula: '\\mathrm{C_nH_{2n}}',
};
const CYCLOALKANES: Series = {
  name: 'cycloalkane',
  formatName: (n) => `cyclo${CARBON_STEMS[n]}ane`,
  hydrogens: (n) => 2 * n,
  generalFormula: '\\mathrm{C_nH_{2n}}',
};
const SERIES = [ALKANES, ALKENES, CYCLOALKANES] as const;

/** Writes the molecular formula of a hydrocarbon. */
const formula = (n: number, h: number): string => formulaTex(`C${n}H${h}`);

/** Writes the shortened structure of an alkane with one methyl branch. */
function branchedTex(n: number, position: number): string {
  const chain = Array.from({ length: n }, (_, index) =>
    index === 0 || index === n - 1 ? 'CH_3' : index + 1 === position ? 'CH(CH_3)' : 'CH_2',
  );
  return `\\mathrm{${chain.join('')}}`;
}

function writeBranchedName(n: number, position: number): ItemDraft | undefined {
  const lowestPosition = Math.min(position, n + 1 - position);
  const name = (number: number, length: number) => `\\text{${number}-methyl${CARBON_STEMS[length]}ane}`;
  return writeChoice({
    stem: `What is the systematic name of the hydrocarbon with the shortened structural formula $${branchedTex(n, position)}$?`,
    answer: name(lowestPosition, n),
    why: `the longest chain has $${n}$ carbon atoms, and numbering starts at the end nearer the branch`,
    wrong: [
      {
        tag: 'naming',
        answer: name(n + 1 - lowestPosition, n),
        why: 'The chain was numbered from the wrong end.',
      },
      {
        tag: 'longest-chain',
        answer: `\\text{${CARBON_STEMS[n + 1]}ane}`,
        why: 'The branch was counted as part of the chain.',
      },
      {
        tag: 'longest-chain',
        answer: name(lowestPosition, n + 1),
        why: 'The branch was counted as part of the chain.',
      },
      {
        tag: 'longest-chain',
        answer: name(lowestPosition, n - 1),
        why: 'A carbon atom of the chain was left out.',
      },
    ],
  });
}

/** Writes the shortened structure of an alkene; the double bond follows the carbon atom `position`. */
function alkeneTex(n: number, position: number): string {
  const carbonTex = (index: number): string => {
    const isBonded = index === position || index === position + 1;
    const hydrogens = (index === 1 || index === n ? 3 : 2) - (isBonded ? 1 : 0);
    return `CH${hydrogens === 1 ? '' : `_${hydrogens}`}${index === position ? '{=}' : ''}`;
  };
  return `\\mathrm{${Array.from({ length: n }, (_, index) => carbonTex(index + 1)).join('')}}`;
}

function writeAlkeneName(n: number, position: number): ItemDraft | undefined {
  const lowestPosition = Math.min(position, n - position);
  const name = (length: number, number: number) => `\\text{${CARBON_STEMS[length]}-${number}-ene}`;
  return writeChoice({
    stem: `What is the systematic name of the hydrocarbon with the shortened structural formula $${alkeneTex(n, position)}$?`,
    answer: name(n, lowestPosition),
    why: 'the number gives the place of the double bond, counted from the nearer end',
    wrong: [
      {
        tag: 'naming',
        answer: name(n, n - lowestPosition),
        why: 'The chain was numbered from the wrong end.',
      },
      {
        tag: 'alkane-vs-alkene',
        answer: `\\text{${CARBON_STEMS[n]}ane}`,
        why: 'A carbon to carbon double bond makes it an alkene.',
      },
      {
        tag: 'longest-chain',
        answer: name(n + 1, lowestPosition),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
      {
        tag: 'longest-chain',
        answer: name(n - 1, lowestPosition),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
    ],
  });
}

function writeFormula(series: Series, n: number): ItemDraft | undefined {
  const others = [2 * n + 2, 2 * n, 2 * n - 2, 2 * n + 4];
  return writeChoice({
    stem: `What is the molecular formula of ${series.formatName(n)}?`,
    answer: formula(n, series.hydrogens(n)),
    why: `the general formula is $${series.generalFormula}$`,
    wrong: others.map((h) => ({
      tag: 'general-formula',
      answer: formula(n, h),
      why: `The general formula of the ${series.name}s is $${series.generalFormula}$.`,
    })),
  });
}

/** Writes a question on isomers: a cycloalkane and an alkene with the same number of carbon atoms. */
function writeIsomer(n: number, fromAlkene: boolean): ItemDraft | undefined {
  const [startName, answer] = fromAlkene
    ? [ALKENES.formatName(n), CYCLOALKANES.formatName(n)]
    : [CYCLOALKANES.formatName(n), ALKENES.formatName(n)];
  const wrong = [
    ALKANES.formatName(n),
    fromAlkene ? CYCLOALKANES.formatName(n + 1) : ALKENES.formatName(n + 1),
    fromAlkene ? CYCLOALKANES.formatName(n - 1) : ALKENES.formatName(n - 1),
    ALKANES.formatName(n + 1),
  ];
  return writeChoice({
    stem: `Which hydrocarbon is an isomer of ${startName}?`,
    answer: `\\text{${answer}}`,
    why: `both have the molecular formula $${formula(n, 2 * n)}$`,
    wrong: wrong.map((name) => ({
      tag: 'isomer',
      answer: `\\text{${name}}`,
      why: 'Isomers have the same molecular formula.',
    })),
  });
}

export const hydrocarbonNames = nat5ChemistryModel({
  id: 'N5C-11',
  title: 'Names, formulae and isomers of hydrocarbons',
  outcomeId: 'CHE-5-05',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => {
    const n = random.int(4, 8);
    return {
      kind: random.pick(['name', 'alkene', 'alkene', 'formula', 'isomer'] as const),
      series: random.pick(SERIES),
      n,
      position: random.int(2, n - 1),
      small: random.int(4, 7),
      fromAlkene: random.chance(0.5),
    };
  },
  write: ({ kind, series, n, position, small, fromAlkene }) => {
    if (kind === 'name') return writeBranchedName(n, position);
    if (kind === 'alkene') return writeAlkeneName(n, position - 1 + ((n + small) % 2));
    return kind === 'formula' ? writeFormula(series, small + (position % 2)) : writeIsomer(small, fromAlkene);
  },
});

export const hydrocarbonMass = nat5ChemistryModel({
  id: 'N5C-18',
  title: 'Formula and combustion of a hydrocarbon',
  outcomeId: 'CHE-5-05',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => ({ series: random.pick(SERIES), n: random.int(3, 20), asksMass: random.chance(0.5) }),
  accepts: ({ series, n, asksMass }) => (asksMass ? n <= 20 : n <= 12) && (series === ALKANES || n > 3),
  write: ({ series, n, asksMass }) => (asksMass ? writeMass(series, n) : writeCombustion(series, n)),
});

function writeMass(series: Series, n: number): ItemDraft {
  const h = series.hydrogens(n);
  const molecularFormula = `C${n}H${h}`;
  const formatAnswer = (count: number, mass: number) => `H = ${count}, m = ${mass}`;
  const wrongHydrogens = series === ALKANES ? 2 * n : 2 * n + 2;
  return {
    stem: `${series === ALKENES ? 'An' : series === ALKANES ? 'An' : 'A'} ${series.name} has $${n}$ carbon atoms in each molecule. State the number of hydrogen atoms, $H$, in each molecule, and calculate the gram formula mass, $m$ grams, of the ${series.name}.`,
    answer: formatAnswer(h, formulaMass(molecularFormula)),
    recomputedFrom: `H = 2 \\times ${n}${series === ALKANES ? ' + 2' : ''}, m = ${formulaMassTex(molecularFormula)}`,
    bullets: [
      step('State the number of hydrogen atoms', `H = ${h}`, { gaps: ['general-formula'], impliedBy: [] }),
      step('Calculate the gram formula mass', `m = ${formulaMass(molecularFormula)}`, {
        followThrough: `m = ${n} \\times 12 + b1`,
        working: `$m = ${formulaMassTex(molecularFormula)} = ${formulaMass(molecularFormula)}$`,
        gaps: ['gfm'],
      }),
    ],
    mistakes: [
      {
        tag: 'general-formula',
        answer: formatAnswer(wrongHydrogens, n * 12 + wrongHydrogens),
        why: `The general formula of the ${series.name}s is $${series.generalFormula}$.`,
        earns: [2],
      },
      {
        tag: 'gfm',
        answer: formatAnswer(h, 12 + h),
        why: `There are $${n}$ carbon atoms, each with a mass of $12$.`,
        earns: [1],
      },
    ],
  };
}

/** Writes a question on balancing C_nH_h + O₂ → CO₂ + H₂O. Coefficients with halves are doubled. */
function writeCombustion(series: Series, n: number): ItemDraft {
  const h = series.hydrogens(n);
  const isOdd = (h / 2) % 2 === 1;
  const fuelCount = isOdd ? 2 : 1;
  const oxygen = (fuelCount * (2 * n + h / 2)) / 2;
  const formatAnswer = (o: number, c: number, w: number) => `w = ${o}, x = ${c}, y = ${w}`;
  const fuelTex = `${fuelCount === 1 ? '' : fuelCount}${formula(n, h)}`;
  return {
    stem: `A hydrocarbon burns completely: $${fuelTex} + w\\mathrm{O_2} \\rightarrow x\\mathrm{CO_2} + y\\mathrm{H_2O}$. Find the values of $w$, $x$ and $y$ that balance the equation.`,
    answer: formatAnswer(oxygen, fuelCount * n, (fuelCount * h) / 2),
    recomputedFrom: `w = \\frac{2 \\times ${fuelCount * n} + ${(fuelCount * h) / 2}}{2}, x = ${fuelCount} \\times ${n}, y = \\frac{${fuelCount} \\times ${h}}{2}`,
    bullets: [
      step('Balance the carbon atoms', `x = ${fuelCount * n}`, { gaps: ['balance-equation'], impliedBy: [] }),
      step('Balance the hydrogen atoms', `y = ${(fuelCount * h) / 2}`, {
        gaps: ['balance-equation'],
        impliedBy: [],
      }),
      // An equation with a wrong coefficient is not balanced, so nothing follows through.
      step('Balance the oxygen atoms', `w = ${oxygen}`, { gaps: ['balance-equation'], requires: [1, 2] }),
    ],
    mistakes: [
      {
        tag: 'balance-oxygen',
        answer: formatAnswer(2 * oxygen, fuelCount * n, (fuelCount * h) / 2),
        why: 'Oxygen is $\\mathrm{O_2}$: the oxygen atoms on the right come in pairs on the left.',
        earns: [1, 2],
      },
      {
        tag: 'balance-hydrogen',
        answer: formatAnswer(fuelCount * n + (fuelCount * h) / 2, fuelCount * n, fuelCount * h),
        why: 'Each molecule of water takes two hydrogen atoms.',
        earns: [1],
      },
    ],
  };
}
