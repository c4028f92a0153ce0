/**
 * The learner finds a formula from percentages by mass, reads proton NMR spectra, or calculates the mass
 * of a drug. In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { roundTo } from '../write/number.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import structureFactSheets from './structure.facts.json' with { type: 'json' };
import {
  type EmpiricalCompound,
  empiricalCompounds,
  type ProtonSpectrum,
  protonSpectra,
} from './structure.table.ts';

/** Returns the percentage by mass of an element, to one decimal place. */
const computePercentage = (formula: string, symbol: 'C' | 'H' | 'O', count: number): number =>
  roundTo((100 * count * { C: 12, H: 1, O: 16 }[symbol]) / formulaMass(formula), 1);

export const empiricalFormula = advancedHigherChemistryModel({
  id: 'AHC-09',
  title: 'Elemental analysis',
  outcomeId: 'CHE-AH-08',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    compound: random.pick(empiricalCompounds),
    multiple: random.int(1, 3),
    isChoice: random.chance(0.35),
  }),
  accepts: ({ compound, multiple, isChoice }) => isChoice || isMolecule(compound, multiple),
  write: ({ compound, multiple, isChoice }) =>
    isChoice ? chooseFormula(compound) : writeFormula(compound, multiple),
});

/** Whether `multiple` empirical units can form a stable molecule: an even number of hydrogen atoms, and not too many. */
function isMolecule({ atoms: [c, h] }: EmpiricalCompound, multiple: number): boolean {
  return (h * multiple) % 2 === 0 && h * multiple <= 2 * c * multiple + 2;
}

/** The symbol with its number of atoms: `H4`, `O` for one atom, nothing for none. */
const atomsText = (symbol: string, n: number): string => (n === 0 ? '' : `${symbol}${n === 1 ? '' : n}`);
const buildFormula = ([c, h, o]: readonly [number, number, number], multiple = 1): string =>
  `${atomsText('C', c * multiple)}${atomsText('H', h * multiple)}${atomsText('O', o * multiple)}`;

function describeCompound({ atoms }: EmpiricalCompound): string {
  const [c, h, o] = atoms;
  const formula = buildFormula(atoms);
  const oxygenText = o === 0 ? '' : ' and the rest oxygen';
  return `By mass, a compound is $${computePercentage(formula, 'C', c)}\\%$ carbon${o === 0 ? ' and' : ','} $${computePercentage(formula, 'H', h)}\\%$ hydrogen${oxygenText}.`;
}

function writeFormula(compound: EmpiricalCompound, multiple: number): ItemDraft {
  const [c, h, o] = compound.atoms;
  const empirical = buildFormula(compound.atoms);
  const mass = formulaMass(empirical) * multiple;
  const [carbonPercent, hydrogenPercent] = [
    computePercentage(empirical, 'C', c),
    computePercentage(empirical, 'H', h),
  ];
  return {
    stem: `${describeCompound(compound)} Its mass spectrum shows a molecular ion at $m/z = ${mass}$. Its molecular formula is $\\mathrm{C}_x\\mathrm{H}_y${o === 0 ? '' : '\\mathrm{O}_z'}$. Find ${o === 0 ? '$x$ and $y$' : '$x$, $y$ and $z$'}.`,
    answer: `x = ${c * multiple}, y = ${h * multiple}${o === 0 ? '' : `, z = ${o * multiple}`}`,
    recomputedFrom: `x = ${c} \\times ${multiple}, y = ${h} \\times ${multiple}${o === 0 ? '' : `, z = ${o} \\times ${multiple}`}`,
    bullets: [
      step('Divide the percentages by the atomic masses', `\\frac{${carbonPercent}}{12}`, {
        working: `C: $\\frac{${carbonPercent}}{12}$; H: $\\frac{${hydrogenPercent}}{1}$${o === 0 ? '' : `; O: $\\frac{${roundTo(100 - carbonPercent - hydrogenPercent, 1)}}{16}$`}`,
        gaps: ['empirical'],
        impliedBy: [2, 3],
      }),
      step('Find the empirical formula', formulaTex(empirical), {
        working: `ratio $${[c, h, ...(o === 0 ? [] : [o])].join(' : ')}$, so $${formulaTex(empirical)}$`,
        gaps: ['empirical'],
        impliedBy: [3],
      }),
      step(
        'Use the molecular mass',
        `x = ${c * multiple}, y = ${h * multiple}${o === 0 ? '' : `, z = ${o * multiple}`}`,
        { gaps: ['molecular-formula'] },
      ),
    ],
    mistakes:
      multiple === 1
        ? []
        : [
            {
              tag: 'molecular-formula',
              answer: `x = ${c}, y = ${h}${o === 0 ? '' : `, z = ${o}`}`,
              why: 'This is the empirical formula; compare its mass with that of the molecular ion.',
            },
          ],
  };
}

function chooseFormula(compound: EmpiricalCompound): ItemDraft | undefined {
  const [c, h, o] = compound.atoms;
  const atomsTex = (atoms: readonly [number, number, number]): string => formulaTex(buildFormula(atoms));
  return writeChoice({
    stem: `${describeCompound(compound)} What is its empirical formula?`,
    answer: atomsTex(compound.atoms),
    why: `the percentages divided by the atomic masses are in the ratio $${[c, h, ...(o === 0 ? [] : [o])].join(' : ')}$`,
    wrong: [
      {
        tag: 'empirical',
        answer: atomsTex([c + 1, h, o]),
        why: 'Divide each percentage by the atomic mass and then by the smallest.',
      },
      {
        tag: 'empirical',
        answer: atomsTex([c, h + 1, o]),
        why: 'Divide each percentage by the atomic mass and then by the smallest.',
      },
      {
        tag: 'empirical',
        answer: atomsTex([c, h, o + 1]),
        why: 'Divide each percentage by the atomic mass and then by the smallest.',
      },
    ],
  });
}

export const protonNmr = advancedHigherChemistryModel({
  id: 'AHC-21',
  title: 'Proton NMR spectra',
  outcomeId: 'CHE-AH-08',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({ pair: random.sample(protonSpectra, 2), isChoice: random.chance(0.4) }),
  write: ({ pair: [spectrum, otherSpectrum], isChoice }) => {
    if (spectrum === undefined || otherSpectrum === undefined || spectrum.name === otherSpectrum.name)
      return undefined;
    return isChoice ? choosePeaks(spectrum) : writePeaks(spectrum, otherSpectrum);
  },
});

function writePeaks(
  { name, tex, environments }: ProtonSpectrum,
  { name: otherName, tex: otherTex, group, lines }: ProtonSpectrum,
): ItemDraft {
  return {
    stem: `State the number of different sets of protons in ${name}, $${tex}$, as $a$. In the high-resolution proton NMR spectrum of ${otherName}, $${otherTex}$, state the number of lines into which the peak of the ${group} is split, as $b$.`,
    answer: `a = ${environments}, b = ${lines}`,
    recomputedFrom: `a = ${environments}, b = ${lines - 1} + 1`,
    bullets: [
      step('Count the environments of the protons', `a = ${environments}`, { gaps: ['nmr-environments'] }),
      step('Use the rule of one more than the neighbouring protons', `b = ${lines}`, {
        working: `$b = ${lines - 1} + 1 = ${lines}$`,
        gaps: ['nmr-splitting'],
      }),
    ],
    mistakes: [
      {
        tag: 'nmr-splitting',
        answer: `a = ${environments + 1}, b = ${lines + 2}`,
        why: 'Count protons in different surroundings, and split each peak by the protons on the next carbon atoms.',
      },
    ],
  };
}

function choosePeaks({ name, tex, environments }: ProtonSpectrum): ItemDraft | undefined {
  return writeChoice({
    stem: `How many peaks are there in the low-resolution proton NMR spectrum of ${name}, $${tex}$?`,
    answer: String(environments),
    why: 'there is one peak for each set of protons in the same surroundings',
    wrong: [environments + 1, environments - 1, environments + 2, environments + 3]
      .filter((count) => count > 0)
      .map((count) => ({
        tag: 'nmr-environments',
        answer: String(count),
        why: 'Count the sets of protons in different surroundings.',
      })),
  });
}

/** Mass of a drug taken over several days. */
export const drugDose = advancedHigherChemistryModel({
  id: 'AHC-22',
  title: 'Amounts in medicines',
  outcomeId: 'CHE-AH-08',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    milligramsPer5ml: random.pick([20, 25, 40, 50, 80, 120]),
    dose: random.pick([2.5, 5, 10, 15]),
    dosesPerDay: random.int(2, 4),
    days: random.int(3, 10),
    name: random.pick([
      'an antibiotic syrup',
      'a cough medicine',
      'a travel sickness syrup',
      'an antihistamine syrup',
    ]),
    form: pickForm(random),
  }),
  write: ({ milligramsPer5ml, dose, dosesPerDay, days, name, form }) =>
    writeCalculation(doseCalculation({ milligramsPer5ml, dose, dosesPerDay, days, name }), form),
});

type Dose = {
  readonly milligramsPer5ml: number;
  /** The volume of one dose, in cubic centimetres. */
  readonly dose: number;
  readonly dosesPerDay: number;
  readonly days: number;
  readonly name: string;
};

function doseCalculation({ milligramsPer5ml, dose, dosesPerDay, days, name }: Dose): Calculation {
  const massPerDose = (milligramsPer5ml * dose) / 5;
  const total = massPerDose * dosesPerDay * days;
  return {
    situation: `Each $5\\,\\mathrm{cm^3}$ of ${name} holds $${milligramsPer5ml}\\,\\mathrm{mg}$ of the drug. The dose is $${dose}\\,\\mathrm{cm^3}$, taken $${dosesPerDay}$ times a day for $${days}$ days.`,
    quantity: 'the total mass of the drug taken, in grams',
    lines: [
      {
        why: 'Find the mass in one dose',
        tex: `\\frac{${milligramsPer5ml} \\times ${dose}}{5}`,
        value: massPerDose,
        unit: 'mg',
        gaps: ['proportion'],
      },
      {
        why: 'Multiply by the number of doses',
        tex: `@1 \\times ${dosesPerDay} \\times ${days}`,
        value: total,
        unit: 'mg',
        gaps: ['operation-choice'],
      },
      { why: 'Change to grams', tex: '\\frac{@2}{1000}', value: total / 1000, unit: 'g', gaps: ['prefix'] },
    ],
    mistakes: [
      { tag: 'prefix', value: total, why: 'This is in milligrams.', earns: [1, 2] },
      {
        tag: 'proportion',
        value: (milligramsPer5ml * dose * dosesPerDay * days) / 1000,
        why: 'The mass is for $5\\,\\mathrm{cm^3}$, not for $1\\,\\mathrm{cm^3}$.',
        earns: [2, 3],
      },
      {
        tag: 'operation-choice',
        value: (massPerDose * days) / 1000,
        why: 'The number of doses in a day was left out.',
        earns: [1, 3],
      },
      {
        tag: 'operation-choice',
        value: (massPerDose * dosesPerDay) / 1000,
        why: 'The number of days was left out.',
        earns: [1, 3],
      },
    ],
  };
}

export const isomerFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-23',
    title: 'Stereochemistry and medicines',
    outcomeId: 'CHE-AH-08',
    sheet: structureFactSheets.isomerSheet,
  }),
);

export const spectraFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-24',
    title: 'Finding structures by spectra',
    outcomeId: 'CHE-AH-08',
    sheet: structureFactSheets.spectraSheet,
  }),
);
