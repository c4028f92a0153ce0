import { cacheByObject } from '../text/cache-by-object.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

/**
 * Returns the names of all commands and environments in the nodes (cached). Most documents use few names, so a step
 * that looks for certain names can be skipped without another traversal of the tree.
 */
export const namesIn = cacheByObject((nodes: readonly TexNode[]): ReadonlySet<string> => {
  const names = new Set<string>();
  collectNames(nodes, names);
  return names;
});

function collectNames(nodes: readonly TexNode[], names: Set<string>): void {
  for (const node of nodes) {
    if (node.kind === 'command' || node.kind === 'environment') names.add(node.name);
    if (isBranch(node)) collectNames(node.children, names);
  }
}

/** Whether a command or environment in the nodes has a name that satisfies the test. */
export function hasNameIn(nodes: readonly TexNode[], test: (name: string) => boolean): boolean {
  for (const name of namesIn(nodes)) if (test(name)) return true;
  return false;
}
