import { Fault } from '../../domain/fault.ts';
import { type MarkingScheme, totalMarks } from '../../domain/marking-scheme.ts';
import type { Part, SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';

/** The marking scheme of a part, with the part's path such as `b.i`; null removes the scheme. */
export type PartScheme = { readonly path: string; readonly scheme: MarkingScheme | null };

/** Replaces marking schemes: undefined leaves the question's own scheme as it is. Stated marks follow the schemes. */
export function setSchemes(
  question: Question,
  scheme: MarkingScheme | null | undefined,
  partSchemes: readonly PartScheme[],
): Question {
  const withParts = setPartSchemes(question, partSchemes);
  return scheme === undefined ? withParts : setScheme(withParts, scheme);
}

function setPartSchemes(question: Question, partSchemes: readonly PartScheme[]): Question {
  if (partSchemes.length === 0) return question;
  const paths = listLeafParts(question).map(({ path }) => path);
  const unknown = partSchemes.find(({ path }) => !paths.includes(path));
  if (unknown !== undefined)
    throw new Fault('invalid-input', `The question has no part ${formatPartPath(unknown.path)}.`, {
      ...(paths.length > 0 && { advice: `Its parts are ${paths.map(formatPartPath).join(', ')}.` }),
    });
  const schemeByPath = new Map(partSchemes.map(({ path, scheme }) => [path, scheme]));
  const change = <T extends SubPart>(part: T, path: string): T => {
    const scheme = schemeByPath.get(path);
    return scheme === undefined ? part : setScheme(part, scheme);
  };
  const parts = question.parts?.map((part): Part => {
    const changed = change(part, part.label);
    if (changed.parts === undefined) return changed;
    const inner = changed.parts.map((each) => change(each, `${part.label}.${each.label}`));
    return updateTotal({ ...changed, parts: inner });
  });
  return updateTotal({ ...question, ...(parts && { parts }) });
}

/** Makes the stated marks, if there are any, the sum of the parts. */
function updateTotal<T extends Question | Part>(section: T): T {
  const marks = getMarks(section);
  return section.marks === undefined || marks === undefined ? section : { ...section, marks };
}

function setScheme<T extends Question | SubPart>(section: T, scheme: MarkingScheme | null): T {
  if (scheme !== null) return { ...section, markingScheme: scheme, marks: totalMarks(scheme) };
  const changed = { ...section };
  delete changed.markingScheme;
  return changed;
}
