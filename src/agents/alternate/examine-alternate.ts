import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';
import { error, printQuestion } from '../authoring/examine-authored.ts';

/** Looks at the other solution as if it were the only one, against the first and those before it. */
export function examineAlternate(
  alternate: string,
  question: Question,
  earlier: readonly string[] = [],
): Finding[] {
  const child = withSolution(question, alternate);
  if (child === undefined || child.solution.length === 0)
    return [error('alternate-is-a-solution', 'There is no solution in it.')];
  const { tex, findings } = verifyQuestion(child);
  const before = [question, ...earlier.flatMap((each) => withSolution(question, each) ?? [])];
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...before.flatMap((parent) => verifyRelation(printQuestion(parent), tex, { relation: 'alternate' })),
    ...compareAnswers(question, child),
  ];
}

function withSolution(question: Question, alternate: string): Question | undefined {
  const body = alternate.replaceAll('alternatesolution', 'solution');
  const [read] = readQuestions(`\\item Solve.\n${body}`).questions;
  return read && { ...question, solution: read.question.solution, alternateSolutions: [], ideas: [] };
}
