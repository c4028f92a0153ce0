import { isBranch, type TexNode, type TexTree } from './tex-tree.ts';

/** Prints exactly the text that the tree was parsed from. */
export function printTex(tree: TexTree): string {
  return printNodes(tree.nodes);
}

/** Prints exactly the text that the nodes were parsed from. */
export function printNodes(nodes: readonly TexNode[]): string {
  const pieces: string[] = [];
  collect(nodes, pieces);
  return pieces.join('');
}

function collect(nodes: readonly TexNode[], pieces: string[]): void {
  for (const node of nodes) {
    if (isBranch(node)) {
      pieces.push(node.open);
      collect(node.children, pieces);
      pieces.push(node.close);
    } else pieces.push(node.text);
  }
}
