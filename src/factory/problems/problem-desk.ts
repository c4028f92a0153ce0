import { Fault } from '../../domain/fault.ts';
import type { ProblemState, ProblemWish } from '../../domain/problem.ts';
import { hasEnded, type Run } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KnownProblem, ProblemPage, ProblemTally } from '../../ports/problem-store.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { archiveProblems } from './archive-problems.ts';
import { digestProblem } from './digest-problem.ts';
import { editProblem } from './edit-problem.ts';
import { planUpload } from './plan-problems.ts';
import { dropProblemFiles, readProblemFile } from './problem-file.ts';
import { createProblemRuns } from './problem-runs.ts';
import { type ProblemTask, requestOf } from './problem-task.ts';
import type { DeskTools, OpenedProblem } from './problem-tools.ts';
import { type Sending, sendProblem } from './send-problem.ts';
import type { RefusedFile, UploadedFile } from './sort-upload.ts';
import { uploadLimits } from './upload-limits.ts';
import { newestOf } from './vary-problem.ts';

export type Taken = { readonly problems: readonly KnownProblem[]; readonly refused: readonly RefusedFile[] };

export type Edit = { readonly part: string; readonly latex: string; readonly expected: number };

/** Takes files in, has them worked on, and lets their owner read, change, vary and send what came of them. */
export type ProblemDesk = {
  readonly way: 'model' | 'rules';
  /** Answers once every problem is recorded and its run with it; files that cannot be used are told with the reason. */
  take(owner: string, files: readonly UploadedFile[], wish: ProblemWish): Promise<Taken>;
  list(
    owner: string,
    state: ProblemState | undefined,
    page: { limit: number; after?: string },
  ): Promise<ProblemPage>;
  tally(owner: string): Promise<ProblemTally>;
  find(owner: string, id: string): Promise<KnownProblem>;
  get(owner: string, id: string, version?: number): Promise<OpenedProblem>;
  /** The next version, with a part as the author wrote it; a `conflict` fault when another version came meanwhile. */
  edit(owner: string, id: string, edit: Edit): Promise<OpenedProblem>;
  /** Starts a task; a problem that is worked on already is a `conflict` fault. */
  start(owner: string, id: string, task: ProblemTask): Promise<KnownProblem>;
  /** Does again what was not finished. */
  retry(owner: string, id: string): Promise<KnownProblem>;
  cancel(owner: string, id: string): Promise<KnownProblem>;
  send(owner: string, id: string, sending: Omit<Sending, 'content'>): Promise<KnownProblem>;
  remove(owner: string, id: string): Promise<void>;
  /** The photo or a figure of it. */
  file(owner: string, id: string, name: string): Promise<{ bytes: Uint8Array; mediaType: string }>;
  /** A ZIP of the problems' folders; one alone has no folder of its own. */
  archive(owner: string, ids: readonly string[]): Promise<Uint8Array>;
  /** The rest of a run whose server went away. */
  carryOn(run: Run): RunWork;
};

export function createProblemDesk(tools: DeskTools): ProblemDesk {
  const { store, runs, clock } = tools;
  const { start: startRun, carryOn } = createProblemRuns(tools);
  const now = (): string => clock.now().toISOString();

  async function find(owner: string, id: string): Promise<KnownProblem> {
    const known = await store.find(id);
    if (known?.problem.owner === owner) return known;
    throw new Fault('not-found', `There is no problem ${id}.`);
  }

  async function get(owner: string, id: string, version?: number): Promise<OpenedProblem> {
    const known = await find(owner, id);
    const shown = await store.version(id, version);
    if (version !== undefined && shown === undefined)
      throw new Fault('not-found', `This problem has no version ${version}.`);
    return { ...known, shown, versions: await store.versions(id) };
  }

  async function start(owner: string, id: string, task: ProblemTask): Promise<KnownProblem> {
    const { problem } = await find(owner, id);
    await startRun(problem, task);
    return find(owner, id);
  }

  return {
    way: tools.way,
    find,
    get,
    async take(owner, uploaded, wish) {
      await refuseTooMany(owner, tools);
      const { planned, refused } = await planUpload(uploaded, { owner, wish, at: now() }, tools);
      // The newest stand first in a list, so what came first is recorded last.
      await store.create(planned.toReversed());
      const startAll = async (when: Promise<void>): Promise<void> => {
        for (const problem of planned) await startRun(problem, { kind: 'process' }, when);
      };
      await answeringFirst(startAll, clock);
      const problems = await Promise.all(planned.map(({ id }) => find(owner, id)));
      return { problems, refused };
    },
    list: (owner, state, page) => store.list({ owner, ...(state && { state }) }, page),
    tally: (owner) => store.tally(owner),
    async edit(owner, id, { part, latex, expected }) {
      await find(owner, id);
      const content = editProblem((await newestOf(id, tools)).content, part, latex);
      const made = { reason: 'edited', part, author: owner, createdAt: now() } as const;
      await store.addVersion(id, { ...made, content, digest: digestProblem(content) }, expected);
      return get(owner, id);
    },
    start,
    retry: async (owner, id) => start(owner, id, await unfinishedTask(await find(owner, id), tools)),
    async cancel(owner, id) {
      const { problem } = await find(owner, id);
      if (problem.runId !== undefined) await runs.cancel(owner, problem.runId);
      return find(owner, id);
    },
    async send(owner, id, sending) {
      const { problem } = await find(owner, id);
      const { content } = await newestOf(id, tools);
      const sent = await sendProblem(problem, { content, ...sending }, { ...tools, now: () => clock.now() });
      const all = (await find(owner, id)).problem.sent;
      await store.change(id, { sent: { ...all, [sending.part]: sent } }, now());
      return find(owner, id);
    },
    async remove(owner, id) {
      const { problem, standing } = await find(owner, id);
      if (problem.runId && standing && !hasEnded(standing.status)) await runs.cancel(owner, problem.runId);
      await store.remove(id);
      await dropProblemFiles(problem.source, tools);
    },
    file: async (owner, id, name) => readProblemFile((await find(owner, id)).problem.source, name, tools),
    archive: async (owner, ids) => archiveProblems(await Promise.all(ids.map((id) => get(owner, id))), tools),
    carryOn,
  };
}

const ANSWER_FIRST_MS = 100;

/** Rules compute without a pause, so who sent the files is answered before they begin; they begin in any case. */
async function answeringFirst(start: (when: Promise<void>) => Promise<void>, clock: Clock): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  try {
    await start(promise);
  } finally {
    clock.after(ANSWER_FIRST_MS, () => resolve());
  }
}

async function unfinishedTask(
  { problem, standing }: KnownProblem,
  { runs }: DeskTools,
): Promise<ProblemTask> {
  if (standing?.status === 'succeeded')
    throw new Fault('conflict', 'The last work on this problem is finished; nothing is left to try again.');
  const { owner, runId } = problem;
  const last = runId === undefined ? undefined : await runs.get(owner, runId);
  return (last && requestOf(last)?.task) ?? { kind: 'process' };
}

async function refuseTooMany(owner: string, { store }: DeskTools): Promise<void> {
  const { under_way: waiting } = await store.tally(owner);
  if (waiting < uploadLimits.underWay) return;
  throw new Fault('conflict', `${waiting} problems of yours are waiting already.`, {
    advice: 'Send more when some of them are done, or use `vbagent batch` for thousands.',
  });
}
