import { needsModel } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import { openAuthoringAgents, readOptionQuestions } from '../authoring/authoring-input.ts';
import type { IdeaOptions } from '../authoring/authoring-options.ts';
import { getRefusedWork } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';

type NumberedIdeas = { readonly index: number; readonly id: string; readonly ideas: Ideas };

/** Extracts the ideas behind each question of a TeX file as JSON. */
export async function runIdea(options: IdeaOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const agents = await openAuthoringAgents(options, tools);
  const questions = await readOptionQuestions(options, agents, tools);
  const found: NumberedIdeas[] = [];
  let isComplete = true;
  for (const { index, name, question } of questions) {
    const { ideas, status, reason, findings } = await agents.extractIdeas(question);
    if (ideas !== undefined) found.push({ index, id: question.id, ideas });
    if (status === 'made') continue;
    isComplete = false;
    if (status === 'needs-model' && questions.length === 1) throw needsModel(getRefusedWork(reason));
    printFindings(findings, { name, stream: err });
    writeLine(err, `${name}: ${reason ?? 'The ideas are incomplete.'}`);
  }
  const [only] = found;
  const result = questions.length === 1 && only !== undefined ? only.ideas : found;
  await writeResult(`${JSON.stringify(result, null, 2)}\n`, options.output, tools);
  const usage = agents.usage();
  if (usage.calls > 0) writeLine(err, formatUsage(usage));
  return isComplete ? 0 : EXIT_WITH_FINDINGS;
}
