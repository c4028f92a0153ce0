import type { GeneratedItem } from '../../../domain/generation.ts';
import type { Question } from '../../../domain/question.ts';
import { deriveQuestionId } from '../../../domain/question-id.ts';
import { deliverItem, type ItemDestinations } from '../deliver-item.ts';
import type { NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';

export type OutputDependencies = ItemDestinations & {
  /** Stores the decision before the item is delivered, so that a crash in between neither loses nor duplicates it. */
  readonly save: (state: PipelineState) => Promise<void>;
};

/** The id of a question until it is finished. */
export const UNNAMED = 'unnamed';

/** Saves an item that passed to the bank. */
export function createFormatOutputNode(deps: OutputDependencies): NodeWork {
  return async (state) => {
    const isCorrected = state.reviewHistory.some(({ correctionApplied }) => correctionApplied);
    return finishItem(state, isCorrected ? 'corrected' : 'passed', deps);
  };
}

/** Submits an item that did not pass to the expert queue, with the reason. */
export function createHumanReviewNode(deps: OutputDependencies): NodeWork {
  return (state) => finishItem(state, 'needs_human_review', deps);
}

async function finishItem(
  state: PipelineState,
  status: GeneratedItem['status'],
  { save, ...destinations }: OutputDependencies,
): Promise<PipelineStateUpdate> {
  const decided = { question: finishQuestion(state), finalStatus: status };
  await save({ ...state, ...decided });
  return { ...decided, ...(await deliverItem({ ...state, ...decided, status }, destinations)) };
}

/** Gives an item of a model the id that is computed from its content; a computed item keeps its own. */
function finishQuestion({ question, provenance }: PipelineState): Question {
  const origin = question.provenance ?? provenance[0];
  const complete = { ...question, ...(origin && { provenance: origin }) };
  return question.id === UNNAMED
    ? { ...complete, id: deriveQuestionId(complete), source: { origin: 'llm' } }
    : complete;
}
