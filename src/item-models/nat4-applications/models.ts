import type { ItemModel } from '../item-model.ts';
import { bestBuy } from '../nat3-mathematics/money.ts';
import { circleMeasure, pythagoras } from '../nat4-mathematics/measure.ts';
import { averages, percentageChange, ratioShare, readLine } from '../nat4-mathematics/number.ts';
import { expectedFrequency } from '../nat5-applications/chance.ts';
import { currency } from '../nat5-applications/currency.ts';
import { overtime } from '../nat5-applications/income.ts';
import { scaleDrawing, tolerance } from '../nat5-applications/measurement.ts';
import { reuseModel } from '../reuse-model.ts';

const course = { subject: 'Applications of Mathematics', level: 'Nat 4' } as const;

/** The models of National 4 Applications of Mathematics, all reused from Mathematics courses and from National 5 Applications. */
export const nat4ApplicationsModels: readonly ItemModel[] = [
  reuseModel(bestBuy, { ...course, id: 'N4A-01', outcomeId: 'APM-4-01' }),
  reuseModel(overtime, { ...course, id: 'N4A-02', outcomeId: 'APM-4-01' }),
  reuseModel(currency, { ...course, id: 'N4A-03', outcomeId: 'APM-4-01' }),
  reuseModel(averages, { ...course, id: 'N4A-04', outcomeId: 'APM-4-01' }),
  reuseModel(circleMeasure, { ...course, id: 'N4A-05', outcomeId: 'APM-4-02' }),
  reuseModel(pythagoras, { ...course, id: 'N4A-06', outcomeId: 'APM-4-02' }),
  reuseModel(scaleDrawing, { ...course, id: 'N4A-07', outcomeId: 'APM-4-02' }),
  reuseModel(tolerance, { ...course, id: 'N4A-08', outcomeId: 'APM-4-02' }),
  reuseModel(percentageChange, { ...course, id: 'N4A-09', outcomeId: 'APM-4-03' }),
  reuseModel(ratioShare, { ...course, id: 'N4A-10', outcomeId: 'APM-4-03' }),
  reuseModel(readLine, { ...course, id: 'N4A-11', outcomeId: 'APM-4-03' }),
  reuseModel(expectedFrequency, { ...course, id: 'N4A-12', outcomeId: 'APM-4-03' }),
];
