import { formatPartPath, parsePartPath } from '../../domain/part-path.ts';
import { type PartQuestion, toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';

/** A reference to another part or to an earlier answer, after which a part cannot stand alone. */
const OTHER_PART =
  /\bparts?\s+\(?[a-z]\)|\bpart\s+\(?[a-z]\b|\byour\s+answers?\b|\bin\s+\([a-z]+\)|\bfrom\s+\([a-z]+\)/iu;

/**
 * Returns one part of a question as a question of its own, with the shared text above it; a question without parts is
 * returned unchanged if no part is named. Otherwise returns the reason why there is no such question.
 */
export function selectPart(question: Question, typed: string | undefined): Question | { reason: string } {
  if (question.parts === undefined) {
    return typed === undefined
      ? question
      : { reason: `The question has no parts, so it has no part ${typed}.` };
  }
  const parts = toPartQuestions(question);
  if (typed === undefined)
    return {
      reason: `A question with parts cannot be converted as a whole; name one part with --part: ${formatPaths(parts)}.`,
    };
  const path = parsePartPath(typed);
  const selected = parts.find((part) => part.path === path);
  if (selected === undefined)
    return { reason: `The question has no part ${typed} with an answer; it has ${formatPaths(parts)}.` };
  const text = selected.question.stem.slice(question.stem.length);
  return OTHER_PART.test(text)
    ? { reason: `Part ${formatPartPath(selected.path)} refers to another part, so it cannot stand alone.` }
    : selected.question;
}

function formatPaths(parts: readonly PartQuestion[]): string {
  return parts.map(({ path }) => formatPartPath(path)).join(', ');
}
