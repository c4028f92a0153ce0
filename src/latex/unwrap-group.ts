import { isLayoutOnly } from './is-layout-only.ts';
import { isBlank, isCommand, type TexNode } from './tex-tree.ts';

const TYPEFACE_SWITCH = /^(?:bf|it|em|sc|sl|tt|[a-z]+(?:series|shape)|small|[lL]arge)$/u;

/** Returns the content of the braces in `\item{…}` or `\part[3]{…}` if nothing else is visible. */
export function unwrapGroup(nodes: readonly TexNode[]): readonly TexNode[] {
  const index = nodes.findIndex((node) => !isBlank(node));
  const group = nodes[index];
  if (group?.kind !== 'group' || !isLayoutOnly(nodes.toSpliced(index, 1))) return nodes;
  const first = group.children.find((node) => !isBlank(node));
  const isTypeface = first?.kind === 'command' && TYPEFACE_SWITCH.test(first.name);
  if (isTypeface || group.children.some((node) => isCommand(node, 'item'))) return nodes;
  return [...nodes.slice(0, index), ...group.children, ...nodes.slice(index + 1)];
}
