import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

/** Iterates over sibling nodes, so that a command can consume the arguments after it. */
export type NodeCursor = {
  next(): TexNode | undefined;
  /** Consumes the next argument: the nodes inside braces, or a single node. */
  takeArgument(): readonly TexNode[];
  /** Consumes an optional `[…]` at this position; undefined when there is none. */
  takeOptional(): readonly TexNode[] | undefined;
  /** Consumes the punctuation with which the following text begins; empty when there is none. */
  takePunctuation(): string;
  /** Returns the nodes that are not yet consumed. */
  rest(): readonly TexNode[];
};

export function createNodeCursor(siblings: readonly TexNode[]): NodeCursor {
  const nodes = [...siblings];
  let index = 0;
  const skipBlanks = (): void => {
    while (index < nodes.length && isSkippable(nodes[index])) index++;
  };
  return {
    next: () => nodes[index++],
    takeArgument: () => {
      skipBlanks();
      const node = nodes[index];
      if (node === undefined) return [];
      index++;
      return node.kind === 'group' ? node.children : [node];
    },
    takeOptional: () => {
      const start = index;
      if (nodes[start]?.kind !== 'symbol' || getNodeText(nodes[start]) !== '[') return undefined;
      const end = nodes.findIndex((node, position) => position > start && getNodeText(node) === ']');
      if (end < 0) return undefined;
      index = end + 1;
      return nodes.slice(start + 1, end);
    },
    takePunctuation: () => {
      const node = nodes[index];
      if (node?.kind !== 'text') return '';
      const [marks = ''] = /^[.,;:!?)]*/.exec(node.text) ?? [];
      nodes[index] = { ...node, text: node.text.slice(marks.length) };
      return marks;
    },
    rest: () => nodes.slice(index),
  };
}

/**
 * Returns whether a node is white space within a paragraph; an empty line ends the paragraph and is not
 * skipped.
 */
function isSkippable(node: TexNode | undefined): boolean {
  return node !== undefined && isBlank(node) && !/\n\s*\n/.test(getNodeText(node));
}

export function getNodeText(node: TexNode | undefined): string {
  return node !== undefined && 'text' in node ? node.text : '';
}
