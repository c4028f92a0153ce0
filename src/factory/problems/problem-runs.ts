import { Fault } from '../../domain/fault.ts';
import type { Problem, ProblemSource } from '../../domain/problem.ts';
import type { Run } from '../../domain/run.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { createProblem } from './plan-problems.ts';
import { PROBLEM_RUN, type ProblemTask, requestOf } from './problem-task.ts';
import type { DeskTools } from './problem-tools.ts';
import { processProblem } from './process-problem.ts';
import { varyProblem } from './vary-problem.ts';

export type ProblemRuns = {
  /** Begins once `when` says so; a problem that is worked on already is a `conflict` fault. */
  start(problem: Problem, task: ProblemTask, when?: Promise<void>): Promise<void>;
  /** The rest of a run whose server went away. */
  carryOn(run: Run): RunWork;
};

/** Starts the runs of problems: one at a time for each. */
export function createProblemRuns(tools: DeskTools): ProblemRuns {
  const { store, runs, clock } = tools;
  const now = (): string => clock.now().toISOString();

  /** The problem is the thread, of which the store lets one run be under way. */
  const start: ProblemRuns['start'] = async ({ id, owner }, task, when) => {
    const threadId = `problem:${id}`;
    const request = { problemId: id, task };
    const begin = work(id, task);
    const run = await runs.start({ owner, kind: PROBLEM_RUN, threadId, request }, async (...told) => {
      await when;
      return begin(...told);
    });
    await store.change(id, { runId: run.id }, now());
  };

  function work(id: string, task: ProblemTask): RunWork {
    return async (emit, signal, runId) => {
      const known = await store.find(id);
      if (known === undefined) throw new Fault('not-found', 'The problem was removed.');
      const { problem } = known;
      return task.kind === 'vary'
        ? varyProblem(problem, { emit, signal, runId, type: task.type }, tools)
        : processProblem(problem, { emit, signal, runId, spread }, tools);
    };
  }

  /** Ids follow from the photo's own, so that a photo that is read again brings nothing twice. */
  async function spread({ id, owner, wish }: Problem, further: readonly ProblemSource[]): Promise<void> {
    const among = further.length + 1;
    const made = further.map((source) =>
      createProblem({ id: `${id}-${source.index}`, owner, source, among, wish, at: now() }),
    );
    const isNew = new Set(await store.create(made.toReversed()));
    for (const problem of made) if (isNew.has(problem.id)) await start(problem, { kind: 'process' });
  }

  return {
    start,
    carryOn: (run) => {
      const request = requestOf(run);
      if (request === undefined) throw new Fault('unexpected', `What ${run.id} works on cannot be read.`);
      return work(request.problemId, request.task);
    },
  };
}
