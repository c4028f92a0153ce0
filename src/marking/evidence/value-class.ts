import { readLiteral } from '../../maths/agree/literal.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode, RelationNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';

/**
 * The kind of a mathematical statement. Statements of equal value but different kinds earn different marks.
 */
export type ValueClass =
  /** An evaluated number: `12`, `\frac{5}{4}`, `7\sqrt2`, `3 \times 10^8 m/s`. */
  | 'number'
  /** A calculation that is not yet evaluated: `3 × 4`, `sin 42°`. */
  | 'calculation'
  /** A formula with letters: `2x + 1`. */
  | 'expression'
  /** A name with its evaluated value: `x = 3`, `x ≤ 2`. */
  | 'solved'
  /** Any other equation or inequality with letters: `2x + 1 = 7`, `y = 3x`. */
  | 'equation'
  /** An equation between numbers: `3² + 4² = 25`. */
  | 'identity'
  /** Several values: `x = 2 or 3`, `±3`. */
  | 'several'
  /** A point, a vector, a matrix or an interval. */
  | 'tuple'
  | 'words';

const CONSTANTS = new Set(['π', 'pi', 'e', 'i', '∞']);

/** Returns the letters of a formula, without constants. */
export function listLetters(node: MathNode): Set<string> {
  return new Set([...symbolsOf(node)].filter((name) => !CONSTANTS.has(name)));
}

/** Returns the kind of a parsed statement. */
export function classifyValue(node: MathNode): ValueClass {
  switch (node.kind) {
    case 'relation':
      return classifyRelation(node);
    case 'compound':
    case 'list':
      return 'several';
    case 'matrix':
      return 'tuple';
    case 'group':
      return node.items.length > 1 ? 'tuple' : classifySingleItem(node.items[0]);
    case 'text':
      return 'words';
    default:
      return classifyFormula(node);
  }
}

function classifySingleItem(node: MathNode | undefined): ValueClass {
  return node === undefined ? 'words' : classifyValue(node);
}

function classifyFormula(node: MathNode): ValueClass {
  if (someNode(node, (inner) => inner.kind === 'text')) return 'words';
  if (someNode(node, (inner) => inner.kind === 'plus-minus')) return 'several';
  if (listLetters(node).size > 0) return 'expression';
  return isEvaluated(node) ? 'number' : 'calculation';
}

function classifyRelation(node: RelationNode): ValueClass {
  const namedValue = asNamedValue(node);
  if (listLetters(node).size === 0) return 'identity';
  if (namedValue?.name !== undefined) return classifyNamedValue(namedValue.value);
  return isBoundedVariable(node.operands) ? 'solved' : 'equation';
}

function classifyNamedValue(value: MathNode): ValueClass {
  const inner = classifyValue(value);
  if (inner === 'number') return 'solved';
  return inner === 'expression' || inner === 'identity' || inner === 'solved' ? 'equation' : inner;
}

/** Recognises `x ≤ 2`, `2 ≥ x` and `1 < x < 5`. */
function isBoundedVariable([left, middle, right, ...rest]: readonly MathNode[]): boolean {
  if (!left || !middle || rest.length > 0) return false;
  if (!right) return isBoundOf(left, middle);
  return middle.kind === 'symbol' && isBoundOf(middle, left) && isBoundOf(middle, right);
}

/** Recognises `x ≤ 2` and `2 ≥ x`. */
function isBoundOf(left: MathNode, right: MathNode): boolean {
  const [letter, bound] = left.kind === 'symbol' ? [left, right] : [right, left];
  return letter.kind === 'symbol' && listLetters(bound).size === 0 && isEvaluated(bound);
}

/** Returns whether a number is fully evaluated; a fraction need not be in lowest terms. */
function isEvaluated(node: MathNode): boolean {
  if (readLiteral(node) !== undefined) return true;
  switch (node.kind) {
    case 'mixed':
      return true;
    case 'symbol':
      return CONSTANTS.has(node.name);
    case 'negate':
    case 'percent':
    case 'degree':
      return isEvaluated(node.of);
    case 'quantity':
      return isEvaluated(node.value);
    case 'group':
      return node.items.length === 1 && node.items.every(isEvaluated);
    case 'quotient':
      return [node.numerator, node.denominator].every(
        (inner) => isSurdLike(inner) && !someNode(inner, isQuotient),
      );
    case 'root':
      return isInteger(node.radicand);
    case 'product':
      return node.factors.every(isEvaluated) && isSingleTerm(node.factors);
    case 'sum':
      return node.terms.every(isEvaluated) && !hasLikeTerms(node.terms);
    default:
      return false;
  }
}

/**
 * Returns whether factors are one coefficient and one irrational part: `\\frac{3}{4}\\sqrt{2}`, not
 * `\\frac{a}{b} \\times \\frac{c}{d}` or `953 × £44.80`.
 */
function isSingleTerm(factors: readonly MathNode[]): boolean {
  const coefficients = factors.filter(
    (factor) => isRational(factor) || factor.kind === 'quotient' || factor.kind === 'quantity',
  );
  return coefficients.length <= 1 && factors.filter((factor) => factor.kind === 'root').length <= 1;
}

/** Returns whether two plain numbers, or two multiples of the same root, could still be added. */
function hasLikeTerms(terms: readonly MathNode[]): boolean {
  const keys = terms.map(printIrrationalPart);
  return new Set(keys).size < keys.length;
}

/** Returns a term without its numbers: `√2` of `−3√2`, the empty text for `5`. */
function printIrrationalPart(node: MathNode): string {
  if (node.kind === 'negate') return printIrrationalPart(node.of);
  if (node.kind === 'quotient') return printIrrationalPart(node.numerator);
  if (node.kind === 'product') return node.factors.map(printIrrationalPart).join('');
  return isRational(node) ? '' : printMath(node);
}

function isSurdLike(node: MathNode): boolean {
  return isInteger(node) || (!isRational(node) && isEvaluated(node) && !someNode(node, isDecimal));
}

function isInteger(node: MathNode): boolean {
  if (node.kind === 'negate') return isInteger(node.of);
  return node.kind === 'number' && node.value.d === 1n && !node.literal.includes('.');
}

function isQuotient(node: MathNode): boolean {
  return node.kind === 'quotient';
}

function isDecimal(node: MathNode): boolean {
  return node.kind === 'number' && node.literal.includes('.');
}

function isRational(node: MathNode): boolean {
  if (node.kind === 'negate') return isRational(node.of);
  if (node.kind === 'quotient') return isInteger(node.numerator) && isInteger(node.denominator);
  return node.kind === 'number' || node.kind === 'mixed';
}
