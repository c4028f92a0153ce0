/**
 * The learner calculates the concentration in a dilution series, reads a standard curve, and counts cells
 * with a haemocytometer (a counting grid of known volume). In a line of a calculation, `@1` is the result
 * of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { withArticles } from '../write/with-articles.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

const SOLUTES = ['glucose', 'copper sulfate', 'protein', 'hydrogen peroxide', 'antibiotic', 'salt'] as const;

/**
 * The concentration in one tube of a log dilution, in which each tube dilutes the previous one by the same
 * factor.
 */
function logDilutionCalculation(
  solute: string,
  start: number,
  volumes: readonly [number, number],
  tube: number,
): Calculation {
  const [soluteVolume, waterVolume] = volumes;
  const factor = (soluteVolume + waterVolume) / soluteVolume;
  return {
    situation: `A log dilution is made of ${withArticles(`a ${solute}`)} solution with a concentration of $${quantityTex(start, 'g l^-1')}$. To make tube 1, $${quantityTex(soluteVolume, 'cm^3')}$ of the solution is added to $${quantityTex(waterVolume, 'cm^3')}$ of water. Each further tube is made in the same way from the tube before.`,
    quantity: `the concentration, in $\\mathrm{g\\,l^{-1}}$, of tube ${tube}`,
    lines: [
      {
        why: 'Find the dilution factor',
        tex: `\\frac{${soluteVolume} + ${waterVolume}}{${soluteVolume}}`,
        value: factor,
        gaps: ['dilution-factor'],
      },
      {
        why: `Divide by it ${tube} times`,
        tex: `\\frac{${start}}{@1^{${tube}}}`,
        value: start / factor ** tube,
        gaps: ['dilution-type'],
      },
    ],
    mistakes: [
      {
        tag: 'dilution-factor',
        value: start / (waterVolume / soluteVolume) ** tube,
        why: 'The volume of the solution itself belongs to the total volume.',
        earns: [2],
      },
      {
        tag: 'dilution-type',
        value: start / (factor * tube),
        why: 'Each tube of a log dilution is divided by the factor again; the factor is not multiplied.',
        earns: [1],
      },
      {
        tag: 'dilution-type',
        value: start / factor ** (tube - 1),
        why: 'One dilution too few was counted.',
        earns: [1],
      },
      {
        tag: 'dilution-type',
        value: start / factor ** (tube + 1),
        why: 'One dilution too many was counted.',
        earns: [1],
      },
    ],
  };
}

export const dilutionSeries = advancedHigherBiologyModel({
  id: 'AHB-01',
  title: 'Dilution series',
  outcomeId: 'BIO-AH-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    solute: random.pick(SOLUTES),
    start: random.pick([5, 8, 10, 16, 20, 24, 25, 32, 40, 50, 64, 80, 100, 200]),
    volumes: random.pick([
      [1, 9],
      [1, 4],
      [2, 8],
      [1, 1],
      [5, 5],
      [2, 18],
      [3, 9],
    ] as const),
    tube: random.int(2, 4),
    form: pickForm(random),
  }),
  write: ({ solute, start, volumes, tube, form }) =>
    writeCalculation(logDilutionCalculation(solute, start, volumes, tube), form),
});

/**
 * A reading of a standard curve, whose `slope` is absorbance per milligram in a cubic centimetre;
 * `dilution` is a factor.
 */
type CurveReading = { readonly slope: number; readonly absorbance: number; readonly dilution: number };

/** The concentration of a sample from a standard curve through the origin. */
function standardCurveCalculation({ slope, absorbance, dilution }: CurveReading): Calculation {
  const dilutedConcentration = absorbance / slope;
  return {
    situation: `A standard curve of absorbance against protein concentration is a straight line through the origin and the point where the concentration is $1\\,\\mathrm{mg\\,cm^{-3}}$ and the absorbance is $${plainTex(slope)}$. A sample was diluted $${dilution}$ times, and its absorbance was then $${plainTex(absorbance)}$.`,
    quantity: 'the protein concentration of the undiluted sample, in $\\mathrm{mg\\,cm^{-3}}$',
    lines: [
      {
        why: 'Find the concentration of the diluted sample from the line',
        tex: `\\frac{${plainTex(absorbance)}}{${plainTex(slope)}}`,
        value: dilutedConcentration,
        gaps: ['standard-curve'],
      },
      {
        why: 'Multiply by the dilution factor',
        tex: `@1 \\times ${dilution}`,
        value: dilutedConcentration * dilution,
        gaps: ['dilution-factor'],
      },
    ],
    mistakes: [
      {
        tag: 'dilution-factor',
        value: dilutedConcentration,
        why: 'This is the concentration of the diluted sample.',
        earns: [1],
      },
      {
        tag: 'dilution-factor',
        value: dilutedConcentration / dilution,
        why: 'The concentration was divided by the dilution factor instead of multiplied.',
        earns: [1],
      },
      {
        tag: 'standard-curve',
        value: absorbance * slope * dilution,
        why: 'The absorbance has to be divided by the gradient of the line.',
        earns: [],
      },
      {
        tag: 'standard-curve',
        value: absorbance * dilution,
        why: 'The absorbance was taken for the concentration.',
        earns: [],
      },
    ],
  };
}

export const standardCurve = advancedHigherBiologyModel({
  id: 'AHB-04',
  title: 'Standard curves',
  outcomeId: 'BIO-AH-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    slope: random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.8]),
    dilutedConcentration: random.step(0.2, 1.8, 0.05),
    dilution: random.pick([2, 4, 5, 10, 20, 50]),
    form: pickForm(random),
  }),
  write: ({ slope, dilutedConcentration, dilution, form }) =>
    writeCalculation(
      standardCurveCalculation({
        slope,
        absorbance: Number((slope * dilutedConcentration).toFixed(4)),
        dilution,
      }),
      form,
    ),
});

type CellSample = {
  readonly cells: number;
  readonly squares: number;
  /** The volume above one square, in cubic millimetres. */
  readonly volume: number;
  /** The factor by which the culture was diluted. */
  readonly dilution: number;
};

/** The number of cells in a cubic millimetre, from a count in a haemocytometer. */
function cellCountCalculation({ cells, squares, volume, dilution }: CellSample): Calculation {
  const mean = cells / squares;
  return {
    situation: `A culture was diluted $${dilution}$ times and put in a haemocytometer. There were $${cells}$ cells in $${squares}$ squares of the grid. The volume above each square is $${plainTex(volume)}\\,\\mathrm{mm^3}$.`,
    quantity: 'the number of cells in $1\\,\\mathrm{mm^3}$ of the undiluted culture',
    lines: [
      {
        why: 'Find the mean number of cells in a square',
        tex: `\\frac{${cells}}{${squares}}`,
        value: mean,
        gaps: ['mean'],
      },
      {
        why: 'Find the number in one cubic millimetre',
        tex: `\\frac{@1}{${plainTex(volume)}}`,
        value: mean / volume,
        gaps: ['cell-count'],
      },
      {
        why: 'Multiply by the dilution factor',
        tex: `@2 \\times ${dilution}`,
        value: (mean / volume) * dilution,
        gaps: ['dilution-factor'],
      },
    ],
    mistakes: [
      { tag: 'dilution-factor', value: mean / volume, why: 'The dilution was left out.', earns: [1, 2] },
      {
        tag: 'mean',
        value: (cells / volume) * dilution,
        why: 'The cells of all squares were taken for those of one.',
        earns: [],
      },
      {
        tag: 'cell-count',
        value: mean * dilution,
        why: 'The volume above a square was left out.',
        earns: [1],
      },
      {
        tag: 'dilution-factor',
        value: mean / volume / dilution,
        why: 'The number was divided by the dilution factor.',
        earns: [1, 2],
      },
    ],
  };
}

export const haemocytometer = advancedHigherBiologyModel({
  id: 'AHB-12',
  title: 'Counting cells',
  outcomeId: 'BIO-AH-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    mean: random.step(2, 24, 0.5),
    squares: random.pick([4, 5, 8, 10, 16, 20, 25]),
    volume: random.pick([0.1, 0.004, 0.02, 0.025]),
    dilution: random.pick([2, 5, 10, 20, 50, 100]),
    form: pickForm(random),
  }),
  accepts: ({ mean, squares }) => Number.isInteger(mean * squares),
  write: ({ mean, squares, volume, dilution, form }) =>
    writeCalculation(cellCountCalculation({ cells: mean * squares, squares, volume, dilution }), form),
});
