import type { Span } from '../../domain/span.ts';
import { printNodes } from '../print-tex.ts';
import { SECTIONS } from '../section-names.ts';
import { findOptional } from '../tex-arguments.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBlank,
  isCommand,
  isEnvironment,
  type TexNode,
} from '../tex-tree.ts';
import { unwrapGroup } from '../unwrap-group.ts';
import { findFirstStyle, formatLabel, type LabelStyle, MAX_PARTS } from './label.ts';
import {
  cutAtTokens,
  findLabelRuns,
  findRunInSentence,
  findRunOfSentences,
  type PartLabelRun,
} from './label-runs.ts';
import { findLabelTokens, type LabelToken } from './label-tokens.ts';
import { hasCapitalLabels, readListOptions } from './list-options.ts';
import { type ListItem, readListItems } from './part-list.ts';
import { isList } from './unwrap-lists.ts';

/** The nodes of one part before they are read. */
export type UnreadPart = {
  readonly label: string;
  /** Whether the author wrote the label; otherwise LaTeX prints it. */
  readonly isStated: boolean;
  /** The label in the source, if it was replaced because another part has the same label. */
  readonly statedLabel?: string;
  readonly span: Span;
  readonly labelSpan: Span;
  readonly lead: readonly TexNode[];
  readonly nodes: readonly TexNode[];
  /** Marks in the argument of `\part[3]`. */
  readonly marks: number | undefined;
};

/** A list, or a run of labels in the text, that may be the parts of a question. */
export type PartCandidate = {
  /** The name of the environment, or how the labels are written in the text. */
  readonly source: string;
  readonly kind: 'list' | 'lines' | 'sentence';
  readonly style: LabelStyle;
  /** The environment with the options that define its labels; empty without such options. */
  readonly construct: string;
  /** Whether the source states the labels or their style. */
  readonly isLabelled: boolean;
  readonly resumes: boolean;
  /** Whether the labels are (A), (B), …, which usually label options. */
  readonly hasCapitals: boolean;
  /** Whether only one label is bold, which usually marks a correct option. */
  readonly hasMarkedLabel: boolean;
  /** Whether each label is bold and alone on its line, as a heading is. */
  readonly areHeadings: boolean;
  /** Whether every label is set in another typeface than the text. */
  readonly areEmphasised: boolean;
  readonly parts: readonly UnreadPart[];
  readonly before: readonly TexNode[];
  readonly after: readonly TexNode[];
  readonly span: Span;
};

/** Each list is judged together with the text around it, so the number of lists is limited to keep the time linear. */
const MAX_LISTS = 30;

/** The label styles of lists that state none. */
export type DefaultLabels = {
  readonly enumerate: LabelStyle;
  readonly other: LabelStyle;
};

/** Finds at most `MAX_LISTS` lists among sibling nodes. A list that states no labels gets those in `labels`. */
export function findListCandidates(nodes: readonly TexNode[], labels: DefaultLabels): PartCandidate[] {
  const indexes = nodes.flatMap((node, index) => (isList(node) ? [index] : [])).slice(0, MAX_LISTS);
  return indexes.flatMap((index) => {
    const node = nodes[index];
    if (node?.kind !== 'environment') return [];
    const candidate = createListCandidate(node, labels);
    return [{ ...candidate, before: nodes.slice(0, index), after: nodes.slice(index + 1) }];
  });
}

function createListCandidate(list: EnvironmentNode, labels: DefaultLabels): PartCandidate {
  const options = readListOptions(list);
  const items = readListItems(list);
  const areTerms = list.name === 'description' && items.some(({ label }) => label === undefined);
  const firstLabel = areTerms ? undefined : items.find(({ label }) => label !== undefined)?.label;
  // The list is `parts` in a `\question` that is itself a part.
  const isInner = list.name === 'parts' && labels.other === 'romans';
  const defaultStyle = list.name === 'enumerate' ? labels.enumerate : labels.other;
  const style =
    (firstLabel === undefined ? undefined : findFirstStyle(firstLabel)) ??
    (isInner ? defaultStyle : (options.style ?? defaultStyle));
  return {
    source: list.name,
    kind: 'list',
    style,
    construct: firstLabel === undefined && options.style !== undefined ? printOptions(list) : '',
    isLabelled: firstLabel !== undefined || options.style !== undefined,
    resumes: options.resumes || options.start > 1,
    hasCapitals: style === 'letters' && hasCapitalLabels(list),
    hasMarkedLabel: false,
    areHeadings: false,
    areEmphasised: false,
    parts: toUnreadParts(items, style, options.start),
    before: [],
    after: [],
    span: { start: list.start, end: list.end },
  };
}

/** The name of a list and its options: `enumerate[label=(\alph*)]`. */
function printOptions({ name, children }: EnvironmentNode): string {
  const optional = findOptional(children, 0);
  return optional === undefined ? '' : `${name}[${printNodes(optional.nodes)}]`;
}

/** Joins each lead with the item after it, and gives every part a label. */
function toUnreadParts(items: readonly ListItem[], style: LabelStyle, start: number): UnreadPart[] {
  const sources: UnreadPart[] = [];
  let lead: TexNode[] = [];
  let number = start;
  for (const item of items) {
    if (item.isLead) {
      lead.push(...separate(lead, item.nodes));
      continue;
    }
    const { label = formatLabel(style, number), labelSpan, marks } = item;
    const nodes = unwrapGroup(item.nodes);
    const isStated = item.label !== undefined;
    sources.push({
      label,
      isStated,
      span: { start: item.start, end: item.end },
      labelSpan,
      lead,
      nodes,
      marks,
    });
    if (item.label === undefined) number++;
    lead = [];
  }
  const last = sources.pop();
  return last === undefined
    ? []
    : [...sources, { ...last, nodes: [...last.nodes, ...separate(last.nodes, lead)] }];
}

/** Puts an empty line before nodes if other nodes come before them. */
export function separate(before: readonly TexNode[], nodes: readonly TexNode[]): TexNode[] {
  const [first] = nodes;
  if (first === undefined || before.every(isBlank)) return [...nodes];
  return [{ kind: 'text', text: '\n\n', start: first.start }, ...nodes];
}

/** Finds the runs of labels in the text: at the start of lines, else inside a sentence. */
export function findRunCandidates(nodes: readonly TexNode[]): PartCandidate[] {
  const tokens = findLabelTokens(nodes);
  const runs = findLabelRuns(tokens);
  if (runs.length > 0) return runs.map((run) => createRunCandidate(nodes, run, 'lines'));
  const inSentence = findRunInSentence(tokens);
  if (inSentence !== undefined) return [createRunCandidate(nodes, inSentence, 'sentence')];
  if (!nodes.some(hasClosingBracket)) return [];
  const anywhere = findLabelTokens(nodes, true);
  const ofSentences = findRunOfSentences(anywhere);
  if (ofSentences !== undefined) return [createRunCandidate(nodes, ofSentences, 'lines')];
  const anywhereInSentence = findRunInSentence(anywhere);
  return anywhereInSentence === undefined ? [] : [createRunCandidate(nodes, anywhereInSentence, 'sentence')];
}

/** Whether a text may contain labels such as `a)` inside a line. */
function hasClosingBracket(node: TexNode): boolean {
  return node.kind === 'text' && node.text.includes(')');
}

function createRunCandidate(
  nodes: readonly TexNode[],
  { style, tokens }: PartLabelRun,
  kind: 'lines' | 'sentence',
): PartCandidate {
  const { before, pieces } = cutAtTokens(nodes, tokens.slice(0, MAX_PARTS));
  const parts = toRunParts(pieces, tokens);
  const start = parts[0]?.span.start ?? 0;
  const span = { start, end: parts.at(-1)?.span.end ?? start };
  const source = tokens[0]?.form ?? '';
  const split = splitSectionsAfter(parts);
  const hasCapitals = style === 'letters' && /^\(?A/u.test(source);
  const hasMarkedLabel = tokens.length > 1 && tokens.filter(({ isEmphasised }) => isEmphasised).length === 1;
  const areHeadings = tokens.length > 1 && tokens.every((token) => isLabelHeading(nodes, token));
  return {
    ...{ source, kind, style, isLabelled: true, resumes: false },
    construct: kind === 'lines' && style !== 'digits' ? `lines ${source}` : '',
    ...{
      hasCapitals,
      hasMarkedLabel,
      areHeadings,
      areEmphasised: tokens.every(({ isEmphasised }) => isEmphasised),
    },
    ...{ before, span, ...split },
  };
}

/** Whether a label is bold and alone on its line, as a heading is. */
function isLabelHeading(nodes: readonly TexNode[], { isEmphasised, position, to }: LabelToken): boolean {
  const next = nodes[to.index];
  if (!isEmphasised || position !== 'line' || isCommand(nodes[to.index - 1], 'item')) return false;
  return next?.kind === 'text' && /^[ \t]*\n/u.test(next.text.slice(to.offset));
}

/** Creates a part from each label and the nodes after it. */
export function toRunParts(
  pieces: readonly (readonly TexNode[])[],
  tokens: readonly LabelToken[],
): UnreadPart[] {
  return pieces.flatMap((piece, index): UnreadPart[] => {
    const token = tokens[index];
    if (token === undefined) return [];
    const last = piece.findLast((node) => !isBlank(node));
    const labelSpan = { start: token.start, end: token.end };
    const span = { start: token.start, end: last === undefined ? token.end : getNodeEnd(last) };
    const { name: label } = token;
    return [{ label, isStated: true, span, labelSpan, lead: [], nodes: piece, marks: undefined }];
  });
}

/** Separates the sections after the last label. They belong to the whole question if no other part has sections. */
function splitSectionsAfter(parts: readonly UnreadPart[]): Pick<PartCandidate, 'parts' | 'after'> {
  const hasSections = ({ nodes }: UnreadPart): boolean => nodes.some((node) => isEnvironment(node, SECTIONS));
  const last = parts.at(-1);
  if (last === undefined || !hasSections(last) || parts.slice(0, -1).some(hasSections))
    return { parts, after: [] };
  const at = last.nodes.findIndex((node) => isEnvironment(node, SECTIONS));
  const nodes = last.nodes.slice(0, at);
  const end = nodes.findLast((node) => !isBlank(node));
  const span = { ...last.span, end: end === undefined ? last.labelSpan.end : getNodeEnd(end) };
  return { parts: [...parts.slice(0, -1), { ...last, nodes, span }], after: last.nodes.slice(at) };
}
