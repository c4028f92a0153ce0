import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import type { FindingSink } from './latex-findings.ts';
import { isAnswerMark } from './read-options.ts';
import { containsNode, getNodeEnd, isBranch, type TexNode } from './tex-tree.ts';

type MarkContext = { readonly definitions: Definitions; readonly sink: FindingSink };

/** Reports each answer mark outside the `readSpans` (the spans of the options and answers), so that none is dropped silently. */
export function reportLooseMarks(
  nodes: readonly TexNode[],
  readSpans: readonly Span[],
  { definitions, sink }: MarkContext,
): void {
  const wasRead = ({ start }: TexNode): boolean =>
    readSpans.some((span) => span.start <= start && start < span.end);
  const visit = (children: readonly TexNode[]): void => {
    children.forEach((node, index) => {
      const before = children[index - 1];
      if (isBranch(node) && !isInDefinition(children, index)) visit(node.children);
      if (!isAnswerMark(node, definitions) || wasRead(node) || (before && isDefining(before))) return;
      const message =
        'This answer mark is not next to an option and was ignored; put it after the correct option.';
      sink.report('warning', {
        rule: 'answer-mark-is-placed',
        message,
        span: { start: node.start, end: getNodeEnd(node) },
      });
    });
  };
  if (readSpans.length > 0 || containsNode(nodes, (node) => isAnswerMark(node, definitions))) visit(nodes);
}

function isDefining(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:(?:re)?newcommand|providecommand|def|gdef|let)$/.test(node.name);
}

/** Whether one of the two nodes before a group is a defining command, so the group belongs to a definition. */
function isInDefinition(nodes: readonly TexNode[], index: number): boolean {
  return nodes.slice(Math.max(0, index - 2), index).some(isDefining);
}
