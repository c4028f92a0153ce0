import type { Span } from '../../domain/span.ts';
import { lazy } from '../../text/lazy.ts';
import type { Definitions } from '../definitions.ts';
import { plainText } from '../plain-text.ts';
import { hasAnswerMark } from '../read-options.ts';
import { readSteps } from '../read-steps.ts';
import { ANSWERS, SECTIONS, SOLUTIONS, TASK_LISTS } from '../section-names.ts';
import { isEnvironment, type TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import { type Sign, weighSigns } from '../weigh-signs.ts';
import type { Constructs } from './constructs.ts';
import { joinPartCommands } from './join-part-commands.ts';
import { isPartEnvironment, type Judgement, judgeList, type ListContext } from './judge-list.ts';
import { formatLabel, isNextLabel, type LabelStyle } from './label.ts';
import { unwrapLabelFormulas } from './label-formulas.ts';
import { cutAtTokens } from './label-runs.ts';
import { unwrapLabelTables } from './label-tables.ts';
import { findLabelTokens, type LabelToken } from './label-tokens.ts';
import { moveLeads, splitLastLine } from './move-leads.ts';
import {
  type DefaultLabels,
  findListCandidates,
  findRunCandidates,
  type PartCandidate,
  separate,
  toRunParts,
  type UnreadPart,
} from './part-candidates.ts';
import { splitAnswerLists } from './split-answer-lists.ts';
import { splitBoldLabels } from './split-bold-labels.ts';
import { trimSentence } from './trim-sentence.ts';
import { unwrapLists } from './unwrap-lists.ts';

/** The parts found among the nodes of a question, and the nodes that they share. */
export type FoundParts = {
  readonly shared: readonly TexNode[];
  readonly parts: readonly UnreadPart[];
  /** Whether the parts are the items of an `enumerate`. LaTeX then labels the lists inside them as inner lists. */
  readonly isEnumerate: boolean;
  /** A reading that is also possible, with the span of the list. */
  readonly doubt?: { readonly otherReading: 'options' | 'statements'; readonly span: Span };
};

type FindPartsContext = {
  readonly definitions: Definitions;
  /** The labels of lists that state none. */
  readonly labels: DefaultLabels;
  /** The text of a `% parts: …` comment: `none`, or the number of parts. */
  readonly note: string | undefined;
  /** Whether the heading of the section announces multiple-choice questions. */
  readonly isInChoiceSection: boolean;
  /** Whether the nodes belong to a part. */
  readonly isInPart: boolean;
  /** How other lists of the document are read. */
  readonly constructs: Constructs;
  /** Called with the span of a list that is read as text or options and may also be parts. */
  readonly onDoubt: (span: Span) => void;
};

type Judged = { readonly candidate: PartCandidate; readonly judgement: Judgement };

/** Finds the parts among the nodes of a question or part; undefined if it has none. */
export function findParts(nodes: readonly TexNode[], context: FindPartsContext): FoundParts | undefined {
  if (context.note === 'none') return undefined;
  const joined = unwrapLabelTables(
    unwrapLabelFormulas(unwrapLists(joinPartCommands(splitBoldLabels(nodes)))),
  );
  if (context.note !== undefined)
    return findNotedParts(joined, findListCandidates(joined, context.labels), Number(context.note));
  const flat = splitAnswerLists(
    joined,
    (run) => judgeList(run, createListContext(joined, context)).reading === 'parts',
  );
  const lists = findListCandidates(flat, context.labels);
  const candidates = [...lists, ...findRunCandidates(flat)].toSorted((a, b) => a.span.start - b.span.start);
  if (candidates.length === 0) return undefined;
  const listContext = createListContext(flat, context);
  const judged = preferPartEnvironments(
    candidates.map((candidate) => ({ candidate, judgement: judgeList(candidate, listContext) })),
  );
  for (const { candidate, judgement } of judged)
    if (!context.isInPart || candidate.kind === 'lines')
      context.constructs.record(candidate.construct, judgement.reading);
  const chosen = choose(judged);
  if (chosen === undefined) {
    const doubtful = judged.find(({ judgement }) => judgement.otherReading === 'parts');
    if (doubtful !== undefined) context.onDoubt(doubtful.candidate.span);
    return undefined;
  }
  const found =
    chosen.candidate.kind === 'list'
      ? joinLists(flat, listFollowing(judged, chosen.candidate))
      : joinRun(chosen.candidate);
  const { judgement, candidate } = chosen;
  const otherReading = judgement.reading === 'parts' ? judgement.otherReading : undefined;
  return otherReading === undefined ? found : { ...found, doubt: { otherReading, span: candidate.span } };
}

/** Keeps only environments for parts, such as `parts`, if there are any. Other lists beside them are instructions. */
function preferPartEnvironments(judged: readonly Judged[]): readonly Judged[] {
  const preferred = judged.filter(({ candidate }) => isPartEnvironment(candidate));
  return preferred.length === 0 ? judged : preferred;
}

/** Signs by which one of several lists is chosen as the parts of a question. */
const CHOICE_SIGNS: readonly Sign<Judged>[] = [
  { weight: 2, holds: isCertain },
  // If one list has the labels (a), (b), …, a list without labels beside it contains data or steps.
  {
    weight: 1,
    holds: ({ candidate }) => candidate.isLabelled && /^[ai]$/u.test(candidate.parts[0]?.label ?? ''),
  },
];

/**
 * Chooses the list with the best score. If several have it, chooses the first one that certainly contains parts, or else the last
 * one.
 */
function choose(judged: readonly Judged[]): Judged | undefined {
  const readAsParts = judged.filter(({ judgement }) => judgement.reading === 'parts');
  const parts = readAsParts.filter((list, index) => !areStepsForLater(list, readAsParts[index + 1]));
  const scores = parts.map((list) => weighSigns(CHOICE_SIGNS, list));
  const isBest = (_: Judged, index: number): boolean => scores[index] === Math.max(...scores);
  const best = parts.filter(isBest);
  return best.find(isCertain) ?? best.at(-1);
}

/** Whether a list says what to do in each item of the next one: `For each test, (i) derive …, (ii) plot …`. */
function areStepsForLater({ candidate }: Judged, next: Judged | undefined): boolean {
  if (next?.candidate.kind !== 'list' || next.candidate.style === candidate.style) return false;
  return (
    /\b(?:for|in) each\b[^.?!]*[,:]?\s*$/iu.test(plainText(candidate.before, 'shown').slice(-200)) &&
    candidate.parts.every(({ nodes }) => /^\p{Ll}/u.test(plainText(nodes, 'shown')))
  );
}

function isCertain({ judgement }: Judged): boolean {
  return judgement.reading === 'parts' && judgement.otherReading === undefined;
}

/** The chosen list, later lists of the same style, and earlier lists if the labels of the chosen list continue theirs. */
function listFollowing(judged: readonly Judged[], chosen: PartCandidate): PartCandidate[] {
  const lists = judged.filter(
    ({ candidate }) => candidate.kind === 'list' && candidate.style === chosen.style,
  );
  // A later list that may contain options or links does not add parts.
  const addsParts = ({ candidate, judgement }: Judged): boolean =>
    judgement.reading === 'parts' && (candidate === chosen || judgement.otherReading !== 'options');
  let first = lists.findIndex(({ candidate }) => candidate === chosen);
  while (first > 0 && isContinued(lists[first - 1]?.candidate, lists[first]?.candidate)) first--;
  // A list before the chosen one belongs to the parts even if its items are steps and not tasks.
  const following: PartCandidate[] = [];
  for (const list of lists.slice(first)) {
    const { candidate } = list;
    const isBefore = candidate.span.start < chosen.span.start;
    if (isContinued(following.at(-1), candidate)) following.push(candidate);
    else if ((addsParts(list) || isBefore) && !isAfterSolution(candidate, chosen)) following.push(candidate);
  }
  return following;
}

/** Whether a list without labels follows the solution after the chosen list. It then belongs to the solution. */
function isAfterSolution({ before, isLabelled }: PartCandidate, chosen: PartCandidate): boolean {
  const { end } = chosen.span;
  return !isLabelled && before.some((node) => node.start >= end && isEnvironment(node, SOLUTIONS));
}

function isContinued(earlier: PartCandidate | undefined, later: PartCandidate | undefined): boolean {
  const last = earlier?.parts.at(-1)?.label;
  const next = later?.parts[0]?.label;
  return later?.resumes === true || (last !== undefined && next !== undefined && isNextLabel(last, next));
}

/** Reads the last list with the stated number of items as parts, because a comment such as `% parts: 3` requires it. */
function findNotedParts(
  nodes: readonly TexNode[],
  lists: readonly PartCandidate[],
  count: number,
): FoundParts | undefined {
  const noted = lists.findLast(({ parts }) => parts.length === count);
  return noted === undefined ? undefined : joinLists(nodes, [noted]);
}

function createListContext(
  nodes: readonly TexNode[],
  { definitions, isInChoiceSection, isInPart, constructs }: FindPartsContext,
): ListContext {
  const solutions = nodes.filter((node) => isEnvironment(node, SOLUTIONS));
  const hasKey = nodes.some((node) => {
    if (node.kind !== 'environment') return false;
    if (ANSWERS.has(node.name)) return /^\W*[a-hA-H]\W*$/u.test(plainText(node.children, 'shown'));
    return TASK_LISTS.has(node.name) && (node.name !== 'tasks' || hasAnswerMark(node.children, definitions));
  });
  return {
    definitions,
    isInChoiceSection,
    isInPart,
    isUsuallyPart: constructs.isUsuallyPart,
    isUsuallyOther: constructs.isUsuallyOther,
    hasKey,
    solution: solutions.flatMap(({ children }) => children),
    steps: lazy(() => solutions.flatMap(({ children }) => readSteps(children, definitions))),
  };
}

/**
 * Joins the items of lists. The text between two lists becomes the lead of the next part. All parts share the sections between the
 * lists.
 */
function joinLists(nodes: readonly TexNode[], lists: readonly PartCandidate[]): FoundParts {
  const byStart = new Map(lists.map((list) => [list.span.start, list]));
  const shared: TexNode[] = [];
  const parts: UnreadPart[] = [];
  let between: TexNode[] = [];
  for (const node of nodes) {
    const list = node.kind === 'environment' ? byStart.get(node.start) : undefined;
    if (list === undefined) {
      if (parts.length === 0 || isEnvironment(node, SECTIONS)) shared.push(node);
      else between.push(node);
      continue;
    }
    const [first, ...others] = list.parts;
    if (first === undefined) continue;
    parts.push({ ...first, lead: [...between, ...separate(between, first.lead)] }, ...others);
    between = [];
  }
  const { before, pieces } = cutAtNextLabels(between, parts.at(-1)?.label);
  const rest = [...shared, ...separate(shared, before)].toSorted((a, b) => a.start - b.start);
  const all = withUniqueLabels([...parts, ...pieces], lists[0]?.style ?? 'letters');
  const isEnumerate = lists.some(({ source }) => source === 'enumerate');
  return { shared: rest, parts: moveLeads(all, 'list'), isEnumerate };
}

/** Cuts the text after a list at labels that continue the list: `\item[(d)]` outside the list of (a) to (c). */
function cutAtNextLabels(
  nodes: readonly TexNode[],
  last: string | undefined,
): { readonly before: readonly TexNode[]; readonly pieces: readonly UnreadPart[] } {
  const tokens: LabelToken[] = [];
  for (const token of findLabelTokens(nodes)) {
    const previous = tokens.at(-1)?.name ?? last;
    const isLabel = token.position === 'line' && token.isEmphasised;
    if (isLabel && previous !== undefined && isNextLabel(previous, token.name)) tokens.push(token);
  }
  const { before, pieces } = cutAtTokens(nodes, tokens);
  return { before, pieces: toRunParts(pieces, tokens) };
}

function joinRun({ before, after, parts, kind }: PartCandidate): FoundParts {
  if (kind !== 'sentence') {
    const { own, rest } = splitLastLine(parts);
    return {
      shared: [...trimBreaks(before), ...separate(before, trimBreaks(rest)), ...after],
      parts: moveLeads(own, kind),
      isEnumerate: false,
    };
  }
  const trimmed = trimSentence(parts);
  const shared = [...before, ...separate(before, trimmed.after), ...after];
  return { shared, parts: trimmed.parts, isEnumerate: false };
}

/** Gives a repeated label the next free one. */
function withUniqueLabels(parts: readonly UnreadPart[], style: LabelStyle): UnreadPart[] {
  const used = new Set<string>();
  return parts.map((part, index) => {
    let label = part.label;
    for (let number = index + 1; used.has(label); number++) label = formatLabel(style, number);
    used.add(label);
    if (label === part.label) return part;
    return { ...part, label, ...(part.isStated ? { statedLabel: part.label } : {}) };
  });
}
