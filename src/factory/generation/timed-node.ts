import { asFault, Fault, toWireError } from '../../domain/fault.ts';
import type { GenerationNode } from '../../domain/generation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReportEvent } from './create-event-reporter.ts';
import { countTotalSteps, type GenerationEvent } from './generation-event.ts';
import type { NodeRun, NodeWork } from './node-work.ts';
import type { PipelineState, PipelineStateUpdate } from './pipeline-state.ts';
import { toStateDelta } from './state-delta.ts';
import { createTokenBuffer } from './token-buffer.ts';

export type NodeDependencies = {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly reportEvent: ReportEvent;
};

/** The config that LangGraph passes to a node. LangGraph's own stream is not used, because it drops pending events when a node fails. */
type NodeCall = { readonly signal?: AbortSignal };

/** The time after the timeout in which a node can still end by itself. */
const GRACE_MS = 1000;

/** Wraps a node: reports its events, measures its duration, and ends it with a fault at the timeout. */
export function timedNode(node: GenerationNode, work: NodeWork, deps: NodeDependencies) {
  const { clock, timeoutMs, reportEvent } = deps;
  return async (state: PipelineState, call: NodeCall): Promise<PipelineStateUpdate> => {
    const step = state.step + 1;
    const progress = { node, step, totalSteps: countTotalSteps(state.currentReviewCycle) };
    await reportEvent({ type: 'node_enter', ...progress });
    const begin = clock.now().getTime();
    const reporter = createNodeReporter(node, { reportEvent, now: clock.now });
    try {
      const update = await runWithTimeout((signal) => work(state, { ...reporter.run, signal }), {
        clock,
        timeoutMs,
        outer: call.signal,
        createFault: () => createTimeoutFault(node, timeoutMs),
      });
      await reporter.end();
      const durationMs = clock.now().getTime() - begin;
      await reportEvent({ type: 'state_delta', node, delta: toStateDelta(update) });
      await reportEvent({ type: 'node_complete', ...progress, durationMs });
      const spent = (state.durations[node] ?? 0) + durationMs;
      return { ...update, step, durations: { ...state.durations, [node]: spent } };
    } catch (thrown) {
      await reporter.end();
      throw call.signal?.aborted ? thrown : addNode(thrown, node);
    }
  };
}

type NodeReporter = {
  readonly run: Omit<NodeRun, 'signal'>;
  /** Waits until all events are stored; later events are ignored. */
  end(): Promise<void>;
};

/** Reports the tokens and warnings of a running node without making it wait. */
function createNodeReporter(
  node: GenerationNode,
  { reportEvent, now }: { reportEvent: ReportEvent; now: () => Date },
): NodeReporter {
  let reported: Promise<void> = Promise.resolve();
  let isOver = false;
  const send = (event: GenerationEvent): void => {
    if (isOver) return;
    reported = reportEvent(event);
    // A rejection is handled in `end`; without this it would be an unhandled rejection until then.
    reported.catch(() => {});
  };
  const { flush, ...tokens } = createTokenBuffer((text, restart) =>
    send({ type: 'token_stream', node, text, ...(restart && { restart }) }),
  );
  return {
    run: { ...tokens, warn: (fault) => send(toErrorEvent(node, fault, now())) },
    end: async () => {
      flush();
      isOver = true;
      await reported;
    },
  };
}

type TimeoutOptions = {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly outer: AbortSignal | undefined;
  readonly createFault: () => Fault;
};

/** Runs work with a timeout: aborts its signal, and after a grace period rejects even if the work ignores the signal. */
async function runWithTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeoutMs, outer, createFault }: TimeoutOptions,
): Promise<T> {
  const controller = new AbortController();
  const signal = outer === undefined ? controller.signal : AbortSignal.any([outer, controller.signal]);
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  let cancelTimer = clock.after(timeoutMs, () => {
    const fault = createFault();
    controller.abort(fault);
    cancelTimer = clock.after(GRACE_MS, () => reject(fault));
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(signal), timedOut]);
  } finally {
    cancelTimer();
  }
}

function createTimeoutFault(node: GenerationNode, timeoutMs: number): Fault {
  return new Fault('service-down', `The node ${node} did not finish within ${timeoutMs / 1000} s.`, {
    advice: 'Try again, or allow more time with VBAGENT_NODE_TIMEOUT.',
    facts: { node, timedOut: true },
  });
}

/** Adds the node to the facts of a fault. */
function addNode(thrown: unknown, node: GenerationNode): Fault {
  const { kind, message, advice, facts } = asFault(thrown);
  return new Fault(kind, message, { cause: thrown, ...(advice && { advice }), facts: { node, ...facts } });
}

function toErrorEvent(node: GenerationNode, thrown: unknown, at: Date): GenerationEvent {
  const { error: code, message } = toWireError(asFault(thrown), at);
  return { type: 'error', node, code, message, recoverable: true };
}
