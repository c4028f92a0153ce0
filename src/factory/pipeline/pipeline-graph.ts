import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { alternatesStep, ideasStep, variantsStep } from './author-steps.ts';
import { diagramStep } from './diagram-step.ts';
import { folderStep, verifyStep } from './finish-steps.ts';
import { FIRST_STATE, type PipelineState, type PipelineUpdate, updateState } from './pipeline-state.ts';
import type { PipelineStep } from './pipeline-step.ts';
import { classifyStep, scanStep } from './read-steps.ts';
import type { StepWork } from './take-step.ts';

/** One channel: what flows is ours and typed, so that nothing is parsed again between two steps. */
const Line = Annotation.Root({
  known: Annotation<PipelineState, PipelineUpdate>({ reducer: updateState, default: () => FIRST_STATE }),
});

export type TakeStep = (step: PipelineStep, work: StepWork, known: PipelineState) => Promise<PipelineUpdate>;

/** The graph of one question: classified, read, drawn, varied, verified, and put into its folder. */
export function createPipelineGraph(take: TakeStep) {
  const node = (step: PipelineStep, work: StepWork) => async (state: typeof Line.State) => ({
    known: await take(step, work, state.known),
  });
  return new StateGraph(Line)
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
