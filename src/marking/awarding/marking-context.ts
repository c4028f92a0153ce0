import { parseBulletReference } from '../../domain/bullet-references.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import type { BulletMark, OwnValue } from './bullet-mark.ts';

/** Maps each reference of an expression (`b1`, `a:b2`) to one of the learner's values for that bullet. */
export type OwnValueChoice = ReadonlyMap<string, OwnValue>;

/** The attempt being marked and the state of each bullet. */
export type MarkingContext = {
  readonly task: Task;
  readonly attempt: ParsedAttempt;
  readonly bulletMarks: readonly BulletMark[];
  /** The marking of each earlier part of the question that was attempted, by path. */
  readonly earlierParts: ReadonlyMap<string, MarkingContext>;
};

/** A referenced bullet and the marking that it belongs to. */
export type ReferencedBullet = { readonly bulletMark: BulletMark; readonly marking: MarkingContext };

/** Finds the bullet that `b1` or `a:b1` refers to; undefined if it does not exist or its part was not attempted. */
export function findReferencedBullet(
  reference: string,
  marking: MarkingContext,
): ReferencedBullet | undefined {
  const { part, n } = parseBulletReference(reference);
  const source = part === undefined ? marking : marking.earlierParts.get(part);
  const bulletMark = source?.bulletMarks[n - 1];
  return source && bulletMark && { bulletMark, marking: source };
}
