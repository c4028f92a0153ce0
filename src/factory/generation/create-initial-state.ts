import { NOT_JUDGED } from '../../domain/generation.ts';
import { createQuestion } from '../../domain/question.ts';
import { vignetteIsThere } from '../../verification/items/vignette-is-there.ts';
import { UNFINISHED_ID } from './nodes/output.nodes.ts';
import type { PipelineState } from './pipeline-state.ts';
import type { GenerationPlan } from './plan-generation.ts';

/** Creates the state of an item before the first node of the graph. */
export function createInitialState({ brief, rules, config }: GenerationPlan, seed: number): PipelineState {
  const { subject, level, kind, outcome_id: outcomeId } = brief;
  const classification = { kind, subject, level, ...(outcomeId && { outcomeId }) };
  return {
    brief,
    seed,
    config,
    needsVignette: rules.getSeverity(vignetteIsThere, { level }) === 'error',
    context: { course: '', outcomes: [], examples: [] },
    question: createQuestion({ id: UNFINISHED_ID, ...classification, stem: '' }),
    metadata: null,
    validationResult: null,
    reviewHistory: [],
    currentReviewCycle: 1,
    finalStatus: 'pending',
    corrections: [],
    judge: NOT_JUDGED,
    provenance: [],
    questionId: null,
    reviewItemId: null,
    step: 0,
    durations: {},
  };
}
