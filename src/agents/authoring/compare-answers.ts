import type { Finding } from '../../domain/finding.ts';
import { correctOptionIds, type PlainQuestion, type Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { agree as agreeAsMaths } from '../../maths/agree/agree.ts';
import { agree, type Claim, claimsOf, finalClaim } from '../../verification/numbers/claims.ts';
import { type MeasuredValue, measureTex } from '../../verification/views/measured-value.ts';
import { createQuestionView } from '../../verification/views/question-view.ts';
import { error, printQuestion } from './examine-authored.ts';

/** What a question made from another one must keep: its answer. What cannot be compared counts as not kept. */
export function compareAnswers(parent: Question, child: Question): Finding[] {
  const [before, after] = [answerTexOf(parent), answerTexOf(child)];
  const [a, b] = [before && measureTex(before), after && measureTex(after)];
  const same = a && b ? agree(a, b) : undefined;
  if (same === true || (before !== undefined && before === after)) return [];
  if (same === undefined && before && after && agreeAsMaths(after, before).verdict === 'correct') return [];
  if (before === undefined || after === undefined)
    return [error('answer-can-be-compared', 'Its answer cannot be compared with that of the source.')];
  return [error('answer-is-kept', `It arrives at $${after}$, the source at $${before}$.`)];
}

/** The value that the solution of a question ends on, recomputed. */
export function solvedValue(question: Question): MeasuredValue | undefined {
  return finalOf(question)?.measured;
}

/** The answer as TeX without dollars: what the solution ends on, else the key. */
export function answerTexOf(question: Question): string | undefined {
  return finalOf(question)?.result.tex ?? keyTexOf(question);
}

/** The key as TeX without dollars. */
export function keyTexOf({ answer, options }: PlainQuestion): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  if (answer?.kind === 'value') return answer.tex;
  const keyed = correctOptionIds({ options });
  const texts = options.filter(({ id }) => keyed.includes(id)).map(({ text }) => bare(text));
  return texts.length === 0 ? undefined : texts.join('; ');
}

function bare(text: string): string {
  return /^\$([^$]*)\$\.?$/.exec(text.trim())?.[1]?.trim() ?? text.trim();
}

function finalOf(question: Question): Claim | undefined {
  const source = printQuestion(question);
  const [read] = readQuestions(source).questions;
  return read && finalClaim(claimsOf(createQuestionView(read, { source })));
}
