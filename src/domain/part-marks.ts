import { totalMarks } from './marking-scheme.ts';
import type { Part } from './part.ts';
import type { PlainQuestion } from './question.ts';

type MarkSource = Pick<PlainQuestion, 'marks' | 'markingScheme'> & {
  readonly parts?: readonly Part[] | undefined;
};

/**
 * Returns the marks of a question or part: with parts, the sum of their marks; otherwise the sum of its scheme; without a
 * scheme, the stated number. Undefined if the question, or one of its parts, has no marks.
 */
export function getMarks({ parts, markingScheme, marks }: MarkSource): number | undefined {
  if (parts !== undefined) return sumMarks(parts);
  return markingScheme === undefined ? marks : totalMarks(markingScheme);
}

function sumMarks(parts: readonly Part[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    const marks = getMarks(part);
    if (marks === undefined) return undefined;
    sum += marks;
  }
  return sum;
}

/** Gives each part that states no marks one mark. */
export function addPartMarks<T extends Pick<PlainQuestion, 'parts'>>(question: T): T {
  if (question.parts === undefined) return question;
  const complete = <P extends Part>(part: P): P => {
    if (part.parts !== undefined) return { ...part, parts: part.parts.map(complete) };
    return getMarks(part) === undefined ? { ...part, marks: 1 } : part;
  };
  return { ...question, parts: question.parts.map(complete) };
}

/** A stated total that differs from the marks it should equal. */
export type MarksMismatch = {
  /** The path of a part; undefined for the question itself. */
  readonly path: string | undefined;
  readonly stated: number;
  readonly sum: number;
  /** What was added up. */
  readonly of: 'parts' | 'scheme';
};

/** Lists every stated total of a question or part that differs from the sum of its parts or of its scheme. */
export function findMarksMismatches(source: MarkSource, path?: string): MarksMismatch[] {
  const { parts = [], marks: stated } = source;
  const inner = parts.flatMap((part) =>
    findMarksMismatches(part, path === undefined ? part.label : `${path}.${part.label}`),
  );
  const sum = getMarks(source);
  if (stated === undefined || sum === undefined || stated === sum) return inner;
  return [{ path, stated, sum, of: parts.length > 0 ? 'parts' : 'scheme' }, ...inner];
}
