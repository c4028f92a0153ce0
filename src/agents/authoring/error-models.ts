import { childrenOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { isComputable } from '../../verification/working/is-computable.ts';

/** A computation with one mistake, and the name of the mistake. */
type ErrorModel = { readonly node: MathNode; readonly name: string };

/** Lists the computations that differ from this one by a single common mistake, the most likely first. */
export function listErrorModels(node: MathNode): ErrorModel[] {
  const models = slipsAnywhere(node, (made, name) => ({ node: made, name }));
  return models.toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
}

/** Words of mistake names, from the most to the least likely mistake. */
const ORDER = ['square', 'root', 'sign', 'sine', 'invert', 'factor', 'multiply', 'term'];
function rankOf(name: string): number {
  const at = ORDER.findIndex((word) => name.includes(word));
  return at < 0 ? ORDER.length : at;
}

type Build = (made: MathNode, name: string) => ErrorModel;

/** Mistakes at the top of a node, then in each of its children while the rest stays unchanged. */
function slipsAnywhere(node: MathNode, build: Build): ErrorModel[] {
  const here = slipsAt(node).map(({ node: made, name }) => build(made, name));
  const inside = childrenOf(node).flatMap((child) => {
    if (!isComputable(child)) return [];
    return slipsAnywhere(child, (made, name) =>
      build(
        mapChildren(node, (part) => (part === child ? made : part)),
        name,
      ),
    );
  });
  return [...here, ...inside];
}

function slipsAt(node: MathNode): ErrorModel[] {
  switch (node.kind) {
    case 'power':
      return powerSlips(node.base, node.exponent);
    case 'root':
      return [{ node: node.radicand, name: 'forgetting the root' }];
    case 'quotient':
      return quotientSlips(node);
    case 'product':
      return productSlips(node.factors, node);
    case 'sum':
      return sumSlips(node.terms, node);
    case 'call':
      return callSlips(node);
    default:
      return [];
  }
}

function powerSlips(base: MathNode, exponent: MathNode): ErrorModel[] {
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

function quotientSlips(node: Extract<MathNode, { kind: 'quotient' }>): ErrorModel[] {
  const { numerator, denominator, span } = node;
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

function productSlips(factors: readonly MathNode[], node: MathNode): ErrorModel[] {
  if (node.kind !== 'product' || factors.some(isPowerOfTen)) return [];
  return factors.map((dropped): ErrorModel => {
    const rest = factors.filter((factor) => factor !== dropped);
    const [only] = rest;
    const made = rest.length === 1 && only !== undefined ? only : { ...node, factors: rest };
    return { node: made, name: `forgetting the factor ${formatFactor(dropped)}`.trim() };
  });
}

function sumSlips(terms: readonly MathNode[], node: MathNode): ErrorModel[] {
  if (node.kind !== 'sum') return [];
  const flipped = terms.slice(1).map((term): ErrorModel => {
    const isMinus = term.kind === 'negate';
    const made: MathNode = isMinus ? term.of : { kind: 'negate', of: term, span: term.span };
    const swapped = { ...node, terms: terms.map((each) => (each === term ? made : each)) };
    return {
      node: swapped,
      name: isMinus
        ? 'a wrong sign (adding in place of subtracting)'
        : 'a wrong sign (subtracting in place of adding)',
    };
  });
  const shorter = terms.map((dropped): ErrorModel => {
    const rest = terms.filter((term) => term !== dropped);
    const [only] = rest;
    const made = rest.length === 1 && only !== undefined ? only : { ...node, terms: rest };
    return { node: made, name: 'leaving out a term' };
  });
  return [...flipped, ...shorter];
}

const SWAPS: Readonly<Record<string, string>> = { sin: 'cos', cos: 'sin', tan: 'sin' };

function callSlips(node: Extract<MathNode, { kind: 'call' }>): ErrorModel[] {
  const other = SWAPS[node.name];
  return other === undefined
    ? []
    : [{ node: { ...node, name: other }, name: 'taking sine for cosine or cosine for sine' }];
}

function isNumber(node: MathNode, literal: string): node is NumberNode {
  return node.kind === 'number' && node.literal === literal;
}

function isPowerOfTen(node: MathNode): boolean {
  return node.kind === 'power' && isNumber(node.base, '10');
}

/** A factor as it appears in the name of a mistake; empty when it is too long. */
function formatFactor(node: MathNode): string {
  if (node.kind === 'number') return `$${node.literal}$`;
  if (node.kind === 'quotient' && node.numerator.kind === 'number' && node.denominator.kind === 'number')
    return `$\\frac{${node.numerator.literal}}{${node.denominator.literal}}$`;
  return '';
}
