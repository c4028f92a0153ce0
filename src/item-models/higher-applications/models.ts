import type { ItemModel } from '../item-model.ts';
import { atLeastOne, conditionalProbability, meanInterval, screeningTest } from './chances.ts';
import { boundsOfResult, linearModel, passingLimit, recurrence } from './change.ts';
import { breakEven, expectedCost, workRate } from './costs.ts';
import { criticalPath, expectedValue } from './decisions.ts';
import { loanSchedule, realTerms, timeValue } from './finance.ts';
import { effectiveRate, incomeTax, regularSavings } from './savings.ts';
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
  effectiveRate,
  regularSavings,
  incomeTax,
  conditionalProbability,
  screeningTest,
  atLeastOne,
  meanInterval,
  linearModel,
  recurrence,
  passingLimit,
  boundsOfResult,
  breakEven,
  expectedCost,
  workRate,
];
