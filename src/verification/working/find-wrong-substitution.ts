import type { Span } from '../../domain/span.ts';
import { readPowerOfTen } from '../../maths/agree/literal.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { splitQuestion } from '../sections/solution-sections.ts';
import { splitIntoRows } from './formula-rows.ts';
import { ACCENTED_LETTER } from './judge-formulas.ts';
import { readMember } from './read-member.ts';
import { evaluateSide } from './side-value.ts';
import { type Member, splitChains, type WrittenChain } from './split-chains.ts';

/** A formula, and the line with numbers in place of its letters that does not have its form. */
type WrongSubstitution = { readonly formula: Member; readonly numbers: Member; readonly span: Span };

/** A product: its coefficient, and the exponents of its letters or of the numbers in their place. */
type Product = {
  coefficient: number;
  readonly exponents: Map<string, number>;
  /** The number of values added so far, which makes the name of each value unique. */
  count: number;
};

const MIN_LETTERS = 2;
/** Larger whole numbers are values and not coefficients. */
const MAX_COEFFICIENT = 12;

/**
 * Finds a formula of products and the same formula with numbers that have different exponents, or different coefficients
 * above and below the fraction: `\frac{mg}{2k} = \frac{2(1.5)(9.8)}{300}`. The numbers follow the formula in its chain, or in a
 * later statement about the same quantity.
 */
export function findWrongSubstitution(source: string, question: Span): WrongSubstitution | undefined {
  for (const { nodes, offset } of splitQuestion(source, question).sections) {
    const chains = splitIntoRows(nodes).flatMap((row) =>
      row.kind === 'formula' ? splitChains(row.nodes) : [],
    );
    const formulas = new Map<string, Member>();
    for (const chain of chains) {
      const wrong = findInChain(chain, offset) ?? findInStatement(chain, formulas, offset);
      if (wrong !== undefined) return wrong;
      rememberFormula(chain, formulas);
    }
  }
  return undefined;
}

/** Finds a wrong substitution in a chain. The first member names the computed quantity, and the formula follows. */
function findInChain({ members, signs }: WrittenChain, offset: number): WrongSubstitution | undefined {
  const index = members.findIndex((numbers, at) => {
    const formula = at < 2 ? undefined : members[at - 1];
    return formula !== undefined && signs[at - 1] === '=' && !hasSameForm(formula, numbers);
  });
  const [formula, numbers] = [members[index - 1], members[index]];
  if (formula === undefined || numbers === undefined) return undefined;
  return { formula, numbers, span: { start: formula.start + offset, end: numbers.end + offset } };
}

/** Finds a wrong substitution into the last formula for the same quantity: `v = at` … `v = (2.0)(3.0)^2`. */
function findInStatement(
  { members, signs }: WrittenChain,
  formulas: ReadonlyMap<string, Member>,
  offset: number,
): WrongSubstitution | undefined {
  const [head, numbers] = members;
  const formula = head && formulas.get(normalizeName(head));
  if (formula === undefined || numbers === undefined || signs[0] !== '=') return undefined;
  if (hasSameForm(formula, numbers)) return undefined;
  return { formula, numbers, span: { start: numbers.start + offset, end: numbers.end + offset } };
}

function rememberFormula({ members, signs }: WrittenChain, formulas: Map<string, Member>): void {
  const [head] = members;
  const formula = members.findLast(({ tex }, at) => at > 0 && signs[at - 1] === '=' && /[a-zA-Z]/.test(tex));
  if (head === undefined || head.tex.trim() === '') return;
  if (formula === undefined) formulas.delete(normalizeName(head));
  else formulas.set(normalizeName(head), formula);
}

function normalizeName({ tex }: Member): string {
  return tex.replace(/\\[,;:! ]|[\s&{}]/g, '');
}

/** What a letter may stand for in more than one factor: an omitted c², an area with π, a value of a function. */
const UNCLEAR =
  /[A-Z]{2}|\\(?!(?:[dt]?frac|sqrt|cdot|times|left|right|pi|,|;|quad|(?:var)?(?:alpha|beta|gamma|delta|epsilon|theta|kappa|lambda|mu|nu|rho|sigma|tau|phi|omega)|eta|Omega|Phi|text|mathrm|ell|mathcal)(?![a-zA-Z]))[a-zA-Z]+|(?<![a-zA-Z\\]|(?<!_)[a-zA-Z])c(?![a-zA-Z])|_[a-zA-Z]c(?![a-zA-Z])|\d\.\d|[a-zA-Z]\s*(?:\\left\s*)?\(/;

/** Whether a line with numbers has the form of the formula before it, or cannot be compared with it. */
function hasSameForm(formula: Member, numbers: Member): boolean {
  if (!/[a-zA-Z]/.test(formula.tex) || !/\d/.test(numbers.tex) || ACCENTED_LETTER.test(formula.tex))
    return true;
  if (UNCLEAR.test(formula.tex) || formula.tex.includes('\\pi') !== numbers.tex.includes('\\pi')) return true;
  // `h / m v` may be h/(mv), and the value of μ₀ contains π.
  if (/\/|\\mu(?![a-zA-Z])/.test(formula.tex)) return true;
  const [left, right] = [readMember(formula.tex), readMember(numbers.tex)];
  return left === undefined || right === undefined || compareForms(left, right) !== 'different';
}

/** Compares a formula with numbers. `unclear` if the numbers cannot be in the places of the letters. */
function compareForms(formula: MathNode, numbers: MathNode): 'same' | 'different' | 'unclear' {
  if (formula.kind === 'negate' && numbers.kind === 'negate') return compareForms(formula.of, numbers.of);
  if (formula.kind === 'root' && numbers.kind === 'root')
    return compareForms(formula.radicand, numbers.radicand);
  if (formula.kind !== 'sum') return compareProducts(formula, numbers);
  if (numbers.kind !== 'sum' || formula.terms.length !== numbers.terms.length) return 'unclear';
  const terms = formula.terms.map((term, index) => {
    const value = numbers.terms[index];
    return value === undefined ? 'unclear' : compareForms(withoutSign(term), withoutSign(value));
  });
  if (terms.includes('unclear')) return 'unclear';
  return terms.includes('different') ? 'different' : 'same';
}

function withoutSign(node: MathNode): MathNode {
  return node.kind === 'negate' ? node.of : node;
}

function compareProducts(formula: MathNode, numbers: MathNode): 'same' | 'different' | 'unclear' {
  const letters = readProduct(formula, addLetter);
  const values = letters && readProduct(numbers, addValue);
  if (!values || letters.exponents.size !== values.exponents.size) return 'unclear';
  if (letters.exponents.size < MIN_LETTERS) return isOneLetter(letters, values) ? 'same' : 'unclear';
  const [first, second] = [letters, values].map(({ exponents }) => [...exponents.values()].sort().join());
  if (first !== second) return 'different';
  // A coefficient that is on one side only may be part of a value. A coefficient that moves across the fraction bar is wrong.
  const [letterCoefficient, valueCoefficient] = [Math.abs(letters.coefficient), Math.abs(values.coefficient)];
  if ((letterCoefficient < 1 && valueCoefficient > 1) || (letterCoefficient > 1 && valueCoefficient < 1))
    return 'different';
  const isSame =
    letterCoefficient === 1 ||
    valueCoefficient === 1 ||
    Math.abs(letterCoefficient - valueCoefficient) < 1e-9 * letterCoefficient;
  return isSame ? 'same' : 'different';
}

/** Whether a term is one letter, and its value is in the same place. */
function isOneLetter(letters: Product, values: Product): boolean {
  return (
    letters.exponents.size === 1 &&
    [...letters.exponents.values()].join() === [...values.exponents.values()].join()
  );
}

type AddFactor = (node: MathNode, exponent: number, into: Product) => boolean;

function readProduct(node: MathNode, addFactor: AddFactor): Product | undefined {
  const product: Product = { coefficient: 1, exponents: new Map(), count: 0 };
  if (!addFactors(node, 1, { into: product, addFactor })) return undefined;
  for (const [name, exponent] of product.exponents) if (exponent === 0) product.exponents.delete(name);
  return product;
}

type ProductReading = { readonly into: Product; readonly addFactor: AddFactor };

/** Adds the factors of a node to a product; false if it is not a product. */
function addFactors(node: MathNode, exponent: number, reading: ProductReading): boolean {
  switch (node.kind) {
    case 'negate':
      return addFactors(node.of, exponent, reading);
    case 'product':
      if (node.factors.length === 2 && node.factors[1] && isPowerOfTen(node.factors[1]))
        return reading.addFactor(node, exponent, reading.into);
      return joinPowersOfTen(node.factors).every((factor) => addFactors(factor, exponent, reading));
    case 'quotient':
      return (
        addFactors(node.numerator, exponent, reading) && addFactors(node.denominator, -exponent, reading)
      );
    case 'root':
      return node.index === undefined && addFactors(node.radicand, exponent / 2, reading);
    case 'power': {
      if (readPowerOfTen(node) !== undefined) return reading.addFactor(node, exponent, reading.into);
      const power = node.exponent.kind === 'number' ? toNumber(node.exponent.value) : undefined;
      return power !== undefined && addFactors(node.base, exponent * power, reading);
    }
    default:
      return reading.addFactor(node, exponent, reading.into);
  }
}

/** Joins each number and the power of ten after it. */
function joinPowersOfTen(factors: readonly MathNode[]): readonly MathNode[] {
  return factors.flatMap((factor, index): readonly MathNode[] => {
    const [before, next] = [factors[index - 1], factors[index + 1]];
    if (before?.kind === 'number' && isPowerOfTen(factor)) return [];
    const isMantissa = factor.kind === 'number' && next !== undefined && isPowerOfTen(next);
    return [isMantissa ? { kind: 'product', factors: [factor, next], span: factor.span } : factor];
  });
}

function isPowerOfTen(node: MathNode): boolean {
  const power = node.kind === 'quantity' ? node.value : node;
  return power.kind === 'power' && readPowerOfTen(power) !== undefined;
}

function addLetter(node: MathNode, exponent: number, into: Product): boolean {
  if (node.kind === 'number' || (node.kind === 'symbol' && node.name === 'π'))
    return addCoefficient(node, exponent, into);
  if (node.kind !== 'symbol' || ['e', 'd', 'Δ', '∂'].includes(node.name)) return false;
  return addExponent(node.name, exponent, into);
}

function addValue(node: MathNode, exponent: number, into: Product): boolean {
  if (node.kind === 'symbol') return node.name === 'π' && addCoefficient(node, exponent, into);
  if (node.kind === 'number' && !node.literal.includes('.') && toNumber(node.value) <= MAX_COEFFICIENT)
    return addCoefficient(node, exponent, into);
  // A power of ten alone belongs to one of the other values.
  if (isPowerOfTen(node)) return false;
  const value = evaluateSide(node)?.number;
  const isOneNumber = ['number', 'quantity', 'product', 'power'].includes(node.kind);
  // Equal values of different letters, as of two masses, are different factors.
  return isOneNumber && value !== undefined && addExponent(`${into.count++}: ${value}`, exponent, into);
}

function addCoefficient(node: MathNode, exponent: number, into: Product): boolean {
  const value = node.kind === 'number' ? toNumber(node.value) : Math.PI;
  into.coefficient *= value ** exponent;
  return true;
}

function addExponent(name: string, exponent: number, { exponents }: Product): boolean {
  exponents.set(name, (exponents.get(name) ?? 0) + exponent);
  return true;
}
