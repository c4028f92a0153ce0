import { totalMarks } from '../domain/marking-scheme.ts';
import type { Part, SubPart } from '../domain/part.ts';
import { getMarks } from '../domain/part-marks.ts';
import type { PlainQuestion } from '../domain/question.ts';

/** Copies marks from the marking scheme to the question and its parts. Marks are printed, but the scheme is not. */
export function copySchemeMarks(question: PlainQuestion): PlainQuestion {
  const parts = question.parts?.map(copyPartSchemeMarks);
  if (parts === undefined) return copyOwnSchemeMarks(question);
  const isUnchanged = parts.every((part, index) => part === question.parts?.[index]);
  if (isUnchanged) return question;
  const marks = question.marks ?? getMarks({ parts });
  return { ...question, parts, ...(marks === undefined ? {} : { marks }) };
}

function copyPartSchemeMarks(part: Part): Part {
  const inner = part.parts?.map(copyOwnSchemeMarks);
  if (inner === undefined) return copyOwnSchemeMarks(part);
  return inner.every((subPart, index) => subPart === part.parts?.[index]) ? part : { ...part, parts: inner };
}

function copyOwnSchemeMarks<Source extends SubPart | PlainQuestion>(source: Source): Source {
  const { marks, markingScheme } = source;
  if (marks !== undefined || markingScheme === undefined) return source;
  return { ...source, marks: totalMarks(markingScheme) };
}
