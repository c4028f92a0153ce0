import type { Span } from '../../domain/span.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { SideValue } from './side-value.ts';

/** An equality that does not hold. */
export type WrongEquality = {
  readonly kind: 'value' | 'dimension' | 'unit' | 'equation' | 'identity';
  /** The computed side, and the side that disagrees with it. */
  readonly left: Span;
  readonly right: Span;
  readonly computed: string;
  readonly shown: string;
  /** The computed value in the unit of the shown one. */
  readonly shouldBe?: number;
  /** The difference between the sides in powers of ten. */
  readonly powersApart?: number;
  /** Whether only the last digit of the shown value differs, as after rounding in between. */
  readonly isLastDigit?: boolean;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
};

/** A value that a solution states. */
export type Result = {
  readonly node: MathNode;
  readonly value: SideValue;
  readonly span: Span;
  readonly tex: string;
  /** Whether it is in \\boxed{…}. */
  readonly boxed: boolean;
  readonly display: boolean;
  readonly section: number;
};

/** One equality with its verdict. */
export type JudgedEquality = {
  readonly left: Span;
  readonly right: Span;
  /** `symbolic`: contains letters without a value. */
  readonly verdict: 'right' | 'wrong' | 'symbolic' | 'unread';
  readonly section: number;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
};

/** The result of recomputing the solutions of a question. */
export type Working = {
  /** The number of equalities. */
  readonly equalities: number;
  /** Of these, the number with both sides evaluated. */
  readonly recomputed: number;
  /** Of these, the number that could not be parsed, so they were not judged. */
  readonly unread: number;
  /** Of these, the number beyond the limit, so they were not judged. */
  readonly skipped: number;
  readonly judged: readonly JudgedEquality[];
  readonly wrongEqualities: readonly WrongEquality[];
  readonly results: readonly Result[];
  /** The values that were inserted for letters. */
  readonly usedValues: readonly SideValue[];
};
