import type { Part, SubPart } from './part.ts';
import type { PlainQuestion, Question } from './question.ts';

const LABELS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Turns a passage into one question whose parts are the questions of the passage, so that papers and practice print, deliver and
 * mark it like every question with parts. Other questions stay as they are, and so do passages whose questions have too many levels of parts.
 */
export function joinPassage(question: Question): Question {
  const { questions = [], ...shared } = question;
  const isTooDeep = questions.some(({ parts = [] }) => parts.some((part) => part.parts !== undefined));
  if (question.kind !== 'passage' || questions.length === 0 || questions.length > LABELS.length || isTooDeep)
    return question;
  const { marks, title: _title, ...rest } = shared;
  const shares = shareMarks(marks, questions.length);
  return {
    ...rest,
    kind: 'subjective',
    parts: questions.map((each, index) => toPart(each, LABELS.charAt(index), shares[index])),
  };
}

/** Divides the marks of a passage among its questions; the first ones get one more if they cannot be equal. */
function shareMarks(marks: number | undefined, count: number): (number | undefined)[] {
  if (marks === undefined) return [];
  return Array.from(
    { length: count },
    (_, index) => Math.floor(marks / count) + (index < marks % count ? 1 : 0),
  );
}

function toPart(question: PlainQuestion, label: string, share: number | undefined): Part {
  const { vignette, stem, diagrams, table, blankTable, options, answer, key, solution, parts } = question;
  const {
    marks = share,
    markingScheme,
    kind,
    response = kind === 'mcq_mc' ? 'choices' : undefined,
  } = question;
  return {
    ...{ label, diagrams, options, solution },
    text: vignette === undefined ? stem : `${vignette}\n\n${stem}`,
    ...(table && { table }),
    ...(blankTable && { blankTable }),
    ...(response && { response }),
    ...(answer && { answer }),
    ...(key && { key }),
    ...(markingScheme && { markingScheme }),
    ...(parts === undefined ? marks !== undefined && { marks } : { parts: parts.map(toSubPart) }),
  };
}

/** Removes the empty field for further parts. */
function toSubPart({ parts: _parts, ...part }: Part): SubPart {
  return part;
}
