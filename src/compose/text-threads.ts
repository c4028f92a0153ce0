import { createWorkerPool } from '../adapters/worker-threads/create-worker-pool.ts';
import { resolveWorkerScript } from '../adapters/worker-threads/resolve-worker-script.ts';
import { Fault, type FaultDetails, type FaultKind } from '../domain/fault.ts';
import type { RunTextTask, TextTasks } from '../http/text-tasks.ts';

/** A call of a text task: its name and its arguments. */
export type TextTask<Name extends keyof TextTasks = keyof TextTasks> = {
  readonly [Each in Name]: { readonly name: Each; readonly args: Parameters<TextTasks[Each]> };
}[Name];

/** The result of a text task, or the fault that it threw. */
export type TextReport<Result> =
  | { readonly value: Result }
  | { readonly kind: FaultKind; readonly message: string; readonly details: FaultDetails };

type TextThreads = { readonly runTextTask: RunTextTask; close(): Promise<void> };

/** Two threads, so that one long text does not stop all others. */
const THREADS = 2;
const TIMEOUT_MS = 5000;
const IDLE_MS = 300_000;
/** The modules of a thread need about 40 MB. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
const MAX_WAITING = 200;

/** Creates the threads that typeset, read and verify untrusted texts. A text that needs too much time or memory is rejected. */
export function createTextThreads(timeoutMs = TIMEOUT_MS): TextThreads {
  // `never` is a placeholder: each task has another result type.
  const pool = createWorkerPool<unknown, TextReport<never>>({
    script: resolveWorkerScript(import.meta.url, './text-worker'),
    size: THREADS,
    idleMs: IDLE_MS,
    timeoutMs: () => timeoutMs,
    resourceLimits: MEMORY_LIMITS,
  });
  let waiting = 0;
  return {
    async runTextTask(name, args, signal) {
      if (waiting >= MAX_WAITING) throw createBusyFault();
      waiting++;
      const outcome = await pool.run({ name, args }, signal).finally(() => waiting--);
      if (outcome.kind === 'timed-out')
        throw createTooMuchFault(`takes longer than ${outcome.limitMs / 1000} s to process`);
      if (outcome.kind === 'crashed') throw createTooMuchFault('needs too much memory to process');
      if ('value' in outcome.result) return outcome.result.value;
      const { kind, message, details } = outcome.result;
      throw new Fault(kind, message, details);
    },
    close: pool.close,
  };
}

function createTooMuchFault(reason: string): Fault {
  return new Fault('invalid-input', `This text ${reason}.`, { advice: 'Split it into smaller texts.' });
}

function createBusyFault(): Fault {
  return new Fault('service-down', 'Too many texts are waiting to be processed.', {
    advice: 'Try again in a few seconds.',
  });
}
