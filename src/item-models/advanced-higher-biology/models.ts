import type { ItemModel } from '../item-model.ts';
import { errorBars } from './data.ts';
import { knowledge } from './facts.ts';
import { dilutionSeries, haemocytometer, standardCurve } from './laboratory.ts';
import { meiosisNumbers } from './meiosis.ts';
import { fitness, hardyWeinberg, markRecapture } from './populations.ts';

/** The models of Advanced Higher Biology, in the order of their ids. */
export const advancedHigherBiologyModels: readonly ItemModel[] = [
  dilutionSeries,
  hardyWeinberg,
  markRecapture,
  standardCurve,
  errorBars,
  meiosisNumbers,
  ...knowledge,
  haemocytometer,
  fitness,
];
