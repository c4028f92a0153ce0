import type { RequiredForm } from '../../domain/marking-scheme.ts';
import { checkForm as checkEngineForm } from '../../maths/agree/forms/check-form.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';

const FORM_CHECKS: Readonly<Record<RequiredForm, (node: MathNode) => boolean>> = {
  simplest: (node) =>
    checkEngineForm(removeFactorOne(node), 'simplest') === undefined &&
    !someNode(node, (inner) => isTrivialPower(inner) || hasBracketToAdd(inner) || hasCommonFactor(inner)),
  expanded: (node) => checkEngineForm(node, 'expanded') === undefined,
  factorised: (node) => checkEngineForm(node, 'factorised') === undefined,
  surd: (node) => checkEngineForm(node, 'surd') === undefined,
  scientific: (node) => checkEngineForm(node, 'standard') === undefined,
  completed_square: isCompletedSquare,
  rational_denominator: hasRationalDenominators,
  subject: isSubject,
};

/** Returns whether a formula has the required form. */
export function hasForm(node: MathNode, form: RequiredForm): boolean {
  return FORM_CHECKS[form](node);
}

/** Writes `-1m` as `-m` and `1.0 × 10^25` as `10^25`: a written factor 1 is only bad form. */
function removeFactorOne(node: MathNode): MathNode {
  const inner = mapChildren(node, removeFactorOne);
  if (inner.kind !== 'product') return inner;
  const factors = inner.factors.filter((factor) => factor.kind !== 'number' || Number(factor.literal) !== 1);
  const [only] = factors;
  if (only === undefined || factors.length === inner.factors.length) return inner;
  return factors.length === 1 ? only : { ...inner, factors };
}

/** Recognises a sum with a bracket that must be multiplied out before its terms are collected: `3(x + 5) + x`. */
function hasBracketToAdd(node: MathNode): boolean {
  if (node.kind !== 'sum') return false;
  return node.terms.some((term) => {
    const { bracket, others } = splitBracket(term.kind === 'negate' ? term.of : term);
    const isPolynomial =
      bracket !== undefined && others.every(({ kind }) => kind === 'number' || kind === 'quotient');
    const letters = bracket && symbolsOf(bracket);
    return (
      isPolynomial &&
      node.terms.some(
        (other) => other !== term && [...symbolsOf(other)].some((letter) => letters?.has(letter)),
      )
    );
  });
}

/** Recognises a quotient with the same function above and below: `sin x cos x / sin x`. */
function hasCommonFactor(node: MathNode): boolean {
  if (node.kind !== 'quotient') return false;
  const listFunctions = (side: MathNode) =>
    (side.kind === 'product' ? side.factors : [side]).filter(({ kind }) => kind === 'call').map(printMath);
  const below = new Set(listFunctions(node.denominator));
  return listFunctions(node.numerator).some((factor) => below.has(factor));
}

function splitBracket(term: MathNode): { bracket: MathNode | undefined; others: readonly MathNode[] } {
  const factors = term.kind === 'product' ? term.factors : [term];
  const bracket = factors.find(({ kind }) => kind === 'sum');
  return { bracket, others: factors.filter((factor) => factor !== bracket) };
}

/** Recognises `a^0` and `a^1`, which are not simplified. */
function isTrivialPower(node: MathNode): boolean {
  return node.kind === 'power' && node.exponent.kind === 'number' && /^[01]$/u.test(node.exponent.literal);
}

function removeName(node: MathNode): MathNode {
  return asNamedValue(node)?.value ?? node;
}

/**
 * Returns whether the formula has one squared bracket, optionally with a factor, and at most one other
 * number.
 */
function isCompletedSquare(node: MathNode): boolean {
  const value = removeName(node);
  const terms = value.kind === 'sum' ? value.terms : [value];
  const listFactors = (term: MathNode): readonly MathNode[] =>
    term.kind === 'negate' ? listFactors(term.of) : term.kind === 'product' ? term.factors : [term];
  const squares = terms.filter((term) => listFactors(term).some(isSquaredSum));
  const otherTerms = terms.filter((term) => !squares.includes(term));
  return (
    squares.length === 1 && otherTerms.length <= 1 && otherTerms.every((term) => symbolsOf(term).size === 0)
  );
}

function isSquaredSum(node: MathNode): boolean {
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.literal !== '2') return false;
  const base = node.base.kind === 'group' ? (node.base.items[0] ?? node.base) : node.base;
  return base.kind === 'sum';
}

function hasRationalDenominators(node: MathNode): boolean {
  return !someNode(
    node,
    (part) => part.kind === 'quotient' && someNode(part.denominator, (inner) => inner.kind === 'root'),
  );
}

/** Returns the letter that is one side of an equation and does not occur on the other side; undefined if there is none. */
export function findSubject(node: MathNode): string | undefined {
  if (node.kind !== 'relation' || node.operands.length < 2) return undefined;
  const [first, last] = [node.operands[0], node.operands.at(-1)];
  const subject = isAlone(first, last) ? first : isAlone(last, first) ? last : undefined;
  return subject?.kind === 'symbol' ? subject.name : undefined;
}

function isSubject(node: MathNode): boolean {
  return findSubject(node) !== undefined;
}

function isAlone(side: MathNode | undefined, other: MathNode | undefined): boolean {
  return side?.kind === 'symbol' && other !== undefined && !symbolsOf(other).has(side.name);
}

/** Returns whether the question asks for the form p + qi, in which each part is a number. */
export function hasSumForm(stem: string): boolean {
  return /in the form \$?\s*[a-z]\s*\+\s*(?:[a-z]\s*i|i\s*[a-z])(?![a-z])/iu.test(stem);
}

/** Returns whether the value of a formula is one fraction or product of a sum, such as (2 - 4i)/20. */
export function isQuotient(node: MathNode): boolean {
  const { kind } = removeNameAndUnit(node);
  return kind === 'quotient' || kind === 'product';
}

/** Returns whether no side of a formula is a sum: `\\sin x(12\\cos x + 6) = 0` has a common factor, but is a product. */
export function isProduct(node: MathNode): boolean {
  return (node.kind === 'relation' ? node.operands : [node]).every(({ kind }) => kind !== 'sum');
}

/** Returns whether a side of an equation is 0. */
export function hasZeroSide(node: MathNode): boolean {
  return (
    node.kind === 'relation' &&
    node.operands.some((side) => side.kind === 'number' && printMath(side) === '0')
  );
}

/** Returns whether a formula is a decimal although the scheme's is a fraction. */
export function lacksFraction(scheme: MathNode, node: MathNode): boolean {
  const [expected, own] = [scheme, node].map(removeNameAndUnit);
  return expected?.kind === 'quotient' && own?.kind === 'number' && own.literal.includes('.');
}
