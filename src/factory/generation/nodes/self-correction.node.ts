import { isDeepStrictEqual } from 'node:util';
import { formatComponent } from '../../../agents/item-writer/format-item.ts';
import type { ItemMaker } from '../../../agents/item-writer/item-maker.ts';
import {
  CorrectionTarget,
  type ReviewHistoryEntry,
  type SelfCorrectionFeedback,
  type ValidationError,
} from '../../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../../domain/quality-loop-item.ts';
import { findWeakestComponent } from '../find-weakest-component.ts';
import type { NodeRun, NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';
import { formatFeedback } from '../prompts/review-prompts.ts';
import { requireModelFault } from '../require-model-fault.ts';
import { toItemTask } from '../to-item-task.ts';
import { addTags } from './writing.nodes.ts';

/** The functions of an item maker that rewrite a component or the tags. */
type Corrector = Pick<ItemMaker, 'correct' | 'tag'>;

/**
 * Creates the node that corrects an item. It rewrites every component that failed validation, and the tags if they failed.
 * If the item is valid, it rewrites only the weakest component. The other components do not change.
 */
export function createSelfCorrectionNode(maker: Corrector): NodeWork {
  return async (state, run) => {
    const changes: PipelineStateUpdate = {};
    const correctedComponents: string[] = [];
    for (const feedback of createFeedback(state)) {
      const update = await correctComponent({ ...state, ...changes }, feedback, { maker, run });
      if (update === undefined) continue;
      Object.assign(changes, update);
      correctedComponents.push(feedback.targetComponent);
    }
    const tagUpdate = await correctTags({ ...state, ...changes }, { maker, run });
    if (tagUpdate !== undefined) {
      Object.assign(changes, tagUpdate);
      correctedComponents.push('metadata');
    }
    return {
      ...changes,
      currentReviewCycle: state.currentReviewCycle + 1,
      validationResult: null,
      reviewHistory: addCorrection(state.reviewHistory, correctedComponents),
    };
  };
}

/** Creates the feedback for each component to rewrite. The list is empty if only the judge failed; the next cycle calls it again. */
function createFeedback(state: PipelineState): SelfCorrectionFeedback[] {
  const lastEntry = state.reviewHistory.at(-1);
  const errors = lastEntry?.validationResult.errors.filter(({ severity }) => severity === 'error') ?? [];
  const attemptNumber = state.currentReviewCycle;
  if (errors.length > 0) {
    const feedback = { weakDimensions: [], correctionPrompt: formatFeedback(errors, []), attemptNumber };
    return listFailedComponents(errors).map((targetComponent) => ({ ...feedback, targetComponent }));
  }
  const score = lastEntry?.qualityScore;
  if (!score) return [];
  const weakDimensions = score.dimensions.filter((dimension) => dimension.score < score.threshold);
  const targetComponent = findWeakestComponent(score, toQualityLoopItem(state.question));
  const correctionPrompt = formatFeedback(lastEntry.validationResult.errors, weakDimensions);
  return [{ weakDimensions, targetComponent, correctionPrompt, attemptNumber }];
}

/** Lists the components that failed validation. A wrong key is corrected together with the options; tags are corrected separately. */
function listFailedComponents(errors: readonly ValidationError[]): CorrectionTarget[] {
  const failedFields = new Set(errors.map(({ field }) => (field === 'answer_key' ? 'distractors' : field)));
  return CorrectionTarget.options.filter((component) => failedFields.has(component));
}

type CorrectionContext = { readonly maker: Corrector; readonly run: NodeRun };

/** Requests new tags if the tags failed validation; returns undefined if they do not change. */
async function correctTags(
  state: PipelineState,
  { maker, run }: CorrectionContext,
): Promise<PipelineStateUpdate | undefined> {
  const errors = state.reviewHistory.at(-1)?.validationResult.errors ?? [];
  if (errors.every(({ field, severity }) => field !== 'metadata' || severity !== 'error')) return undefined;
  const reply = await warnOnFault(maker.tag(toItemTask(state), run), run);
  return reply === undefined || isDeepStrictEqual(reply.metadata, state.metadata)
    ? undefined
    : addTags(state, reply);
}

/** Reports a fault of the model as a warning and returns undefined. */
function warnOnFault<T>(pendingReply: Promise<T>, run: NodeRun): Promise<T | undefined> {
  return pendingReply.catch((thrown: unknown) => {
    run.warn(requireModelFault(thrown, run.signal));
    return undefined;
  });
}

/** Rewrites one component and records its text before and after; returns undefined if the model fails. */
async function correctComponent(
  state: PipelineState,
  feedback: SelfCorrectionFeedback,
  { maker, run }: CorrectionContext,
): Promise<PipelineStateUpdate | undefined> {
  const { targetComponent: component } = feedback;
  const reply = await warnOnFault(maker.correct(toItemTask(state), feedback, run), run);
  if (reply === undefined) return undefined;
  const correction = {
    cycle: state.currentReviewCycle,
    component,
    before: formatComponent(state.question, component),
    after: formatComponent(reply.question, component),
  };
  return {
    question: reply.question,
    corrections: [...state.corrections, correction],
    ...(reply.provenance && { provenance: [...state.provenance, reply.provenance] }),
  };
}

/** Adds the names of the corrected components to the last history entry. */
function addCorrection(
  history: ReviewHistoryEntry[],
  correctedComponents: readonly string[],
): ReviewHistoryEntry[] {
  const lastEntry = history.at(-1);
  if (lastEntry === undefined || correctedComponents.length === 0) return history;
  return history.with(-1, {
    ...lastEntry,
    correctionApplied: true,
    correctionTarget: correctedComponents.join(', '),
  });
}
