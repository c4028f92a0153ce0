import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { type GeneratedItem, GenerationBrief } from '../../domain/generation.ts';
import { DONE, type Json, type Run, type RunEvent } from '../../domain/run.ts';
import type { RunPage, RunPageRequest } from '../../ports/run-store.ts';
import type { Emit } from '../../runs/event-writer.ts';
import type { FollowOptions } from '../../runs/follow-events.ts';
import type { RunManager, RunRequest } from '../../runs/run-manager.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { type GenerationDependencies, generateItems } from './generate-items.ts';
import { type PlanDependencies, planGeneration } from './plan-generation.ts';
import type { GenerationResult } from './generation-result.ts';
import { getGenerationStatus } from './generation-status.ts';
import { isDelivered } from './deliver-item.ts';
import { TooManyGenerations } from './too-many-generations.ts';

export const GENERATION_RUN = 'generation';
/** Generations of one person that may be under way. */
export const MAX_RUNNING = 3;

export type Generation = { readonly run: Run; readonly items: readonly GeneratedItem[] };

export type Started = {
  readonly run: Run /** False when the key had started it before. */;
  readonly isNew: boolean;
};

export type StartOptions = {
  /** The same key and brief start one generation, however often they are sent. */
  readonly idempotencyKey?: string | undefined;
};

/** Starts generations and lets their owners watch, read and cancel them. */
export type GenerationService = {
  /** Answers as soon as the run is recorded; whatever is wrong with the brief is thrown before. */
  start(owner: string, brief: GenerationBrief, options?: StartOptions): Promise<Started>;
  find(owner: string, id: string): Promise<Run>;
  get(owner: string, id: string): Promise<Generation>;
  list(owner: string, page: RunPageRequest): Promise<RunPage>;
  follow(owner: string, id: string, following?: FollowOptions): AsyncGenerator<RunEvent, void, undefined>;
  /** The rest of a generation whose server went away. */
  resume(run: Run): RunWork;
  /** What is finished stays; what is under way is given up. */
  cancel(owner: string, id: string): Promise<Run>;
};

export type GenerationServiceDependencies = GenerationDependencies &
  Omit<PlanDependencies, 'courses'> & {
    readonly runs: RunManager;
    readonly loadCourses: () => Promise<PlanDependencies['courses']>;
    readonly newSeed: () => number;
  };

export function createGenerationService(tools: GenerationServiceDependencies): GenerationService {
  const { runs, items } = tools;

  async function getRun(owner: string, id: string): Promise<Run> {
    const run = await runs.get(owner, id);
    if (run.kind === GENERATION_RUN) return run;
    throw new Fault('not-found', `There is no generation ${id}.`);
  }

  async function startNow(owner: string, given: GenerationBrief, id: string | undefined): Promise<Started> {
    const known = id && (await findRun(runs, owner, id));
    if (known) return { run: sameBrief(known, given), isNew: false };
    const order = await planGeneration(given, { ...tools, courses: await tools.loadCourses() });
    // Loading it takes half a second, in which no event could be told.
    await import('./generation-graph.ts');
    const seed = given.seed ?? tools.newSeed();
    const request = { brief: JSON.parse(JSON.stringify(given)), seed };
    const run = await startInRoom(
      { owner, kind: GENERATION_RUN, request, ...(id && { id }) },
      (emit, signal, runId) => generateItems(order, { id: runId, owner, seed, emit, signal }, tools),
    );
    if (run !== undefined) return { run, isNew: true };
    // The same key was sent at the same moment.
    const twin = id && (await findRun(runs, owner, id));
    if (twin) return { run: sameBrief(twin, given), isNew: false };
    throw new TooManyGenerations(MAX_RUNNING);
  }

  /** Each place is a thread, of which the store lets one run be under way; so the limit holds for all servers together. */
  async function startInRoom(request: RunRequest, work: RunWork): Promise<Run | undefined> {
    for (let place = 1; place <= MAX_RUNNING; place++) {
      const threadId = `${GENERATION_RUN}:${place}:${request.owner}`;
      try {
        return await runs.start({ ...request, threadId }, work);
      } catch (thrown) {
        if (!isFault(thrown, 'conflict')) throw thrown;
      }
    }
    return undefined;
  }

  async function finish(run: Run, emit: Emit, signal: AbortSignal): Promise<GenerationResult> {
    const { id, owner } = run;
    const brief = getBrief(run);
    if (brief === undefined) throw new Fault('unexpected', `The brief of ${id} cannot be read.`);
    const order = await planGeneration(brief, { ...tools, courses: await tools.loadCourses() });
    const seed = StoredRequest.safeParse(run.request).data?.seed ?? brief.seed ?? tools.newSeed();
    return generateItems(order, { id, owner, seed, made: await items.listByGeneration(id), emit, signal }, tools);
  }

  return {
    start: (owner, brief, { idempotencyKey } = {}) =>
      startNow(owner, brief, idempotencyKey === undefined ? undefined : idOfKey(owner, idempotencyKey)),
    resume: (run) => (emit, signal) => finish(run, emit, signal),
    find: getRun,
    get: async (owner, id) => {
      const run = await getRun(owner, id);
      // What is decided and not handed over yet is still in work.
      return { run, items: (await items.listByGeneration(id)).filter(isDelivered) };
    },
    list: (owner, page) => runs.list(owner, { kind: GENERATION_RUN }, page),
    async *follow(owner, id, following) {
      await getRun(owner, id);
      for await (const event of runs.subscribe(owner, id, following))
        yield event.type === DONE ? { ...event, data: endingOf(await getRun(owner, id)) } : event;
    },
    async cancel(owner, id) {
      await getRun(owner, id);
      return runs.cancel(owner, id);
    },
  };
}

/** What the record of a run keeps of what was asked for. */
const StoredRequest = z.object({ brief: GenerationBrief, seed: z.number().int().optional() });

export function getBrief({ request }: Run): GenerationBrief | undefined {
  return StoredRequest.safeParse(request).data?.brief;
}

/** What the last event tells: how the generation ended, and how long it took. */
function endingOf(run: Run): Json {
  const { id, createdAt, endedAt = createdAt, error } = run;
  const totalDurationMs = Date.parse(endedAt) - Date.parse(createdAt);
  return { generationId: id, totalDurationMs, status: getGenerationStatus(run), ...(error && { error }) };
}

async function findRun(runs: RunManager, owner: string, id: string): Promise<Run | undefined> {
  try {
    return await runs.get(owner, id);
  } catch (thrown) {
    if (isFault(thrown, 'not-found')) return undefined;
    throw thrown;
  }
}

function isFault(thrown: unknown, kind: FaultKind): boolean {
  return thrown instanceof Fault && thrown.kind === kind;
}

function sameBrief(run: Run, given: GenerationBrief): Run {
  if (JSON.stringify(getBrief(run)) === JSON.stringify(given)) return run;
  throw new Fault('conflict', 'This idempotency key was sent with another brief before.', {
    advice: 'Send a new key with a new brief.',
  });
}

/** A key names one generation of its owner for ever, on every server. */
function idOfKey(owner: string, key: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-');
}
