import type { ItemModel } from '../item-model.ts';
import { expandAndSimplify, linearEquation, linearPattern } from './algebra.ts';
import { betterChance } from './chance.ts';
import { circleMeasure, pythagoras } from './measure.ts';
import { averages, percentageChange, ratioShare, readLine } from './number.ts';
import { trigonometry } from './trigonometry.ts';

/** The models of National 4 Mathematics, in the order of their ids. */
export const nat4MathematicsModels: readonly ItemModel[] = [
  expandAndSimplify,
  linearEquation,
  linearPattern,
  circleMeasure,
  pythagoras,
  trigonometry,
  percentageChange,
  averages,
  ratioShare,
  readLine,
  betterChance,
];
