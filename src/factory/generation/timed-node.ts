import { asFault, Fault, wireErrorOf } from '../../domain/fault.ts';
import type { GenerationNode } from '../../domain/generation.ts';
import type { Clock } from '../../ports/clock.ts';
import { type GenerationEvent, totalSteps } from './generation-event.ts';
import type { NodeWork } from './node-work.ts';
import type { PipelineState, StateUpdate } from './pipeline-state.ts';
import { deltaOf } from './state-delta.ts';
import { createTokenBuffer } from './token-buffer.ts';

export type NodeTools = { readonly clock: Clock; readonly timeoutMs: number };

/** How LangGraph calls a node. */
type NodeCall = { readonly signal?: AbortSignal; readonly writer?: (event: GenerationEvent) => void };

/** How long a node may take to notice that its time is over. */
const GRACE_MS = 1000;

/** A node that tells of itself, is measured, and ends with a typed fault when it takes too long. */
export function timedNode(node: GenerationNode, work: NodeWork, { clock, timeoutMs }: NodeTools) {
  return async (state: PipelineState, call: NodeCall): Promise<StateUpdate> => {
    const tell = call.writer ?? (() => {});
    const step = state.step + 1;
    const place = { node, step, totalSteps: totalSteps(state.currentReviewCycle) };
    const begin = clock.now().getTime();
    tell({ type: 'node_enter', ...place });
    const tokens = createTokenBuffer((text, restart) =>
      tell({ type: 'token_stream', node, text, ...(restart && { restart }) }),
    );
    const run = { ...tokens, warn: (fault: Fault) => tell(errorEvent(node, fault, clock.now())) };
    try {
      const update = await withinTime((signal) => work(state, { ...run, signal }), {
        clock,
        timeoutMs,
        outer: call.signal,
        expiry: () => expired(node, timeoutMs),
      });
      tokens.flush();
      tell({ type: 'state_delta', node, delta: deltaOf(update) });
      const durationMs = clock.now().getTime() - begin;
      tell({ type: 'node_complete', ...place, durationMs });
      const spent = (state.durations[node] ?? 0) + durationMs;
      return { ...update, step, durations: { ...state.durations, [node]: spent } };
    } catch (thrown) {
      throw withNode(thrown, node);
    }
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

/** The fault says in which node it happened; a stop from outside passes as it is. */
function withNode(thrown: unknown, node: GenerationNode): unknown {
  if (!(thrown instanceof Fault) || 'node' in thrown.facts) return thrown;
  const { kind, message, advice, facts } = thrown;
  return new Fault(kind, message, { cause: thrown, ...(advice && { advice }), facts: { ...facts, node } });
}

export function errorEvent(node: GenerationNode, thrown: unknown, at: Date): GenerationEvent {
  const { error: code, message } = wireErrorOf(asFault(thrown), at);
  return { type: 'error', node, code, message, recoverable: true };
}
