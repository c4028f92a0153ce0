import type { WorkOptions } from '../../agents/ask-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { overrideKind } from '../override-kind.ts';
import type { NumberedQuestion } from './read-authored.ts';
import type { Outcome } from './report-outcomes.ts';

export type Converting = {
  readonly agents: Agents;
  readonly from?: QuestionKind | undefined;
  readonly to: QuestionKind;
  readonly seed?: number | undefined;
  readonly work?: WorkOptions;
};

/** The question in another format; refused when it is not of the format it is said to have. */
export async function convertQuestion(
  each: NumberedQuestion,
  { agents, from, to, seed, work = {} }: Converting,
): Promise<Outcome> {
  const { index, name } = each;
  const what = `${each.question.kind} as ${to}`;
  const source = asGiven(each, from);
  if ('reason' in source) return { index, name, what, status: 'refused', latex: '', findings: [], ...source };
  const made = await agents.convert(source.question, to, { work, ...(seed !== undefined && { seed }) });
  return { ...made, index, name, what };
}

/** The question read as the format it is said to have. */
function asGiven(
  { question }: NumberedQuestion,
  from: QuestionKind | undefined,
): Pick<NumberedQuestion, 'question'> | { readonly reason: string } {
  if (from === undefined) return { question };
  const { question: read, finding } = overrideKind(question, from);
  return finding === undefined ? { question: read } : { reason: finding.message };
}
