import type { BatchJob } from '../../domain/batch.ts';
import { hasErrors } from '../../domain/finding.ts';
import { runLine } from '../../factory/pipeline/pipeline-line.ts';
import type { PipelineItem, PipelineTools, PipelineWish } from '../../factory/pipeline/pipeline-tools.ts';
import { type ProcessedQuestion, processQuestion } from '../../factory/pipeline/process-question.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { CliTools } from '../cli-tools.ts';
import { readItems } from '../process/read-items.ts';
import { inputOf, outcomeOf } from './job-outcome.ts';

export type JobWork = PipelineTools & {
  readonly wish: PipelineWish;
  readonly tools: CliTools;
  /** Where the job's file lies on this machine. */
  readonly input: string;
};

/** All questions of one file, one after the other, each into its folder. */
export async function processJob(job: BatchJob, work: JobWork, signal: AbortSignal): Promise<JobOutcome> {
  const { tools, input, ...pipeline } = work;
  const items = await readItems(inputOf(job, input), tools, work.agents.way);
  const processed: ProcessedQuestion[] = [];
  for (const item of items)
    processed.push(
      await processQuestion(runLine, { ...pipeline, item: named(item, job, items.length) }, { signal }),
    );
  const problemIds = processed.map(({ problemId }) => problemId);
  return outcomeOf(processed.flatMap(shortcomings), problemIds);
}

/** Folder names do not depend on which file is done first, nor paths on where it is done. */
function named(item: PipelineItem, { name, path }: BatchJob, questions: number): PipelineItem {
  return { ...item, path, name: questions === 1 ? name : `${name}-${item.index}` };
}

function shortcomings({ result }: ProcessedQuestion): string[] {
  const skipped = result.skipped.map(({ step, reason }) => `${step}: ${reason}`);
  return hasErrors(result.findings) ? [...skipped, 'it has findings of severity error'] : skipped;
}
