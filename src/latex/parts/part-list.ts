import type { Span } from '../../domain/span.ts';
import { plainText } from '../plain-text.ts';
import { withoutTaskMarks } from '../read-options.ts';
import { findGroup, findOptional, skipBlank } from '../tex-arguments.ts';
import { type EnvironmentNode, getNodeEnd, isBlank, isCommand, type TexNode } from '../tex-tree.ts';
import { formatLabel, type LabelStyle, parseLabel } from './label.ts';
import { findLabelTokens, sliceNodes } from './label-tokens.ts';
import { readListOptions } from './list-options.ts';
import { MARKS_UNIT, parseMarksArgument } from './marks-text.ts';

/** An item of a list. */
export type ListItem = {
  readonly start: number;
  readonly end: number;
  /** The label in the source; undefined if LaTeX numbers the item. */
  readonly label: string | undefined;
  readonly labelSpan: Span;
  /** Whether the item only contains text above the next one: `\item[]`, or `\uplevel{…}` of the class exam. */
  readonly isLead: boolean;
  /** Marks in the argument of `\part[3]`. */
  readonly marks: number | undefined;
  readonly nodes: readonly TexNode[];
};

const STARTERS =
  /^(?:item|part|subpart|subsubpart|bonuspart|bonussubpart|question|task|[a-z]*sub(?:question|problem|exercise))$/u;
/** `\question` and commands that authors derive from it, such as `\questionbonus`. */
const QUESTION_STARTERS =
  /^(?:bonus|titled)?question(?!s?$|mark|number|text|title)[a-z]*$|^(?:bonus)?question$/u;
/** Starters whose optional argument is a number of marks and not a label. */
const STARTERS_WITH_MARKS = /^(?:(?:bonus)?(?:sub){0,2}part|(?:sub)?question)$/u;
/** `(a) [5 pts]` in the argument of an item; captures the label and the marks. */
const LABEL_WITH_MARKS = new RegExp(
  String.raw`^(.{1,12}?)\s*([([]\s*\d{1,3}\s*${MARKS_UNIT}\s*[)\]])$`,
  'iu',
);
/** Commands of the class exam whose argument is printed between two parts. */
const LEAD_COMMANDS = /^(?:uplevel|fullwidth)$/u;

/** Whether a node begins an item of a list. */
export function isItemStarter(node: TexNode): boolean {
  return node.kind === 'command' && STARTERS.test(node.name);
}

/** Whether a list has labels such as (a) or (i), like the parts of one question, and not the numbers of questions. */
export function isListOfParts(node: TexNode | undefined): boolean {
  if (node?.kind !== 'environment' || !node.children.some(isItemStarter)) return false;
  if (/^(?:parts|subparts|subquestions)$/u.test(node.name)) return true;
  if (!/^(?:enumerate\*?|compactenum|inparaenum)$/u.test(node.name)) return false;
  const stated = readListOptions(node).style;
  const [first] = readListItems(node);
  if (first?.label !== undefined) return /^(?:[a-h]|[ivx]+)$/u.test(first.label);
  return stated === 'letters' || stated === 'romans';
}

const knownItems = new WeakMap<EnvironmentNode, readonly ListItem[]>();

/** Splits a list into its items. The result is cached, because several steps need it. */
export function readListItems(list: EnvironmentNode): readonly ListItem[] {
  const known = knownItems.get(list);
  if (known !== undefined) return known;
  const items = splitItems(list);
  knownItems.set(list, items);
  return items;
}

function splitItems(list: EnvironmentNode): readonly ListItem[] {
  const { children } = list;
  const starter = findStarter(list);
  const starts = children.flatMap((node, index) =>
    node.kind === 'command' && (starter.test(node.name) || LEAD_COMMANDS.test(node.name)) ? [index] : [],
  );
  const items = withNumbers(starts.map((start, index) => readItem(children.slice(start, starts[index + 1]))));
  const typed = withTypedLabels(items, readListOptions(list).style);
  // Letters after bullets are labels only if they are in order.
  const isRun = typed.every(({ label }, index) => label === formatLabel('letters', index + 1));
  return list.name === 'itemize' && !isRun ? items : typed;
}

const MIN_NUMBERS = 4;

/** Reads the arguments of `\part[1]`, `\part[2]`, `\part[3]`, `\part[4]` as labels, because they count the parts. */
function withNumbers(items: ListItem[]): ListItem[] {
  const areNumbers = items.length >= MIN_NUMBERS && items.every(({ marks }, index) => marks === index + 1);
  return areNumbers ? items.map((item) => ({ ...item, label: String(item.marks), marks: undefined })) : items;
}

/**
 * Uses the labels at the start of all items, as in `\item (a) Find …`, in place of those that LaTeX prints. If the list states a
 * style, typed labels of another style are part of the text.
 */
function withTypedLabels(items: readonly ListItem[], style: LabelStyle | undefined): ListItem[] {
  const typed = items.map((item) =>
    item.label === undefined && !item.isLead ? readUnlabelledItem(item) : undefined,
  );
  const isTyped =
    items.length > 1 &&
    new Set(typed.map((item) => item?.label)).size === items.length &&
    typed.every((item, index) => {
      if (item?.label === undefined) return false;
      return style === undefined || item.label === formatLabel(style, index + 1);
    });
  return isTyped ? typed.flatMap((item) => item ?? []) : [...items];
}

/** Finds the commands that begin the items of a list; other starters inside it are text. */
function findStarter({ name, children }: EnvironmentNode): RegExp {
  if (name === 'tasks') return /^task$/u;
  const names = new Set(children.flatMap((node) => (node.kind === 'command' ? [node.name] : [])));
  if (names.has('item')) return /^item$/u;
  const level = [...names].find((command) => STARTERS.test(command))?.replace(/^bonus/u, '') ?? 'item';
  if (level === 'question') return QUESTION_STARTERS;
  const family = /sub(?:question|problem|exercise)$/u.exec(level)?.[0];
  return new RegExp(family === undefined ? `^(?:bonus)?${level}$` : `^[a-z]*${family}$`, 'u');
}

function isLeadCommand(node: TexNode): boolean {
  return node.kind === 'command' && LEAD_COMMANDS.test(node.name);
}

/** Reads the nodes from a starter to the next one. */
function readItem(nodes: readonly TexNode[]): ListItem {
  const [starter, ...others] = nodes;
  const last = nodes.findLast((node) => !isBlank(node)) ?? starter;
  const start = starter?.start ?? 0;
  const base = { start, end: last === undefined ? start : getNodeEnd(last), marks: undefined };
  if (starter?.kind !== 'command')
    return { ...base, label: undefined, labelSpan: base, isLead: false, nodes };
  if (isLeadCommand(starter)) {
    const argument = findGroup(others, 0);
    const content =
      argument === undefined ? others : [...argument.group.children, ...others.slice(argument.next)];
    return { ...base, label: undefined, labelSpan: base, isLead: true, nodes: content };
  }
  const isTask = starter.name === 'task';
  const optional = findItemArgument(others, starter.name);
  const content = isTask ? withoutTaskMarks(others) : withoutEmptyGroup(others.slice(optional?.next ?? 0));
  const argument = optional === undefined ? undefined : plainText(optional.nodes, 'shown');
  const labelSpan = { start, end: getNodeEnd(others[(optional?.next ?? 0) - 1] ?? starter) };
  if (STARTERS_WITH_MARKS.test(starter.name)) {
    // Half marks cannot be stored.
    const isHalf = optional?.nodes.some((node) => isCommand(node, 'half')) === true;
    const marks = argument === undefined || isHalf ? undefined : parseMarksArgument(argument);
    return { ...base, labelSpan, label: undefined, isLead: false, marks, nodes: content };
  }
  const item = { ...base, labelSpan, isLead: false, label: undefined, nodes: content };
  return optional === undefined ? item : readLabelledItem(item, optional.nodes);
}

/** Removes the `{}` of `\item{} [5 points]`. Its only purpose is that the brackets are not read as a label. */
function withoutEmptyGroup(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first, ...others] = nodes;
  return first?.kind === 'group' && first.children.length === 0 ? others : nodes;
}

/** Reads the label of an item, and marks after it, from the optional argument of the item. */
function readLabelledItem(item: ListItem, labelNodes: readonly TexNode[]): ListItem {
  const argument = plainText(labelNodes, 'shown');
  const [, labelText = argument, marksText] = LABEL_WITH_MARKS.exec(argument) ?? [];
  const label = parseLabel(labelText);
  const marks = marksText === undefined ? undefined : parseMarksArgument(marksText);
  if (label !== undefined) return { ...item, label, marks };
  if (argument === '') return readUnlabelledItem(item);
  // The words of `\item[Step 1]` are not a label: they stay in the text.
  const space: TexNode = { kind: 'text', text: ' ', start: item.labelSpan.end };
  return { ...item, nodes: [...labelNodes, space, ...item.nodes] };
}

/** Finds the optional argument of an item; `\part[Title][3]` has its marks in the second one. */
function findItemArgument(nodes: readonly TexNode[], starter: string): ReturnType<typeof findOptional> {
  const first = findOptional(nodes, 0);
  if (first === undefined || !STARTERS_WITH_MARKS.test(starter)) return first;
  const second = nodes[first.next]?.kind === 'symbol' ? findOptional(nodes, first.next) : undefined;
  return second ?? first;
}

/** Reads an `\item[]`. The label may be typed after it. Otherwise the item is a lead. */
function readUnlabelledItem(item: ListItem): ListItem {
  const typed = findTypedLabel(item.nodes);
  if (typed === undefined) return { ...item, isLead: true };
  return { ...item, label: typed.name, nodes: typed.rest, labelSpan: { ...item.labelSpan, end: typed.end } };
}

type TypedLabel = { readonly name: string; readonly rest: readonly TexNode[]; readonly end: number };

/** Finds a label that an item's text begins with: `\item[] (a) Find …`. */
function findTypedLabel(nodes: readonly TexNode[]): TypedLabel | undefined {
  const at = skipBlank(nodes, 0);
  const [token] = findLabelTokens(nodes.slice(at, at + 3));
  if (token === undefined || token.from.index > 0 || !/^[(p]/u.test(token.form)) return undefined;
  const first = nodes[at];
  if (first?.kind === 'text' && first.text.slice(0, token.from.offset).trim() !== '') return undefined;
  const place = { index: token.to.index + at, offset: token.to.offset };
  return {
    name: token.name,
    rest: sliceNodes(nodes, place, { index: nodes.length, offset: 0 }),
    end: token.end,
  };
}
