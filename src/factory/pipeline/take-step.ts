import type { WorkOptions } from '../../agents/ask-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineState, PipelineUpdate, StepNote } from './pipeline-state.ts';
import type { PipelineStep, StepEvent, StepOutcome } from './pipeline-step.ts';
import type { PipelineWork } from './pipeline-tools.ts';

/** What a step is given: its own count of what it uses, and how to hear of a stop. */
export type StepTools = PipelineWork & { readonly agents: Agents; readonly options: WorkOptions };

export type StepAnswer = {
  readonly outcome: StepOutcome;
  readonly note: string;
  readonly update?: Omit<PipelineUpdate, 'note'>;
  readonly noticed?: Partial<Omit<StepNote, 'step'>>;
};

export type StepWork = (state: PipelineState, tools: StepTools) => Promise<StepAnswer>;

/** Whom to tell, and how to hear of a stop. */
export type StepWatch = {
  readonly onStep?: ((event: StepEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** What a step starts from. */
export type StepStart = StepWatch & { readonly state: PipelineState; readonly tools: PipelineWork };

/** Nothing can be done without these; any other step that fails is skipped, with the reason. */
const NEEDED: ReadonlySet<PipelineStep> = new Set(['classify', 'scan', 'verify', 'folder']);

/** Takes a step that tells of itself, and lets the others go on when it cannot be done. */
export async function takeStep(
  step: PipelineStep,
  work: StepWork,
  { state, tools, onStep, signal }: StepStart,
): Promise<PipelineUpdate> {
  const agents = tools.agents.metered();
  const options = signal === undefined ? {} : { signal };
  onStep?.({ step, phase: 'begin' });
  const { outcome, note, update, noticed } = await orSkip(step, () =>
    work(state, { ...tools, agents, options }),
  );
  onStep?.({ step, phase: 'end', outcome, note, usage: agents.usage() });
  return { ...update, note: { step, findings: [], skipped: [], provenance: [], failed: false, ...noticed } };
}

async function orSkip(step: PipelineStep, work: () => Promise<StepAnswer>): Promise<StepAnswer> {
  try {
    return await work();
  } catch (thrown) {
    const fault = asFault(thrown);
    if (NEEDED.has(step) || fault.kind === 'unexpected') throw thrown;
    return skipped(step, fault.message, {
      failed: fault.kind !== 'needs-model',
      findings: rawReplyIn(fault, step),
    });
  }
}

/** A step that could not be done. */
export function skipped(
  step: string,
  reason: string,
  more: Partial<Omit<StepNote, 'step'>> = {},
): StepAnswer {
  return { outcome: 'skipped', note: reason, noticed: { skipped: [{ step, reason }], ...more } };
}

/** How much of a reply is kept. */
const MAX_REPLY_LENGTH = 4000;

/** What a model said that could not be used is kept for who looks into it. */
function rawReplyIn({ facts, message }: Fault, step: PipelineStep): Finding[] {
  if (typeof facts.raw !== 'string') return [];
  return [
    {
      rule: 'model-reply',
      severity: 'warning',
      message,
      field: step,
      evidence: facts.raw.slice(0, MAX_REPLY_LENGTH),
    },
  ];
}
