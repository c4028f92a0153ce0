import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { listSections, mapSections } from '../../domain/question-sections.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { createErrorFinding, printQuestion } from '../authoring/check-authored.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';

/** Verifies an alternate solution and compares it with the first solution and the earlier alternates. */
export function checkAlternate(
  alternate: string,
  question: Question,
  earlier: readonly string[] = [],
): Finding[] {
  const alternateQuestion = replaceSolution(question, alternate);
  if (alternateQuestion === undefined || !listSections(alternateQuestion).some(hasSolution))
    return [createErrorFinding('alternate-is-a-solution', 'The reply contains no solution.')];
  const { tex, findings } = verifyQuestion(alternateQuestion);
  const others = [question, ...earlier.flatMap((solution) => replaceSolution(question, solution) ?? [])];
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...others.flatMap((other) => verifyRelation(printQuestion(other), tex, { relation: 'alternate' })),
    ...compareAnswers(question, alternateQuestion),
  ];
}

function hasSolution({ solution }: Pick<Question, 'solution'>): boolean {
  return solution.length > 0;
}

const EMPTY_SOLUTION = /\\begin\{solution\}\s*\\end\{solution\}/;

/**
 * Returns the question with the alternate as its only solution. Undefined if the alternate cannot be read. It is read together with
 * the question, because its labels refer to the parts of the question.
 */
function replaceSolution(question: Question, alternate: string): Question | undefined {
  const body = alternate.replaceAll('alternatesolution', 'solution');
  const unsolved: Question = {
    ...mapSections(question, (section) => ({ ...section, solution: [] })),
    alternateSolutions: [],
    ideas: [],
  };
  if (question.parts === undefined) {
    const [read] = readQuestions(`\\item Solve.\n${body}`).questions;
    return read && { ...unsolved, solution: read.question.solution };
  }
  const [read] = readQuestions(printQuestion(unsolved).replace(EMPTY_SOLUTION, () => body)).questions;
  const { solution, parts } = read?.question ?? {};
  return solution && parts && { ...unsolved, solution, parts };
}
