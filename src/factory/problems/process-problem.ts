import { getSourceText } from '../../agents/source-material.ts';
import { Fault } from '../../domain/fault.ts';
import type { Problem, ProblemSource } from '../../domain/problem.ts';
import type { ProblemWriter } from '../../ports/problem-folders.ts';
import type { Emit } from '../../runs/event-writer.ts';
import { formatQuestionName } from '../intake/split-questions.ts';
import type { PipelineItem } from '../pipeline/pipeline-types.ts';
import { meterUsage, type ProblemOutcome } from './meter-usage.ts';
import type { ProblemWorkDependencies } from './problem-dependencies.ts';
import { removeUnusedFiles } from './problem-file.ts';
import { WHOLE_PROBLEM } from './problem-pieces.ts';
import { needsReading, readPhoto, toPipelineItem } from './read-problem.ts';
import { summarizeProblem } from './summarize-problem.ts';

/** If the confidence of a photo reading is below this value, the reading is flagged. */
const MIN_CONFIDENCE = 0.5;

export type ProblemWork = {
  readonly runId: string;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Creates a problem for each further question on the photo. */
  readonly addProblems: (problem: Problem, sources: readonly ProblemSource[]) => Promise<void>;
};

/** Writes no folder, because the result is stored in the database. */
const noWriter: ProblemWriter = {
  write: async (_root, { preferredId }) => ({ problemId: preferredId, path: '' }),
};

/** Runs the pipeline on the problem and stores the result as its next version. */
export async function processProblem(
  problem: Problem,
  work: ProblemWork,
  deps: ProblemWorkDependencies,
): Promise<ProblemOutcome> {
  return meterUsage(problem, deps, async (agents) => {
    const { emit, signal, runId } = work;
    const problemWithText = needsReading(problem, agents.mode)
      ? await readPhotoFirst(problem, work, deps)
      : problem;
    // Imported on first use, to keep the start of the server fast.
    const { processQuestion } = await import('../pipeline/process-question.ts');
    const item = await toPipelineItem(problemWithText, agents.mode, deps);
    const { result, further } = await processQuestion(
      {
        agents,
        item,
        options: problemWithText.wish,
        writer: noWriter,
        root: '',
        drawing: { draw: deps.draw },
        now: () => deps.clock.now(),
      },
      { signal, onStep: (event) => void emit('step', event) },
    );
    signal.throwIfAborted();
    await addFurtherProblems(problemWithText, further, { work, deps });
    const newVersion = {
      reason: 'processed',
      part: WHOLE_PROBLEM,
      author: problem.owner,
      createdAt: deps.clock.now().toISOString(),
      content: result,
      digest: summarizeProblem(result),
      runId,
    } as const;
    const version = await deps.store.addVersion(problem.id, newVersion, problem.version);
    return { version, skipped: result.skipped };
  });
}

type FurtherContext = { readonly work: ProblemWork; readonly deps: ProblemWorkDependencies };

/** Creates a problem for each further question that a model read on the photo. */
async function addFurtherProblems(
  problem: Problem,
  further: readonly PipelineItem[],
  { work, deps }: FurtherContext,
): Promise<void> {
  const { source } = problem;
  if (source.kind !== 'photo' || further.length === 0) return;
  const name = formatQuestionName(source.path, 1, further.length + 1);
  await deps.store.change(problem.id, { name }, deps.clock.now().toISOString());
  const sources = further.map(({ source: material, index }): ProblemSource => {
    const reading = { tex: getSourceText(material), confidence: 1, figures: [] };
    return { ...source, index, reading };
  });
  await work.addProblems(problem, sources);
}

/** Reads the photo by rules. Its first question becomes this problem; the others become further problems. */
async function readPhotoFirst(
  problem: Problem,
  work: ProblemWork,
  deps: ProblemWorkDependencies,
): Promise<Problem> {
  const { source } = problem;
  if (source.kind !== 'photo') return problem;
  await work.emit('step', { step: 'read', phase: 'begin' });
  const readings = await readPhoto(source, deps);
  if (work.signal.aborted)
    for (const reading of readings) await removeUnusedFiles({ ...source, reading }, deps);
  work.signal.throwIfAborted();
  const [firstReading, ...furtherReadings] = readings;
  if (firstReading === undefined) throw new Fault('unexpected', 'The photo was read without a question.');
  const firstSource: ProblemSource = { ...source, index: 1, reading: firstReading };
  const name = formatQuestionName(firstSource.path, firstSource.index, readings.length);
  const change = { name, source: firstSource };
  await deps.store.change(problem.id, change, deps.clock.now().toISOString());
  const furtherSources = furtherReadings.map(
    (reading, position): ProblemSource => ({ ...source, index: position + 2, reading }),
  );
  await work.addProblems(problem, furtherSources);
  const percent = Math.round(firstReading.confidence * 100);
  await work.emit('step', {
    step: 'read',
    phase: 'end',
    outcome: firstReading.confidence < MIN_CONFIDENCE ? 'flagged' : 'done',
    note: `${readings.length} found, ${percent}% sure`,
  });
  return { ...problem, ...change };
}
