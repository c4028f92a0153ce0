import type { ItemModel } from '../item-model.ts';
import { pulseRate, transpirationRate } from './body.ts';
import { cellSize, massInSolution } from './cells.ts';
import { basePairs } from './dna.ts';
import { energyInFoodChains, quadrats } from './ecology.ts';
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
];
