import type { AuthoredStatus } from '../../agents/authoring/authored.ts';
import type { ModelCallOptions } from '../../agents/call-role.ts';
import { selectPart } from '../../agents/converter/select-part.ts';
import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Ideas, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { overrideKind } from '../intake/override-kind.ts';
import type { NumberedQuestion } from '../intake/read-questions.ts';

/** The result of one request for a variant, a conversion, a combined question or an alternative solution. Printed by `--json`. */
export type AuthoringOutcome = {
  readonly index: number;
  readonly name: string;
  /** A description of the request, such as `numerical`, `mcq_sc as open` or `alternate 2`. */
  readonly what: string;
  readonly status: AuthoredStatus;
  readonly latex: string;
  readonly findings: readonly Finding[];
  readonly reason?: string;
};

type VariantOptions = {
  readonly agents: Agents;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
  readonly ideas?: Ideas | undefined;
  readonly work?: ModelCallOptions;
};

/** Makes `count` variants of one type, each different from the earlier ones. */
export async function varyQuestion(
  { index, name, question }: NumberedQuestion,
  type: SingleVariant,
  { agents, count = 1, seed = 1, ideas, work = {} }: VariantOptions,
): Promise<AuthoringOutcome[]> {
  const earlier: Question[] = [];
  const outcomes: AuthoringOutcome[] = [];
  for (let n = 0; n < count; n++) {
    const authored = await agents.makeVariant(question, type, { ideas, earlier, seed: seed + n, work });
    outcomes.push({ ...authored, index, name, what: count === 1 ? type : `${type} ${n + 1}` });
    if (authored.question !== undefined) earlier.push(authored.question);
    // Rules are deterministic: if they refuse one variant, they also refuse the next one.
    if (agents.mode === 'rules' && authored.status !== 'made') break;
  }
  return outcomes;
}

type ConversionOptions = {
  readonly agents: Agents;
  readonly from?: QuestionKind | undefined;
  readonly to: QuestionKind;
  /** The part to convert, as a question of its own; without it, a question keeps its parts. */
  readonly part?: string | undefined;
  readonly seed?: number | undefined;
  readonly work?: ModelCallOptions;
};

/** Converts a question to the kind `to`. With `from`, reads it as that kind first, and refuses it if that is impossible. */
export async function convertQuestion(
  { index, name, question: original }: NumberedQuestion,
  { agents, from, to, part, seed, work = {} }: ConversionOptions,
): Promise<AuthoringOutcome> {
  const what = `${original.kind} as ${to}`;
  const refuse = (reason: string): AuthoringOutcome => {
    return { index, name, what, status: 'refused', latex: '', findings: [], reason };
  };
  const selected = selectPart(original, to, part);
  if ('reason' in selected) return refuse(selected.reason);
  const { question, finding } = from === undefined ? { question: selected } : overrideKind(selected, from);
  if (finding !== undefined) return refuse(finding.message);
  const authored = await agents.convert(question, to, { work, ...(seed !== undefined && { seed }) });
  return { ...authored, index, name, what };
}

const MIN_COMBINED = 2;
const COMBINING_NEEDS_TWO = 'Combining needs at least two problems: --context p1.tex --context p2.tex.';

/** Combines several problems into one. */
export async function combineQuestions(
  questions: readonly NumberedQuestion[],
  { agents, style }: { readonly agents: Agents; readonly style?: string | undefined },
): Promise<AuthoringOutcome> {
  if (questions.length < MIN_COMBINED) throw new Fault('invalid-input', COMBINING_NEEDS_TWO);
  const problems = questions.map(({ question }) => question);
  const authored = await agents.combine(problems, { style });
  const name = [...new Set(questions.map((question) => question.name))].join(' + ');
  return { ...authored, index: 1, name, what: 'multi' };
}

/** Joins the LaTeX of all outcomes in order; a TeX comment precedes each one whose checks failed. */
export function printOutcomes(outcomes: readonly AuthoringOutcome[]): string {
  return outcomes
    .filter(({ latex }) => latex !== '')
    .map(({ status, latex, reason }) =>
      status === 'flagged' ? `% flagged: ${reason ?? 'its checks failed'}\n${latex}` : latex,
    )
    .join('\n');
}
