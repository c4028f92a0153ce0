import type { Agents } from '../../agents/create-agents.ts';
import type { BatchJob } from '../../domain/batch.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Settings } from '../../domain/settings.ts';
import { openDrawingTools } from '../pipeline/open-drawing-tools.ts';
import { openPublisher } from '../pipeline/open-publisher.ts';
import type { PipelineItem } from '../pipeline/pipeline-types.ts';
import { type ProcessedQuestion, processQuestion } from '../pipeline/process-question.ts';
import { readPipelineItems } from '../pipeline/read-pipeline-items.ts';
import type { TaskOf } from './batch-task.ts';
import { type TaskDependencies, type TaskRunner, toJobInput, toJobOutcome } from './task-runner.ts';

type ProcessTaskContext = {
  readonly agents: Agents;
  readonly settings: Settings;
  readonly deps: TaskDependencies;
};

/** Opens a runner that processes all questions of a job's file with the pipeline, one after the other. */
export async function openProcessTask(
  { wish: options, refs, bank }: TaskOf<'process'>,
  { agents, settings, deps }: ProcessTaskContext,
): Promise<TaskRunner> {
  const mode = agents.mode;
  const drawing = await openDrawingTools({ settings, refs, mode }, deps);
  const publisher = bank ? await openPublisher(settings, deps) : undefined;
  const pipeline = {
    agents,
    options,
    drawing: drawing.tools,
    writer: await deps.openProblemWriter(),
    now: deps.now,
    ...(publisher && { publish: publisher.publish }),
  };
  return {
    run: async (job, { input, root }, signal) => {
      const file = toJobInput(job, input);
      const pages = file.kind === 'pdf' ? options.pages : undefined;
      const items = await readPipelineItems({ ...file, pages }, deps, mode);
      const processed: ProcessedQuestion[] = [];
      const pending = items.map((item) => renameItem(item, job, items.length));
      for (let item = pending.shift(); item !== undefined; item = pending.shift()) {
        const question = await processQuestion({ ...pipeline, root, item }, { signal });
        processed.push(question);
        pending.unshift(...question.further);
      }
      const problemIds = processed.map(({ problemId }) => problemId);
      return toJobOutcome(processed.flatMap(listShortcomings), problemIds);
    },
    close: async () => {
      await publisher?.close();
      await drawing.close();
    },
  };
}

/** Gives an item the path and folder name of its job, which are the same on every machine and in any order of jobs. */
function renameItem(item: PipelineItem, { name, path }: BatchJob, questionCount: number): PipelineItem {
  return { ...item, path, name: questionCount === 1 ? name : `${name}-${item.index}` };
}

/** Lists the reasons why a processed question is incomplete: skipped steps, and findings of severity error. */
function listShortcomings({ result }: ProcessedQuestion): string[] {
  const skipped = result.skipped.map(({ step, reason }) => `${step}: ${reason}`);
  return hasErrors(result.findings) ? [...skipped, 'it has findings of severity error'] : skipped;
}
