import { closeOpenSections, withoutStrays } from './close-open-sections.ts';
import { SECTIONS, TASK_LISTS } from './section-names.ts';
import { containsNode, isEnvironment, type TexNode } from './tex-tree.ts';
import { wrapTitledSolution } from './wrap-titled-solution.ts';

/** Closes open sections, puts a solution with a bold heading into an environment, and removes unmatched delimiters. */
export function repairSections(nodes: readonly TexNode[]): readonly TexNode[] {
  const closed = closeOpenSections(wrapTitledSolution(nodes), SECTIONS);
  return containsNode(closed, ({ kind }) => kind === 'stray') ? closed.flatMap(withoutInnerStrays) : closed;
}

/** Removes unmatched delimiters outside sections; sections are repaired when they are read. */
function withoutInnerStrays(node: TexNode): readonly TexNode[] {
  const isSection = isEnvironment(node, SECTIONS) && !TASK_LISTS.has(node.name);
  return isSection ? [node] : withoutStrays([node], () => false);
}
