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

/** Maps each route of the review router to its node. */
const NODE_BY_ROUTE = {
  format_output: 'format-output',
  self_correction: 'self-correction',
  human_review: 'human-review',
} as const satisfies Record<ReviewRoute, GenerationNode>;

/** Creates the graph for one item. It writes, validates, scores and corrects the item, then saves it or submits it to an expert. */
export function createGenerationGraph(deps: GenerationGraphDependencies) {
  const { clock, maker } = deps;
  const wrapNode = (node: GenerationNode, work: NodeWork) => timedNode(node, work, deps);
  const writingNodes = createWritingNodes(maker);
  const chooseNode = (state: typeof State.State) => NODE_BY_ROUTE[reviewRouter(state, state.config)];
  return (
    new StateGraph(State)
      // The first node only copies its input, so that clients receive the brief and the settings in the first events.
      .addNode(
        'init',
        wrapNode('init', async ({ brief, config, needsVignette }) => ({ brief, config, needsVignette })),
      )
      .addNode('context-fetch', wrapNode('context-fetch', createContextFetchNode(deps)))
      .addNode('vignette-gen', wrapNode('vignette-gen', writingNodes['vignette-gen']))
      .addNode('stem-gen', wrapNode('stem-gen', writingNodes['stem-gen']))
      .addNode('distractor-gen', wrapNode('distractor-gen', writingNodes['distractor-gen']))
      .addNode('rationale-gen', wrapNode('rationale-gen', writingNodes['rationale-gen']))
      .addNode('metadata-tag', wrapNode('metadata-tag', writingNodes['metadata-tag']))
      .addNode('validation-check', wrapNode('validation-check', createValidationCheckNode(deps, clock.now)))
      .addNode('quality-score', wrapNode('quality-score', createQualityScoreNode(deps.judge, clock.now)))
      .addNode('self-correction', wrapNode('self-correction', createSelfCorrectionNode(maker)))
      .addNode('format-output', wrapNode('format-output', createFormatOutputNode(deps)))
      .addNode('human-review', wrapNode('human-review', createHumanReviewNode(deps)))
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
        (state) => (state.validationResult?.isValid ? 'quality-score' : chooseNode(state)),
        ['quality-score', 'self-correction', 'human-review'],
      )
      .addConditionalEdges('quality-score', chooseNode, ['format-output', 'self-correction', 'human-review'])
      .addEdge('self-correction', 'validation-check')
      .addEdge('format-output', END)
      .addEdge('human-review', END)
      .compile({ name: 'GenerationGraph' })
  );
}
