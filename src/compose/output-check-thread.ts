import { createWorkerPool } from '../adapters/worker-threads/create-worker-pool.ts';
import { resolveWorkerScript } from '../adapters/worker-threads/resolve-worker-script.ts';
import type { OutputChecker, OutputChecks } from '../agents/output-checker.ts';
import { Fault } from '../domain/fault.ts';

/** A checker that runs on a worker thread. */
export type OutputCheckThread = { readonly checker: OutputChecker; close(): Promise<void> };

/** One check to run on the thread: its name and its arguments. */
export type OutputCheckTask<Name extends keyof OutputChecker = keyof OutputChecker> = {
  readonly [Each in Name]: { readonly name: Each; readonly args: Parameters<OutputChecks[Each]> };
}[Name];

/** The result of a check, or the message of the error that it threw. */
export type OutputCheckReport<Result> = { readonly value: Result } | { readonly error: string };

/** The same time limit as for verifying one document. */
const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * Checks model output on a thread, one task after another, so that a batch can call the model and renew its leases
 * meanwhile. A check that takes too long or crashes the thread is rejected; the queued ones run on a new thread.
 */
export function createOutputCheckThread(timeoutMs = DEFAULT_TIMEOUT_MS): OutputCheckThread {
  // `never` is a placeholder: each check below has another result type.
  const pool = createWorkerPool<OutputCheckTask, OutputCheckReport<never>>({
    script: resolveWorkerScript(import.meta.url, './output-check-worker'),
    size: 1,
    startsEarly: true,
    timeoutMs: () => timeoutMs,
  });
  const check = async <Result>(task: OutputCheckTask): Promise<Result> => {
    const outcome = await pool.run(task);
    if (outcome.kind === 'timed-out')
      throw createUncheckedFault(`it takes longer than ${outcome.limitMs / 1000} s`);
    if (outcome.kind === 'crashed') throw createUncheckedFault(`it stopped the checks (${outcome.message})`);
    if ('error' in outcome.result) throw new Fault('unexpected', outcome.result.error);
    return outcome.result.value;
  };
  return {
    checker: {
      checkVariant: (...args) => check({ name: 'checkVariant', args }),
      checkConversion: (...args) => check({ name: 'checkConversion', args }),
      checkCombination: (...args) => check({ name: 'checkCombination', args }),
      checkAlternate: (...args) => check({ name: 'checkAlternate', args }),
      checkScan: (...args) => check({ name: 'checkScan', args }),
      verifyQuestion: (...args) => check({ name: 'verifyQuestion', args }),
    },
    close: pool.close,
  };
}

function createUncheckedFault(reason: string): Fault {
  return new Fault('model-misbehaved', `This output cannot be checked: ${reason}.`);
}
