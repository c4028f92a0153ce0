import {
  containsNode,
  getNodeEnd,
  isBranch,
  isEnvironment,
  type StrayNode,
  type TexNode,
} from './tex-tree.ts';

/**
 * Closes a `\begin{solution}` without an `\end` before the next section. The missing `\end` is reported, and the question is read.
 */
export function closeOpenSections(nodes: readonly TexNode[], names: ReadonlySet<string>): readonly TexNode[] {
  if (!nodes.some((node) => isUnclosedBegin(node, names))) return nodes;
  const closed: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const end = isUnclosedBegin(node, names) ? findSectionEnd(nodes, index + 1, names) : index + 1;
    if (end === index + 1 && !isUnclosedBegin(node, names)) closed.push(node);
    else closed.push(createSection(node, nodes.slice(index + 1, end)));
    index = end;
  }
  return closed;
}

function isUnclosedBegin(node: TexNode, names: ReadonlySet<string>): boolean {
  return node.kind === 'stray' && node.text.startsWith('\\begin') && names.has(node.name ?? '');
}

function findSectionEnd(nodes: readonly TexNode[], from: number, names: ReadonlySet<string>): number {
  let end = from;
  for (let node = nodes[end]; node !== undefined; node = nodes[end]) {
    if (isEnvironment(node, names) || isUnclosedBegin(node, names)) return end;
    if (node.kind === 'stray' && node.text.startsWith('\\end')) return end;
    end++;
  }
  return end;
}

/** Creates the environment that the unclosed `\begin` opened. */
function createSection(node: TexNode, children: readonly TexNode[]): TexNode {
  const name = node.kind === 'stray' ? (node.name ?? '') : '';
  const last = children.at(-1) ?? node;
  const open = node.kind === 'stray' ? node.text : '';
  return { kind: 'environment', name, open, close: '', children, start: node.start, end: getNodeEnd(last) };
}

/** Removes unmatched delimiters, except those for which `isKept` holds. A command and its argument then become neighbours again. */
export function withoutStrays(
  nodes: readonly TexNode[],
  isKept: (node: StrayNode) => boolean,
): readonly TexNode[] {
  if (!containsNode(nodes, ({ kind }) => kind === 'stray')) return nodes;
  return nodes.flatMap((node): readonly TexNode[] => {
    if (node.kind === 'stray') return isKept(node) ? [node] : [];
    return [isBranch(node) ? { ...node, children: withoutStrays(node.children, isKept) } : node];
  });
}
