import { plainText } from './plain-text.ts';
import { findOptional } from './tex-arguments.ts';
import { type EnvironmentNode, getNodeEnd, type TexNode } from './tex-tree.ts';

/** A list of `outline` that is not yet closed. */
type OpenList = { readonly level: number; readonly start: number; readonly children: TexNode[] };

/** Turns an `outline`, whose items are `\1`, `\2` and so on by depth, into nested lists. */
export function foldOutline(node: EnvironmentNode): EnvironmentNode {
  const option = findOptional(node.children, 0);
  const name =
    option !== undefined && plainText(option.nodes, 'shown') === 'enumerate' ? 'enumerate' : 'itemize';
  const root: TexNode[] = [];
  const open: OpenList[] = [];
  const close = (): void => {
    const list = open.pop();
    if (list !== undefined) (open.at(-1)?.children ?? root).push(createList(name, list));
  };
  for (const child of node.children.slice(option?.next ?? 0)) {
    const level = child.kind === 'command' && /^[1-4]$/u.test(child.name) ? Number(child.name) : undefined;
    if (level === undefined || child.kind !== 'command') {
      (open.at(-1)?.children ?? root).push(child);
      continue;
    }
    while ((open.at(-1)?.level ?? 0) > level) close();
    if ((open.at(-1)?.level ?? 0) < level) open.push({ level, start: child.start, children: [] });
    open.at(-1)?.children.push({ ...child, name: 'item' });
  }
  while (open.length > 0) close();
  return { ...node, name: 'outline', children: root };
}

function createList(name: string, { start, children }: OpenList): EnvironmentNode {
  const last = children.at(-1);
  const end = last === undefined ? start : getNodeEnd(last);
  return {
    kind: 'environment',
    name,
    open: `\\begin{${name}}`,
    close: `\\end{${name}}`,
    children,
    start,
    end,
  };
}
