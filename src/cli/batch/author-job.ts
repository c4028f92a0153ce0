import { join } from 'node:path';
import type { Agents } from '../../agents/create-agents.ts';
import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import { convertQuestion } from '../authoring/convert-question.ts';
import { type NumberedQuestion, readQuestionsFor } from '../authoring/read-authored.ts';
import { type Outcome, printOutcomes } from '../authoring/report-outcomes.ts';
import { varyQuestion } from '../authoring/vary-question.ts';
import type { CliTools } from '../cli-tools.ts';
import type { TaskOf } from './batch-task.ts';
import { inputOf, type JobFolders, outcomeOf } from './job-outcome.ts';

export type AuthorWork = JobFolders & {
  readonly task: TaskOf<'variant' | 'convert'>;
  readonly agents: Agents;
  readonly tools: CliTools;
};

/** What `vbagent variant` or `vbagent convert` would write for the file, under its name. */
export async function authorJob(
  job: BatchJob,
  { task, agents, tools, input, root }: AuthorWork,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const questions = await readQuestionsFor(inputOf(job, input), agents, quietly(tools));
  const outcomes = await makeAll(questions, { task, agents, signal });
  const text = printOutcomes(outcomes);
  if (text !== '') await tools.files.writeText(join(root, `${job.name}.tex`), text);
  const lacking = outcomes.filter(({ status }) => status !== 'made');
  return outcomeOf(lacking.map(saidOf), text === '' ? [] : [job.name]);
}

type Making = Pick<AuthorWork, 'task' | 'agents'> & { readonly signal: AbortSignal };

async function makeAll(questions: readonly NumberedQuestion[], making: Making): Promise<Outcome[]> {
  const { task, agents, signal } = making;
  const work = { signal };
  const outcomes: Outcome[] = [];
  for (const each of questions) {
    if (task.kind === 'convert') outcomes.push(await convertQuestion(each, { ...task.wish, agents, work }));
    else
      for (const type of task.wish.variants)
        outcomes.push(...(await varyQuestion(each, type, { ...task.wish, agents, work })));
  }
  return outcomes;
}

function saidOf({ what, status, reason }: Outcome): string {
  return `${what}: ${reason ?? status}`;
}

/** Findings of one file among thousands are in its reason, and not between the lines of a progress bar. */
function quietly(tools: CliTools): CliTools {
  const { out, err } = tools.terminal;
  return { ...tools, terminal: { out, err: { ...err, write: () => {} } } };
}
