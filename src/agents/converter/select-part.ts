import { formatPartPath, parsePartPath } from '../../domain/part-path.ts';
import { type PartQuestion, toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { findNumbers } from '../numbers/number-literal.ts';
import { isPartKind } from './convert-parts.ts';

/** A reference to another part or to an earlier answer, after which a part cannot stand alone. */
const OTHER_PART =
  /\bparts?\s+\(?[a-z]\)|\bpart\s+\(?[a-z]\b|\byour\s+answers?\b|\bin\s+\([a-z]+\)|\bfrom\s+\([a-z]+\)/iu;

/**
 * Returns the question to convert. A named part becomes a question of its own, with the shared text above it and the working of the
 * earlier parts that it uses. Without a name, the whole question is returned; if it has parts, the new kind must be possible for
 * them. If there is no such question, the reason is returned.
 */
export function selectPart(
  question: Question,
  to: QuestionKind,
  typed: string | undefined,
): Question | { reason: string } {
  if (question.parts === undefined) {
    return typed === undefined
      ? question
      : { reason: `The question has no parts, so it has no part ${typed}.` };
  }
  const parts = toPartQuestions(question);
  if (typed === undefined)
    return isPartKind(to)
      ? question
      : { reason: `A part cannot be ${to}; name one part with --part: ${formatPaths(parts)}.` };
  const path = parsePartPath(typed);
  const selected = parts.find((part) => part.path === path);
  if (selected === undefined)
    return { reason: `The question has no part ${typed} with an answer; it has ${formatPaths(parts)}.` };
  const text = selected.question.stem.slice(question.stem.length);
  return OTHER_PART.test(text)
    ? { reason: `Part ${formatPartPath(selected.path)} refers to another part, so it cannot stand alone.` }
    : addEarlierWorking(selected, parts);
}

/** Puts the solutions of the earlier parts whose answers occur in the solution of a part before that solution. */
function addEarlierWorking({ path, question }: PartQuestion, parts: readonly PartQuestion[]): Question {
  const statedNumbers = listNumbers(question.stem);
  const earlier = parts.slice(
    0,
    parts.findIndex((part) => part.path === path),
  );
  let solution: SolutionStep[] = question.solution;
  for (const part of earlier.toReversed()) {
    const { answer } = part.question;
    const [result] = answer?.kind === 'value' ? listNumbers(answer.tex) : [];
    const isUsed =
      result !== undefined && !statedNumbers.has(result) && listNumbers(toTex(solution)).has(result);
    if (isUsed) solution = [...part.question.solution, ...solution];
  }
  return { ...question, solution };
}

function listNumbers(tex: string): ReadonlySet<number> {
  return new Set(findNumbers(tex).map(({ value }) => value));
}

function toTex(solution: readonly SolutionStep[]): string {
  return solution.flatMap((step) => (step.kind === 'prose' ? [step.tex] : step.lines)).join('\n');
}

function formatPaths(parts: readonly PartQuestion[]): string {
  return parts.map(({ path }) => formatPartPath(path)).join(', ');
}
