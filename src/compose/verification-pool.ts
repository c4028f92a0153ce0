import type { ResourceLimits } from 'node:worker_threads';
import { createWorkerPool } from '../adapters/worker-threads/create-worker-pool.ts';
import { resolveWorkerScript } from '../adapters/worker-threads/resolve-worker-script.ts';
import { NO_EQUALITIES } from '../domain/equality-counts.ts';
import type { Verifier, VerifierOptions } from '../verification/verifier.ts';
import type { DocumentReport } from '../verification/verify-document.ts';

/** Enough for any real document: ten megabytes of questions take about twenty seconds. */
const DEFAULT_TIMEOUT_MS = 120_000;

type PoolOptions = {
  readonly size: number;
  readonly timeoutMs?: number;
  readonly resourceLimits?: ResourceLimits;
};

/** Verifies on up to `size` threads; a document that takes too long or crashes its thread is reported as one finding. */
export function createVerificationPool(
  options: VerifierOptions,
  { timeoutMs = DEFAULT_TIMEOUT_MS, ...poolOptions }: PoolOptions,
): Verifier {
  const pool = createWorkerPool<string, DocumentReport>({
    script: resolveWorkerScript(import.meta.url, './verification-worker'),
    workerData: options,
    ...poolOptions,
    timeoutMs: () => timeoutMs,
  });
  return {
    verify: async (text) => {
      const outcome = await pool.run(text);
      if (outcome.kind === 'done') return outcome.result;
      if (outcome.kind === 'crashed') return reportUnverified(`it stopped the checks (${outcome.message})`);
      return reportUnverified(`it takes longer than ${outcome.limitMs / 1000} s`);
    },
    close: pool.close,
  };
}

function reportUnverified(reason: string): DocumentReport {
  const message = `This document was not verified: ${reason}.`;
  const location = { span: { start: 0, end: 0 }, position: { line: 1, column: 1 } };
  return {
    findings: [{ rule: 'document-is-verifiable', severity: 'error', message, ...location }],
    read: NO_EQUALITIES,
    unjudged: [],
    questions: 0,
    shapes: [],
  };
}
