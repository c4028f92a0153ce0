import type { Span } from '../../domain/span.ts';
import { plainText } from '../plain-text.ts';
import { type EnvironmentNode, getNodeEnd, isBlank, type TexNode } from '../tex-tree.ts';
import { expandDisplay } from './expand-display.ts';
import { joinPartCommands } from './join-part-commands.ts';
import { isNextLabel } from './label.ts';
import { findLabelTokens, type LabelToken, type NodePlace, sliceNodes } from './label-tokens.ts';
import { readListItems } from './part-list.ts';
import { splitSolutionLabels } from './split-bold-labels.ts';
import { isList, unwrapLists } from './unwrap-lists.ts';

/** The nodes of a solution for each part, and those that belong to no single part. */
type SplitSolution = {
  readonly shared: readonly TexNode[];
  readonly byLabel: ReadonlyMap<string, { readonly nodes: readonly TexNode[]; readonly span: Span }>;
  /** A label that continues the labels of the parts but belongs to no part. */
  readonly unknown?: { readonly label: string; readonly span: Span };
};

const MAX_TEXT_AROUND_LIST = 100;
const MAX_LISTS = 30;
/** Words before the first label that only announce a solution. */
const HEADING = /^\W*(?:solutions?|soln?s?|marking scheme|proof)?\W*$/iu;
const ANSWER_HEADING = /^\W*(?:answers?|ans)\s*[.:]?\W*$/iu;
/** Words after which `(a)` refers to a part instead of labelling a solution: "from part (a)", "(a) and (b)". */
const REFERENCE_BEFORE =
  /(?:\b(?:parts?|in|of|from|by|and|or|using|use|to|with|see|than|both|that|is|are|as|for)|[(&,])\s*$/iu;

/**
 * Splits a solution by the labels of the parts: at a list with the same labels or the same number of items, or at labels in the
 * text. Returns undefined if fewer than two parts are found, unless the solution begins with the label of the first part.
 */
export function splitSolution(
  nodes: readonly TexNode[],
  labels: readonly string[],
): SplitSolution | undefined {
  const flat = unwrapLists(joinPartCommands(splitSolutionLabels(nodes)));
  return (
    splitByList(flat, labels) ??
    splitByTokens(
      flat.flatMap((node) => expandDisplay(node, labels)),
      labels,
    )
  );
}

/** Splits at the last list that has the labels of the parts. */
function splitByList(nodes: readonly TexNode[], labels: readonly string[]): SplitSolution | undefined {
  const lists = nodes.filter(isList);
  const length = getVisibleLength(nodes);
  for (const list of lists.slice(-MAX_LISTS).toReversed()) {
    const isAlone = length - getVisibleLength([list]) <= MAX_TEXT_AROUND_LIST;
    const byLabel = matchItems(list, labels, isAlone);
    if (byLabel === undefined) continue;
    const around = nodes.filter((node) => node !== list);
    return { shared: HEADING.test(plainText(around, 'shown')) ? [] : around, byLabel };
  }
  return undefined;
}

/** The length of the visible nodes in the source. */
function getVisibleLength(nodes: readonly TexNode[]): number {
  return nodes.reduce((sum, node) => (isBlank(node) ? sum : sum + getNodeEnd(node) - node.start), 0);
}

/** Assigns the items of a list to parts: by their labels, or by their order if there are as many items as parts. */
function matchItems(
  list: EnvironmentNode,
  labels: readonly string[],
  isAlone: boolean,
): SplitSolution['byLabel'] | undefined {
  const items = readListItems(list).filter(({ isLead }) => !isLead);
  const stated = items.map(({ label }) => label);
  const isLabelled = stated.every((label) => label !== undefined && labels.includes(label));
  const isComplete =
    isAlone &&
    list.name !== 'itemize' &&
    items.length === labels.length &&
    stated.every((label) => label === undefined);
  if (
    items.length === 0 ||
    (!isLabelled && !isComplete) ||
    new Set(isLabelled ? stated : labels).size < items.length
  )
    return undefined;
  return new Map(
    items.map((item, index) => {
      const span = { start: item.start, end: item.end };
      return [(isLabelled ? item.label : labels[index]) ?? '', { nodes: item.nodes, span }];
    }),
  );
}

/** Splits at labels in the text. A label counts only if its part comes after the part of the previous label. */
function splitByTokens(nodes: readonly TexNode[], labels: readonly string[]): SplitSolution | undefined {
  const ordered = selectTokens(nodes, labels);
  const tokens =
    new Set(ordered.map(({ name }) => name)).size > 1 ? ordered : (selectUnordered(nodes, labels) ?? ordered);
  const distinct = new Set(tokens.map(({ name }) => name)).size;
  const [first] = tokens;
  if (first === undefined) return undefined;
  const before = sliceNodes(nodes, { index: 0, offset: 0 }, first.from);
  const heading = plainText(before, 'shown');
  const isOnlyFirst = first.name === labels[0] && /^(?:\(|part)/u.test(first.form) && HEADING.test(heading);
  if (distinct < Math.min(2, labels.length) && !isOnlyFirst) return undefined;
  const prefix = ANSWER_HEADING.test(heading) && heading !== '' ? before : [];
  const byLabel = new Map<string, { nodes: TexNode[]; span: Span }>();
  const end: NodePlace = { index: nodes.length, offset: 0 };
  for (const [index, token] of tokens.entries()) {
    const piece = sliceNodes(nodes, token.to, tokens[index + 1]?.from ?? end);
    const last = piece.findLast((node) => !isBlank(node));
    const span = { start: token.start, end: last === undefined ? token.end : getNodeEnd(last) };
    const known = byLabel.get(token.name);
    if (known === undefined) byLabel.set(token.name, { nodes: [...prefix, ...piece], span });
    else
      byLabel.set(token.name, {
        nodes: [...known.nodes, ...piece],
        span: { ...span, start: known.span.start },
      });
  }
  const isHeading = prefix.length > 0 || HEADING.test(heading);
  const unknown = findUnknownLabel(nodes, labels, first.form);
  return { shared: isHeading ? [] : before, byLabel, ...(unknown === undefined ? {} : { unknown }) };
}

/** Finds a label at the start of a line that follows the label of the last part. */
function findUnknownLabel(
  nodes: readonly TexNode[],
  labels: readonly string[],
  form: string,
): SplitSolution['unknown'] {
  const last = labels.at(-1);
  const token = findLabelTokens(nodes).find(
    (other) =>
      other.position === 'line' &&
      other.form === form &&
      last !== undefined &&
      !labels.includes(other.name) &&
      isNextLabel(last, other.name),
  );
  return token && { label: token.name, span: { start: token.start, end: token.end } };
}

/** Selects the labels that begin the solution of a part. */
function selectTokens(nodes: readonly TexNode[], labels: readonly string[]): LabelToken[] {
  const all = findLabelTokens(nodes, true);
  const selected: LabelToken[] = [];
  let current = -1;
  for (const [index, token] of all.entries()) {
    const number = labels.indexOf(token.name);
    const [first = token] = selected;
    if (number < 0 || token.form !== first.form) continue;
    const isRepeated = number === current && token.position === 'line' && all[index + 1]?.position === 'line';
    const isNext = number === current + 1 && (selected.length > 0 || token.position !== 'word');
    const isLater = number > current && token.position === 'line';
    if (!isRepeated && !isLater && !(isNext && !isReference(nodes, token))) continue;
    selected.push(token);
    current = number;
  }
  return selected;
}

/** Selects labels at the starts of lines that are not in the order of the parts. */
function selectUnordered(nodes: readonly TexNode[], labels: readonly string[]): LabelToken[] | undefined {
  const lines = findLabelTokens(nodes).filter(
    ({ name, position }) => position === 'line' && labels.includes(name),
  );
  // `(b)(i)` and `(b)(ii)` repeat the label of (b).
  const names = lines.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
  const areDistinct = names.length > 1 && new Set(names).size === names.length;
  const haveOneForm = lines.every(({ form }) => form === lines[0]?.form);
  return areDistinct && haveOneForm ? lines : undefined;
}

/** Whether the words before a label in a sentence refer to it. */
function isReference(nodes: readonly TexNode[], { position, from }: LabelToken): boolean {
  const node = nodes[from.index];
  if (position === 'line' || node?.kind !== 'text') return false;
  return REFERENCE_BEFORE.test(node.text.slice(Math.max(0, from.offset - 40), from.offset));
}
