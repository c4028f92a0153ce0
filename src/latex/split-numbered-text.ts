import { findLabelTokens, type LabelToken, sliceNodes } from './parts/label-tokens.ts';
import { isItemStarter, isListOfParts } from './parts/part-list.ts';
import { findQuestionHeading } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { SOLUTIONS } from './section-names.ts';
import { getSectioningLevel } from './sectioning.ts';
import { isEnvironment, type TexNode } from './tex-tree.ts';
import { isSolutionTitleAt } from './wrap-titled-solution.ts';

const MIN_QUESTIONS = 2;
/** The minimum number of questions, unless the document has lists and all of them contain parts. */
const MIN_WITHOUT_PART_LISTS = 3;

/** Splits a document without lists at the numbers `1.`, `2.`, … or `1)`, `2)`, … that begin lines; empty if there are none. */
export function splitNumberedText(nodes: readonly TexNode[]): QuestionSegment[] {
  const labels = findLabelTokens(nodes);
  const tokens = selectSolvedNumbers(nodes, labels) ?? selectNumbers(labels);
  if (tokens.length < MIN_QUESTIONS || arePartNumbers(nodes, tokens)) return [];
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
  const labels = findLabelTokens(nodes);
  if (selectSolvedNumbers(nodes, labels) !== undefined) return true;
  const numbers = selectNumbers(labels);
  const [first] = numbers;
  const lists = nodes.filter((node) => node.kind === 'environment' && node.children.some(isItemStarter));
  const minimum = lists.length > 0 && lists.every(isListOfParts) ? MIN_QUESTIONS : MIN_WITHOUT_PART_LISTS;
  if (
    first === undefined ||
    numbers.length < minimum ||
    new Set(numbers.map(({ name }) => name)).size < numbers.length
  )
    return false;
  // Labels such as (1) beside items are options.
  if (first.form === '(a)' && nodes.some(isItemStarter)) return false;
  if (arePartNumbers(nodes, numbers)) return false;
  const headings = nodes.some((_, index) => findQuestionHeading(nodes, index) !== undefined);
  return !headings && lists.every(isListInQuestion);
}

/** Whether numbers such as (1), (2) begin again in several sections. Each section is then a question, and the numbers are its parts. */
function arePartNumbers(nodes: readonly TexNode[], tokens: readonly LabelToken[]): boolean {
  const sections = nodes.filter((node) => getSectioningLevel(node) !== undefined);
  const restarts = tokens.filter(({ name, form }) => name === '1' && form === '(a)');
  return sections.length >= MIN_QUESTIONS && restarts.length >= MIN_QUESTIONS;
}

function isListInQuestion(list: TexNode): boolean {
  return isListOfParts(list) || (list.kind === 'environment' && list.name === 'itemize');
}

/**
 * Selects the numbers of questions that have a solution each, if most numbers do. Numbers may be missing, because a sheet may omit
 * questions of a book. After a heading they may begin again.
 */
function selectSolvedNumbers(
  nodes: readonly TexNode[],
  tokens: readonly LabelToken[],
): readonly LabelToken[] | undefined {
  const [first, ...others] = tokens.filter(isNumberAtLine);
  if (first === undefined || others.length + 1 < MIN_WITHOUT_PART_LISTS || nodes.some(isItemStarter))
    return undefined;
  const numbers = [first, ...others.filter(({ form }) => form === first.form)];
  const ends = nodes.flatMap((node, index) => (isSolutionAt(nodes, index) ? [node.start] : []));
  const headings = nodes.flatMap((node) => (getSectioningLevel(node) === undefined ? [] : [node.start]));
  const solved = numbers.filter(({ start }, index) =>
    hasPlace(ends, start, numbers[index + 1]?.start ?? Number.POSITIVE_INFINITY),
  );
  if (solved.length < MIN_WITHOUT_PART_LISTS || solved.length * 3 < numbers.length * 2) return undefined;
  const increases = solved.every((token, index) => {
    const before = solved[index - 1];
    return (
      before === undefined ||
      Number(token.name) > Number(before.name) ||
      token.name === '1' ||
      hasPlace(headings, before.start, token.start)
    );
  });
  return increases ? withNextNumbers(numbers, solved) : undefined;
}

/** Adds the numbers without a solution that directly continue the number before them. */
function withNextNumbers(numbers: readonly LabelToken[], solved: readonly LabelToken[]): LabelToken[] {
  const selected: LabelToken[] = [];
  for (const token of numbers) {
    const isNext = Number(token.name) === Number(selected.at(-1)?.name) + 1;
    if (isNext || solved.includes(token)) selected.push(token);
  }
  return selected;
}

/** Whether one of the places, which are in order, is between two offsets. */
function hasPlace(places: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) < to;
}

function isSolutionAt(nodes: readonly TexNode[], index: number): boolean {
  return isEnvironment(nodes[index], SOLUTIONS) || isSolutionTitleAt(nodes, index);
}

function isNumberAtLine({ name, position, form }: LabelToken): boolean {
  return /^\d+$/u.test(name) && position === 'line' && /^(?:a[.)]|\(a\))$/u.test(form);
}

/** Selects the numbers that count up; after a heading they may begin again. */
function selectNumbers(tokens: readonly LabelToken[]): LabelToken[] {
  const numbers: LabelToken[] = [];
  for (const token of tokens) {
    const last = numbers.at(-1);
    if (!isNumberAtLine(token) || (last !== undefined && last.form !== token.form)) continue;
    const isNext = last === undefined || Number(token.name) === Number(last.name) + 1 || token.name === '1';
    if (isNext) numbers.push(token);
  }
  return numbers;
}
