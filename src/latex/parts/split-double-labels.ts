import { plainText } from '../plain-text.ts';
import { type GroupNode, isCommand, type TexNode } from '../tex-tree.ts';
import { findFirstStyle, parseLabel } from './label.ts';

/** `a. i.`, `(b)(i)`: the label of a part and that of the first part in it. */
const DOUBLE_LABEL = /^(\(?[a-z][.)]{1,2})\s*(\(?i[.)]{1,2})$/u;

/** Replaces `\textbf{a. i.}` by `\textbf{a.} \textbf{i.}`, so that each label is found at its level. */
export function splitDoubleLabels(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node) => isCommand(node, 'textbf'))) return nodes;
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const before = nodes[index - 1];
    if (node.kind !== 'group' || before?.kind !== 'command' || before.name !== 'textbf') return [node];
    const [, outer = '', inner = ''] = DOUBLE_LABEL.exec(plainText(node.children, 'shown')) ?? [];
    if (parseLabel(outer) === undefined || findFirstStyle(parseLabel(inner) ?? '') === undefined)
      return [node];
    const middle = node.start + outer.length;
    const withText = (text: string, start: number, end: number): GroupNode => ({
      ...node,
      start,
      end,
      children: [{ kind: 'text', text, start }],
    });
    return [
      withText(outer, node.start, middle),
      { kind: 'text', text: ' ', start: middle },
      { ...before, start: middle },
      withText(inner, middle, node.end),
    ];
  });
}
