import type { GeneratedItem } from '../../../domain/generation.ts';
import type { Question } from '../../../domain/question.ts';
import { questionIdOf } from '../../../domain/question-id.ts';
import { deliverItem, type ItemDestinations } from '../deliver-item.ts';
import type { NodeWork } from '../node-work.ts';
import type { PipelineState, StateUpdate } from '../pipeline-state.ts';

export type OutputDependencies = ItemDestinations & {
  /** Records what was decided before anybody else hears of it, so that a crash in between loses and doubles nothing. */
  readonly keep: (state: PipelineState) => Promise<void>;
};

export const UNNAMED = 'unnamed';

/** What passed enters the bank. */
export function createFormatOutputNode(tools: OutputDependencies): NodeWork {
  return async (state) => {
    const isCorrected = state.reviewHistory.some(({ correctionApplied }) => correctionApplied);
    return putOut(state, isCorrected ? 'corrected' : 'passed', tools);
  };
}

/** What could not be settled waits for an expert, with the reason. */
export function createHumanReviewNode(tools: OutputDependencies): NodeWork {
  return (state) => putOut(state, 'needs_human_review', tools);
}

async function putOut(
  state: PipelineState,
  status: GeneratedItem['status'],
  { keep, ...outlets }: OutputDependencies,
): Promise<StateUpdate> {
  const decided = { question: finished(state), finalStatus: status };
  await keep({ ...state, ...decided });
  const { brief, reviewHistory } = state;
  const handed = await deliverItem({ brief, reviewHistory, question: decided.question, status }, outlets);
  return { ...decided, ...handed };
}

/** A model's item gets the id that any reading of it has; a computed one keeps its own. */
function finished({ question, provenance }: PipelineState): Question {
  const made = question.provenance ?? provenance[0];
  const whole = { ...question, ...(made && { provenance: made }) };
  return question.id === UNNAMED ? { ...whole, id: questionIdOf(whole), source: { origin: 'llm' } } : whole;
}
