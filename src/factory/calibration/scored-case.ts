import type { DimensionScores } from '../../agents/item-judge/item-judge.ts';
import type { JudgedCase } from './plan-cases.ts';

/** The scores of one case. */
export type ScoredCase = Pick<JudgedCase, 'plantedError'> & {
  readonly scores: DimensionScores;
  readonly composite: number;
};
