import { isListOfParts, readListItems } from './parts/part-list.ts';
import type { SplitContext } from './question-lists.ts';
import { countWithParts, isDependentList, isListNode } from './section-lists.ts';
import type { SegmentList } from './segment-list.ts';
import { useSymbolsOfText } from './shared-terms.ts';
import type { TexNode } from './tex-tree.ts';

const MIN_QUESTIONS = 3;

/**
 * Adds a list of parts outside a question to the text before it. If there is no such text, the parts belong to the last question.
 */
export function addListOfParts(node: TexNode, context: SplitContext): boolean {
  const { list, listKind } = context;
  if (list.current() !== undefined || listKind === 'question') return false;
  const hasLabels = isListOfParts(node) && !isListOfQuestions(node, context);
  if ((hasLabels || isOnlyDependentList(node, context)) && list.hasText()) {
    list.openWithText(node);
    return true;
  }
  if (!hasLabels || !reopenLastItem(list)) return false;
  list.add(node);
  return true;
}

/**
 * Whether the items of a list with letters are the questions of the document. This is so if it is the only list of tasks, and at
 * least half of its items have parts.
 */
function isListOfQuestions(node: TexNode, { list, taskLists }: SplitContext): boolean {
  if (node.kind !== 'environment' || taskLists > 1 || list.hasQuestions()) return false;
  const items = readListItems(node);
  return items.length >= MIN_QUESTIONS && countWithParts(items) * 2 >= items.length;
}

/**
 * Opens the last segment again if it is an item whose parts may follow in a separate list. Returns whether the segment is
 * open.
 */
function reopenLastItem(list: SegmentList): boolean {
  const last = list.reopen();
  if (last === undefined) return false;
  const mayContinue = last.from === 'item' && !last.isComplete && !last.nodes.some(isListNode);
  if (!mayContinue) list.close();
  return mayContinue;
}

/** Whether a node is the only list of tasks in a document, and its items depend on the text before it. */
function isOnlyDependentList(node: TexNode, { list, taskLists }: SplitContext): boolean {
  return (
    node.kind === 'environment' &&
    node.name === 'enumerate' &&
    taskLists <= 1 &&
    !list.hasQuestions() &&
    isDependentList(node, list.textBefore()) &&
    // Instructions at the start of a document may share words with its questions.
    useSymbolsOfText(
      list.textBefore(),
      readListItems(node).map(({ nodes }) => nodes),
    )
  );
}
