import { Fault } from '../../domain/fault.ts';
import type { Problem, ProblemSource } from '../../domain/problem.ts';
import type { Run } from '../../domain/run.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { createProblem } from './plan-upload.ts';
import type { ProblemServiceDependencies } from './problem-dependencies.ts';
import { PROBLEM_RUN, type ProblemTask, parseProblemRequest } from './problem-task.ts';
import { processProblem } from './process-problem.ts';
import { varyProblem } from './vary-problem.ts';

type ProblemRuns = {
  /** Starts a run, whose work waits for `when`. A problem with an unfinished run is a `conflict` fault. */
  start(problem: Problem, task: ProblemTask, when?: Promise<void>): Promise<void>;
  /** The remaining work of a run whose server stopped. */
  resume(run: Run): RunWork;
};

/** Starts the runs of problems; each problem has one run at a time. */
export function createProblemRuns(deps: ProblemServiceDependencies): ProblemRuns {
  const { store, runs, clock } = deps;
  const now = (): string => clock.now().toISOString();

  /** The problem id is the thread id, and the store allows one unfinished run per thread. */
  const start: ProblemRuns['start'] = async ({ id, owner }, task, when) => {
    const threadId = `problem:${id}`;
    const request = { problemId: id, task };
    const doTask = createWork(id, task);
    const run = await runs.start({ owner, kind: PROBLEM_RUN, threadId, request }, async (...context) => {
      await when;
      return doTask(...context);
    });
    await store.change(id, { runId: run.id }, now());
  };

  function createWork(id: string, task: ProblemTask): RunWork {
    return async (emit, signal, runId) => {
      const known = await store.find(id);
      if (known === undefined) throw new Fault('not-found', 'The problem was removed.');
      const { problem } = known;
      return task.kind === 'vary'
        ? varyProblem(problem, { emit, signal, runId, type: task.type }, deps)
        : processProblem(problem, { emit, signal, runId, addProblems }, deps);
    };
  }

  /** The ids derive from the id of the photo, so that reading the photo again adds no duplicates. */
  async function addProblems({ id, owner, wish }: Problem, further: readonly ProblemSource[]): Promise<void> {
    const questionCount = further.length + 1;
    const made = further.map((source) =>
      createProblem({ id: `${id}-${source.index}`, owner, source, questionCount, wish, at: now() }),
    );
    const added = new Set(await store.create(made.toReversed()));
    for (const problem of made) if (added.has(problem.id)) await start(problem, { kind: 'process' });
  }

  return {
    start,
    resume: (run) => {
      const request = parseProblemRequest(run);
      if (request === undefined)
        throw new Fault('unexpected', `The request of run ${run.id} cannot be read.`);
      return createWork(request.problemId, request.task);
    },
  };
}
