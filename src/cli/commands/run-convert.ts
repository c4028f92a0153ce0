import type { ConvertCommandOptions } from '../authoring/authoring-options.ts';
import { convertQuestion } from '../authoring/convert-question.ts';
import { openAuthors, readQuestionsFor } from '../authoring/read-authored.ts';
import { type Outcome, reportOutcomes } from '../authoring/report-outcomes.ts';
import { runAuthoringBatch } from '../batch/run-authoring-batch.ts';
import { nothingToConvert } from '../batch/task-of.ts';
import type { CliTools } from '../cli-tools.ts';

export async function runConvert(
  paths: readonly string[],
  options: ConvertCommandOptions,
  tools: CliTools,
): Promise<number> {
  const { from, to, seed } = options;
  if (from === to) throw nothingToConvert(to);
  if (paths.length > 0) return runAuthoringBatch(paths, { ...options, do: 'convert' }, tools);
  const agents = await openAuthors(options, tools);
  const outcomes: Outcome[] = [];
  for (const each of await readQuestionsFor(options, agents, tools))
    outcomes.push(await convertQuestion(each, { agents, from, to, seed }));
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}
