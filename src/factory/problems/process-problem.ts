import { Fault } from '../../domain/fault.ts';
import type { PhotoReading, Problem, ProblemSource } from '../../domain/problem.ts';
import type { ProblemWriter } from '../../ports/problem-folders.ts';
import type { Emit } from '../../runs/event-writer.ts';
import { digestProblem } from './digest-problem.ts';
import { nameAmong } from './plan-problems.ts';
import { dropProblemFiles } from './problem-file.ts';
import { WHOLE } from './problem-parts.ts';
import type { WorkTools } from './problem-tools.ts';
import { itemOf, needsReading, readPhoto } from './read-problem.ts';
import { type ProblemOutcome, spending } from './spend.ts';

export type ProblemWork = {
  readonly runId: string;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Further questions that were found on its photo become problems of their own. */
  readonly spread: (problem: Problem, further: readonly ProblemSource[]) => Promise<void>;
};

/** What is made stays in the database; nothing is written to a disk. */
const keptElsewhere: ProblemWriter = {
  write: async (_root, { wishedId }) => ({ problemId: wishedId, path: '' }),
};

/** Reads the problem and takes it through the pipeline; what comes of it is its next version. */
export async function processProblem(
  problem: Problem,
  work: ProblemWork,
  tools: WorkTools,
): Promise<ProblemOutcome> {
  return spending(problem, tools, async (agents) => {
    const { emit, signal, runId } = work;
    const read = needsReading(problem, agents.way) ? await readFirst(problem, work, tools) : problem;
    const { processQuestion } = await import('../pipeline/process-question.ts');
    const { runGraph } = await import('../pipeline/pipeline-graph.ts');
    const item = await itemOf(read, agents.way, tools);
    const { result } = await processQuestion(
      runGraph,
      {
        agents,
        item,
        wish: read.wish,
        writer: keptElsewhere,
        root: '',
        drawing: { draw: tools.draw },
        now: () => tools.clock.now(),
      },
      { signal, onStep: (event) => void emit('step', event) },
    );
    signal.throwIfAborted();
    const made = {
      reason: 'processed',
      part: WHOLE,
      author: problem.owner,
      createdAt: tools.clock.now().toISOString(),
      content: result,
      digest: digestProblem(result),
      runId,
    } as const;
    return {
      version: await tools.store.addVersion(problem.id, made, problem.version),
      skipped: result.skipped,
    };
  });
}

/** The first question of the photo is this problem; the others are told of. */
async function readFirst(problem: Problem, work: ProblemWork, tools: WorkTools): Promise<Problem> {
  const { source } = problem;
  if (source.kind !== 'photo') return problem;
  await work.emit('step', { step: 'read', phase: 'begin' });
  const readings = await readPhoto(source, tools);
  if (work.signal.aborted)
    for (const reading of readings) await dropProblemFiles({ ...source, reading }, tools);
  work.signal.throwIfAborted();
  const [first, ...further] = readings;
  if (first === undefined) throw new Fault('unexpected', 'A photo that was read has no question.');
  const withReading = (reading: PhotoReading, place: number): ProblemSource => ({
    ...source,
    index: place + 1,
    reading,
  });
  const own = withReading(first, 0);
  const read: Problem = { ...problem, source: own, name: nameAmong(own, further.length + 1) };
  const change = { name: read.name, source: own };
  await tools.store.change(problem.id, change, tools.clock.now().toISOString());
  await work.spread(
    problem,
    further.map((reading, place) => withReading(reading, place + 1)),
  );
  const percent = Math.round(first.confidence * 100);
  await work.emit('step', {
    step: 'read',
    phase: 'end',
    outcome: first.confidence < 0.5 ? 'flagged' : 'done',
    note: `${further.length + 1} found, ${percent}% sure`,
  });
  return read;
}
