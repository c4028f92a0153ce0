import type { EqualityCounts } from '../../domain/equality-counts.ts';
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
  /** Whether the author may have omitted a power of ten on purpose. */
  readonly omitsPower?: boolean;
  /** Whether only the last digit of the shown value differs, as after rounding in between. */
  readonly isLastDigit?: boolean;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
};

/** A step of a derivation that does not hold, but would after the correction of one sign, factor or exponent. */
export type Slip = { readonly left: Span; readonly right: Span };

/** A result that is right except for the rounding of its last digit. */
export type Misrounding = {
  readonly left: Span;
  readonly right: Span;
  /** The computed value, with the digits of the shown one. */
  readonly rounded: string;
  /** The numbers from which it is computed. */
  readonly operands: readonly number[];
};

/** A value that a solution states. */
export type Result = {
  readonly node: MathNode;
  readonly value: SideValue;
  readonly span: Span;
  readonly tex: string;
  /** Whether it is in \boxed{…}. */
  readonly boxed: boolean;
  readonly display: boolean;
  /** Whether it is a result: a side of an equality, or a value that the text presents as a result. */
  readonly isResult: boolean;
  readonly section: number;
};

/** One equality with its verdict. */
export type EqualityVerdict = {
  readonly left: Span;
  readonly right: Span;
  readonly verdict: 'right' | 'wrong' | 'undecided' | 'unread';
  /** Why it is undecided. */
  readonly reason?: string;
  readonly section: number;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
};

/** The result of recomputing the solutions of a question. */
export type Working = {
  readonly counts: EqualityCounts;
  /** The number of unread equalities beyond the limit. */
  readonly skipped: number;
  readonly verdicts: readonly EqualityVerdict[];
  readonly wrongEqualities: readonly WrongEquality[];
  readonly misroundings: readonly Misrounding[];
  readonly slips: readonly Slip[];
  readonly results: readonly Result[];
  /** The values that were inserted for letters. */
  readonly usedValues: readonly SideValue[];
};
