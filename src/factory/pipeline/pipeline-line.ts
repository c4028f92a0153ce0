import { alternatesStep, ideasStep, variantsStep } from './author-steps.ts';
import { diagramStep } from './diagram-step.ts';
import { folderStep, verifyStep } from './finish-steps.ts';
import { FIRST_STATE, type PipelineState, type PipelineUpdate, updateState } from './pipeline-state.ts';
import type { PipelineStep } from './pipeline-step.ts';
import { classifyStep, scanStep } from './read-steps.ts';
import type { StepWork } from './take-step.ts';

export type Station = { readonly step: PipelineStep; readonly work: StepWork };

/** What happens to one question; stations of a stage work side by side, and wait for all of the stage before. */
export const PIPELINE_LINE: readonly (readonly Station[])[] = [
  [{ step: 'classify', work: classifyStep }],
  [{ step: 'scan', work: scanStep }],
  [
    { step: 'diagram', work: diagramStep },
    { step: 'ideas', work: ideasStep },
  ],
  [
    { step: 'alternates', work: alternatesStep },
    { step: 'variants', work: variantsStep },
  ],
  [{ step: 'verify', work: verifyStep }],
  [{ step: 'folder', work: folderStep }],
];

export type TakeStep = (station: Station, known: PipelineState) => Promise<PipelineUpdate>;

/** Takes a question from the first stage to the last. */
export type RunPipeline = (take: TakeStep, signal?: AbortSignal) => Promise<PipelineState>;

/** Nothing but the steps: for batches, where a graph would cost a fifth of the processor's time. */
export const runLine: RunPipeline = async (take, signal) => {
  let known = FIRST_STATE;
  for (const stage of PIPELINE_LINE) {
    signal?.throwIfAborted();
    const before = known;
    const updates = await Promise.all(stage.map((station) => take(station, before)));
    known = updates.reduce(updateState, before);
  }
  return known;
};
