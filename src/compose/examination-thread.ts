import { Worker } from 'node:worker_threads';
import type { Examinations, Examiner } from '../agents/authoring/examiner.ts';
import { Fault } from '../domain/fault.ts';

export type ExaminationThread = { readonly examiner: Examiner; close(): Promise<void> };

export type Examination<Name extends keyof Examiner = keyof Examiner> = {
  readonly [Each in Name]: { readonly name: Each; readonly about: Parameters<Examinations[Each]> };
}[Name];

export type ExaminationOrder = { readonly id: number; readonly examination: Examination };
/** What the thread says first: it has read its modules, and waits for orders. */
export const READY = 'ready';
export type ExaminationReport = { readonly id: number; readonly found?: unknown; readonly reason?: string };

type Asked = {
  readonly examination: Examination;
  readonly resolve: (found: never) => void;
  readonly reject: (fault: Fault) => void;
};

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './examination-worker.ts' : './examination-worker.js',
  import.meta.url,
);
/** As long as a document is waited for when it is verified by itself. */
const PATIENCE_MS = 120_000;

/**
 * Examines beside the program, one thing after the other, so that a batch goes on asking and keeps its jobs meanwhile.
 * What takes too long or kills the thread is given up; the others are begun again on a new one.
 */
export function createExaminationThread(patienceMs = PATIENCE_MS): ExaminationThread {
  /** In the order of work: the first is the one under way. */
  const asked = new Map<number, Asked>();
  let [last, isReady, isClosed] = [0, false, false];
  let clock: NodeJS.Timeout | undefined;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(WORKER);
    isReady = false;
    started.on('message', (said: typeof READY | ExaminationReport) =>
      said === READY ? listen(started) : settle(said),
    );
    started.on('error', ({ message }) => giveUp(`it stopped the checks (${message})`));
    return started;
  }

  /** From now on it is the clock that holds the program, while somebody waits. */
  function listen(started: Worker): void {
    // Its end is waited for then, and it must hold the program until it comes.
    if (isClosed) return;
    started.unref();
    isReady = true;
    watch();
  }

  function settle({ id, found, reason }: ExaminationReport): void {
    const { resolve, reject } = asked.get(id) ?? {};
    asked.delete(id);
    watch();
    if (reason === undefined) resolve?.(found as never);
    else reject?.(new Fault('unexpected', reason));
  }

  function watch(): void {
    clearTimeout(clock);
    if (isReady && asked.size > 0)
      clock = setTimeout(() => giveUp(`it takes longer than ${patienceMs / 1000} s`), patienceMs);
  }

  function giveUp(why: string): void {
    void worker?.terminate();
    worker = undefined;
    const [first] = asked;
    if (first === undefined) return;
    const [id, { reject }] = first;
    asked.delete(id);
    reject(new Fault('model-misbehaved', `This cannot be examined: ${why}.`));
    for (const [other, { examination }] of asked) send({ id: other, examination });
    watch();
  }

  function send(order: ExaminationOrder): void {
    worker ??= start();
    worker.postMessage(order);
  }

  const examine = <Found>(examination: Examination): Promise<Found> =>
    new Promise((resolve, reject) => {
      asked.set(++last, { examination, resolve, reject });
      send({ id: last, examination });
      if (asked.size === 1) watch();
    });
  return {
    examiner: {
      variant: (...about) => examine({ name: 'variant', about }),
      conversion: (...about) => examine({ name: 'conversion', about }),
      combination: (...about) => examine({ name: 'combination', about }),
      alternate: (...about) => examine({ name: 'alternate', about }),
      scan: (...about) => examine({ name: 'scan', about }),
      question: (...about) => examine({ name: 'question', about }),
    },
    close: async () => {
      isClosed = true;
      clearTimeout(clock);
      await worker?.terminate();
    },
  };
}
