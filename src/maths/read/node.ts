import type { Span } from '../../domain/span.ts';
import type { Rational } from '../exact/rational.ts';
import type { Unit } from '../units/unit.ts';

export type RelationOperator = '=' | '≠' | '<' | '≤' | '>' | '≥' | '≈' | '∈' | '∉' | '≡';

/** Every node stores its position in the source text. */
type HasSpan = { readonly span: Span };

/** A number keeps its literal, because significant figures are counted on it. */
export type NumberNode = HasSpan & {
  readonly kind: 'number';
  readonly value: Rational;
  readonly literal: string;
};
type SymbolNode = HasSpan & { readonly kind: 'symbol'; readonly name: string };
type SumNode = HasSpan & { readonly kind: 'sum'; readonly terms: readonly MathNode[] };
type ProductNode = HasSpan & { readonly kind: 'product'; readonly factors: readonly MathNode[] };
export type QuotientNode = HasSpan & {
  readonly kind: 'quotient';
  readonly numerator: MathNode;
  readonly denominator: MathNode;
};
type NegateNode = HasSpan & { readonly kind: 'negate'; readonly of: MathNode };
export type PowerNode = HasSpan & { readonly kind: 'power'; readonly base: MathNode; readonly exponent: MathNode };
export type RootNode = HasSpan & {
  readonly kind: 'root';
  readonly radicand: MathNode;
  readonly index?: MathNode;
};
type MixedNode = HasSpan & {
  readonly kind: 'mixed';
  readonly whole: NumberNode;
  readonly numerator: NumberNode;
  readonly denominator: NumberNode;
};
/** `a ± b`. Without `left`, the sign precedes a single value: `±3`. */
export type PlusMinusNode = HasSpan & {
  readonly kind: 'plus-minus';
  readonly sign: '±' | '∓';
  readonly left?: MathNode;
  readonly right: MathNode;
};
type PercentNode = HasSpan & { readonly kind: 'percent'; readonly of: MathNode };
type DegreeNode = HasSpan & { readonly kind: 'degree'; readonly of: MathNode };
/** A call of a function; `base` is the 2 of log₂. */
export type CallNode = HasSpan & {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly MathNode[];
  readonly base?: MathNode;
};
export type Bracket = '(' | ')' | '[' | ']' | '{' | '}';
/**
 * Items between brackets: a tuple, interval, set or vector. The shape of the expected answer decides which.
 */
export type BracketNode = HasSpan & {
  readonly kind: 'group';
  readonly open: Bracket;
  readonly close: Bracket;
  readonly items: readonly MathNode[];
};
/** Items separated by commas or semicolons, without brackets. */
type ListNode = HasSpan & { readonly kind: 'list'; readonly items: readonly MathNode[] };
type SetOperationNode = HasSpan & {
  readonly kind: 'set-operation';
  readonly operator: '∪' | '∩' | '∖';
  readonly items: readonly MathNode[];
};
export type RelationNode = HasSpan & {
  readonly kind: 'relation';
  readonly operands: readonly MathNode[];
  readonly operators: readonly RelationOperator[];
};
/** Statements joined by “or” or “and”. */
export type CompoundNode = HasSpan & {
  readonly kind: 'compound';
  readonly connective: 'or' | 'and';
  readonly items: readonly MathNode[];
};
type MatrixNode = HasSpan & { readonly kind: 'matrix'; readonly rows: readonly (readonly MathNode[])[] };
type RatioNode = HasSpan & { readonly kind: 'ratio'; readonly parts: readonly MathNode[] };
type QuantityNode = HasSpan & { readonly kind: 'quantity'; readonly value: MathNode; readonly unit: Unit };
type TextNode = HasSpan & { readonly kind: 'text'; readonly words: string };
/** A function defined case by case; a case without condition is “otherwise”. */
export type PiecewiseNode = HasSpan & {
  readonly kind: 'piecewise';
  readonly cases: readonly { readonly value: MathNode; readonly condition?: MathNode }[];
};
/**
 * A sum, product, integral or limit. Such an operator is called a binder, because it binds `variable` within
 * `body`. `value` is the body at the point `lower`, as in `F|_{x=2}`; `change` is its difference between two points, as
 * in `[F]_0^1`.
 */
export type BinderNode = HasSpan & {
  readonly kind: 'binder';
  readonly operator: 'sum' | 'product' | 'integral' | 'limit' | 'value' | 'change';
  readonly variable: string;
  readonly lower?: MathNode;
  readonly upper?: MathNode;
  readonly body: MathNode;
  /** For a one-sided limit, the side from which the variable approaches. */
  readonly side?: 'above' | 'below';
};
type DerivativeNode = HasSpan & {
  readonly kind: 'derivative';
  readonly variable: string;
  readonly order: number;
  readonly of: MathNode;
};

/** The parse tree of a formula. */
export type MathNode =
  | NumberNode
  | SymbolNode
  | SumNode
  | ProductNode
  | QuotientNode
  | NegateNode
  | PowerNode
  | RootNode
  | MixedNode
  | PlusMinusNode
  | PercentNode
  | DegreeNode
  | CallNode
  | BracketNode
  | ListNode
  | SetOperationNode
  | RelationNode
  | CompoundNode
  | MatrixNode
  | RatioNode
  | QuantityNode
  | TextNode
  | PiecewiseNode
  | BinderNode
  | DerivativeNode;
