import { plainText } from '../plain-text.ts';
import { type EnvironmentNode, isCommand, type TexNode } from '../tex-tree.ts';
import { formatLabel } from './label.ts';
import { readListOptions } from './list-options.ts';
import { findRunCandidates, type PartCandidate } from './part-candidates.ts';
import { type ListItem, readListItems } from './part-list.ts';
import { isList } from './unwrap-lists.ts';
import { isTask } from './wording.ts';

const MIN_LABELS = 2;
const FIRST_LABEL = /(?:^|[\s(])[ai]\)/u;

/**
 * Turns lists of answers into solutions. This concerns items that repeat the labels of the first items of their list. It also
 * concerns a list without tasks that repeats the labels in the text before it, as in `(a) Why …? (b) How …? \begin{enumerate} …`.
 */
export function splitAnswerLists(
  nodes: readonly TexNode[],
  isRunOfParts: (run: PartCandidate) => boolean,
): readonly TexNode[] {
  const split = wrapRepeatedList(nodes.some(isRepeated) ? nodes.flatMap(splitRepeated) : nodes);
  const at = split.findIndex(isList);
  const list = split[at];
  if (list?.kind !== 'environment' || !isAnswerList(list, split.slice(0, at), isRunOfParts)) return split;
  return split.with(at, createSolution(list, [list]));
}

/** The index of the item that repeats the label of the first item, if neither it nor a later item is a task. */
function findRepeated(list: EnvironmentNode): number | undefined {
  const items = readListItems(list);
  const labels = items.map(({ label }) => label);
  const [first] = labels;
  const at = first === undefined ? -1 : labels.indexOf(first, 1);
  const isSame = at >= MIN_LABELS && labels.slice(at).every((label, index) => label === labels[index]);
  return isSame && !hasTask(items.slice(at)) ? at : undefined;
}

function hasTask(items: ReturnType<typeof readListItems>): boolean {
  return items.some(({ nodes }) => isTask(plainText(nodes, 'shown')));
}

function isRepeated(node: TexNode): boolean {
  return isList(node) && findRepeated(node) !== undefined;
}

function splitRepeated(node: TexNode): readonly TexNode[] {
  const repeated = isList(node) ? findRepeated(node) : undefined;
  if (!isList(node) || repeated === undefined) return [node];
  const items = node.children.flatMap((child, index) => (isCommand(child, 'item') ? [index] : []));
  const at = items[repeated] ?? node.children.length;
  const middle = node.children[at]?.start ?? node.end;
  const answers = { ...node, start: middle, children: node.children.slice(at) };
  return [{ ...node, end: middle, children: node.children.slice(0, at) }, createSolution(answers, [answers])];
}

/**
 * Turns the second of two lists with the same labels into a solution. This is done if it has fewer tasks than the first, or no text
 * introduces it.
 */
function wrapRepeatedList(nodes: readonly TexNode[]): readonly TexNode[] {
  const lists = nodes.filter(isList).filter(({ name }) => name !== 'itemize' && !/parts$/u.test(name));
  const [first, second] = lists;
  if (first === undefined || second === undefined || lists.length > 2) return nodes;
  const [tasks, answers] = [readListItems(first), readListItems(second)];
  const isSame = (): boolean => {
    const styles = [first, second].map((list) => readListOptions(list));
    if (styles.some(({ resumes, start }) => resumes || start > 1)) return false;
    return answers.every(({ label }, index) => label === undefined || isLabelOf(label, tasks[index], index));
  };
  if (tasks.length < MIN_LABELS || tasks.length !== answers.length || !isSame()) return nodes;
  const between = nodes.slice(nodes.indexOf(first) + 1, nodes.indexOf(second));
  const isAnswered =
    countTasks(answers) < countTasks(tasks) ||
    (countTasks(answers) === 0 && plainText(between, 'shown').trim() === '');
  return isAnswered
    ? nodes.map((node) => (node === second ? createSolution(second, [second]) : node))
    : nodes;
}

/** Whether an item has this label. An item without a label counts if it would get this label by its position. */
function isLabelOf(label: string, item: ListItem | undefined, index: number): boolean {
  if (item?.label !== undefined) return item.label === label;
  return (['letters', 'digits', 'romans'] as const).some((style) => formatLabel(style, index + 1) === label);
}

function countTasks(items: readonly ListItem[]): number {
  return items.filter(({ nodes }) => isTask(plainText(nodes, 'shown'))).length;
}

/** Whether a text before a list has the labels of its items, and the items are not tasks. */
function isAnswerList(
  list: EnvironmentNode,
  before: readonly TexNode[],
  isRunOfParts: (run: PartCandidate) => boolean,
): boolean {
  if (!before.some((node) => node.kind === 'text' && FIRST_LABEL.test(node.text))) return false;
  const items = readListItems(list);
  if (items.length < MIN_LABELS || hasTask(items)) return false;
  return findRunCandidates(before).some(
    (run) => run.parts.length >= items.length && run.style !== 'digits' && isRunOfParts(run),
  );
}

function createSolution({ start, end }: EnvironmentNode, children: readonly TexNode[]): EnvironmentNode {
  return { kind: 'environment', name: 'solution', open: '', close: '', children, start, end };
}
