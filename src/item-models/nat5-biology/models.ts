import type { ItemModel } from '../item-model.ts';
import { pulseRate, transpirationRate } from './body.ts';
import { cellSize, massInSolution } from './cells.ts';
import { antibioticResistance } from './contexts/antibiotic-resistance.ts';
import { enzymeTemperature } from './contexts/enzyme-temperature.ts';
import { heartAndExercise } from './contexts/heart-and-exercise.ts';
import { limitingFactors } from './contexts/limiting-factors.ts';
import { plantsOnATransect } from './contexts/plants-on-a-transect.ts';
import { potatoOsmosis } from './contexts/potato-osmosis.ts';
import { transpirationExperiment } from './contexts/transpiration-experiment.ts';
import { twoGenerationCross } from './contexts/two-generation-cross.ts';
import { basePairs } from './dna.ts';
import { energyInFoodChains, quadrats } from './ecology.ts';
import { extendedResponses } from './extended.ts';
import { knowledge } from './facts.ts';
import { cellDivision } from './growth.ts';
import { monohybridCross } from './inheritance.ts';
import { bubbleRate } from './photosynthesis.ts';

/** The models of National 5 Biology, in the order of their ids. */
export const nat5BiologyModels: readonly ItemModel[] = [
  massInSolution,
  basePairs,
  monohybridCross,
  cellSize,
  quadrats,
  energyInFoodChains,
  pulseRate,
  transpirationRate,
  ...knowledge,
  cellDivision,
  bubbleRate,
  potatoOsmosis,
  limitingFactors,
  plantsOnATransect,
  twoGenerationCross,
  heartAndExercise,
  enzymeTemperature,
  antibioticResistance,
  transpirationExperiment,
  ...extendedResponses,
];
