import type { UsageTotal } from '../../ports/usage-ledger.ts';

/** The steps of one question, in the order they are told. */
export const PIPELINE_STEPS = [
  'classify',
  'scan',
  'diagram',
  'ideas',
  'alternates',
  'variants',
  'verify',
  'folder',
] as const;
export type PipelineStep = (typeof PIPELINE_STEPS)[number];

/** `left-out`: nobody asked for it, or there is nothing to do. `skipped`: it could not be done, and the note says why. */
export type StepOutcome = 'done' | 'flagged' | 'left-out' | 'skipped';

/** What watchers are told. */
export type StepEvent =
  | { readonly step: PipelineStep; readonly phase: 'begin' }
  | {
      readonly step: PipelineStep;
      readonly phase: 'end';
      readonly outcome: StepOutcome;
      /** What came of it, in a few words. */
      readonly note: string;
      readonly usage: UsageTotal;
    };
