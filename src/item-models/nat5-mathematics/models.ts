import type { ItemModel } from '../item-model.ts';
import { mixedNumberSum, mixedNumberTimesFraction, twoStepFractions } from './fractions.ts';

/** The models of National 5 Mathematics, in the order of their ids. */
export const nat5MathematicsModels: readonly ItemModel[] = [
  mixedNumberTimesFraction,
  mixedNumberSum,
  twoStepFractions,
];
