import { getMarks } from '../../domain/part-marks.ts';
import { getResponseKind } from '../../domain/response-kind.ts';
import type { PrintedSection } from './part-rows.ts';

/** The space for an answer on a printed paper. */
export type AnswerSpace =
  /** The candidate marks an option or fills in a table that is printed above. */
  | { readonly kind: 'none' }
  /** Blank space, with a unit after the answer if the paper prints it. */
  | { readonly kind: 'working'; readonly heightMm: number; readonly unit?: string }
  | { readonly kind: 'lines'; readonly count: number; readonly unit?: string }
  /** One box for each entry: the letters of an order, or the matches of the entries of a table. */
  | { readonly kind: 'boxes'; readonly labels: readonly string[] };

const WORKING_PER_MARK_MM = 14;
const PROSE_LINES_PER_MARK = 2;
const CODE_LINES_PER_MARK = 3;

/** Chooses the space for the answer to a part, or to a question without parts. */
export function chooseAnswerSpace(part: PrintedSection): AnswerSpace {
  const marks = Math.max(1, getMarks(part) ?? 1);
  const unit = 'unit' in part && part.unit !== undefined ? { unit: part.unit } : {};
  const kind = getResponseKind(part);
  switch (kind) {
    case 'choice':
    case 'choices':
      return { kind: 'none' };
    case 'number':
    case 'expression':
      return { kind: 'working', heightMm: marks * WORKING_PER_MARK_MM, ...unit };
    case 'order':
      return { kind: 'boxes', labels: part.options.map((_, index) => `${index + 1}`) };
    case 'matches':
      return { kind: 'boxes', labels: (part.table?.left ?? []).map(({ id }) => id.toUpperCase()) };
    case 'table':
      return part.blankTable === undefined ? { kind: 'lines', count: marks } : { kind: 'none' };
    case 'code':
      return { kind: 'lines', count: marks * CODE_LINES_PER_MARK };
    case 'text':
      return { kind: 'lines', count: marks, ...unit };
    case 'prose':
      if (isDrawn(part)) return part.diagrams.length > 0 ? { kind: 'none' } : drawingSpace(marks);
      return isCalculated(part)
        ? { kind: 'working', heightMm: marks * WORKING_PER_MARK_MM, ...unit }
        : { kind: 'lines', count: marks * PROSE_LINES_PER_MARK };
  }
}

const DRAWING_PER_MARK_MM = 22;

const drawingSpace = (marks: number): AnswerSpace => ({
  kind: 'working',
  heightMm: Math.max(2, marks) * DRAWING_PER_MARK_MM,
});

/** Returns whether the answer is a drawing, which a person marks. If there is a figure, the learner draws on it. */
function isDrawn(part: PrintedSection): boolean {
  const text = 'text' in part ? part.text : part.stem;
  const isForPerson =
    part.markingScheme?.bullets.every(({ evidence }) => evidence.kind === 'person') === true;
  return isForPerson && /\b(?:draw|sketch|plot|complete the (?:diagram|graph))\b/iu.test(text);
}

/** Returns whether the scheme expects mathematics, as in "Show that …" and "Is it enough? Justify your answer". */
function isCalculated({ markingScheme }: PrintedSection): boolean {
  return markingScheme?.bullets.some(({ evidence }) => evidence.kind === 'expression') ?? false;
}
