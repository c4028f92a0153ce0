import type { ComponentResult, ItemMaker, TagResult } from '../../../agents/item-writer/item-maker.ts';
import type { NodeWork } from '../node-work.ts';
import type { PipelineState, PipelineStateUpdate } from '../pipeline-state.ts';
import { toItemTask } from '../to-item-task.ts';

/** Creates the nodes that write an item component by component. */
export function createWritingNodes(maker: ItemMaker): Readonly<Record<WritingNode, NodeWork>> {
  return {
    'vignette-gen': async (state, run) =>
      toQuestionUpdate(state, await maker.vignette(toItemTask(state), run)),
    'stem-gen': async (state, run) => toQuestionUpdate(state, await maker.stem(toItemTask(state), run)),
    'distractor-gen': async (state, run) =>
      toQuestionUpdate(state, await maker.distractors(toItemTask(state), run)),
    'rationale-gen': async (state, run) =>
      toQuestionUpdate(state, await maker.rationale(toItemTask(state), run)),
    'metadata-tag': async (state, run) => addTags(state, await maker.tag(toItemTask(state), run)),
  };
}

type WritingNode = 'vignette-gen' | 'stem-gen' | 'distractor-gen' | 'rationale-gen' | 'metadata-tag';

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
