import type { Finding } from '../../domain/finding.ts';
import { correctOptionIds, type PlainQuestion, type Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { agree as agreeAsMaths } from '../../maths/agree/agree.ts';
import { type Claim, getClaims, getFinalClaim, valuesAgree } from '../../verification/numbers/claims.ts';
import { type MeasuredValue, measureTex } from '../../verification/views/measured-value.ts';
import { createQuestionView } from '../../verification/views/question-view.ts';
import { createErrorFinding, printQuestion } from './check-authored.ts';

/** Checks that a question has the same answer as its parent; an answer that cannot be compared is an error. */
export function compareAnswers(parent: Question, child: Question): Finding[] {
  const [before, after] = [findAnswerTex(parent), findAnswerTex(child)];
  const [a, b] = [before && measureTex(before), after && measureTex(after)];
  // Undefined if one of the answers is not a number with a unit.
  const isEqual = a && b ? valuesAgree(a, b) : undefined;
  if (isEqual === true || (before !== undefined && before === after)) return [];
  if (isEqual === undefined && before && after && agreeAsMaths(after, before).verdict === 'correct')
    return [];
  const isComparable = before !== undefined && after !== undefined;
  const error = isComparable
    ? createErrorFinding(
        'answer-is-kept',
        `The answer is $${after}$; the answer of the source is $${before}$.`,
      )
    : createErrorFinding(
        'answer-can-be-compared',
        'The answer cannot be compared with the answer of the source.',
      );
  return [error];
}

/** Returns the final value of a question's solution, recomputed. */
export function findSolvedValue(question: Question): MeasuredValue | undefined {
  return findFinalClaim(question)?.measured;
}

/** Returns the answer as TeX without dollar signs: the final value of the solution, otherwise the key (stored answer). */
export function findAnswerTex(question: Question): string | undefined {
  return findFinalClaim(question)?.result.tex ?? findKeyTex(question);
}

/** Returns the key (stored answer) as TeX without dollar signs. */
export function findKeyTex({ answer, options }: PlainQuestion): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  if (answer?.kind === 'value') return answer.tex;
  const correctIds = correctOptionIds({ options });
  const texts = options.filter(({ id }) => correctIds.includes(id)).map(({ text }) => stripDollars(text));
  return texts.length === 0 ? undefined : texts.join('; ');
}

function stripDollars(text: string): string {
  return /^\$([^$]*)\$\.?$/.exec(text.trim())?.[1]?.trim() ?? text.trim();
}

function findFinalClaim(question: Question): Claim | undefined {
  const source = printQuestion(question);
  const [read] = readQuestions(source).questions;
  return read && getFinalClaim(getClaims(createQuestionView(read, { source })));
}
