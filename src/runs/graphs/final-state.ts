import type { Json } from '../../domain/run.ts';
import type { StatusAfterRun } from '../../domain/thread.ts';
import type { GraphRequest } from './graph-request.ts';
import { toWire } from './to-wire.ts';

type Requested = Pick<GraphRequest, 'interruptBefore' | 'interruptAfter'>;

/**
 * The values and interrupts at the end of a run, read from its stream. This replaces reading the stored state again, which
 * is only necessary after a failure and after a stop between nodes that the client requested.
 */
export type FinalState = {
  /** Reads a chunk of the stream mode `values`. */
  read(payload: unknown): void;
  /** Forgets what was read, because the run failed. */
  clear(): void;
  /** Returns the values with the pending interrupts as `__interrupt__`. */
  findResult(request: Requested): Json | undefined;
  findStatus(request: Requested): StatusAfterRun | undefined;
};

export function createFinalState(): FinalState {
  let values: object | undefined;
  const interrupts: unknown[] = [];

  const isKnown = ({ interruptBefore, interruptAfter }: Requested): boolean =>
    values !== undefined && interruptBefore === undefined && interruptAfter === undefined;

  return {
    read(payload) {
      if (typeof payload !== 'object' || payload === null) return;
      if (!('__interrupt__' in payload)) values = payload;
      else if (Array.isArray(payload.__interrupt__)) interrupts.push(...payload.__interrupt__);
    },
    clear() {
      values = undefined;
    },
    findResult: (request) =>
      isKnown(request)
        ? toWire({ ...values, ...(interrupts.length > 0 && { __interrupt__: interrupts }) })
        : undefined,
    findStatus: (request) =>
      isKnown(request) ? (interrupts.length > 0 ? 'interrupted' : 'idle') : undefined,
  };
}
