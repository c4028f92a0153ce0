import type { GeneratedItem } from '../../../domain/generation.ts';
import type { Question } from '../../../domain/question.ts';
import { deriveQuestionId } from '../../../domain/question-id.ts';
import { deliverItem, type ItemDestinations } from '../deliver-item.ts';
import type { NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';

export type OutputDependencies = ItemDestinations & {
  /** Stores the decided item before it is delivered, so that a crash in between neither loses nor duplicates it. */
  readonly save: (state: PipelineState) => Promise<void>;
};

/** The id of a question until the quality loop has ended. */
export const UNFINISHED_ID = 'unnamed';

/** Creates the node that saves a passed item to the bank. */
export function createFormatOutputNode(deps: OutputDependencies): NodeWork {
  return async (state) => {
    const isCorrected = state.reviewHistory.some(({ correctionApplied }) => correctionApplied);
    return finishItem(state, isCorrected ? 'corrected' : 'passed', deps);
  };
}

/** Creates the node that submits an item that did not pass to the expert queue, with the reason. */
export function createHumanReviewNode(deps: OutputDependencies): NodeWork {
  return (state) => finishItem(state, 'needs_human_review', deps);
}

async function finishItem(
  state: PipelineState,
  status: GeneratedItem['status'],
  { save, ...destinations }: OutputDependencies,
): Promise<PipelineStateUpdate> {
  const decision = { question: finishQuestion(state), finalStatus: status };
  await save({ ...state, ...decision });
  return { ...decision, ...(await deliverItem({ ...state, ...decision, status }, destinations)) };
}

/** Adds the provenance, and derives the id from the content. A question from an item model already has an id and keeps it. */
function finishQuestion({ question, provenance }: PipelineState): Question {
  const firstProvenance = question.provenance ?? provenance[0];
  const finished = { ...question, ...(firstProvenance && { provenance: firstProvenance }) };
  return question.id === UNFINISHED_ID
    ? { ...finished, id: deriveQuestionId(finished), source: { origin: 'llm' } }
    : finished;
}
