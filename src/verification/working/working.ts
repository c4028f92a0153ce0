import type { Span } from '../../domain/span.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { SideValue } from './side-value.ts';

/** An equality that does not hold. */
export type WrongEquality = {
  readonly kind: 'value' | 'dimension' | 'equation' | 'identity';
  /** The side that was worked out, and the side that does not agree with it. */
  readonly left: Span;
  readonly right: Span;
  readonly computed: string;
  readonly shown: string;
  /** The computed value in the unit and figures of the shown one. */
  readonly shouldBe?: number;
  /** By how many powers of ten the sides differ. */
  readonly apart?: number;
  /** The values that stood in for letters. */
  readonly using?: string;
};

/** A number that a solution arrives at. */
export type Result = {
  readonly node: MathNode;
  readonly value: SideValue;
  readonly span: Span;
  readonly tex: string;
  /** Whether the author framed it as the answer. */
  readonly boxed: boolean;
  readonly display: boolean;
  readonly section: number;
};

/** One equality that was looked at, whatever came of it. */
export type JudgedEquality = {
  readonly left: Span;
  readonly right: Span;
  /** `symbolic` when letters are left that nothing gives a value. */
  readonly verdict: 'right' | 'wrong' | 'symbolic' | 'unread';
  readonly section: number;
  /** The values that stood in for letters. */
  readonly using?: string;
};

/** What recomputing the solutions of a question found. */
export type Working = {
  /** Equalities written down. */
  readonly equalities: number;
  /** Of these, how many were worked out on both sides. */
  readonly recomputed: number;
  /** Of these, how many could not be read as mathematics, and so were not judged. */
  readonly unread: number;
  /** Of these, how many came after more than any question has, and so were not looked at. */
  readonly leftOut: number;
  readonly judged: readonly JudgedEquality[];
  readonly wrongEqualities: readonly WrongEquality[];
  readonly results: readonly Result[];
  /** Values that stood in for letters. */
  readonly used: readonly SideValue[];
};
