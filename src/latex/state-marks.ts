import { totalMarks } from '../domain/marking-scheme.ts';
import type { Part, SubPart } from '../domain/part.ts';
import { getMarks } from '../domain/part-marks.ts';
import type { PlainQuestion } from '../domain/question.ts';

/**
 * Copies marks that only the marking scheme contains to the question and its parts, because marks are printed and the
 * scheme is not.
 */
export function stateMarks(question: PlainQuestion): PlainQuestion {
  const parts = question.parts?.map(statePartMarks);
  if (parts === undefined) return stateOwnMarks(question);
  const isStated = parts.every((part, index) => part === question.parts?.[index]);
  if (isStated) return question;
  const marks = question.marks ?? getMarks({ parts });
  return { ...question, parts, ...(marks === undefined ? {} : { marks }) };
}

function statePartMarks(part: Part): Part {
  const inner = part.parts?.map(stateOwnMarks);
  if (inner === undefined) return stateOwnMarks(part);
  return inner.every((subPart, index) => subPart === part.parts?.[index]) ? part : { ...part, parts: inner };
}

function stateOwnMarks<Source extends SubPart | PlainQuestion>(source: Source): Source {
  const { marks, markingScheme } = source;
  if (marks !== undefined || markingScheme === undefined) return source;
  return { ...source, marks: totalMarks(markingScheme) };
}
