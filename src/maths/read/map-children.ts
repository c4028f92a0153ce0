import type { MathNode } from './node.ts';

/**
 * Returns a copy of the node with `change` applied to each child. Leaves are returned unchanged; a mixed
 * number counts as a leaf, because its parts must remain numbers.
 */
export function mapChildren(node: MathNode, change: (node: MathNode) => MathNode): MathNode {
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'text':
    case 'mixed':
      return node;
    case 'sum':
      return { ...node, terms: node.terms.map(change) };
    case 'product':
      return { ...node, factors: node.factors.map(change) };
    case 'quotient':
      return { ...node, numerator: change(node.numerator), denominator: change(node.denominator) };
    case 'negate':
    case 'percent':
    case 'degree':
    case 'derivative':
      return { ...node, of: change(node.of) };
    case 'power':
      return { ...node, base: change(node.base), exponent: change(node.exponent) };
    case 'root':
      return {
        ...node,
        radicand: change(node.radicand),
        ...(node.index ? { index: change(node.index) } : {}),
      };
    case 'plus-minus':
      return { ...node, right: change(node.right), ...(node.left ? { left: change(node.left) } : {}) };
    case 'call':
      return { ...node, args: node.args.map(change), ...(node.base ? { base: change(node.base) } : {}) };
    default:
      return mapContainer(node, change);
  }
}

/** Replaces symbols by nodes. Symbols without a replacement are unchanged. */
export function substituteSymbols(node: MathNode, values: ReadonlyMap<string, MathNode>): MathNode {
  if (node.kind === 'symbol') return values.get(node.name) ?? node;
  return mapChildren(node, (child) => substituteSymbols(child, values));
}

function mapContainer(node: MathNode, change: (node: MathNode) => MathNode): MathNode {
  switch (node.kind) {
    case 'group':
    case 'list':
    case 'set-operation':
    case 'compound':
      return { ...node, items: node.items.map(change) };
    case 'relation':
      return { ...node, operands: node.operands.map(change) };
    case 'matrix':
      return { ...node, rows: node.rows.map((row) => row.map(change)) };
    case 'ratio':
      return { ...node, parts: node.parts.map(change) };
    case 'quantity':
      return { ...node, value: change(node.value) };
    case 'piecewise':
      return {
        ...node,
        cases: node.cases.map((branch) => ({
          value: change(branch.value),
          ...(branch.condition ? { condition: change(branch.condition) } : {}),
        })),
      };
    case 'binder':
      return {
        ...node,
        ...(node.lower ? { lower: change(node.lower) } : {}),
        ...(node.upper ? { upper: change(node.upper) } : {}),
        body: change(node.body),
      };
    default:
      return node;
  }
}
