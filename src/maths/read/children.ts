import type { MathNode } from './node.ts';

const NO_NODES: readonly MathNode[] = [];

/** Returns the direct children of a node in reading order. */
export function childrenOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'text':
      return NO_NODES;
    case 'sum':
      return node.terms;
    case 'product':
      return node.factors;
    case 'quotient':
      return [node.numerator, node.denominator];
    case 'negate':
    case 'percent':
    case 'degree':
    case 'derivative':
      return [node.of];
    case 'power':
      return [node.base, node.exponent];
    case 'root':
      return node.index === undefined ? [node.radicand] : [node.radicand, node.index];
    case 'mixed':
      return [node.whole, node.numerator, node.denominator];
    case 'plus-minus':
      return withoutUndefined(node.left, node.right);
    case 'call':
      return node.base === undefined ? node.args : [...node.args, node.base];
    case 'group':
    case 'list':
    case 'set-operation':
    case 'compound':
      return node.items;
    case 'relation':
      return node.operands;
    case 'matrix':
      return node.rows.flat();
    case 'ratio':
      return node.parts;
    case 'quantity':
      return [node.value];
    case 'piecewise':
      return node.cases.flatMap((branch) => withoutUndefined(branch.value, branch.condition));
    case 'binder':
      return withoutUndefined(node.lower, node.upper, node.body);
  }
}

/** Returns whether some node of the tree satisfies the test. */
export function someNode(node: MathNode, test: (node: MathNode) => boolean): boolean {
  if (test(node)) return true;
  for (const child of childrenOf(node)) if (someNode(child, test)) return true;
  return false;
}

/** Collects the names of all symbols, including bound ones. */
export function symbolsOf(node: MathNode, into: Set<string> = new Set()): Set<string> {
  if (node.kind === 'symbol') into.add(node.name);
  if (node.kind === 'binder') into.add(node.variable);
  for (const child of childrenOf(node)) symbolsOf(child, into);
  return into;
}

function withoutUndefined(...nodes: readonly (MathNode | undefined)[]): MathNode[] {
  return nodes.filter((node) => node !== undefined);
}
