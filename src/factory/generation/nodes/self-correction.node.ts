import { isDeepStrictEqual } from 'node:util';
import type { ItemMaker } from '../../../agents/item-writer/item-maker.ts';
import { formatComponent } from '../../../agents/item-writer/format-item.ts';
import { toReviewItem } from '../../../domain/review-item-view.ts';
import {
  CorrectionTarget,
  type ReviewHistoryEntry,
  type SelfCorrectionFeedback,
  type ValidationError,
} from '../../../domain/review-node.ts';
import { requireModelFault } from '../require-model-fault.ts';
import type { NodeRun, NodeWork } from '../node-work.ts';
import type { PipelineState, StateUpdate } from '../pipeline-state.ts';
import { formatFeedback } from '../prompts/review-prompts.ts';
import { toItemTask } from '../to-item-task.ts';
import { weakestComponent } from '../weakest-component.ts';
import { withTags } from './writing.nodes.ts';

type Mender = Pick<ItemMaker, 'mend' | 'tag'>;

/**
 * Writes the weak component anew, or every component that failed validation, and then the tags if they did; the others
 * stay byte for byte.
 */
export function createSelfCorrectionNode(maker: Mender): NodeWork {
  return async (state, run) => {
    const mended: StateUpdate = {};
    const applied: string[] = [];
    for (const feedback of feedbacksFor(state)) {
      const update = await mendComponent({ ...state, ...mended }, feedback, { maker, run });
      if (update === undefined) continue;
      Object.assign(mended, update);
      applied.push(feedback.targetComponent);
    }
    const tagged = await mendTags({ ...state, ...mended }, { maker, run });
    if (tagged !== undefined) {
      Object.assign(mended, tagged);
      applied.push('metadata');
    }
    return {
      ...mended,
      currentReviewCycle: state.currentReviewCycle + 1,
      validationResult: null,
      reviewHistory: withCorrection(state.reviewHistory, applied),
    };
  };
}

/** One for each component to write anew; none where only the judge failed, who is then asked again. */
export function feedbacksFor(state: PipelineState): SelfCorrectionFeedback[] {
  const last = state.reviewHistory.at(-1);
  const errors = last?.validationResult.errors.filter(({ severity }) => severity === 'error') ?? [];
  const attemptNumber = state.currentReviewCycle;
  if (errors.length > 0) {
    return failedComponents(errors).map((targetComponent) => ({
      weakDimensions: [],
      targetComponent,
      correctionPrompt: formatFeedback(errors, []),
      attemptNumber,
    }));
  }
  const score = last?.qualityScore;
  if (!score) return [];
  const weakDimensions = score.dimensions.filter((dimension) => dimension.score < score.threshold);
  const targetComponent = weakestComponent(score, toReviewItem(state.question));
  const correctionPrompt = formatFeedback(last.validationResult.errors, weakDimensions);
  return [{ weakDimensions, targetComponent, correctionPrompt, attemptNumber }];
}

/** A wrong key is mended with the options; tags are no component, and written by themselves. */
function failedComponents(errors: readonly ValidationError[]): CorrectionTarget[] {
  const failed = new Set(errors.map(({ field }) => (field === 'answer_key' ? 'distractors' : field)));
  return CorrectionTarget.options.filter((component) => failed.has(component));
}

type Mending = { readonly maker: Mender; readonly run: NodeRun };

/** Tags that failed validation are asked for once more; undefined when they stay as they are. */
async function mendTags(state: PipelineState, { maker, run }: Mending): Promise<StateUpdate | undefined> {
  const errors = state.reviewHistory.at(-1)?.validationResult.errors ?? [];
  if (errors.every(({ field, severity }) => field !== 'metadata' || severity !== 'error')) return undefined;
  const made = await maker.tag(toItemTask(state), run).catch((thrown: unknown) => {
    run.warn(requireModelFault(thrown, run.signal));
    return undefined;
  });
  return made === undefined || isDeepStrictEqual(made.metadata, state.metadata)
    ? undefined
    : withTags(state, made);
}

async function mendComponent(
  state: PipelineState,
  feedback: SelfCorrectionFeedback,
  { maker, run }: Mending,
): Promise<StateUpdate | undefined> {
  const { targetComponent: component } = feedback;
  const made = await maker.mend(toItemTask(state), feedback, run).catch((thrown: unknown) => {
    run.warn(requireModelFault(thrown, run.signal));
    return undefined;
  });
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

/** The entry of the cycle says what was corrected after it. */
function withCorrection(
  history: readonly ReviewHistoryEntry[],
  applied: readonly string[],
): ReviewHistoryEntry[] {
  const last = history.at(-1);
  if (last === undefined || applied.length === 0) return [...history];
  return [
    ...history.slice(0, -1),
    { ...last, correctionApplied: true, correctionTarget: applied.join(', ') },
  ];
}
