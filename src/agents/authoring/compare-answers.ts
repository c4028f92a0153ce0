import type { Finding } from '../../domain/finding.ts';
import { correctOptionIds, type PlainQuestion, type Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { agree as agreeAsMaths } from '../../maths/agree/agree.ts';
import {
  getFinalValue,
  getSolutionValues,
  type SolutionValue,
  valuesAgree,
} from '../../verification/numbers/solution-values.ts';
import { type MeasuredValue, parseQuantity } from '../../verification/views/measured-value.ts';
import { createQuestionView } from '../../verification/views/question-view.ts';
import { createErrorFinding, printQuestion } from './check-authored.ts';
import { locateFindings, pairParts } from './pair-parts.ts';

/**
 * Checks that a question has the same answer as its parent, part by part. An answer that cannot be compared is an error. The only
 * exception is a part for which neither question states an answer.
 */
export function compareAnswers(parent: Question, child: Question): Finding[] {
  const pairs = pairParts(parent, child);
  if (pairs === undefined)
    return [createErrorFinding('answer-can-be-compared', 'The parts differ from those of the source.')];
  return pairs.flatMap((pair) => locateFindings(compareAnswerTex(pair), pair.path));
}

type AnswerPair = { readonly path: string; readonly parent: Question; readonly child: Question };

function compareAnswerTex({ path, parent, child }: AnswerPair): Finding[] {
  const [parentTex, childTex] = [findAnswerTex(parent), findAnswerTex(child)];
  const isPart = path !== '';
  if (isPart && parentTex === undefined && childTex === undefined) return [];
  if (parentTex === undefined || childTex === undefined)
    return [
      createErrorFinding(
        'answer-can-be-compared',
        'The answer cannot be compared with the answer of the original question.',
      ),
    ];
  if (areEqualAnswers(parentTex, childTex)) return [];
  return [
    createErrorFinding(
      'answer-is-kept',
      `The answer is $${childTex}$; the answer of the original question is $${parentTex}$.`,
    ),
  ];
}

/** Compares two answers: as numbers with units if both are such, otherwise as mathematics. */
function areEqualAnswers(parentTex: string, childTex: string): boolean {
  if (parentTex === childTex) return true;
  if (parentTex === '' || childTex === '') return false;
  const [parentValue, childValue] = [parseQuantity(parentTex), parseQuantity(childTex)];
  const areEqual = parentValue && childValue && valuesAgree(parentValue, childValue);
  return areEqual ?? agreeAsMaths(childTex, parentTex).verdict === 'correct';
}

/** Returns the final value of a question's solution, recomputed. */
export function findSolvedValue(question: Question): MeasuredValue | undefined {
  return findFinalValue(question)?.measured;
}

/** Returns the answer as TeX without dollar signs: the final value of the solution, or the stored answer if there is none. */
export function findAnswerTex(question: Question): string | undefined {
  return findFinalValue(question)?.result.tex ?? findKeyTex(question);
}

/** Returns the key (stored answer) as TeX without dollar signs. */
export function findKeyTex({ answer, options }: PlainQuestion): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  if (answer?.kind === 'value') return answer.tex;
  const correctIds = correctOptionIds({ options });
  const texts = options.filter(({ id }) => correctIds.includes(id)).map(({ text }) => stripDollars(text));
  return texts.length === 0 ? undefined : texts.join('; ');
}

/** Removes the dollar signs around a single formula. */
function stripDollars(text: string): string {
  return /^\$([^$]*)\$\.?$/.exec(text.trim())?.[1]?.trim() ?? text.trim();
}

/** Finds the final value of the solution: the value of its last equality that can be computed. */
function findFinalValue(question: Question): SolutionValue | undefined {
  const source = printQuestion(question);
  const [read] = readQuestions(source).questions;
  return read && getFinalValue(getSolutionValues(createQuestionView(read, { source })));
}
