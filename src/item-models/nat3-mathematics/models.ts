import type { ItemModel } from '../item-model.ts';
import { simplePercentage, simpleProbability } from './chance.ts';
import { compassTurns, meanOfTable } from './data.ts';
import { cuboid, rectangle, timeInterval } from './measure.ts';
import { bestBuy, budget, wages } from './money.ts';

/** The models of National 3 Mathematics, in the order of their ids. */
export const nat3MathematicsModels: readonly ItemModel[] = [
  wages,
  budget,
  bestBuy,
  rectangle,
  cuboid,
  timeInterval,
  simplePercentage,
  simpleProbability,
  meanOfTable,
  compassTurns,
];
