import type { ItemModel } from '../item-model.ts';
import { criticalPath, expectedValue } from './decisions.ts';
import { loanSchedule, realTerms, timeValue } from './finance.ts';
import { confidence, modelling, regression } from './statistics.ts';

/** The models of Higher Applications of Mathematics, in the order of their ids. */
export const higherApplicationsModels: readonly ItemModel[] = [
  timeValue,
  loanSchedule,
  realTerms,
  expectedValue,
  criticalPath,
  regression,
  confidence,
  modelling,
];
