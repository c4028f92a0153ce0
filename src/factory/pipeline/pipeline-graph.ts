import { END, START, StateGraph } from '@langchain/langgraph';
import { alternatesStep, ideasStep, variantsStep } from './author-steps.ts';
import { diagramStep } from './diagram-step.ts';
import { folderStep, verifyStep } from './finish-steps.ts';
import { PipelineState } from './pipeline-state.ts';
import type { PipelineStep } from './pipeline-step.ts';
import type { PipelineWork } from './pipeline-tools.ts';
import { classifyStep, scanStep } from './read-steps.ts';
import { type StepWork, stepNode } from './step-node.ts';

/** The graph of one question: classified, read, drawn, varied, verified, and put into its folder. */
export function createPipelineGraph(work: PipelineWork) {
  const node = (step: PipelineStep, does: StepWork) => stepNode(step, does, work);
  return new StateGraph(PipelineState)
    .addNode('classify', node('classify', classifyStep))
    .addNode('scan', node('scan', scanStep))
    .addNode('diagram', node('diagram', diagramStep))
    .addNode('ideas', node('ideas', ideasStep))
    .addNode('alternates', node('alternates', alternatesStep))
    .addNode('variants', node('variants', variantsStep))
    .addNode('verify', node('verify', verifyStep))
    .addNode('folder', node('folder', folderStep))
    .addEdge(START, 'classify')
    .addEdge('classify', 'scan')
    .addEdge('scan', 'diagram')
    .addEdge('scan', 'ideas')
    .addEdge(['diagram', 'ideas'], 'alternates')
    .addEdge(['diagram', 'ideas'], 'variants')
    .addEdge(['alternates', 'variants'], 'verify')
    .addEdge('verify', 'folder')
    .addEdge('folder', END)
    .compile({ name: 'ProcessGraph' });
}
