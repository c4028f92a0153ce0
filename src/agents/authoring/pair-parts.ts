import type { Finding } from '../../domain/finding.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';

/** The same part of a question and of one made from it, each as a question of its own. */
type PartPair = { readonly path: string; readonly parent: Question; readonly child: Question };

/**
 * Pairs the parts that a learner answers, by path; questions without parts are one pair with an empty path. Returns
 * undefined if the questions do not have the same parts.
 */
export function pairParts(parent: Question, child: Question): PartPair[] | undefined {
  const [before, after] = [toPartQuestions(parent), toPartQuestions(child)];
  const hasSameParts =
    before.length === after.length && before.every(({ path }, index) => path === after[index]?.path);
  if (!hasSameParts) return undefined;
  return before.flatMap(({ path, question }, index) => {
    const other = after[index];
    return other === undefined ? [] : [{ path, parent: question, child: other.question }];
  });
}

/** Adds the path of a part to its findings: the message begins with `Part (b)(i):`. */
export function locateFindings(findings: readonly Finding[], path: string): Finding[] {
  if (path === '') return [...findings];
  return findings.map((finding) => ({
    ...finding,
    field: ['parts', path, ...(finding.field === undefined ? [] : [finding.field])].join('.'),
    message: `Part ${formatPartPath(path)}: ${finding.message}`,
  }));
}
