import type { MarkingScheme } from '../domain/marking-scheme.ts';
import type { Part } from '../domain/part.ts';
import { toPartQuestions } from '../domain/part-question.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import { deriveScheme } from '../marking/derive-scheme.ts';
import { listVerifiedSteps } from '../verification/list-verified-steps.ts';

/**
 * Adds a marking scheme to a question without one, or to each of its parts without one. The scheme is derived from the
 * verified steps of the solution. If no scheme can be derived, only the answer is marked.
 */
export function addDerivedSchemes(question: Question): Question {
  if (question.kind === 'passage') return question;
  const schemes = new Map<string, MarkingScheme>();
  for (const { path, question: part } of toPartQuestions(question)) {
    const scheme = needsScheme(part) ? deriveScheme(part, listVerifiedSteps(part)) : undefined;
    if (scheme !== undefined) schemes.set(path, scheme);
  }
  if (schemes.size === 0) return question;
  const { parts } = question;
  const markingScheme = schemes.get('');
  return parts === undefined
    ? { ...question, ...(markingScheme && { markingScheme }) }
    : { ...question, parts: addToParts(parts, '', schemes) };
}

function needsScheme({ markingScheme, marks = 0, solution, answer }: PlainQuestion): boolean {
  const isNumber = answer?.kind === 'value' || answer?.kind === 'integer';
  return markingScheme === undefined && isNumber && marks > 1 && solution.length > 0;
}

function addToParts(
  parts: readonly Part[],
  prefix: string,
  schemes: ReadonlyMap<string, MarkingScheme>,
): Part[] {
  return parts.map((part) => {
    const path = `${prefix}${part.label}`;
    if (part.parts !== undefined) return { ...part, parts: addToParts(part.parts, `${path}.`, schemes) };
    const markingScheme = schemes.get(path);
    return markingScheme === undefined ? part : { ...part, markingScheme };
  });
}
