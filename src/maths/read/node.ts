import type { Span } from '../../domain/span.ts';
import type { Rational } from '../exact/rational.ts';
import type { Unit } from '../units/unit.ts';

export type RelationOperator = '=' | '≠' | '<' | '≤' | '>' | '≥' | '≈' | '∈' | '∉' | '≡';

/** Every node has its span in the source text. */
type At = { readonly span: Span };

/** A number keeps its literal, because significant figures are counted on it. */
export type NumberNode = At & { readonly kind: 'number'; readonly value: Rational; readonly literal: string };
type SymbolNode = At & { readonly kind: 'symbol'; readonly name: string };
type SumNode = At & { readonly kind: 'sum'; readonly terms: readonly MathNode[] };
type ProductNode = At & { readonly kind: 'product'; readonly factors: readonly MathNode[] };
export type QuotientNode = At & {
  readonly kind: 'quotient';
  readonly numerator: MathNode;
  readonly denominator: MathNode;
};
type NegateNode = At & { readonly kind: 'negate'; readonly of: MathNode };
type PowerNode = At & { readonly kind: 'power'; readonly base: MathNode; readonly exponent: MathNode };
export type RootNode = At & { readonly kind: 'root'; readonly radicand: MathNode; readonly index?: MathNode };
type MixedNode = At & {
  readonly kind: 'mixed';
  readonly whole: NumberNode;
  readonly numerator: NumberNode;
  readonly denominator: NumberNode;
};
/** `a ± b`; without `left` it is a sign in front of one value. */
export type PlusMinusNode = At & {
  readonly kind: 'plus-minus';
  readonly sign: '±' | '∓';
  readonly left?: MathNode;
  readonly right: MathNode;
};
type PercentNode = At & { readonly kind: 'percent'; readonly of: MathNode };
type DegreeNode = At & { readonly kind: 'degree'; readonly of: MathNode };
/** A call of a known function, or of one the text declares; `base` is the 2 of log₂. */
export type CallNode = At & {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly MathNode[];
  readonly base?: MathNode;
};
export type Bracket = '(' | ')' | '[' | ']' | '{' | '}';
/**
 * Items between brackets: a tuple, interval, set or vector. The shape of the expected answer decides which.
 */
export type BracketNode = At & {
  readonly kind: 'group';
  readonly open: Bracket;
  readonly close: Bracket;
  readonly items: readonly MathNode[];
};
/** Items separated by commas or semicolons, without brackets. */
type ListNode = At & { readonly kind: 'list'; readonly items: readonly MathNode[] };
type SetOperationNode = At & {
  readonly kind: 'set-operation';
  readonly operator: '∪' | '∩' | '∖';
  readonly items: readonly MathNode[];
};
export type RelationNode = At & {
  readonly kind: 'relation';
  readonly operands: readonly MathNode[];
  readonly operators: readonly RelationOperator[];
};
/** Statements joined by “or” or “and”. */
export type CompoundNode = At & {
  readonly kind: 'compound';
  readonly connective: 'or' | 'and';
  readonly items: readonly MathNode[];
};
type MatrixNode = At & { readonly kind: 'matrix'; readonly rows: readonly (readonly MathNode[])[] };
type RatioNode = At & { readonly kind: 'ratio'; readonly parts: readonly MathNode[] };
type QuantityNode = At & { readonly kind: 'quantity'; readonly value: MathNode; readonly unit: Unit };
type TextNode = At & { readonly kind: 'text'; readonly words: string };
/** A function defined case by case; a case without condition is “otherwise”. */
export type PiecewiseNode = At & {
  readonly kind: 'piecewise';
  readonly cases: readonly { readonly value: MathNode; readonly condition?: MathNode }[];
};
/** A sum, product, integral or limit; `variable` is bound in `body`. */
export type BinderNode = At & {
  readonly kind: 'binder';
  readonly operator: 'sum' | 'product' | 'integral' | 'limit';
  readonly variable: string;
  readonly lower?: MathNode;
  readonly upper?: MathNode;
  readonly body: MathNode;
};
type DerivativeNode = At & {
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
