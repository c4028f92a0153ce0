import type { UsageTotal } from '../../ports/usage-meter.ts';

/** The names of the pipeline steps, in the order in which they are displayed. */
export const STEP_NAMES = [
  'classify',
  'scan',
  'diagram',
  'ideas',
  'alternates',
  'variants',
  'verify',
  'folder',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** `left-out`: the step was not requested or has nothing to do. `skipped`: it failed or was refused, for the reason in the note. */
export type StepStatus = 'done' | 'flagged' | 'left-out' | 'skipped';

/** The begin or the end of one step. */
export type StepEvent =
  | { readonly step: StepName; readonly phase: 'begin' }
  | {
      readonly step: StepName;
      readonly phase: 'end';
      readonly outcome: StepStatus;
      /** The result in a few words. */
      readonly note: string;
      readonly usage: UsageTotal;
    };
