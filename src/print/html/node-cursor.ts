import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

/** Iterates over sibling nodes, so that a command can consume the arguments after it. */
export type NodeCursor = {
  next(): TexNode | undefined;
  /** Consumes the next argument: the nodes inside braces, or a single node. */
  takeArgument(): readonly TexNode[];
  /** Consumes an optional `[…]` at this position; undefined when there is none. */
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

/** White space within a paragraph; an empty line ends the paragraph and is not skipped. */
function isBlankHere(node: TexNode | undefined): boolean {
  return node !== undefined && isBlank(node) && !/\n\s*\n/.test(getNodeText(node));
}

export function getNodeText(node: TexNode | undefined): string {
  return node !== undefined && 'text' in node ? node.text : '';
}
