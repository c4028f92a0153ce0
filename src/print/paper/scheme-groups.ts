import type { Bullet } from '../../domain/marking-scheme.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { isAnswered, listPartRows, type PartRow, type PrintedSection } from './part-rows.ts';

/** The marks of one part, as one block of a marking scheme or a marked script. */
export type SchemeGroup = {
  /** `b.i`; empty for a question without parts. */
  readonly path: string;
  /** `(b)(i)`; empty for a question without parts. */
  readonly label: string;
  /** The paragraphs that are printed above the block: the text of the part, and texts before it that no earlier block shows. */
  readonly rows: readonly PartRow[];
  readonly source: PrintedSection;
  /** The bullets of the part, numbered over the whole question. */
  readonly bullets: readonly Bullet[];
  readonly marks: number;
};

/** Groups a question by the parts that a learner answers. A question without parts is one group. */
export function groupByPart(question: PlainQuestion): SchemeGroup[] {
  if (question.parts === undefined) return [createGroup('', [], question, 0)];
  const groups: SchemeGroup[] = [];
  let rows: PartRow[] = [];
  let bulletCount = 0;
  for (const row of listPartRows(question)) {
    rows.push(row);
    if (row.part === undefined || !isAnswered(row)) continue;
    groups.push(createGroup(row.path, rows, row.part, bulletCount));
    bulletCount += row.part.markingScheme?.bullets.length ?? 0;
    rows = [];
  }
  return groups;
}

function createGroup(
  path: string,
  rows: readonly PartRow[],
  source: PrintedSection,
  bulletCount: number,
): SchemeGroup {
  return {
    path,
    label: path === '' ? '' : formatPartPath(path),
    rows,
    source,
    bullets: (source.markingScheme?.bullets ?? []).map(({ illustrative, ...bullet }) => ({
      ...bullet,
      n: bullet.n + bulletCount,
      // The illustration of a criterion for a person repeats its description, which is printed once.
      ...(illustrative !== undefined && illustrative !== bullet.generic && { illustrative }),
    })),
    marks: getMarks(source) ?? 0,
  };
}

/** Returns whether only the solution shows what earns the marks, because there is neither an answer nor a bullet. */
export function needsSolutionLine({ source, bullets }: SchemeGroup): boolean {
  return source.answer === undefined && bullets.length === 0 && source.solution.length > 0;
}

/**
 * Returns whether the correct answer is printed as a separate line in a marking scheme. If the answer is a value, the bullets
 * already show it.
 */
export function needsAnswerLine({ source, bullets }: SchemeGroup): boolean {
  const { answer } = source;
  if (answer === undefined) return false;
  return bullets.length === 0 || (answer.kind !== 'value' && answer.kind !== 'integer');
}
