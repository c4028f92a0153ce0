import type { ItemModel } from '../item-model.ts';
import { bodyTemperature } from './contexts/body-temperature.ts';
import { cultureGrowth } from './contexts/culture-growth.ts';
import { dnaTest } from './contexts/dna-test.ts';
import { enzymeInhibition } from './contexts/enzyme-inhibition.ts';
import { fieldTrial } from './contexts/field-trial.ts';
import { knowledge } from './facts.ts';
import { basePairNumbers, codonCount, molecularClock, pcrCopies } from './genes.ts';
import { generationTime, oxygenUptake } from './organisms.ts';
import { breedingCrosses, fieldTrials, speciesDiversity } from './sustainability.ts';

/** The models of Higher Biology, in the order of their ids. */
export const higherBiologyModels: readonly ItemModel[] = [
  basePairNumbers,
  pcrCopies,
  codonCount,
  generationTime,
  oxygenUptake,
  fieldTrials,
  speciesDiversity,
  ...knowledge,
  molecularClock,
  breedingCrosses,
  enzymeInhibition,
  cultureGrowth,
  dnaTest,
  fieldTrial,
  bodyTemperature,
];
