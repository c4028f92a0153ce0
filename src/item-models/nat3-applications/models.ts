import type { ItemModel } from '../item-model.ts';
import { simplePercentage, simpleProbability } from '../nat3-mathematics/chance.ts';
import { cuboid, rectangle, timeInterval } from '../nat3-mathematics/measure.ts';
import { bestBuy, budget, wages } from '../nat3-mathematics/money.ts';
import { reuseModel } from '../reuse-model.ts';

const course = { subject: 'Applications of Mathematics', level: 'Nat 3' } as const;

/** The models of National 3 Applications of Mathematics, all shared with National 3 Mathematics. */
export const nat3ApplicationsModels: readonly ItemModel[] = [
  reuseModel(wages, { ...course, id: 'N3A-01', outcomeId: 'APM-3-01' }),
  reuseModel(budget, { ...course, id: 'N3A-02', outcomeId: 'APM-3-01' }),
  reuseModel(bestBuy, { ...course, id: 'N3A-03', outcomeId: 'APM-3-01' }),
  reuseModel(rectangle, { ...course, id: 'N3A-04', outcomeId: 'APM-3-02' }),
  reuseModel(cuboid, { ...course, id: 'N3A-05', outcomeId: 'APM-3-02' }),
  reuseModel(timeInterval, { ...course, id: 'N3A-06', outcomeId: 'APM-3-02' }),
  reuseModel(simplePercentage, { ...course, id: 'N3A-07', outcomeId: 'APM-3-03' }),
  reuseModel(simpleProbability, { ...course, id: 'N3A-08', outcomeId: 'APM-3-03' }),
];
