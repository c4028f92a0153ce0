import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import type { FindingSink } from './latex-findings.ts';
import { isMark } from './read-options.ts';
import { containsNode, endOf, isBranch, type TexNode } from './tex-tree.ts';

type MarkReading = { readonly definitions: Definitions; readonly sink: FindingSink };

/** Reports each answer mark outside the `placed` spans, so that none is dropped silently. */
export function reportLooseMarks(
  nodes: readonly TexNode[],
  placed: readonly Span[],
  { definitions, sink }: MarkReading,
): void {
  const isPlaced = ({ start }: TexNode): boolean =>
    placed.some((span) => span.start <= start && start < span.end);
  const walk = (children: readonly TexNode[]): void => {
    children.forEach((node, index) => {
      const before = children[index - 1];
      if (isBranch(node) && !isDefined(children, index)) walk(node.children);
      if (!isMark(node, definitions) || isPlaced(node) || (before && isDefining(before))) return;
      const message =
        'This answer mark is not next to an option and was ignored; put it after the correct option.';
      sink.report('warning', {
        rule: 'answer-mark-is-placed',
        message,
        span: { start: node.start, end: endOf(node) },
      });
    });
  };
  if (placed.length > 0 || containsNode(nodes, (node) => isMark(node, definitions))) walk(nodes);
}

function isDefining(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:(?:re)?newcommand|providecommand|def|gdef|let)$/.test(node.name);
}

/** Whether a group belongs to a definition. */
function isDefined(nodes: readonly TexNode[], index: number): boolean {
  const [one, other] = [nodes[index - 1], nodes[index - 2]];
  return (one !== undefined && isDefining(one)) || (other !== undefined && isDefining(other));
}
