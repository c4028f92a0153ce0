import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { type Precipitation, precipitations, techniquesSheet } from './research.table.ts';

export const gravimetric = advancedHigherChemistryModel({
  id: 'AHC-25',
  title: 'Gravimetric analysis',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    kind: random.pick(precipitations),
    sample: random.step(1.2, 4.8, 0.02),
    percent: random.int(18, 52),
    form: drawForm(random),
  }),
  write: ({ kind, sample, percent, form }) =>
    writeCalculation(precipitateCalculation(kind, sample, percent), form),
});

function precipitateCalculation(
  { situation, precipitate, formula, ion, ionMass }: Precipitation,
  sample: number,
  percent: number,
): Calculation {
  const gfm = formulaMass(formula);
  const mass = Number((((sample * percent) / 100 / ionMass) * gfm).toFixed(2));
  const moles = mass / gfm;
  const value = ((moles * ionMass) / sample) * 100;
  return {
    situation: `${situation.replace('MASS', `$${quantityTex(sample, 'g')}$`)} The dry ${precipitate}, $${formulaTex(formula)}$, had a mass of $${quantityTex(mass, 'g')}$.`,
    ask: `the percentage by mass of ${ion} in the sample`,
    lines: [
      {
        why: `Find the number of moles of ${precipitate}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(gfm)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['gfm'],
        figures: 6,
      },
      {
        why: `Find the mass of ${ion}`,
        symbol: 'm',
        tex: `@1 \\times ${plainTex(ionMass)}`,
        value: moles * ionMass,
        unit: 'g',
        gaps: ['moles-formula'],
        figures: 6,
      },
      {
        why: 'Find the percentage by mass',
        tex: `\\frac{@2}{${plainTex(sample)}} \\times 100`,
        value,
        unit: '%',
        gaps: ['percentage'],
      },
    ],
    mistakes: listPrecipitationSlips({ mass, sample, moles, ionMass, value, gfm }),
  };
}

function listPrecipitationSlips({
  mass,
  sample,
  moles,
  ionMass,
  value,
  gfm,
}: Readonly<Record<'mass' | 'sample' | 'moles' | 'ionMass' | 'value' | 'gfm', number>>): NumericMistake[] {
  return [
    {
      tag: 'gravimetric',
      value: (mass / sample) * 100,
      why: 'The whole mass of the precipitate was used.',
      earns: [3],
    },
    {
      tag: 'percent-inverted',
      value: (sample / (moles * ionMass)) * 100,
      why: 'The mass of the sample was divided by that of the ion.',
      earns: [1, 2],
    },
    {
      tag: 'percent-rest',
      value: 100 - value,
      why: 'This is the percentage of everything else.',
      earns: [1, 2],
    },
    {
      tag: 'gfm',
      value: ((mass / ionMass) * gfm * 100) / sample / 10,
      why: 'The two formula masses were swapped.',
    },
  ].filter(({ value: wrong }) => wrong < 1000);
}

const complexes = [
  'copper(II) ions',
  'chromium(III) ions',
  'vanadium(IV) ions',
  'nickel(II) ions',
  'cobalt(II) ions',
] as const;

export const calibration = advancedHigherChemistryModel({
  id: 'AHC-26',
  title: 'Colorimetry and dilution',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    what: random.pick(complexes),
    slope: random.pick([8, 10, 12, 15, 20, 25]),
    absorbance: random.step(0.12, 0.88, 0.02),
    taken: random.pick([5, 10, 20, 25]),
    made: random.pick([100, 250, 500]),
    form: drawForm(random),
  }),
  /** The upper limit keeps the concentration below the solubility. */
  accepts: ({ slope, absorbance, taken, made }) => (absorbance / slope) * (made / taken) <= 1.5,
  write: ({ what, slope, absorbance, taken, made, form }) => {
    const diluted = absorbance / slope;
    const factor = made / taken;
    return writeCalculation(
      {
        situation: `A calibration line for ${what} goes through the origin, and its gradient is $${quantityTex(slope, 'l mol^-1')}$ (absorbance against concentration). A sample of $${quantityTex(taken, 'cm^3')}$ was made up to $${quantityTex(made, 'cm^3')}$, and the absorbance of the diluted solution was $${absorbance.toFixed(2)}$.`,
        ask: `the concentration of ${what} in the sample before dilution, in $\\mathrm{mol\\,l^{-1}}$`,
        lines: [
          {
            why: 'Find the concentration of the diluted solution',
            symbol: 'c',
            tex: `\\frac{${absorbance.toFixed(2)}}{${slope}}`,
            value: diluted,
            unit: 'mol l^-1',
            gaps: ['calibration'],
            figures: 5,
          },
          {
            why: 'Find the dilution factor',
            tex: `\\frac{${made}}{${taken}}`,
            value: factor,
            gaps: ['dilution-factor'],
          },
          {
            why: 'Multiply by the dilution factor',
            symbol: 'c',
            tex: '@1 \\times @2',
            value: diluted * factor,
            unit: 'mol l^-1',
            gaps: ['dilution-factor'],
          },
        ],
        mistakes: listCalibrationSlips({ diluted, factor, absorbance, slope }),
      },
      form,
    );
  },
});

function listCalibrationSlips({
  diluted,
  factor,
  absorbance,
  slope,
}: Readonly<Record<'diluted' | 'factor' | 'absorbance' | 'slope', number>>): NumericMistake[] {
  return [
    {
      tag: 'dilution-factor',
      value: diluted,
      why: 'This is the concentration of the diluted solution.',
      earns: [1],
    },
    {
      tag: 'dilution-factor',
      value: diluted / factor,
      why: 'The diluted concentration was divided by the dilution factor.',
      earns: [1, 2],
    },
    {
      tag: 'calibration',
      value: absorbance * slope * factor,
      why: 'The absorbance was multiplied by the gradient.',
      earns: [2, 3],
    },
    {
      tag: 'calibration',
      value: absorbance * factor,
      why: 'The gradient of the calibration line was not used.',
      earns: [2],
    },
  ];
}

export const techniques = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-27',
    title: 'Techniques of research',
    outcomeId: 'CHE-AH-09',
    sheet: techniquesSheet,
  }),
);
