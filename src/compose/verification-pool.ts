import { Worker } from 'node:worker_threads';
import type { Verifier, VerifierChoice } from '../verification/verifier.ts';
import type { DocumentReport } from '../verification/verify-document.ts';

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './verification-worker.ts' : './verification-worker.js',
  import.meta.url,
);
/** Ten megabytes of questions take some twenty seconds; a document that needs more is not waited for. */
const PATIENCE_MS = 120_000;

type Job = { readonly text: string; readonly resolve: (report: DocumentReport) => void };
type Seat = { worker: Worker; job: Job | undefined; clock: NodeJS.Timeout | undefined };

/** Verifies on several threads; a document that takes too long or kills its thread ends with a finding. */
export function createVerificationPool(
  choice: VerifierChoice,
  size: number,
  patienceMs = PATIENCE_MS,
): Verifier {
  const waiting: Job[] = [];
  const seats: Seat[] = [];

  const open = (): Seat => {
    const seat: Seat = {
      worker: new Worker(WORKER, { workerData: choice }),
      job: undefined,
      clock: undefined,
    };
    listen(seat);
    return seat;
  };

  const listen = (seat: Seat): void => {
    seat.worker.on('message', (report: DocumentReport) => settle(seat, report));
    seat.worker.on('error', (error) => void replace(seat, `it stopped the checks (${error.message})`));
  };

  const settle = (seat: Seat, report: DocumentReport): void => {
    clearTimeout(seat.clock);
    const { job } = seat;
    seat.job = undefined;
    job?.resolve(report);
    take(seat);
  };

  const replace = async (seat: Seat, why: string): Promise<void> => {
    await seat.worker.terminate();
    seat.worker = new Worker(WORKER, { workerData: choice });
    listen(seat);
    settle(seat, unverified(why));
  };

  const take = (seat: Seat): void => {
    const job = waiting.shift();
    if (job === undefined) return;
    seat.job = job;
    seat.clock = setTimeout(
      () => void replace(seat, `it takes longer than ${patienceMs / 1000} s`),
      patienceMs,
    );
    seat.worker.postMessage(job.text);
  };

  return {
    verify: (text) =>
      new Promise((resolve) => {
        waiting.push({ text, resolve });
        const idle = seats.find(({ job }) => job === undefined);
        if (idle !== undefined) take(idle);
        else if (seats.length < size) take(seats[seats.push(open()) - 1] ?? open());
      }),
    close: async () => {
      waiting.length = 0;
      for (const { clock } of seats) clearTimeout(clock);
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}

function unverified(why: string): DocumentReport {
  const message = `This document was not verified: ${why}.`;
  const place = { span: { start: 0, end: 0 }, position: { line: 1, column: 1 } };
  return {
    findings: [{ rule: 'document-is-verifiable', severity: 'error', message, ...place }],
    read: { equalities: 0, unread: 0 },
    questions: 0,
    shapes: [],
  };
}
