import { join } from 'node:path';
import type { Agents } from '../../agents/create-agents.ts';
import {
  type AuthoringOutcome,
  convertQuestion,
  printOutcomes,
  varyQuestion,
} from '../authoring/author-questions.ts';
import { type NumberedQuestion, readQuestions } from '../intake/read-questions.ts';
import type { TaskOf } from './batch-task.ts';
import { type TaskDependencies, type TaskRunner, toJobInput, toJobOutcome } from './task-runner.ts';

type AuthorTask = TaskOf<'variant' | 'convert'>;

/** Creates a runner that makes variants of a job's questions, or converts them, and writes the results to one TeX file. */
export function createAuthorTask(
  task: AuthorTask,
  { agents, deps }: { readonly agents: Agents; readonly deps: TaskDependencies },
): TaskRunner {
  return {
    run: async (job, { input, root }, signal) => {
      const questions = await readQuestions(toJobInput(job, input), { ...deps, agents });
      const outcomes: AuthoringOutcome[] = [];
      for (const question of questions)
        outcomes.push(...(await authorQuestion(question, task, { agents, signal })));
      const text = printOutcomes(outcomes);
      if (text !== '') await deps.files.writeText(join(root, `${job.name}.tex`), text);
      const failures = outcomes.filter(({ status }) => status !== 'made');
      return toJobOutcome(
        failures.map(({ what, status, reason }) => `${what}: ${reason ?? status}`),
        text === '' ? [] : [job.name],
      );
    },
    close: async () => {},
  };
}

async function authorQuestion(
  question: NumberedQuestion,
  task: AuthorTask,
  { agents, signal }: { readonly agents: Agents; readonly signal: AbortSignal },
): Promise<AuthoringOutcome[]> {
  const work = { signal };
  if (task.kind === 'convert') return [await convertQuestion(question, { ...task.wish, agents, work })];
  const outcomes: AuthoringOutcome[] = [];
  for (const type of task.wish.variants)
    outcomes.push(...(await varyQuestion(question, type, { ...task.wish, agents, work })));
  return outcomes;
}
