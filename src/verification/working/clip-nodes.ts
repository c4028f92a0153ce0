import type { Span } from '../../domain/span.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';

/**
 * Returns the nodes within a span. A text that crosses an end of the span is cut. A group, formula or environment that crosses an
 * end keeps only its children within the span.
 */
export function clipNodes(nodes: readonly TexNode[], { start, end }: Span): TexNode[] {
  const clipped: TexNode[] = [];
  for (let index = findFirstEndingAfter(nodes, start); index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined || node.start >= end) break;
    const nodeEnd = getNodeEnd(node);
    if (node.start >= start && nodeEnd <= end) clipped.push(node);
    else if (isBranch(node)) clipped.push({ ...node, children: clipNodes(node.children, { start, end }) });
    else if (node.kind === 'text') {
      const from = Math.max(start, node.start);
      const text = node.text.slice(from - node.start, end - node.start);
      clipped.push({ ...node, text, start: from });
    }
  }
  return clipped;
}

/** Returns the index of the first node that ends after an offset (binary search). */
function findFirstEndingAfter(nodes: readonly TexNode[], offset: number): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const node = nodes[middle];
    if (node !== undefined && getNodeEnd(node) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
