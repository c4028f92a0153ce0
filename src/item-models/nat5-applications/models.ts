import type { ItemModel } from '../item-model.ts';
import { lineOfBestFit } from '../nat5-mathematics/best-fit.ts';
import { compareGradients } from '../nat5-mathematics/gradients.ts';
import { converseOfPythagoras } from '../nat5-mathematics/pythagoras.ts';
import { reversePercentage } from '../nat5-mathematics/reverse-percentage.ts';
import { quartiles, standardDeviation } from '../nat5-mathematics/statistics.ts';
import { compositeVolume } from '../nat5-mathematics/volumes.ts';
import { reuseModel } from '../reuse-model.ts';
import { savingAndBorrowing } from './borrowing.ts';
import { expectedFrequency } from './chance.ts';
import { currency } from './currency.ts';
import { rightAngles, volumeAndTime } from './geometry.ts';
import { netPay, overtime } from './income.ts';
import { packing, scaleDrawing, tolerance } from './measurement.ts';
import { percentageChange, ratioAndSpeed } from './numeracy.ts';
import { precedenceTable } from './planning.ts';

const course = { subject: 'Applications of Mathematics', level: 'Nat 5' } as const;

/** The models of National 5 Applications of Mathematics, in the order of their ids. The last ones are reused from National 5 Mathematics. */
export const nat5ApplicationsModels: readonly ItemModel[] = [
  netPay,
  overtime,
  currency,
  savingAndBorrowing,
  ratioAndSpeed,
  percentageChange,
  tolerance,
  packing,
  scaleDrawing,
  precedenceTable,
  volumeAndTime,
  rightAngles,
  expectedFrequency,
  reuseModel(standardDeviation, { ...course, id: 'N5A-14', outcomeId: 'APM-5-04' }),
  reuseModel(quartiles, { ...course, id: 'N5A-15', outcomeId: 'APM-5-04' }),
  reuseModel(lineOfBestFit, { ...course, id: 'N5A-16', outcomeId: 'APM-5-04' }),
  reuseModel(compositeVolume, { ...course, id: 'N5A-17', outcomeId: 'APM-5-06' }),
  reuseModel(compareGradients, { ...course, id: 'N5A-18', outcomeId: 'APM-5-06' }),
  reuseModel(converseOfPythagoras, { ...course, id: 'N5A-19', outcomeId: 'APM-5-06' }),
  reuseModel(reversePercentage, { ...course, id: 'N5A-20', outcomeId: 'APM-5-01' }),
];
