import type { ItemModel } from '../item-model.ts';
import {
  chromatograms,
  foodFacts,
  foodLabels,
  fuelsFacts,
  fuelUse,
  materialsFacts,
  rusting,
  testsFacts,
} from './products.ts';
import { fastestReaction, phScale, reactionsFacts, substancesFacts } from './reactions.ts';

/** The models of National 3 Chemistry, in the order of their ids. */
export const nat3ChemistryModels: readonly ItemModel[] = [
  fastestReaction,
  reactionsFacts,
  substancesFacts,
  phScale,
  fuelsFacts,
  foodFacts,
  fuelUse,
  foodLabels,
  materialsFacts,
  rusting,
  chromatograms,
  testsFacts,
];
