import { childrenOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { isComputable } from '../../verification/working/is-computable.ts';

/** A computation with one mistake, and the name of the mistake. */
type ErrorModel = { readonly node: MathNode; readonly name: string };

/** Lists the computations that differ from this one by a single common mistake, the most likely first. */
export function listErrorModels(node: MathNode): ErrorModel[] {
  const models = listMistakes(node, (changed, name) => ({ node: changed, name }));
  return models.toSorted((a, b) => rankMistake(a.name) - rankMistake(b.name));
}

/** Words that occur in the names of mistakes, from the most to the least likely mistake. */
const LIKELIHOOD_ORDER = ['square', 'root', 'sign', 'sine', 'invert', 'factor', 'multiply', 'term'];
function rankMistake(name: string): number {
  const index = LIKELIHOOD_ORDER.findIndex((word) => name.includes(word));
  return index < 0 ? LIKELIHOOD_ORDER.length : index;
}

/** Builds the whole computation from a changed child. */
type BuildModel = (changed: MathNode, name: string) => ErrorModel;

/** Lists the mistakes in a node itself, then those in each of its children. Each mistake changes one place only. */
function listMistakes(node: MathNode, build: BuildModel): ErrorModel[] {
  const inNode = listMistakesAt(node).map(({ node: changed, name }) => build(changed, name));
  const inChildren = childrenOf(node).flatMap((child) => {
    if (!isComputable(child)) return [];
    return listMistakes(child, (changed, name) =>
      build(
        mapChildren(node, (other) => (other === child ? changed : other)),
        name,
      ),
    );
  });
  return [...inNode, ...inChildren];
}

function listMistakesAt(node: MathNode): ErrorModel[] {
  switch (node.kind) {
    case 'power':
      return listPowerMistakes(node.base, node.exponent);
    case 'root':
      return [{ node: node.radicand, name: 'forgetting the root' }];
    case 'quotient':
      return listQuotientMistakes(node);
    case 'product':
      return listProductMistakes(node.factors, node);
    case 'sum':
      return listSumMistakes(node.terms, node);
    case 'call':
      return listFunctionMistakes(node);
    default:
      return [];
  }
}

function listPowerMistakes(base: MathNode, exponent: MathNode): ErrorModel[] {
  const isTen = base.kind === 'number' && base.literal === '10';
  const isSmall = exponent.kind === 'number' && ['2', '3'].includes(exponent.literal);
  if (isTen || !isSmall) return [];
  const doubled: MathNode = { kind: 'product', factors: [exponent, base], span: base.span };
  return [
    { node: base, name: exponent.literal === '2' ? 'forgetting the square' : 'forgetting the cube' },
    {
      node: doubled,
      name: exponent.literal === '2' ? 'doubling in place of the square' : 'trebling in place of the cube',
    },
  ];
}

function listQuotientMistakes(node: Extract<MathNode, { kind: 'quotient' }>): ErrorModel[] {
  const { numerator, denominator, span } = node;
  // The factor 1/2 of a formula is not inverted, because that mistake is not plausible.
  const isHalf = isNumber(numerator, '1') && isNumber(denominator, '2');
  if (isHalf) return [];
  return [
    { node: { ...node, numerator: denominator, denominator: numerator }, name: 'inverting the fraction' },
    {
      node: { kind: 'product', factors: [numerator, denominator], span },
      name: 'multiplying in place of dividing',
    },
  ];
}

function listProductMistakes(factors: readonly MathNode[], node: MathNode): ErrorModel[] {
  if (node.kind !== 'product' || factors.some(isPowerOfTen)) return [];
  return factors.map((dropped): ErrorModel => {
    const rest = factors.filter((factor) => factor !== dropped);
    const [only] = rest;
    const changed = rest.length === 1 && only !== undefined ? only : { ...node, factors: rest };
    return { node: changed, name: `forgetting the factor ${formatFactor(dropped)}`.trim() };
  });
}

function listSumMistakes(terms: readonly MathNode[], node: MathNode): ErrorModel[] {
  if (node.kind !== 'sum') return [];
  const signMistakes = terms.slice(1).map((term): ErrorModel => {
    const isMinus = term.kind === 'negate';
    const oppositeTerm: MathNode = isMinus ? term.of : { kind: 'negate', of: term, span: term.span };
    const changed = { ...node, terms: terms.map((other) => (other === term ? oppositeTerm : other)) };
    return {
      node: changed,
      name: isMinus
        ? 'a wrong sign (adding in place of subtracting)'
        : 'a wrong sign (subtracting in place of adding)',
    };
  });
  const omissions = terms.map((dropped): ErrorModel => {
    const rest = terms.filter((term) => term !== dropped);
    const [only] = rest;
    const changed = rest.length === 1 && only !== undefined ? only : { ...node, terms: rest };
    return { node: changed, name: 'leaving out a term' };
  });
  return [...signMistakes, ...omissions];
}

/** The function that learners confuse with each function. */
const CONFUSED_FUNCTIONS: Readonly<Record<string, string>> = { sin: 'cos', cos: 'sin', tan: 'sin' };

function listFunctionMistakes(node: Extract<MathNode, { kind: 'call' }>): ErrorModel[] {
  const confused = CONFUSED_FUNCTIONS[node.name];
  return confused === undefined
    ? []
    : [{ node: { ...node, name: confused }, name: 'taking sine for cosine or cosine for sine' }];
}

function isNumber(node: MathNode, literal: string): node is NumberNode {
  return node.kind === 'number' && node.literal === literal;
}

function isPowerOfTen(node: MathNode): boolean {
  return node.kind === 'power' && isNumber(node.base, '10');
}

/** Formats a factor for the name of a mistake; empty if it is not a number or a fraction of numbers. */
function formatFactor(node: MathNode): string {
  if (node.kind === 'number') return `$${node.literal}$`;
  if (node.kind === 'quotient' && node.numerator.kind === 'number' && node.denominator.kind === 'number')
    return `$\\frac{${node.numerator.literal}}{${node.denominator.literal}}$`;
  return '';
}
