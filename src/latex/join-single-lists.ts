import { hasNameIn } from './names-in.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { getSectioningLevel } from './sectioning.ts';
import { type EnvironmentNode, isBranch, isCommand, type TexNode } from './tex-tree.ts';

const MIN_LISTS = 2;

/**
 * Joins neighbouring lists without numbers that have one item each. Authors write the answers between such lists, so the text after
 * an item is added to the item. The text after the last item is not.
 */
export function joinSingleLists(nodes: readonly TexNode[]): readonly TexNode[] {
  return hasNameIn(nodes, (name) => name === 'itemize') ? joinSiblings(nodes) : nodes;
}

function joinSiblings(nodes: readonly TexNode[]): readonly TexNode[] {
  const inside = nodes.map((node) => {
    if (!isBranch(node) || node.kind === 'math') return node;
    const children = joinSiblings(node.children);
    return children === node.children ? node : { ...node, children };
  });
  const joined = nodes.filter(isSingleList).length < MIN_LISTS ? inside : joinRuns(inside);
  return joined.length === nodes.length && joined.every((node, index) => node === nodes[index])
    ? nodes
    : joined;
}

/** Joins the lists of each run if most of their items are tasks. A heading or another list ends a run. */
function joinRuns(nodes: readonly TexNode[]): readonly TexNode[] {
  const joined: TexNode[] = [];
  let run: number[] = [];
  let from = 0;
  const close = (): void => {
    const lists = run.flatMap((index) => nodes[index] ?? []).filter(isSingleList);
    const tasks = lists.filter(({ children }) => isTask(plainText(children, 'shown')));
    const [first = 0] = run;
    const last = run.at(-1) ?? 0;
    if (lists.length >= MIN_LISTS && tasks.length * 2 > lists.length) {
      joined.push(...nodes.slice(from, first), ...joinLists(nodes.slice(first, last + 1)));
      from = last + 1;
    }
    run = [];
  };
  nodes.forEach((node, index) => {
    if (isSingleList(node)) run.push(index);
    else if (getSectioningLevel(node) !== undefined || isListOfItems(node)) close();
  });
  close();
  return [...joined, ...nodes.slice(from)];
}

/** Joins the nodes from the first list of a run to the last one. */
function joinLists(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first?.kind !== 'environment' || last?.kind !== 'environment') return nodes;
  const children = nodes.flatMap((node) => (isSingleList(node) ? node.children : [node]));
  return [{ ...first, children, end: last.end, close: last.close }];
}

function isListOfItems(node: TexNode): node is EnvironmentNode {
  return node.kind === 'environment' && node.children.some((child) => isCommand(child, 'item'));
}

function isSingleList(node: TexNode): node is EnvironmentNode {
  return (
    node.kind === 'environment' &&
    node.name === 'itemize' &&
    node.children.filter((child) => isCommand(child, 'item')).length === 1
  );
}
