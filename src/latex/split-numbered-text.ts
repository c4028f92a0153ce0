import { findLabelTokens, type LabelToken, sliceNodes } from './parts/label-tokens.ts';
import { isItemStarter, isListOfParts } from './parts/part-list.ts';
import { findQuestionHeading } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { getSectioningLevel } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

const MIN_QUESTIONS = 2;
/** Numbers count beside lists only if there are several. */
const MIN_BESIDE_LISTS = 3;

/** Splits a document without lists at the numbers `1.`, `2.`, … or `1)`, `2)`, … that begin lines; empty if there are none. */
export function splitNumberedText(nodes: readonly TexNode[]): QuestionSegment[] {
  const tokens = selectNumbers(findLabelTokens(nodes));
  if (tokens.length < MIN_QUESTIONS) return [];
  const end = { index: nodes.length, offset: 0 };
  return tokens.map(({ start, to, end: labelEnd }, index) => {
    const segment = createSegment({ start, from: 'text', end: labelEnd }, []);
    const content = sliceNodes(nodes, to, tokens[index + 1]?.from ?? end);
    const heading = content.findIndex((node) => getSectioningLevel(node) !== undefined);
    for (const node of heading < 0 ? content : content.slice(0, heading)) segment.add(node);
    return segment;
  });
}

/** Whether the questions of a document are paragraphs numbered 1., 2., 3., …: all its lists contain parts or have no numbers. */
export function isNumberedText(nodes: readonly TexNode[]): boolean {
  const numbers = selectNumbers(findLabelTokens(nodes));
  const [first] = numbers;
  if (
    first === undefined ||
    numbers.length < MIN_BESIDE_LISTS ||
    new Set(numbers.map(({ name }) => name)).size < numbers.length
  )
    return false;
  // Labels such as (1) beside items are options.
  if (first.form === '(a)' && nodes.some(isItemStarter)) return false;
  const lists = nodes.filter((node) => node.kind === 'environment' && node.children.some(isItemStarter));
  const headings = nodes.some((_, index) => findQuestionHeading(nodes, index) !== undefined);
  return !headings && lists.every((list) => list.start > first.start && isListInQuestion(list));
}

function isListInQuestion(list: TexNode): boolean {
  return isListOfParts(list) || (list.kind === 'environment' && list.name === 'itemize');
}

/** Selects the numbers that count up; after a heading they may begin again. */
function selectNumbers(tokens: readonly LabelToken[]): LabelToken[] {
  const numbers: LabelToken[] = [];
  for (const token of tokens) {
    const isNumber =
      /^\d+$/u.test(token.name) && token.position === 'line' && /^(?:a[.)]|\(a\))$/u.test(token.form);
    const last = numbers.at(-1);
    if (!isNumber || (last !== undefined && last.form !== token.form)) continue;
    const isNext = last === undefined || Number(token.name) === Number(last.name) + 1 || token.name === '1';
    if (isNext) numbers.push(token);
  }
  return numbers;
}
