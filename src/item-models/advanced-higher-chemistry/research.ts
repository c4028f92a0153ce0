/**
 * The learner finds the percentage of an ion from the mass of a precipitate, or a concentration from a
 * calibration line. In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import researchFactSheets from './research.facts.json' with { type: 'json' };
import { type Precipitation, precipitations } from './research.table.ts';

export const gravimetric = advancedHigherChemistryModel({
  id: 'AHC-25',
  title: 'Gravimetric analysis',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    precipitation: random.pick(precipitations),
    sample: random.step(1.2, 4.8, 0.02),
    percent: random.int(18, 52),
    form: pickForm(random),
  }),
  write: ({ precipitation, sample, percent, form }) =>
    writeCalculation(precipitateCalculation(precipitation, sample, percent), form),
});

function precipitateCalculation(
  { situation, precipitate, formula, ion, ionMass }: Precipitation,
  sample: number,
  percent: number,
): Calculation {
  const precipitateFormulaMass = formulaMass(formula);
  const mass = Number((((sample * percent) / 100 / ionMass) * precipitateFormulaMass).toFixed(2));
  const moles = mass / precipitateFormulaMass;
  const value = ((moles * ionMass) / sample) * 100;
  return {
    situation: `${situation.replace('MASS', `$${quantityTex(sample, 'g')}$`)} The dry ${precipitate}, $${formulaTex(formula)}$, had a mass of $${quantityTex(mass, 'g')}$.`,
    quantity: `the percentage by mass of ${ion} in the sample`,
    lines: [
      {
        why: `Find the number of moles of ${precipitate}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(precipitateFormulaMass)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['gfm'],
        significantFigures: 6,
      },
      {
        why: `Find the mass of ${ion}`,
        symbol: 'm',
        tex: `@1 \\times ${plainTex(ionMass)}`,
        value: moles * ionMass,
        unit: 'g',
        gaps: ['moles-formula'],
        significantFigures: 6,
      },
      {
        why: 'Find the percentage by mass',
        tex: `\\frac{@2}{${plainTex(sample)}} \\times 100`,
        value,
        unit: '%',
        gaps: ['percentage'],
      },
    ],
    mistakes: listPrecipitationMistakes({ mass, sample, moles, ionMass, value, precipitateFormulaMass }),
  };
}

function listPrecipitationMistakes({
  mass,
  sample,
  moles,
  ionMass,
  value,
  precipitateFormulaMass,
}: Readonly<
  Record<'mass' | 'sample' | 'moles' | 'ionMass' | 'value' | 'precipitateFormulaMass', number>
>): NumericMistake[] {
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
      // Divided by 10 to make the wrong percentage plausible.
      value: ((mass / ionMass) * precipitateFormulaMass * 100) / sample / 10,
      why: 'The two formula masses were swapped.',
    },
  ] // Percentages of 1000 and more are not plausible.
    .filter(({ value: wrong }) => wrong < 1000);
}

const COLOURED_IONS = [
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
  choose: (random) => ({
    ion: random.pick(COLOURED_IONS),
    slope: random.pick([8, 10, 12, 15, 20, 25]),
    absorbance: random.step(0.12, 0.88, 0.02),
    sampleVolume: random.pick([5, 10, 20, 25]),
    dilutedVolume: random.pick([100, 250, 500]),
    form: pickForm(random),
  }),
  /** The upper limit keeps the concentration below the solubility. */
  accepts: ({ slope, absorbance, sampleVolume, dilutedVolume }) =>
    (absorbance / slope) * (dilutedVolume / sampleVolume) <= 1.5,
  write: ({ ion, slope, absorbance, sampleVolume, dilutedVolume, form }) => {
    const dilutedConcentration = absorbance / slope;
    const factor = dilutedVolume / sampleVolume;
    return writeCalculation(
      {
        situation: `A calibration line for ${ion} goes through the origin, and its gradient is $${quantityTex(slope, 'l mol^-1')}$ (absorbance against concentration). A sample of $${quantityTex(sampleVolume, 'cm^3')}$ was made up to $${quantityTex(dilutedVolume, 'cm^3')}$, and the absorbance of the diluted solution was $${absorbance.toFixed(2)}$.`,
        quantity: `the concentration of ${ion} in the sample before dilution, in $\\mathrm{mol\\,l^{-1}}$`,
        lines: [
          {
            why: 'Find the concentration of the diluted solution',
            symbol: 'c',
            tex: `\\frac{${absorbance.toFixed(2)}}{${slope}}`,
            value: dilutedConcentration,
            unit: 'mol l^-1',
            gaps: ['calibration'],
            significantFigures: 5,
          },
          {
            why: 'Find the dilution factor',
            tex: `\\frac{${dilutedVolume}}{${sampleVolume}}`,
            value: factor,
            gaps: ['dilution-factor'],
          },
          {
            why: 'Multiply by the dilution factor',
            symbol: 'c',
            tex: '@1 \\times @2',
            value: dilutedConcentration * factor,
            unit: 'mol l^-1',
            gaps: ['dilution-factor'],
          },
        ],
        mistakes: listCalibrationMistakes({ dilutedConcentration, factor, absorbance, slope }),
      },
      form,
    );
  },
});

function listCalibrationMistakes({
  dilutedConcentration,
  factor,
  absorbance,
  slope,
}: Readonly<Record<'dilutedConcentration' | 'factor' | 'absorbance' | 'slope', number>>): NumericMistake[] {
  return [
    {
      tag: 'dilution-factor',
      value: dilutedConcentration,
      why: 'This is the concentration of the diluted solution.',
      earns: [1],
    },
    {
      tag: 'dilution-factor',
      value: dilutedConcentration / factor,
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
    sheet: researchFactSheets.techniquesSheet,
  }),
);
