import type { ItemModel } from '../item-model.ts';
import { bodyTemperature } from './contexts/body-temperature.ts';
import { cultureGrowth } from './contexts/culture-growth.ts';
import { dnaTest } from './contexts/dna-test.ts';
import { enzymeInhibition } from './contexts/enzyme-inhibition.ts';
import { fieldTrial } from './contexts/field-trial.ts';
import { islandPopulations } from './contexts/island-populations.ts';
import { leafPigments } from './contexts/leaf-pigments.ts';
import { pestControl } from './contexts/pest-control.ts';
import { primateBehaviour } from './contexts/primate-behaviour.ts';
import { winterSurvival } from './contexts/winter-survival.ts';
import { yeastRespiration } from './contexts/yeast-respiration.ts';
import { extendedResponses } from './extended.ts';
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
  islandPopulations,
  yeastRespiration,
  leafPigments,
  pestControl,
  primateBehaviour,
  winterSurvival,
  ...extendedResponses,
];
