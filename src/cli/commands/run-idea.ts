import { needsModel } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { IdeaOptions } from '../authoring/authoring-options.ts';
import { openAuthors, readQuestionsFor } from '../authoring/read-authored.ts';
import type { CliTools } from '../cli-tools.ts';
import { reportFindings } from '../report-findings.ts';
import { usageLine } from '../report-usage.ts';
import { writeLine } from '../terminal.ts';
import { writeResult } from '../write-result.ts';

type NumberedIdeas = { readonly index: number; readonly id: string; readonly ideas: Ideas };

export async function runIdea(options: IdeaOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const agents = await openAuthors(options, tools);
  const questions = await readQuestionsFor(options, agents, tools);
  const found: NumberedIdeas[] = [];
  let isWhole = true;
  for (const { index, name, question } of questions) {
    const { ideas, status, reason, findings } = await agents.ideasOf(question);
    if (ideas !== undefined) found.push({ index, id: question.id, ideas });
    if (status === 'made') continue;
    isWhole = false;
    if (status === 'needs-model' && questions.length === 1)
      throw needsModel((reason ?? '').replace(/ needs a model[\s\S]*$/, ''));
    reportFindings(findings, { name, stream: err });
    writeLine(err, `${name}: ${reason ?? 'The ideas are not complete.'}`);
  }
  const [only] = found;
  const result = questions.length === 1 && only !== undefined ? only.ideas : found;
  await writeResult(`${JSON.stringify(result, null, 2)}\n`, options.output, tools);
  const usage = agents.usage();
  if (usage.calls > 0) writeLine(err, usageLine(usage));
  return isWhole ? 0 : EXIT_WITH_FINDINGS;
}
