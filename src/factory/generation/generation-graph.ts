import { END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import type { ItemMaker } from '../../agents/item-writer/item-maker.ts';
import type { GenerationNode } from '../../domain/generation.ts';
import type { NodeWork } from './node-work.ts';
import { type ContextDependencies, createContextFetchNode } from './nodes/context-fetch.node.ts';
import {
  createFormatOutputNode,
  createHumanReviewNode,
  type OutputDependencies,
} from './nodes/output.nodes.ts';
import { createQualityScoreNode } from './nodes/quality-score.node.ts';
import { createSelfCorrectionNode } from './nodes/self-correction.node.ts';
import { createValidationCheckNode, type ValidationDependencies } from './nodes/validation-check.node.ts';
import { createWritingNodes } from './nodes/writing.nodes.ts';
import { PipelineState } from './pipeline-state.ts';
import { type ReviewRoute, reviewRouter } from './review-router.ts';
import { type NodeDependencies, timedNode } from './timed-node.ts';

type GenerationGraphDependencies = NodeDependencies &
  ContextDependencies &
  ValidationDependencies &
  OutputDependencies & { readonly maker: ItemMaker; readonly judge: JudgeItem };

const State = new StateSchema(PipelineState.shape);

/** The node of each route of the review. */
const nodeOfRoute = {
  format_output: 'format-output',
  self_correction: 'self-correction',
  human_review: 'human-review',
} as const satisfies Record<ReviewRoute, GenerationNode>;

/** Creates the graph of one item: write part by part, validate, judge, correct, then save to the bank or submit to an expert. */
export function createGenerationGraph(deps: GenerationGraphDependencies) {
  const { clock, maker } = deps;
  const timed = (node: GenerationNode, work: NodeWork) => timedNode(node, work, deps);
  const writing = createWritingNodes(maker);
  const route = (state: typeof State.State) => nodeOfRoute[reviewRouter(state, state.config)];
  return new StateGraph(State)
    .addNode(
      'init',
      timed('init', async ({ brief, config, needsVignette }) => ({ brief, config, needsVignette })),
    )
    .addNode('context-fetch', timed('context-fetch', createContextFetchNode(deps)))
    .addNode('vignette-gen', timed('vignette-gen', writing['vignette-gen']))
    .addNode('stem-gen', timed('stem-gen', writing['stem-gen']))
    .addNode('distractor-gen', timed('distractor-gen', writing['distractor-gen']))
    .addNode('rationale-gen', timed('rationale-gen', writing['rationale-gen']))
    .addNode('metadata-tag', timed('metadata-tag', writing['metadata-tag']))
    .addNode('validation-check', timed('validation-check', createValidationCheckNode(deps, clock.now)))
    .addNode('quality-score', timed('quality-score', createQualityScoreNode(deps.judge, clock.now)))
    .addNode('self-correction', timed('self-correction', createSelfCorrectionNode(maker)))
    .addNode('format-output', timed('format-output', createFormatOutputNode(deps)))
    .addNode('human-review', timed('human-review', createHumanReviewNode(deps)))
    .addEdge(START, 'init')
    .addEdge('init', 'context-fetch')
    .addEdge('context-fetch', 'vignette-gen')
    .addEdge('vignette-gen', 'stem-gen')
    .addEdge('stem-gen', 'distractor-gen')
    .addEdge('distractor-gen', 'rationale-gen')
    .addEdge('rationale-gen', 'metadata-tag')
    .addEdge('metadata-tag', 'validation-check')
    .addConditionalEdges(
      'validation-check',
      (state) => (state.validationResult?.isValid ? 'quality-score' : route(state)),
      ['quality-score', 'self-correction', 'human-review'],
    )
    .addConditionalEdges('quality-score', route, ['format-output', 'self-correction', 'human-review'])
    .addEdge('self-correction', 'validation-check')
    .addEdge('format-output', END)
    .addEdge('human-review', END)
    .compile({ name: 'GenerationGraph' });
}
