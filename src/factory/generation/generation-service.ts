import { hash } from 'node:crypto';
import { z } from 'zod';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { type GeneratedItem, GenerationBrief } from '../../domain/generation.ts';
import { DONE_EVENT, type Json, type Run, type RunEvent } from '../../domain/run.ts';
import type { RunPage, RunPageRequest } from '../../ports/run-store.ts';
import type { Emit } from '../../runs/event-writer.ts';
import type { FollowOptions } from '../../runs/follow-events.ts';
import type { RunManager } from '../../runs/run-manager.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { startInFreeSlot } from '../../runs/start-in-free-slot.ts';
import { isDelivered } from './deliver-item.ts';
import { type GenerationDependencies, generateItems } from './generate-items.ts';
import type { GenerationResult } from './generation-result.ts';
import { getGenerationStatus } from './generation-status.ts';
import { type PlanDependencies, planGeneration } from './plan-generation.ts';
import { TooManyGenerations } from './too-many-generations.ts';

/** The run kind of a generation. */
export const GENERATION_RUN = 'generation';
/** The maximum number of running generations per owner (the user who started them). */
const MAX_RUNNING = 3;

export type Generation = { readonly run: Run; readonly items: readonly GeneratedItem[] };

type StartedGeneration = {
  readonly run: Run;
  /** False if an earlier request with the same idempotency key started the run. */
  readonly isNew: boolean;
};

type StartOptions = {
  /** A repeated request with the same key and brief does not start another generation. */
  readonly idempotencyKey?: string | undefined;
};

/**
 * Starts generations, and lets their owners follow, read and cancel them. A generation is a run that generates the items of a
 * brief, which is a user's description of the items.
 */
export type GenerationService = {
  /** Starts a generation. Returns as soon as the run is recorded; throws if the brief is not valid. */
  start(owner: string, brief: GenerationBrief, options?: StartOptions): Promise<StartedGeneration>;
  /** Returns the run without its items. */
  getRun(owner: string, id: string): Promise<Run>;
  /** Returns the run with its items. */
  get(owner: string, id: string): Promise<Generation>;
  list(owner: string, page: RunPageRequest): Promise<RunPage>;
  follow(owner: string, id: string, following?: FollowOptions): AsyncGenerator<RunEvent, void, undefined>;
  /** Returns the remaining work of a generation whose server stopped. */
  resume(run: Run): RunWork;
  /** Cancels a generation. Finished items are kept; the current item is discarded. */
  cancel(owner: string, id: string): Promise<Run>;
};

type GenerationServiceDependencies = GenerationDependencies &
  Omit<PlanDependencies, 'courses'> & {
    readonly runs: RunManager;
    readonly loadCourses: () => Promise<PlanDependencies['courses']>;
    readonly newSeed: () => number;
  };

export function createGenerationService(deps: GenerationServiceDependencies): GenerationService {
  const { runs, items } = deps;

  async function getRun(owner: string, id: string): Promise<Run> {
    const run = await runs.get(owner, id);
    if (run.kind === GENERATION_RUN) return run;
    throw new Fault('not-found', `There is no generation ${id}.`);
  }

  return {
    start: (owner, brief, { idempotencyKey } = {}) => {
      const id = idempotencyKey === undefined ? undefined : toGenerationId(owner, idempotencyKey);
      return startGeneration({ owner, brief, id }, deps);
    },
    resume: (run) => (emit, signal) => resumeGeneration(run, { emit, signal }, deps),
    getRun,
    get: async (owner, id) => {
      const run = await getRun(owner, id);
      // An item that is not yet saved to the bank or the expert queue is still in progress.
      return { run, items: (await items.listByGeneration(id)).filter(isDelivered) };
    },
    list: (owner, page) => runs.list(owner, { kind: GENERATION_RUN }, page),
    async *follow(owner, id, following) {
      await getRun(owner, id);
      for await (const event of runs.subscribe(owner, id, following))
        yield event.type === DONE_EVENT ? { ...event, data: summarizeEnd(await getRun(owner, id)) } : event;
    },
    async cancel(owner, id) {
      await getRun(owner, id);
      return runs.cancel(owner, id);
    },
  };
}

type StartRequest = {
  readonly owner: string;
  readonly brief: GenerationBrief;
  /** Derived from the idempotency key, if there is one. */
  readonly id: string | undefined;
};

async function startGeneration(
  { owner, brief, id }: StartRequest,
  deps: GenerationServiceDependencies,
): Promise<StartedGeneration> {
  const { runs } = deps;
  const earlierRun = id && (await findRun(runs, owner, id));
  if (earlierRun) return { run: requireSameBrief(earlierRun, brief), isNew: false };
  const plan = await planGeneration(brief, { ...deps, courses: await deps.loadCourses() });
  // Loading this module takes half a second, in which no event can be sent. So it is loaded before the run starts.
  await import('./generation-graph.ts');
  const seed = brief.seed ?? deps.newSeed();
  const request = { brief: JSON.parse(JSON.stringify(brief)), seed };
  const run = await startInFreeSlot(
    runs,
    { request: { owner, kind: GENERATION_RUN, request, ...(id && { id }) }, slots: MAX_RUNNING },
    (emit, signal, runId) => generateItems(plan, { id: runId, owner, seed, emit, signal }, deps),
  );
  if (run !== undefined) return { run, isNew: true };
  // All slots of the owner are busy, or a concurrent request with the same key has started the generation.
  const concurrentRun = id && (await findRun(runs, owner, id));
  if (concurrentRun) return { run: requireSameBrief(concurrentRun, brief), isNew: false };
  throw new TooManyGenerations(MAX_RUNNING);
}

/** Generates the items that are still missing when a stopped run is resumed. */
async function resumeGeneration(
  run: Run,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
  deps: GenerationServiceDependencies,
): Promise<GenerationResult> {
  const { id, owner } = run;
  const brief = getBrief(run);
  if (brief === undefined) throw new Fault('unexpected', `The brief of ${id} cannot be read.`);
  const plan = await planGeneration(brief, { ...deps, courses: await deps.loadCourses() });
  const seed = StoredRequest.safeParse(run.request).data?.seed ?? brief.seed ?? deps.newSeed();
  const finishedItems = await deps.items.listByGeneration(id);
  return generateItems(plan, { id, owner, seed, finishedItems, emit, signal }, deps);
}

/** The request as it is stored with a run. */
const StoredRequest = z.object({ brief: GenerationBrief, seed: z.number().int().optional() });

/** Returns the brief of a run; undefined if the stored request cannot be read. */
export function getBrief({ request }: Run): GenerationBrief | undefined {
  return StoredRequest.safeParse(request).data?.brief;
}

/** Creates the data of the last event: the status and duration of the generation. */
function summarizeEnd(run: Run): Json {
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

function requireSameBrief(run: Run, brief: GenerationBrief): Run {
  if (JSON.stringify(getBrief(run)) === JSON.stringify(brief)) return run;
  throw new Fault('conflict', 'This idempotency key was already used with another brief.', {
    advice: 'Send a new key with a new brief.',
  });
}

/** Derives the id of a generation from the owner and the idempotency key, in the form of a UUID. */
function toGenerationId(owner: string, key: string): string {
  const digest = hash('sha256', JSON.stringify([owner, key]));
  // The first 32 hexadecimal digits, grouped as 8-4-4-4-12.
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
