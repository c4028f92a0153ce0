import { isListOfParts, readListItems } from './parts/part-list.ts';
import type { SplitContext } from './question-lists.ts';
import { isDependentList, isListNode } from './section-lists.ts';
import type { SegmentList } from './segment-list.ts';
import { useSymbolsOfText } from './shared-terms.ts';
import type { TexNode } from './tex-tree.ts';

/** Adds a list of parts outside a question to the text before it, or without such a text to the last question. */
export function addListOfParts(node: TexNode, context: SplitContext): boolean {
  const { list, listKind } = context;
  if (list.current() !== undefined || listKind === 'question') return false;
  const hasLabels = isListOfParts(node);
  if ((hasLabels || isOnlyDependentList(node, context)) && list.hasText()) {
    list.openWithText(node);
    return true;
  }
  if (!hasLabels || !continuesLastItem(list)) return false;
  list.add(node);
  return true;
}

/** Opens the last item of a list again if the list of its parts may follow outside the list. */
function continuesLastItem(list: SegmentList): boolean {
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
