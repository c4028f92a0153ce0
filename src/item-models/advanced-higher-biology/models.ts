import type { ItemModel } from '../item-model.ts';
import { cellCultureDrug } from './contexts/cell-culture-drug.ts';
import { proteinAssay } from './contexts/protein-assay.ts';
import { sticklebackMating } from './contexts/stickleback-mating.ts';
import { volesOnIslands } from './contexts/voles-on-islands.ts';
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
  cellCultureDrug,
  volesOnIslands,
  sticklebackMating,
  proteinAssay,
];
