import { alternatesStep, ideasStep, variantsStep } from './author-steps.ts';
import { diagramStep } from './diagram-step.ts';
import { folderStep, verifyStep } from './finish-steps.ts';
import type { NamedStep } from './pipeline-step.ts';
import { classifyStep, scanStep } from './read-steps.ts';

/**
 * The pipeline of one question, used by `vbagent process`, by batches and by the web app. Stages run in order. The steps of
 * one stage run concurrently: they read the same state and must write different fields of it.
 */
export const PIPELINE_STAGES: readonly (readonly NamedStep[])[] = [
  [{ name: 'classify', run: classifyStep }],
  [{ name: 'scan', run: scanStep }],
  [
    { name: 'diagram', run: diagramStep },
    { name: 'ideas', run: ideasStep },
  ],
  [
    { name: 'alternates', run: alternatesStep },
    { name: 'variants', run: variantsStep },
  ],
  [{ name: 'verify', run: verifyStep }],
  [{ name: 'folder', run: folderStep }],
];
