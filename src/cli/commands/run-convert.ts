import { Fault } from '../../domain/fault.ts';
import type { ConvertCommandOptions } from '../authoring/authoring-options.ts';
import { type NumberedQuestion, openAuthors, readQuestionsFor } from '../authoring/read-authored.ts';
import { type Outcome, reportOutcomes } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';
import { overrideKind } from '../override-kind.ts';

export async function runConvert(options: ConvertCommandOptions, tools: CliTools): Promise<number> {
  if (options.from === options.to)
    throw new Fault('invalid-input', `--from and --to are both ${options.to}; there is nothing to convert.`);
  const agents = await openAuthors(options, tools);
  const { seed } = options;
  const outcomes: Outcome[] = [];
  for (const each of await readQuestionsFor(options, agents, tools)) {
    const { index, name } = each;
    const what = `${each.question.kind} as ${options.to}`;
    const source = asGiven(each, options);
    if ('reason' in source)
      outcomes.push({ index, name, what, status: 'refused', latex: '', findings: [], ...source });
    else {
      const made = await agents.convert(source.question, options.to, seed === undefined ? {} : { seed });
      outcomes.push({ ...made, index, name, what });
    }
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}

/** The question read as the format it is said to have. */
function asGiven(
  { question }: NumberedQuestion,
  { from }: ConvertCommandOptions,
): Pick<NumberedQuestion, 'question'> | { readonly reason: string } {
  if (from === undefined) return { question };
  const { question: read, finding } = overrideKind(question, from);
  return finding === undefined ? { question: read } : { reason: finding.message };
}
