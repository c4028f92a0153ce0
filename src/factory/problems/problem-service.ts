import { Fault } from '../../domain/fault.ts';
import type { ProblemOptions, ProblemState } from '../../domain/problem.ts';
import { hasEnded, type Run } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProblemPage, ProblemTally, StoredProblem } from '../../ports/problem-store.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { waitForTurn } from '../../runs/turns.ts';
import { archiveProblems } from './archive-problems.ts';
import { editProblem } from './edit-problem.ts';
import { planUpload } from './plan-upload.ts';
import type { OpenedProblem, ProblemServiceDependencies } from './problem-dependencies.ts';
import { readProblemFile, removeUnusedFiles } from './problem-file.ts';
import { createProblemRuns } from './problem-runs.ts';
import { type ProblemTask, parseProblemRequest } from './problem-task.ts';
import type { RefusedFile, UploadedFile } from './read-uploaded-files.ts';
import { type SendRequest, sendProblem } from './send-problem.ts';
import { summarizeProblem } from './summarize-problem.ts';
import { uploadLimits } from './upload-limits.ts';
import { getNewestVersion } from './vary-problem.ts';

/** The problems of an upload, and the refused files with the reasons. */
type AcceptedUpload = {
  readonly problems: readonly StoredProblem[];
  readonly refused: readonly RefusedFile[];
};

/** A new text for one piece of a problem, such as `variants/numerical-1`; `expected` is the version number on which the edit is based. */
type ProblemEdit = { readonly piece: string; readonly latex: string; readonly expected: number };

/** Creates problems from uploaded files, processes them, and lets their owner read, edit and vary the results, and send them to the bank or to the experts. */
export type ProblemService = {
  readonly mode: 'model' | 'rules';
  /** Stores a problem for each question of the files, and starts its run. */
  upload(owner: string, files: readonly UploadedFile[], options: ProblemOptions): Promise<AcceptedUpload>;
  list(
    owner: string,
    state: ProblemState | undefined,
    page: { limit: number; after?: string },
  ): Promise<ProblemPage>;
  tally(owner: string): Promise<ProblemTally>;
  /** Returns a problem without its content; throws a `not-found` fault unless it belongs to the owner. */
  get(owner: string, id: string): Promise<StoredProblem>;
  /** Like `get`, with the content of one version (by default the newest) and the list of versions. */
  open(owner: string, id: string, version?: number): Promise<OpenedProblem>;
  /** Stores an edited piece as the next version; throws a `conflict` fault when the expected version is not the newest. */
  edit(owner: string, id: string, edit: ProblemEdit): Promise<OpenedProblem>;
  /** Starts a task; throws a `conflict` fault if the problem has an unfinished run. */
  start(owner: string, id: string, task: ProblemTask): Promise<StoredProblem>;
  /** Starts the last task again, if it did not succeed. */
  retry(owner: string, id: string): Promise<StoredProblem>;
  cancel(owner: string, id: string): Promise<StoredProblem>;
  /** Sends a piece to the bank or to the expert queue. */
  send(owner: string, id: string, request: Omit<SendRequest, 'content'>): Promise<StoredProblem>;
  remove(owner: string, id: string): Promise<void>;
  /** Reads the photo of a problem or one of its figures. */
  file(owner: string, id: string, name: string): Promise<{ bytes: Uint8Array; mediaType: string }>;
  /** Creates a ZIP archive of problem folders; the files of a single problem are at the top level. */
  archive(owner: string, ids: readonly string[]): Promise<Uint8Array>;
  /** Returns the remaining work of a run whose server stopped. */
  resume(run: Run): RunWork;
};

type ProblemReads = Pick<ProblemService, 'get' | 'open' | 'list' | 'tally' | 'file' | 'archive'>;
type ProblemRunControls = Pick<ProblemService, 'upload' | 'start' | 'retry' | 'cancel' | 'resume'>;

export function createProblemService(deps: ProblemServiceDependencies): ProblemService {
  const { store, runs, clock } = deps;
  const reads = createProblemReads(deps);
  const { get, open } = reads;
  const now = (): string => clock.now().toISOString();
  return {
    mode: deps.mode,
    ...reads,
    ...createRunControls(deps, reads),
    async edit(owner, id, { piece, latex, expected }) {
      await get(owner, id);
      const content = editProblem((await getNewestVersion(id, deps)).content, piece, latex);
      const version = { reason: 'edited', part: piece, author: owner, createdAt: now() } as const;
      await store.addVersion(id, { ...version, content, digest: summarizeProblem(content) }, expected);
      return open(owner, id);
    },
    async send(owner, id, request) {
      const { problem } = await get(owner, id);
      const { content } = await getNewestVersion(id, deps);
      const sendDependencies = { ...deps, now: () => clock.now() };
      const sentPiece = await sendProblem(problem, { content, ...request }, sendDependencies);
      await store.changeSent(id, request.piece, sentPiece, now());
      return get(owner, id);
    },
    async remove(owner, id) {
      const { problem, progress } = await get(owner, id);
      if (problem.runId && progress && !hasEnded(progress.status)) await runs.cancel(owner, problem.runId);
      await store.remove(id);
      await removeUnusedFiles(problem.source, deps);
    },
  };
}

function createProblemReads(deps: ProblemServiceDependencies): ProblemReads {
  const { store } = deps;
  const get: ProblemService['get'] = async (owner, id) => {
    const stored = await store.find(id);
    if (stored?.problem.owner === owner) return stored;
    throw new Fault('not-found', `There is no problem ${id}.`);
  };
  const open: ProblemService['open'] = async (owner, id, version) => {
    const stored = await get(owner, id);
    const selectedVersion = await store.findVersion(id, version);
    if (version !== undefined && selectedVersion === undefined)
      throw new Fault('not-found', `This problem has no version ${version}.`);
    return { ...stored, selectedVersion, versions: await store.listVersions(id) };
  };
  return {
    get,
    open,
    list: (owner, state, page) => store.list({ owner, ...(state && { state }) }, page),
    tally: (owner) => store.tally(owner),
    file: async (owner, id, name) => readProblemFile((await get(owner, id)).problem.source, name, deps),
    archive: async (owner, ids) => archiveProblems(await Promise.all(ids.map((id) => open(owner, id))), deps),
  };
}

function createRunControls(deps: ProblemServiceDependencies, { get }: ProblemReads): ProblemRunControls {
  const { store, runs, clock } = deps;
  const { start: startRun, resume } = createProblemRuns(deps);
  const start: ProblemService['start'] = async (owner, id, task) => {
    const { problem } = await get(owner, id);
    await startRun(problem, task);
    return get(owner, id);
  };
  return {
    async upload(owner, uploaded, options) {
      await refuseTooMany(owner, 0, deps);
      const request = { owner, requested: options, at: clock.now().toISOString() };
      const { planned, refused } = await planUpload(uploaded, request, deps);
      await refuseTooMany(owner, planned.length, deps);
      // Lists show the newest problem first, so the first file is stored last.
      await store.create(planned.toReversed());
      const startAll = async (ready: Promise<void>): Promise<void> => {
        for (const problem of planned) {
          await startRun(problem, { kind: 'process' }, ready);
          // SQLite answers at once, so without turns 500 runs would be stored before any other request is served.
          await waitForTurn();
        }
      };
      await startAfterResponse(startAll, clock);
      const problems = await Promise.all(planned.map(({ id }) => get(owner, id)));
      return { problems, refused };
    },
    start,
    retry: async (owner, id) => start(owner, id, await getUnfinishedTask(await get(owner, id), deps)),
    async cancel(owner, id) {
      const { problem } = await get(owner, id);
      if (problem.runId !== undefined) await runs.cancel(owner, problem.runId);
      return get(owner, id);
    },
    resume,
  };
}

const START_DELAY_MS = 100;

/** Delays the work until the response is sent, because work by rules blocks the event loop. If starting one run fails, the runs created before it still begin. */
async function startAfterResponse(
  start: (ready: Promise<void>) => Promise<void>,
  clock: Clock,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  try {
    await start(promise);
  } finally {
    clock.after(START_DELAY_MS, () => resolve());
  }
}

/** Returns the task of the last run; throws a `conflict` fault if that run succeeded. */
async function getUnfinishedTask(
  { problem, progress }: StoredProblem,
  { runs }: ProblemServiceDependencies,
): Promise<ProblemTask> {
  if (progress?.status === 'succeeded')
    throw new Fault('conflict', 'The last task on this problem has finished; there is nothing to retry.');
  const { owner, runId } = problem;
  const lastRun = runId === undefined ? undefined : await runs.get(owner, runId);
  return (lastRun && parseProblemRequest(lastRun)?.task) ?? { kind: 'process' };
}

async function refuseTooMany(
  owner: string,
  added: number,
  { store }: ProblemServiceDependencies,
): Promise<void> {
  const { under_way: unfinished } = await store.tally(owner);
  if (unfinished < uploadLimits.unfinished && unfinished + added <= uploadLimits.unfinished) return;
  const addedText = added === 0 ? '' : ` and this upload has ${added}`;
  const message = `You already have ${unfinished} unfinished problems${addedText}; ${uploadLimits.unfinished} are allowed.`;
  throw new Fault('conflict', message, {
    advice: 'Upload more when some of them have finished, or use `vbagent batch` for thousands of files.',
  });
}
