import {
  CorrectionTarget,
  type QualityDimension,
  type QualityLoopItem,
  type QualityScore,
} from '../../domain/quality-loop.ts';
import { roundScore } from './compose-score.ts';

/** Words in the feedback that refer to the explanation. */
const EXPLANATION_WORD = /\b(?:explanation|rationale|solution|working)\b/i;

/** Finds the component whose scores are furthest below the threshold, as a weighted sum; on a tie, the first component. */
export function findWeakestComponent(
  { dimensions, threshold }: Pick<QualityScore, 'dimensions' | 'threshold'>,
  item: Pick<QualityLoopItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  const shortfallByComponent = new Map<CorrectionTarget, number>();
  for (const dimension of dimensions) {
    const component = findComponent(dimension, item);
    const shortfall = dimension.weight * (threshold - dimension.score);
    shortfallByComponent.set(component, (shortfallByComponent.get(component) ?? 0) + shortfall);
  }
  const getShortfall = (component: CorrectionTarget): number =>
    roundScore(shortfallByComponent.get(component) ?? Number.NEGATIVE_INFINITY);
  return CorrectionTarget.options.reduce((weakest, component) =>
    getShortfall(component) > getShortfall(weakest) ? component : weakest,
  );
}

/**
 * Returns the component that a dimension scores:
 * - `distractor_quality`: the options, or the explanation of a question without options;
 * - `clinical_accuracy`: the explanation if the feedback mentions it, else the vignette, else the stem;
 * - every other dimension: the stem.
 */
function findComponent(
  { name, feedback }: QualityDimension,
  { vignette, distractors }: Pick<QualityLoopItem, 'vignette' | 'distractors'>,
): CorrectionTarget {
  if (name === 'distractor_quality') return distractors.length === 0 ? 'explanation' : 'distractors';
  if (name !== 'clinical_accuracy') return 'stem';
  if (EXPLANATION_WORD.test(feedback)) return 'explanation';
  return vignette === null ? 'stem' : 'vignette';
}
