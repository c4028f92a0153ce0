import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

/** Walks over siblings, so that a command can take the arguments that stand beside it. */
export type NodeCursor = {
  next(): TexNode | undefined;
  /** The nodes inside the next braced argument, or the single node that takes its place. */
  takeArgument(): readonly TexNode[];
  /** The nodes of an optional `[…]`, when one stands here. */
  takeOptional(): readonly TexNode[] | undefined;
  rest(): readonly TexNode[];
};

export function createNodeCursor(nodes: readonly TexNode[]): NodeCursor {
  let at = 0;
  const skipBlanks = (): void => {
    while (at < nodes.length && isBlankHere(nodes[at])) at++;
  };
  return {
    next: () => nodes[at++],
    takeArgument: () => {
      skipBlanks();
      const node = nodes[at];
      if (node === undefined) return [];
      at++;
      return node.kind === 'group' ? node.children : [node];
    },
    takeOptional: () => {
      const start = at;
      if (nodes[start]?.kind !== 'symbol' || getNodeText(nodes[start]) !== '[') return undefined;
      const end = nodes.findIndex((node, index) => index > start && getNodeText(node) === ']');
      if (end < 0) return undefined;
      at = end + 1;
      return nodes.slice(start + 1, end);
    },
    rest: () => nodes.slice(at),
  };
}

function isBlankHere(node: TexNode | undefined): boolean {
  return node !== undefined && isBlank(node) && !/\n\s*\n/.test(getNodeText(node));
}

export function getNodeText(node: TexNode | undefined): string {
  return node !== undefined && 'text' in node ? node.text : '';
}
