import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { TaskOutcome } from '../../ports/worker-pool.ts';
import type { WorkerMessage } from './serve-tasks.ts';

export type WorkerOptions<Task, Result> = {
  readonly script: URL;
  readonly workerData?: unknown;
  /** Limits the memory of a worker; a task that needs more crashes it. */
  readonly resourceLimits?: ResourceLimits;
  /**
   * The processor time that a task may use, read when the task starts. Loading the worker's modules does not count, nor does
   * waiting for a processor. A task that uses none, because it waits for something, may take `MAX_WAIT_FACTOR` times as long.
   */
  readonly timeoutMs: (task: Task) => number;
  /** A worker that has been idle for this long is stopped, which frees its memory. By default it is kept. */
  readonly idleMs?: number;
  /** Called whenever a worker is started, the first time and after every stop. */
  readonly onStart?: () => void;
  /** True for a result after which the worker cannot be used again. */
  readonly needsNewWorker?: (result: Result) => boolean;
};

/** The maximum time of a task, as a multiple of its processor time. */
const MAX_WAIT_FACTOR = 4;
/** A task that has used nearly all of its time is stopped instead of timed again. */
const MIN_REST_MS = 20;

export type Job<Task, Result> = {
  readonly task: Task;
  readonly settle: (outcome: TaskOutcome<Result>) => void;
};

/**
 * One worker thread of a pool. The thread is started for the first job and again after it was stopped: by a time limit,
 * a crash, a result that requires a new worker, or idleness.
 */
export class WorkerSlot<Task, Result> {
  readonly #options: WorkerOptions<Task, Result>;
  readonly #onFree: () => void;
  #worker: Worker | undefined;
  #job: Job<Task, Result> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isClosed = false;

  constructor(options: WorkerOptions<Task, Result>, onFree: () => void) {
    this.#options = options;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === undefined;
  }

  isRunning(job: Job<Task, Result>): boolean {
    return this.#job === job;
  }

  /** Stops the running task, whose caller has cancelled it. */
  cancel(): void {
    this.#stop({ kind: 'crashed', message: 'cancelled' });
  }

  run(job: Job<Task, Result>): void {
    clearTimeout(this.#timer);
    this.#job = job;
    this.start();
    if (this.#isReady) this.#send(job.task);
  }

  start(): void {
    if (this.#worker !== undefined) return;
    const { script, workerData, resourceLimits, onStart } = this.#options;
    const worker = new Worker(script, { workerData, ...(resourceLimits && { resourceLimits }) });
    this.#worker = worker;
    this.#isReady = false;
    onStart?.();
    const isCurrent = (): boolean => this.#worker === worker && !this.#isClosed;
    worker.on('message', (message: WorkerMessage<Result>) => {
      if (isCurrent()) this.#receive(worker, message);
    });
    worker.on('error', ({ message }) => {
      if (isCurrent()) this.#stop({ kind: 'crashed', message });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #receive(worker: Worker, message: WorkerMessage<Result>): void {
    if (message.kind === 'ready') {
      // From here on the timer of a running job keeps the process alive; an idle worker does not.
      worker.unref();
      this.#isReady = true;
      if (this.#job !== undefined) this.#send(this.#job.task);
      return;
    }
    const { result } = message;
    const outcome: TaskOutcome<Result> = { kind: 'done', result };
    if (this.#options.needsNewWorker?.(result) === true) this.#stop(outcome);
    else this.#settle(outcome);
  }

  #send(task: Task): void {
    const limitMs = this.#options.timeoutMs(task);
    const [worker, job] = [this.#worker, this.#job];
    if (worker === undefined) return;
    const stop = (): void => this.#stop({ kind: 'timed-out', limitMs });
    const latestEnd = performance.now() + limitMs * MAX_WAIT_FACTOR;
    const atStart = readProcessorMs(worker);
    const check = async (): Promise<void> => {
      // A thread that waits, for example for a lock, does not report its processor time.
      this.#timer = setTimeout(stop, Math.max(0, latestEnd - performance.now()));
      const restMs = limitMs - ((await readProcessorMs(worker)) - (await atStart));
      if (this.#job !== job || this.#worker !== worker) return;
      clearTimeout(this.#timer);
      const waitMs = Math.min(restMs, latestEnd - performance.now());
      if (waitMs < MIN_REST_MS) stop();
      else this.#timer = setTimeout(check, waitMs);
    };
    this.#timer = setTimeout(check, limitMs);
    worker.postMessage(task);
  }

  /** Settles when the thread has ended, so that two threads of one slot never use memory at the same time. */
  #stop(outcome: TaskOutcome<Result>): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate().then(() => this.#settle(outcome));
  }

  #settle(outcome: TaskOutcome<Result>): void {
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = undefined;
    job?.settle(outcome);
    this.#onFree();
    if (this.isFree) this.#waitIdle();
  }

  #waitIdle(): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined || this.#worker === undefined) return;
    this.#timer = setTimeout(() => {
      void this.#worker?.terminate();
      this.#worker = undefined;
    }, idleMs).unref();
  }
}

/** Returns the processor time that a thread has used, or infinity if the thread has ended. */
async function readProcessorMs(worker: Worker): Promise<number> {
  const used = await worker.cpuUsage().catch(() => undefined);
  return used === undefined ? Number.POSITIVE_INFINITY : (used.user + used.system) / 1000;
}
