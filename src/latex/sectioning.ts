import { findGroup, skipArguments } from './tex-arguments.ts';
import type { TexNode } from './tex-tree.ts';

/** The sectioning commands by depth. */
export const SECTIONING_LEVELS: readonly string[] = [
  'part',
  'chapter',
  'section',
  'subsection',
  'subsubsection',
  'paragraph',
  'subparagraph',
];

/** Returns the depth of a sectioning command, from 0 for `\part`; undefined for other nodes. */
export function getSectioningLevel(node: TexNode | undefined): number | undefined {
  const level = node?.kind === 'command' ? SECTIONING_LEVELS.indexOf(node.name) : -1;
  return level < 0 ? undefined : level;
}

/** Returns the title of the sectioning command at `index`, and the index after it. */
export function findSectionTitle(
  nodes: readonly TexNode[],
  index: number,
): { readonly title: readonly TexNode[]; readonly next: number } | undefined {
  const next = skipArguments(nodes, index + 1, 1);
  const title = findGroup(nodes, next - 1)?.group;
  return title && { title: title.children, next };
}

/** Finds the index of the next heading of this or a higher level; the number of nodes if there is none. */
export function findSectionEnd(nodes: readonly TexNode[], from: number, level: number): number {
  let index = from;
  while (index < nodes.length && (getSectioningLevel(nodes[index]) ?? SECTIONING_LEVELS.length) > level)
    index++;
  return index;
}
