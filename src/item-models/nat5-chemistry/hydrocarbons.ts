import { formulaMass, formulaMassTex, formulaTex } from '../chemistry/formula.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

const STEMS = ['', 'meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non'] as const;

type Series = {
  readonly name: string;
  readonly nameOf: (n: number) => string;
  readonly hydrogens: (n: number) => number;
  readonly general: string;
};

const ALKANES: Series = {
  name: 'alkane',
  nameOf: (n) => `${STEMS[n]}ane`,
  hydrogens: (n) => 2 * n + 2,
  general: '\\mathrm{C_nH_{2n+2}}',
};
const ALKENES: Series = {
  name: 'alkene',
  nameOf: (n) => `${STEMS[n]}ene`,
  hydrogens: (n) => 2 * n,
  general: '\\mathrm{C_nH_{2n}}',
};
const CYCLO: Series = {
  name: 'cycloalkane',
  nameOf: (n) => `cyclo${STEMS[n]}ane`,
  hydrogens: (n) => 2 * n,
  general: '\\mathrm{C_nH_{2n}}',
};
const SERIES = [ALKANES, ALKENES, CYCLO] as const;

const formula = (n: number, h: number): string => formulaTex(`C${n}H${h}`);

/** The chain of a branched alkane in shortened form. */
function branchedTex(n: number, at: number): string {
  const chain = Array.from({ length: n }, (_, index) =>
    index === 0 || index === n - 1 ? 'CH_3' : index + 1 === at ? 'CH(CH_3)' : 'CH_2',
  );
  return `\\mathrm{${chain.join('')}}`;
}

function writeName(n: number, at: number): ItemDraft | undefined {
  const low = Math.min(at, n + 1 - at);
  const name = (position: number, length: number) => `\\text{${position}-methyl${STEMS[length]}ane}`;
  return writeChoice({
    stem: `What is the systematic name of the hydrocarbon with the shortened structural formula $${branchedTex(n, at)}$?`,
    answer: name(low, n),
    why: `the longest chain has $${n}$ carbon atoms, and numbering starts at the end nearer the branch`,
    wrong: [
      { tag: 'naming', answer: name(n + 1 - low, n), why: 'The chain was numbered from the wrong end.' },
      {
        tag: 'longest-chain',
        answer: `\\text{${STEMS[n + 1]}ane}`,
        why: 'The branch was counted as part of the chain.',
      },
      { tag: 'longest-chain', answer: name(low, n + 1), why: 'The branch was counted as part of the chain.' },
      { tag: 'longest-chain', answer: name(low, n - 1), why: 'A carbon atom of the chain was left out.' },
    ],
  });
}

/** A straight chain with its double bond after a given carbon atom. */
function alkeneTex(n: number, at: number): string {
  const carbon = (index: number): string => {
    const isBonded = index === at || index === at + 1;
    const hydrogens = (index === 1 || index === n ? 3 : 2) - (isBonded ? 1 : 0);
    return `CH${hydrogens === 1 ? '' : `_${hydrogens}`}${index === at ? '{=}' : ''}`;
  };
  return `\\mathrm{${Array.from({ length: n }, (_, index) => carbon(index + 1)).join('')}}`;
}

function writeAlkeneName(n: number, at: number): ItemDraft | undefined {
  const low = Math.min(at, n - at);
  const name = (length: number, position: number) => `\\text{${STEMS[length]}-${position}-ene}`;
  return writeChoice({
    stem: `What is the systematic name of the hydrocarbon with the shortened structural formula $${alkeneTex(n, at)}$?`,
    answer: name(n, low),
    why: 'the number gives the place of the double bond, counted from the nearer end',
    wrong: [
      { tag: 'naming', answer: name(n, n - low), why: 'The chain was numbered from the wrong end.' },
      {
        tag: 'alkane-vs-alkene',
        answer: `\\text{${STEMS[n]}ane}`,
        why: 'A carbon to carbon double bond makes it an alkene.',
      },
      {
        tag: 'longest-chain',
        answer: name(n + 1, low),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
      {
        tag: 'longest-chain',
        answer: name(n - 1, low),
        why: 'The carbon atoms of the chain were counted wrongly.',
      },
    ],
  });
}

function writeFormula(series: Series, n: number): ItemDraft | undefined {
  const others = [2 * n + 2, 2 * n, 2 * n - 2, 2 * n + 4];
  return writeChoice({
    stem: `What is the molecular formula of ${series.nameOf(n)}?`,
    answer: formula(n, series.hydrogens(n)),
    why: `the general formula is $${series.general}$`,
    wrong: others.map((h) => ({
      tag: 'general-formula',
      answer: formula(n, h),
      why: `The general formula of the ${series.name}s is $${series.general}$.`,
    })),
  });
}

/** A cycloalkane and an alkene with the same number of carbon atoms are isomers. */
function writeIsomer(n: number, fromAlkene: boolean): ItemDraft | undefined {
  const [given, answer] = fromAlkene
    ? [ALKENES.nameOf(n), CYCLO.nameOf(n)]
    : [CYCLO.nameOf(n), ALKENES.nameOf(n)];
  const wrong = [
    ALKANES.nameOf(n),
    fromAlkene ? CYCLO.nameOf(n + 1) : ALKENES.nameOf(n + 1),
    fromAlkene ? CYCLO.nameOf(n - 1) : ALKENES.nameOf(n - 1),
    ALKANES.nameOf(n + 1),
  ];
  return writeChoice({
    stem: `Which hydrocarbon is an isomer of ${given}?`,
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
  draw: (random) => {
    const n = random.int(4, 8);
    return {
      kind: random.pick(['name', 'alkene', 'alkene', 'formula', 'isomer'] as const),
      series: random.pick(SERIES),
      n,
      at: random.int(2, n - 1),
      small: random.int(4, 7),
      fromAlkene: random.chance(0.5),
    };
  },
  write: ({ kind, series, n, at, small, fromAlkene }) => {
    if (kind === 'name') return writeName(n, at);
    if (kind === 'alkene') return writeAlkeneName(n, at - 1 + ((n + small) % 2));
    return kind === 'formula' ? writeFormula(series, small + (at % 2)) : writeIsomer(small, fromAlkene);
  },
});

export const hydrocarbonMass = nat5ChemistryModel({
  id: 'N5C-18',
  title: 'Formula and combustion of a hydrocarbon',
  outcomeId: 'CHE-5-05',
  calculator: 'allowed',
  marks: [2, 3],
  draw: (random) => ({ series: random.pick(SERIES), n: random.int(3, 20), asksMass: random.chance(0.5) }),
  accepts: ({ series, n, asksMass }) => (asksMass ? n <= 20 : n <= 12) && (series === ALKANES || n > 3),
  write: ({ series, n, asksMass }) => (asksMass ? writeMass(series, n) : writeCombustion(series, n)),
});

function writeMass(series: Series, n: number): ItemDraft {
  const h = series.hydrogens(n);
  const whole = `C${n}H${h}`;
  const answer = (count: number, mass: number) => `H = ${count}, m = ${mass}`;
  const mistake = series === ALKANES ? 2 * n : 2 * n + 2;
  return {
    stem: `${series === ALKENES ? 'An' : series === ALKANES ? 'An' : 'A'} ${series.name} has $${n}$ carbon atoms in each molecule. State the number of hydrogen atoms, $H$, in each molecule, and calculate the gram formula mass, $m$ grams, of the ${series.name}.`,
    answer: answer(h, formulaMass(whole)),
    check: `H = 2 \\times ${n}${series === ALKANES ? ' + 2' : ''}, m = ${formulaMassTex(whole)}`,
    bullets: [
      step('State the number of hydrogen atoms', `H = ${h}`, { gaps: ['general-formula'], impliedBy: [] }),
      step('Calculate the gram formula mass', `m = ${formulaMass(whole)}`, {
        from: `m = ${n} \\times 12 + b1`,
        working: `$m = ${formulaMassTex(whole)} = ${formulaMass(whole)}$`,
        gaps: ['gfm'],
      }),
    ],
    mistakes: [
      {
        tag: 'general-formula',
        answer: answer(mistake, n * 12 + mistake),
        why: `The general formula of the ${series.name}s is $${series.general}$.`,
        earns: [2],
      },
      {
        tag: 'gfm',
        answer: answer(h, 12 + h),
        why: `There are $${n}$ carbon atoms, each with a mass of $12$.`,
        earns: [1],
      },
    ],
  };
}

/** C_nH_h + O₂ → CO₂ + H₂O for one molecule of the hydrocarbon, with halves doubled away. */
function writeCombustion(series: Series, n: number): ItemDraft {
  const h = series.hydrogens(n);
  const isOdd = (h / 2) % 2 === 1;
  const k = isOdd ? 2 : 1;
  const oxygen = (k * (2 * n + h / 2)) / 2;
  const answer = (o: number, c: number, w: number) => `w = ${o}, x = ${c}, y = ${w}`;
  const left = `${k === 1 ? '' : k}${formula(n, h)}`;
  return {
    stem: `A hydrocarbon burns completely: $${left} + w\\mathrm{O_2} \\rightarrow x\\mathrm{CO_2} + y\\mathrm{H_2O}$. Find the values of $w$, $x$ and $y$ that balance the equation.`,
    answer: answer(oxygen, k * n, (k * h) / 2),
    check: `w = \\frac{2 \\times ${k * n} + ${(k * h) / 2}}{2}, x = ${k} \\times ${n}, y = \\frac{${k} \\times ${h}}{2}`,
    bullets: [
      step('Balance the carbon atoms', `x = ${k * n}`, { gaps: ['balance-equation'], impliedBy: [] }),
      step('Balance the hydrogen atoms', `y = ${(k * h) / 2}`, { gaps: ['balance-equation'], impliedBy: [] }),
      step('Balance the oxygen atoms', `w = ${oxygen}`, {
        from: 'w = b1 + \\frac{b2}{2}',
        gaps: ['balance-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'balance-oxygen',
        answer: answer(2 * oxygen, k * n, (k * h) / 2),
        why: 'Oxygen is $\\mathrm{O_2}$: the oxygen atoms on the right come in pairs on the left.',
        earns: [1, 2],
      },
      {
        tag: 'balance-hydrogen',
        answer: answer(k * n + (k * h) / 2, k * n, k * h),
        why: 'Each molecule of water takes two hydrogen atoms.',
        earns: [1],
      },
    ],
  };
}
