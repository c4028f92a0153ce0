import type { AuthoredStatus } from '../../agents/authoring/authored.ts';
import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Ideas, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { overrideKind } from '../intake/override-kind.ts';
import type { NumberedQuestion } from '../intake/read-questions.ts';

/** The result of one variant, conversion or alternative solution. */
export type AuthoringOutcome = {
  readonly index: number;
  readonly name: string;
  /** What was requested: `numerical`, `mcq_sc`, `alternate 2`. */
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
    const made = await agents.makeVariant(question, type, { ideas, earlier, seed: seed + n, work });
    outcomes.push({ ...made, index, name, what: count === 1 ? type : `${type} ${n + 1}` });
    if (made.question !== undefined) earlier.push(made.question);
    // Rules are deterministic: if they refuse one variant, they refuse the next one too.
    if (agents.mode === 'rules' && made.status !== 'made') break;
  }
  return outcomes;
}

type ConversionOptions = {
  readonly agents: Agents;
  readonly from?: QuestionKind | undefined;
  readonly to: QuestionKind;
  readonly seed?: number | undefined;
  readonly work?: ModelCallOptions;
};

/** Converts a question to another format; refuses a question that cannot be read as the format `from`. */
export async function convertQuestion(
  { index, name, question: given }: NumberedQuestion,
  { agents, from, to, seed, work = {} }: ConversionOptions,
): Promise<AuthoringOutcome> {
  const what = `${given.kind} as ${to}`;
  const { question, finding } = from === undefined ? { question: given } : overrideKind(given, from);
  if (finding !== undefined)
    return { index, name, what, status: 'refused', latex: '', findings: [], reason: finding.message };
  const made = await agents.convert(question, to, { work, ...(seed !== undefined && { seed }) });
  return { ...made, index, name, what };
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
  const made = await agents.combine(problems, { style });
  const name = [...new Set(questions.map((each) => each.name))].join(' + ');
  return { ...made, index: 1, name, what: 'multi' };
}

/** The LaTeX of all outcomes, in order; a comment marks the ones whose checks failed. */
export function printOutcomes(outcomes: readonly AuthoringOutcome[]): string {
  return outcomes
    .filter(({ latex }) => latex !== '')
    .map(({ status, latex, reason }) =>
      status === 'flagged' ? `% flagged: ${reason ?? 'its checks failed'}\n${latex}` : latex,
    )
    .join('\n');
}
