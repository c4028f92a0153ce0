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
  /** Starts a run; its work begins when `ready` resolves. Throws a `conflict` fault if the problem has an unfinished run. */
  start(problem: Problem, task: ProblemTask, ready?: Promise<void>): Promise<void>;
  /** Returns the remaining work of a run whose server stopped. */
  resume(run: Run): RunWork;
};

/** Creates the functions that start and resume runs of problems. Each problem has one run at a time. */
export function createProblemRuns(deps: ProblemServiceDependencies): ProblemRuns {
  const { store, runs, clock } = deps;
  const now = (): string => clock.now().toISOString();

  /** Uses one thread per problem, because the store allows one unfinished run per thread. */
  const start: ProblemRuns['start'] = async ({ id, owner }, task, ready) => {
    const threadId = `problem:${id}`;
    const request = { problemId: id, task };
    const runTask = createWork(id, task);
    const run = await runs.start({ owner, kind: PROBLEM_RUN, threadId, request }, async (...context) => {
      await ready;
      return runTask(...context);
    });
    await store.change(id, { runId: run.id }, now());
  };

  function createWork(id: string, task: ProblemTask): RunWork {
    return async (emit, signal, runId) => {
      const stored = await store.find(id);
      if (stored === undefined) throw new Fault('not-found', 'The problem was removed.');
      const { problem } = stored;
      return task.kind === 'vary'
        ? varyProblem(problem, { emit, signal, runId, type: task.type }, deps)
        : processProblem(problem, { emit, signal, runId, addProblems }, deps);
    };
  }

  /** Adds a problem for each further question on a photo. The ids derive from the first problem, so that a second reading adds no duplicates. */
  async function addProblems(
    { id, owner, wish: requested }: Problem,
    sources: readonly ProblemSource[],
  ): Promise<void> {
    const questionCount = sources.length + 1;
    const newProblems = sources.map((source) =>
      createProblem({ id: `${id}-${source.index}`, owner, source, questionCount, requested, at: now() }),
    );
    const createdIds = new Set(await store.create(newProblems.toReversed()));
    for (const problem of newProblems)
      if (createdIds.has(problem.id)) await start(problem, { kind: 'process' });
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
