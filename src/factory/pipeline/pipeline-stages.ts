import { alternatesStep, ideasStep, variantsStep } from './author-steps.ts';
import { diagramStep } from './diagram-step.ts';
import { folderStep, verifyStep } from './finish-steps.ts';
import type { PipelineStep } from './pipeline-step.ts';
import { classifyStep, scanStep } from './read-steps.ts';
import type { StepWork } from './take-step.ts';

/** Steps that run side by side, in the order in which they are told of. */
export type PipelineStage = readonly (readonly [PipelineStep, StepWork])[];

/** One question is classified, read, drawn, varied, verified, and put into its folder. */
export const PIPELINE_STAGES: readonly PipelineStage[] = [
  [['classify', classifyStep]],
  [['scan', scanStep]],
  [
    ['diagram', diagramStep],
    ['ideas', ideasStep],
  ],
  [
    ['alternates', alternatesStep],
    ['variants', variantsStep],
  ],
  [['verify', verifyStep]],
  [['folder', folderStep]],
];
