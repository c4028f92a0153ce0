import { plainText } from './plain-text.ts';
import { SECTIONS, SOLUTIONS } from './section-names.ts';
import { findGroup } from './tex-arguments.ts';
import { getNodeEnd, isEnvironment, type TexNode } from './tex-tree.ts';

/** Wraps the nodes after `\textbf{Solution:}` in a solution environment, unless the question already has one. */
export function wrapTitledSolution(nodes: readonly TexNode[]): readonly TexNode[] {
  if (nodes.some((node) => isEnvironment(node, SOLUTIONS) || isOpenSolution(node))) return nodes;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const isEmphasis = node?.kind === 'command' && /^text(?:bf|it|sc)$|^underline$|^emph$/.test(node.name);
    const argument = isEmphasis ? findGroup(nodes, index + 1) : undefined;
    if (node === undefined || argument === undefined) continue;
    if (!/^(?:solution|soln?|explanation)\s*[.:]*$/i.test(plainText(argument.group.children, 'shown')))
      continue;
    const nextSection = nodes.findIndex(
      (candidate, at) => at >= argument.next && isEnvironment(candidate, SECTIONS),
    );
    const end = nextSection < 0 ? nodes.length : nextSection;
    const children = nodes.slice(argument.next, end);
    const position = { start: node.start, end: getNodeEnd(nodes[end - 1] ?? node) };
    return [
      ...nodes.slice(0, index),
      { kind: 'environment', name: 'solution', open: '', close: '', children, ...position },
      ...nodes.slice(end),
    ];
  }
  return nodes;
}

function isOpenSolution(node: TexNode): boolean {
  return node.kind === 'stray' && SOLUTIONS.has(node.name ?? '');
}
