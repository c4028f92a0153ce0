import type { ComponentResult, ItemMaker, TagResult } from '../../../agents/item-writer/item-maker.ts';
import { Fault } from '../../../domain/fault.ts';
import type { NodeRun, NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';
import { toItemTask } from '../to-item-task.ts';

/** Creates the nodes that write an item component by component. */
export function createWritingNodes(maker: ItemMaker): Readonly<Record<WritingNode, NodeWork>> {
  return {
    'vignette-gen': async (state, run) =>
      toQuestionUpdate(state, await maker.vignette(toItemTask(state), run)),
    'stem-gen': async (state, run) => toQuestionUpdate(state, await maker.stem(toItemTask(state), run)),
    'distractor-gen': async (state, run) => {
      const result = await skipUnusableReply(maker.distractors(toItemTask(state), run), run);
      return result === undefined ? {} : toQuestionUpdate(state, result);
    },
    'rationale-gen': async (state, run) =>
      toQuestionUpdate(state, await maker.rationale(toItemTask(state), run)),
    'metadata-tag': async (state, run) => addTags(state, await maker.tag(toItemTask(state), run)),
  };
}

type WritingNode = 'vignette-gen' | 'stem-gen' | 'distractor-gen' | 'rationale-gen' | 'metadata-tag';

/**
 * Reports an unusable reply, such as options without a key, as a warning and returns undefined. The item then has no key, which
 * validation reports: the quality loop writes the key again, or an expert gets the item.
 */
function skipUnusableReply<T>(pendingReply: Promise<T>, run: NodeRun): Promise<T | undefined> {
  return pendingReply.catch((thrown: unknown) => {
    if (!(thrown instanceof Fault) || thrown.kind !== 'model-misbehaved') throw thrown;
    run.warn(thrown);
    return undefined;
  });
}

/** Returns the state update for a new component: the question with it, and its provenance. */
function toQuestionUpdate(
  state: PipelineState,
  { question, provenance }: ComponentResult,
): PipelineStateUpdate {
  return { question, ...addProvenance(state, provenance) };
}

/** Adds tags to the state. A topic or outcome that the question already has is not replaced. */
export function addTags(state: PipelineState, { metadata, provenance }: TagResult): PipelineStateUpdate {
  const { topic, outcome } = metadata;
  const question = {
    ...(topic !== null && { topic: topic.value }),
    ...(outcome !== null && { outcomeId: outcome.value }),
    ...state.question,
  };
  return { metadata, question, ...addProvenance(state, provenance) };
}

function addProvenance(state: PipelineState, provenance: ComponentResult['provenance']): PipelineStateUpdate {
  return provenance === undefined ? {} : { provenance: [...state.provenance, provenance] };
}
