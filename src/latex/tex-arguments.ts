import { type GroupNode, isBlank, type TexNode } from './tex-tree.ts';

/** An argument and the index of the node after it. */
type GroupArgument = { readonly group: GroupNode; readonly next: number };
type OptionalArgument = { readonly nodes: readonly TexNode[]; readonly next: number };

/** The maximum number of nodes in an optional argument; a `[` without `]` must not take up the whole document. */
const MAX_OPTIONAL_LENGTH = 300;

/** Returns the index of the first node, at or after `index`, that is neither white space nor a comment. */
export function skipBlank(nodes: readonly TexNode[], index: number): number {
  let next = index;
  for (let node = nodes[next]; node !== undefined && isBlank(node); node = nodes[next]) next++;
  return next;
}

/** Finds the `{…}` at `index`, after optional white space. */
export function findGroup(nodes: readonly TexNode[], index: number): GroupArgument | undefined {
  const at = skipBlank(nodes, index);
  const node = nodes[at];
  return node?.kind === 'group' ? { group: node, next: at + 1 } : undefined;
}

/** Finds the `[…]` at `index`, after optional white space. */
export function findOptional(nodes: readonly TexNode[], index: number): OptionalArgument | undefined {
  const open = skipBlank(nodes, index);
  if (!isSymbol(nodes[open], '[')) return undefined;
  let depth = 0;
  for (let at = open; at < nodes.length && at < open + MAX_OPTIONAL_LENGTH; at++) {
    if (isSymbol(nodes[at], '[')) depth++;
    if (isSymbol(nodes[at], ']')) depth--;
    if (depth === 0) return { nodes: nodes.slice(open + 1, at), next: at + 1 };
  }
  return undefined;
}

/** Skips all optional arguments and at most `count` groups that begin at `index`; returns the index after them. */
export function skipArguments(nodes: readonly TexNode[], index: number, count: number): number {
  let next = skipStar(nodes, index);
  for (let optional = findOptional(nodes, next); optional; optional = findOptional(nodes, next)) {
    next = optional.next;
  }
  for (let skipped = 0; skipped < count; skipped++) {
    const argument = findGroup(nodes, next);
    if (argument === undefined) break;
    next = argument.next;
  }
  return next;
}

function skipStar(nodes: readonly TexNode[], index: number): number {
  const node = nodes[index];
  return node?.kind === 'text' && node.text === '*' ? index + 1 : index;
}

function isSymbol(node: TexNode | undefined, text: string): boolean {
  return node?.kind === 'symbol' && node.text === text;
}
