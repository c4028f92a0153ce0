import { type AuthoringOutcome, convertQuestion } from '../../factory/authoring/author-questions.ts';
import { openAuthoringAgents, readOptionQuestions } from '../authoring/authoring-input.ts';
import type { ConvertCommandOptions } from '../authoring/authoring-options.ts';
import { reportOutcomes } from '../authoring/report-outcomes.ts';
import { refuseSameKind } from '../batch/to-batch-task.ts';
import type { CliTools } from '../cli-tools.ts';
import { runBatchOfFiles } from './run-batch.ts';

/** Converts the questions of one file, or of many files as a batch. */
export async function runConvert(
  paths: readonly string[],
  options: ConvertCommandOptions,
  tools: CliTools,
): Promise<number> {
  const { from, to, part, seed } = options;
  refuseSameKind(from, to);
  if (paths.length > 0) return runBatchOfFiles(paths, { ...options, do: 'convert' }, tools);
  const agents = await openAuthoringAgents(options, tools);
  const outcomes: AuthoringOutcome[] = [];
  for (const question of await readOptionQuestions(options, agents, tools))
    outcomes.push(await convertQuestion(question, { agents, from, to, part, seed }));
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}
