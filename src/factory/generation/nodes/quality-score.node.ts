import type { JudgeItem } from '../../../agents/item-judge/item-judge.ts';
import { composeScore } from '../compose-score.ts';
import type { NodeWork } from '../node-work.ts';
import { createHistoryEntry } from '../pipeline-state.ts';
import { requireModelFault } from '../require-model-fault.ts';

/** Used when the item was not validated in this cycle. */
const NOT_VALIDATED = { isValid: true, errors: [] };

/** Creates the node that calls the judge and computes the composite score. If the judge fails, the cycle has no score. */
export function createQualityScoreNode(judge: JudgeItem, now: () => Date): NodeWork {
  return async (state, run) => {
    const { brief, question, metadata, config } = state;
    const validationResult = state.validationResult ?? NOT_VALIDATED;
    const entry = createHistoryEntry(state, validationResult, now());
    try {
      const judgeInput = { brief, question, metadata, warnings: validationResult.errors };
      const { scores, judge: name, provenance } = await judge(judgeInput, run);
      const scoredEntry = { ...entry, qualityScore: composeScore(scores, config) };
      return {
        reviewHistory: [...state.reviewHistory, scoredEntry],
        judge: name,
        ...(provenance && { provenance: [...state.provenance, provenance] }),
      };
    } catch (thrown) {
      run.warn(requireModelFault(thrown, run.signal));
      return { reviewHistory: [...state.reviewHistory, entry] };
    }
  };
}
