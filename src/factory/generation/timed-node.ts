import { asFault, Fault, wireErrorOf } from '../../domain/fault.ts';
import type { GenerationNode } from '../../domain/generation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReportEvent } from './create-event-reporter.ts';
import { type GenerationEvent, totalSteps } from './generation-event.ts';
import type { NodeRun, NodeWork } from './node-work.ts';
import type { PipelineState, StateUpdate } from './pipeline-state.ts';
import { toStateDelta } from './state-delta.ts';
import { createTokenBuffer } from './token-buffer.ts';

export type NodeDependencies = { readonly clock: Clock; readonly timeoutMs: number; readonly tell: ReportEvent };

/** How LangGraph calls a node; its own stream is not used, because it drops what waits when a node fails. */
type NodeCall = { readonly signal?: AbortSignal };

/** How long a node may take to notice that its time is over. */
const GRACE_MS = 1000;

/** A node that tells of itself, is measured, and ends with a typed fault when it takes too long. */
export function timedNode(node: GenerationNode, work: NodeWork, { clock, timeoutMs, tell }: NodeDependencies) {
  return async (state: PipelineState, call: NodeCall): Promise<StateUpdate> => {
    const step = state.step + 1;
    const place = { node, step, totalSteps: totalSteps(state.currentReviewCycle) };
    await tell({ type: 'node_enter', ...place });
    const begin = clock.now().getTime();
    const voice = createVoice(node, { tell, now: clock.now });
    try {
      const update = await withinTime((signal) => work(state, { ...voice.run, signal }), {
        clock,
        timeoutMs,
        outer: call.signal,
        expiry: () => expired(node, timeoutMs),
      });
      await voice.end();
      const durationMs = clock.now().getTime() - begin;
      await tell({ type: 'state_delta', node, delta: toStateDelta(update) });
      await tell({ type: 'node_complete', ...place, durationMs });
      const spent = (state.durations[node] ?? 0) + durationMs;
      return { ...update, step, durations: { ...state.durations, [node]: spent } };
    } catch (thrown) {
      await voice.end();
      throw call.signal?.aborted ? thrown : withNode(thrown, node);
    }
  };
}

type Voice = {
  readonly run: Omit<NodeRun, 'signal'>;
  /** Everything said is stored; whatever the work still says is heard by nobody. */
  end(): Promise<void>;
};

/** What a node says while it works; it does not wait until it is heard. */
function createVoice(node: GenerationNode, { tell, now }: { tell: ReportEvent; now: () => Date }): Voice {
  let told: Promise<void> = Promise.resolve();
  let isOver = false;
  const say = (event: GenerationEvent): void => {
    if (isOver) return;
    told = tell(event);
    // It is awaited at the end, and must not be an unheard failure until then.
    told.catch(() => {});
  };
  const { flush, ...tokens } = createTokenBuffer((text, restart) =>
    say({ type: 'token_stream', node, text, ...(restart && { restart }) }),
  );
  return {
    run: { ...tokens, warn: (fault) => say(errorEvent(node, fault, now())) },
    end: async () => {
      flush();
      isOver = true;
      await told;
    },
  };
}

type Limits = {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly outer: AbortSignal | undefined;
  readonly expiry: () => Fault;
};

/** Work that hears of its end through the signal, and is left alone when it does not listen. */
async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeoutMs, outer, expiry }: Limits,
): Promise<T> {
  const controller = new AbortController();
  const signal = outer === undefined ? controller.signal : AbortSignal.any([outer, controller.signal]);
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  let callOff = clock.after(timeoutMs, () => {
    const fault = expiry();
    controller.abort(fault);
    callOff = clock.after(GRACE_MS, () => reject(fault));
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(signal), isOver]);
  } finally {
    callOff();
  }
}

function expired(node: GenerationNode, timeoutMs: number): Fault {
  return new Fault('service-down', `The node ${node} did not finish within ${timeoutMs / 1000} s.`, {
    advice: 'Try again, or allow more time with VBAGENT_NODE_TIMEOUT.',
    facts: { node, timedOut: true },
  });
}

/** The fault says in which node it happened. */
function withNode(thrown: unknown, node: GenerationNode): Fault {
  const { kind, message, advice, facts } = asFault(thrown);
  return new Fault(kind, message, { cause: thrown, ...(advice && { advice }), facts: { node, ...facts } });
}

function errorEvent(node: GenerationNode, thrown: unknown, at: Date): GenerationEvent {
  const { error: code, message } = wireErrorOf(asFault(thrown), at);
  return { type: 'error', node, code, message, recoverable: true };
}
