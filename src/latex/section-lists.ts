import { readListOptions } from './parts/list-options.ts';
import { isItemStarter, isListOfParts, type ListItem, readListItems } from './parts/part-list.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { FRAMES, SECTIONS } from './section-names.ts';
import { dependOnText } from './shared-terms.ts';
import { type EnvironmentNode, isEnvironment, type TexNode } from './tex-tree.ts';

const MIN_ITEMS = 2;
/** A shorter text before a list is an instruction such as “Answer all questions.” */
export const MIN_SHARED_LENGTH = 80;

export function isListNode(node: TexNode): node is EnvironmentNode {
  return node.kind === 'environment' && !SECTIONS.has(node.name) && node.children.some(isItemStarter);
}

/** Whether the items of a list have the numbers 1, 2, 3, as questions have. */
export function isNumberedList(list: EnvironmentNode): boolean {
  return list.name === 'enumerate' && !isListOfParts(list);
}

/**
 * Whether a section has a text for all items and then a numbered list whose items have no parts. Further lists must continue the
 * numbers of the first one.
 */
export function isListAfterText(content: readonly TexNode[], lists: readonly EnvironmentNode[]): boolean {
  // A list before the one with the tasks belongs to the text.
  const first = Math.max(0, lists.findIndex(hasTask));
  const [list, ...others] = lists.slice(first);
  if (list === undefined || continuesNumbers(list)) return false;
  if (!others.every((other) => continuesNumbers(other) || !hasTask(other))) return false;
  const items = readListItems(list);
  if (!/^[01]?$/u.test(items[0]?.label ?? '')) return false;
  if (countWithParts(items) * 2 >= items.length) return false;
  return isTextLong(content.slice(0, content.indexOf(list)));
}

/** Whether a list begins with the number 1, and its items have no parts of their own. */
export function isListOfSimpleItems(list: EnvironmentNode): boolean {
  const items = readListItems(list);
  return !continuesNumbers(list) && /^[01]?$/u.test(items[0]?.label ?? '') && countWithParts(items) === 0;
}

/** Whether the items of a list are the parts of the text before it: they have no parts of their own and depend on the text. */
export function isDependentList(list: EnvironmentNode, before: readonly TexNode[]): boolean {
  const items = readListItems(list);
  if (items.length < MIN_ITEMS || !isListOfSimpleItems(list) || !isTextLong(before)) return false;
  return dependOnText(
    before,
    items.map(({ nodes }) => nodes),
  );
}

export function countWithParts(items: readonly ListItem[]): number {
  const hasParts = ({ nodes }: ListItem): boolean =>
    nodes.some((node) => isListNode(node) && node.name !== 'itemize') ||
    /^\(a\)\s/u.test(plainText(nodes, 'shown'));
  return items.filter(hasParts).length;
}

export function hasTask(list: EnvironmentNode): boolean {
  return readListItems(list).some((item) => isTask(plainText(item.nodes, 'shown')));
}

export function continuesNumbers(list: EnvironmentNode): boolean {
  const { resumes, start } = readListOptions(list);
  return resumes || start > 1;
}

/** Whether the text of nodes, without figures, is long enough to be the text of a question. */
export function isTextLong(nodes: readonly TexNode[]): boolean {
  const text = nodes.filter((node) => !isEnvironment(node, FRAMES));
  const hasFormula = text.some((node) => node.kind === 'math' && node.display);
  return plainText(text, 'shown').length >= (hasFormula ? MIN_SHARED_LENGTH / 2 : MIN_SHARED_LENGTH);
}
