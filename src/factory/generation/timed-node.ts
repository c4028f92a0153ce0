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

/** The config that LangGraph passes to a node. Its event stream is not used, because it drops pending events when a node fails. */
type NodeCall = { readonly signal?: AbortSignal };

/** The time after the timeout in which a node can still end normally. */
const GRACE_MS = 1000;

/** Wraps the work of a node: reports its events, measures its duration, and throws a fault at the timeout. */
export function timedNode(node: GenerationNode, work: NodeWork, deps: NodeDependencies) {
  const { clock, timeoutMs, reportEvent } = deps;
  return async (state: PipelineState, call: NodeCall): Promise<PipelineStateUpdate> => {
    const step = state.step + 1;
    const progress = { node, step, totalSteps: countTotalSteps(state.currentReviewCycle) };
    await reportEvent({ type: 'node_enter', ...progress });
    const startedAt = clock.now().getTime();
    const reporter = createNodeReporter(node, { reportEvent, now: clock.now });
    try {
      const update = await runWithTimeout((signal) => work(state, { ...reporter.run, signal }), {
        clock,
        timeoutMs,
        outerSignal: call.signal,
        createFault: () => createTimeoutFault(node, timeoutMs),
      });
      await reporter.end();
      const durationMs = clock.now().getTime() - startedAt;
      await reportEvent({ type: 'state_delta', node, delta: toStateDelta(update) });
      await reportEvent({ type: 'node_complete', ...progress, durationMs });
      const totalMs = (state.durations[node] ?? 0) + durationMs;
      return { ...update, step, durations: { ...state.durations, [node]: totalMs } };
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

/** Reports the tokens and warnings of a running node in the background, so that the node does not wait. */
function createNodeReporter(
  node: GenerationNode,
  { reportEvent, now }: { reportEvent: ReportEvent; now: () => Date },
): NodeReporter {
  let lastReport: Promise<void> = Promise.resolve();
  let hasEnded = false;
  const send = (event: GenerationEvent): void => {
    if (hasEnded) return;
    lastReport = reportEvent(event);
    // `end` handles a rejection. Without this line Node would report an unhandled rejection before `end` is called.
    lastReport.catch(() => {});
  };
  const { flush, ...tokens } = createTokenBuffer((text, restart) =>
    send({ type: 'token_stream', node, text, ...(restart && { restart }) }),
  );
  return {
    run: { ...tokens, warn: (fault) => send(toErrorEvent(node, fault, now())) },
    end: async () => {
      flush();
      hasEnded = true;
      await lastReport;
    },
  };
}

type TimeoutOptions = {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** The signal of the whole graph run. */
  readonly outerSignal: AbortSignal | undefined;
  readonly createFault: () => Fault;
};

/** Runs work with a timeout. At the timeout, aborts the signal of the work; after a grace period, rejects even if the work continues. */
async function runWithTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeoutMs, outerSignal, createFault }: TimeoutOptions,
): Promise<T> {
  const controller = new AbortController();
  const signal =
    outerSignal === undefined ? controller.signal : AbortSignal.any([outerSignal, controller.signal]);
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

/** Adds the name of the node to the facts of a fault. */
function addNode(thrown: unknown, node: GenerationNode): Fault {
  const { kind, message, advice, facts } = asFault(thrown);
  return new Fault(kind, message, { cause: thrown, ...(advice && { advice }), facts: { node, ...facts } });
}

function toErrorEvent(node: GenerationNode, thrown: unknown, at: Date): GenerationEvent {
  const { error: code, message } = toWireError(asFault(thrown), at);
  return { type: 'error', node, code, message, recoverable: true };
}
