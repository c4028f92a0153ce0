import type { ItemModel } from '../item-model.ts';
import { simplePercentage, simpleProbability } from '../nat3-mathematics/chance.ts';
import { cuboid, rectangle, timeInterval } from '../nat3-mathematics/measure.ts';
import { bestBuy, budget, wages } from '../nat3-mathematics/money.ts';
import { takeOver } from '../take-over.ts';

const course = { subject: 'Applications of Mathematics', level: 'Nat 3' } as const;

/** National 3 Applications of Mathematics asks the questions of National 3 Mathematics. */
export const nat3ApplicationsModels: readonly ItemModel[] = [
  takeOver(wages, { ...course, id: 'N3A-01', outcomeId: 'APM-3-01' }),
  takeOver(budget, { ...course, id: 'N3A-02', outcomeId: 'APM-3-01' }),
  takeOver(bestBuy, { ...course, id: 'N3A-03', outcomeId: 'APM-3-01' }),
  takeOver(rectangle, { ...course, id: 'N3A-04', outcomeId: 'APM-3-02' }),
  takeOver(cuboid, { ...course, id: 'N3A-05', outcomeId: 'APM-3-02' }),
  takeOver(timeInterval, { ...course, id: 'N3A-06', outcomeId: 'APM-3-02' }),
  takeOver(simplePercentage, { ...course, id: 'N3A-07', outcomeId: 'APM-3-03' }),
  takeOver(simpleProbability, { ...course, id: 'N3A-08', outcomeId: 'APM-3-03' }),
];
