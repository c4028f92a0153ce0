import { isDeepStrictEqual } from 'node:util';
import { formatComponent } from '../../../agents/item-writer/format-item.ts';
import type { ItemMaker } from '../../../agents/item-writer/item-maker.ts';
import {
  CorrectionTarget,
  type ReviewHistoryEntry,
  type SelfCorrectionFeedback,
  type ValidationError,
} from '../../../domain/review-node.ts';
import { toReviewNodeItem } from '../../../domain/review-node-item.ts';
import { findWeakestComponent } from '../find-weakest-component.ts';
import type { NodeRun, NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';
import { formatFeedback } from '../prompts/review-prompts.ts';
import { requireModelFault } from '../require-model-fault.ts';
import { toItemTask } from '../to-item-task.ts';
import { addTags } from './writing.nodes.ts';

type Corrector = Pick<ItemMaker, 'correct' | 'tag'>;

/**
 * Rewrites the weakest component, or every component that failed validation, and then the tags if they failed. Other
 * components stay byte for byte the same.
 */
export function createSelfCorrectionNode(maker: Corrector): NodeWork {
  return async (state, run) => {
    const corrected: PipelineStateUpdate = {};
    const applied: string[] = [];
    for (const feedback of createFeedback(state)) {
      const update = await correctComponent({ ...state, ...corrected }, feedback, { maker, run });
      if (update === undefined) continue;
      Object.assign(corrected, update);
      applied.push(feedback.targetComponent);
    }
    const tagged = await correctTags({ ...state, ...corrected }, { maker, run });
    if (tagged !== undefined) {
      Object.assign(corrected, tagged);
      applied.push('metadata');
    }
    return {
      ...corrected,
      currentReviewCycle: state.currentReviewCycle + 1,
      validationResult: null,
      reviewHistory: addCorrection(state.reviewHistory, applied),
    };
  };
}

/** Creates the feedback for each component to rewrite; empty if only the judge failed, which is then called again. */
function createFeedback(state: PipelineState): SelfCorrectionFeedback[] {
  const last = state.reviewHistory.at(-1);
  const errors = last?.validationResult.errors.filter(({ severity }) => severity === 'error') ?? [];
  const attemptNumber = state.currentReviewCycle;
  if (errors.length > 0) {
    const feedback = { weakDimensions: [], correctionPrompt: formatFeedback(errors, []), attemptNumber };
    return listFailedComponents(errors).map((targetComponent) => ({ ...feedback, targetComponent }));
  }
  const score = last?.qualityScore;
  if (!score) return [];
  const weakDimensions = score.dimensions.filter((dimension) => dimension.score < score.threshold);
  const targetComponent = findWeakestComponent(score, toReviewNodeItem(state.question));
  const correctionPrompt = formatFeedback(last.validationResult.errors, weakDimensions);
  return [{ weakDimensions, targetComponent, correctionPrompt, attemptNumber }];
}

/** Lists the components that failed validation; a wrong key is corrected with the options, tags are corrected separately. */
function listFailedComponents(errors: readonly ValidationError[]): CorrectionTarget[] {
  const failed = new Set(errors.map(({ field }) => (field === 'answer_key' ? 'distractors' : field)));
  return CorrectionTarget.options.filter((component) => failed.has(component));
}

type CorrectionContext = { readonly maker: Corrector; readonly run: NodeRun };

/** Requests tags that failed validation again; undefined if they do not change. */
async function correctTags(
  state: PipelineState,
  { maker, run }: CorrectionContext,
): Promise<PipelineStateUpdate | undefined> {
  const errors = state.reviewHistory.at(-1)?.validationResult.errors ?? [];
  if (errors.every(({ field, severity }) => field !== 'metadata' || severity !== 'error')) return undefined;
  const made = await warnOnFault(maker.tag(toItemTask(state), run), run);
  return made === undefined || isDeepStrictEqual(made.metadata, state.metadata)
    ? undefined
    : addTags(state, made);
}

/** Reports a fault of the model as a warning and returns undefined. */
function warnOnFault<T>(reply: Promise<T>, run: NodeRun): Promise<T | undefined> {
  return reply.catch((thrown: unknown) => {
    run.warn(requireModelFault(thrown, run.signal));
    return undefined;
  });
}

async function correctComponent(
  state: PipelineState,
  feedback: SelfCorrectionFeedback,
  { maker, run }: CorrectionContext,
): Promise<PipelineStateUpdate | undefined> {
  const { targetComponent: component } = feedback;
  const made = await warnOnFault(maker.correct(toItemTask(state), feedback, run), run);
  if (made === undefined) return undefined;
  const correction = {
    cycle: state.currentReviewCycle,
    component,
    before: formatComponent(state.question, component),
    after: formatComponent(made.question, component),
  };
  return {
    question: made.question,
    corrections: [...state.corrections, correction],
    ...(made.provenance && { provenance: [...state.provenance, made.provenance] }),
  };
}

/** Adds the corrected components to the history entry of the cycle. */
function addCorrection(history: ReviewHistoryEntry[], applied: readonly string[]): ReviewHistoryEntry[] {
  const last = history.at(-1);
  if (last === undefined || applied.length === 0) return history;
  return history.with(-1, { ...last, correctionApplied: true, correctionTarget: applied.join(', ') });
}
