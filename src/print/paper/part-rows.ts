import type { Part, SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion } from '../../domain/question.ts';

/** One paragraph of a question below its stem: the text of a part, or the information above a part. */
export type PartRow = {
  /** 1 for (a), 2 for (i) of (a)(i). */
  readonly depth: number;
  /** `(a)`; empty for information above a part. */
  readonly label: string;
  readonly tex: string;
  /** The part whose text this is; undefined for information above a part. */
  readonly part?: Part;
  readonly path: string;
  /** Printed in the margin; only a part without inner parts has them. */
  readonly marks?: number;
};

/** A part that a learner answers, or a whole question without parts. */
export type PrintedSection = PlainQuestion | SubPart;

/** Lists the paragraphs of all parts in printed order; empty for a question without parts. */
export function listPartRows({ parts = [] }: Pick<PlainQuestion, 'parts'>): PartRow[] {
  return parts.flatMap((part) => [
    ...listRowsOf(part, '', 1),
    ...(part.parts ?? []).flatMap((inner) => listRowsOf(inner, `${part.label}.`, 2)),
  ]);
}

function listRowsOf(part: Part, prefix: string, depth: number): PartRow[] {
  const { label, lead = '', text } = part;
  const path = `${prefix}${label}`;
  const marks = part.parts === undefined ? getMarks(part) : undefined;
  return [
    ...(lead === '' ? [] : [{ depth, label: '', tex: lead, path }]),
    { depth, label: `(${label})`, tex: text, part, path, ...(marks === undefined ? {} : { marks }) },
  ];
}

/** Returns whether a learner answers the part of a row, rather than its inner parts. */
export function isAnswered({ part }: PartRow): boolean {
  return part !== undefined && part.parts === undefined;
}
