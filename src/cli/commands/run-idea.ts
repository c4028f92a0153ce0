import { createNeedsModelFault } from '../../agents/needs-model.ts';
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

/** Extracts the ideas behind each question of a TeX file and writes them as JSON; for a single question, without a list. */
export async function runIdea(options: IdeaOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const agents = await openAuthoringAgents(options, tools);
  const questions = await readOptionQuestions(options, agents, tools);
  const extractedIdeas: NumberedIdeas[] = [];
  let isComplete = true;
  for (const { index, name, question } of questions) {
    const { ideas, status, reason, findings } = await agents.extractIdeas(question);
    if (ideas !== undefined) extractedIdeas.push({ index, id: question.id, ideas });
    if (status === 'made') continue;
    isComplete = false;
    if (status === 'needs-model' && questions.length === 1)
      throw createNeedsModelFault(getRefusedWork(reason));
    printFindings(findings, { name, stream: err });
    writeLine(err, `${name}: ${reason ?? 'The ideas are incomplete.'}`);
  }
  const [firstIdeas] = extractedIdeas;
  const result = questions.length === 1 && firstIdeas !== undefined ? firstIdeas.ideas : extractedIdeas;
  await writeResult(`${JSON.stringify(result, null, 2)}\n`, options.output, tools);
  const usage = agents.usage();
  if (usage.calls > 0) writeLine(err, formatUsage(usage));
  return isComplete ? 0 : EXIT_WITH_FINDINGS;
}
