import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { PIPELINE_LINE, type RunPipeline, type Station, type TakeStep } from './pipeline-line.ts';
import { FIRST_STATE, type PipelineState, type PipelineUpdate, updateState } from './pipeline-state.ts';
import type { PipelineStep } from './pipeline-step.ts';

/** One channel: what flows is ours and typed, so that nothing is parsed again between two steps. */
const Line = Annotation.Root({
  known: Annotation<PipelineState, PipelineUpdate>({ reducer: updateState, default: () => FIRST_STATE }),
});

type PipelineNode = (state: typeof Line.State) => Promise<typeof Line.Update>;

/** The graph of one question: classified, read, drawn, varied, verified, and put into its folder. */
export function createPipelineGraph(take: TakeStep) {
  const nodeOf = (station: Station): [PipelineStep, PipelineNode] => [
    station.step,
    async ({ known }) => ({ known: await take(station, known) }),
  ];
  const graph = new StateGraph(Line).addNode(PIPELINE_LINE.flat().map(nodeOf));
  for (const [place, stage] of PIPELINE_LINE.entries()) {
    const before = PIPELINE_LINE[place - 1]?.map(({ step }) => step) ?? START;
    for (const { step } of stage) graph.addEdge(before, step);
  }
  return graph.addEdge('folder', END).compile({ name: 'ProcessGraph' });
}

/** The line as a LangGraph graph. */
export const runGraph: RunPipeline = async (take, signal) => {
  // A signal of its own, because the graph keeps listening to the one it is given, and a server has one for many questions.
  const own = signal && AbortSignal.any([signal]);
  return (await createPipelineGraph(take).invoke({}, own && { signal: own })).known;
};
