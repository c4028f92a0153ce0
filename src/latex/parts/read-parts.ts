import type { Part, SubPart } from '../../domain/part.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { MatchTable, SolutionStep } from '../../domain/question-content.ts';
import type { Span } from '../../domain/span.ts';
import { findComments, type Notes, readNotes } from '../notes.ts';
import { plainText } from '../plain-text.ts';
import { type ContentContext, type ContentSpans, type ReadContent, readContent } from '../read-content.ts';
import { protectItems, renderPartText } from '../render-stem.ts';
import { repairSections } from '../repair-sections.ts';
import { ANSWERS, SECTIONS, SOLUTIONS } from '../section-names.ts';
import { splitSections } from '../split-sections.ts';
import { type EnvironmentNode, isEnvironment, type TexNode } from '../tex-tree.ts';
import { unwrapGroup } from '../unwrap-group.ts';
import { type FoundParts, findParts } from './find-parts.ts';
import { findLabelNumber, type LabelStyle } from './label.ts';
import type { DefaultLabels, UnreadPart } from './part-candidates.ts';
import { findMarks } from './read-marks.ts';
import { findMarksOfEach, shareMarks } from './shared-marks.ts';
import { splitSolution } from './split-solution.ts';
import { isList } from './unwrap-lists.ts';

/** The path of a part, and the positions of its contents in the source. */
export type ReadPart = {
  /** `a`, or `b.i` for part (b)(i). */
  readonly path: string;
  readonly spans: ContentSpans & { readonly part: Span; readonly label: Span };
};

/** The content of a question or part, with its parts. */
type ReadWithParts = {
  readonly content: ReadContent;
  readonly parts: Part[] | undefined;
  readonly located: ReadPart[];
  /** The ideas that were found in the parts. A `Part` has no field for them, so they are added to the question. */
  readonly ideas: PlainQuestion['ideas'];
};

/** Where and how a question or part is read. */
type Level = Omit<ContentContext, 'hasParts' | 'isPart'> & {
  /** The path of the part; empty for a question. */
  readonly path: string;
  /** The marks of each part, if the heading of the question states them as a sum: 5 and 3 for `Problem 2 (5+3 points)`. */
  readonly partMarks: readonly number[] | undefined;
  /** The number of `enumerate` lists around this question or part. It determines the labels of a list in the text. */
  readonly listDepth: number;
};

const MAX_LEVELS = 2;
/** Sections of a question that may contain a text for each part. */
const SPLITTABLE: ReadonlySet<string> = new Set([...SOLUTIONS, ...ANSWERS]);
const NO_COMMENTS: Level['commentsAround'] = { before: [], after: [] };

/** Reads the nodes of a question or part and of the parts in it. */
export function readWithParts(source: readonly TexNode[], level: Level): ReadWithParts {
  const nodes = unwrapGroup(source);
  const notes = readNotesOutsideLists(nodes, level);
  const found = findPartsAt(nodes, notes, level);
  if (found === undefined)
    return {
      content: readContent(nodes, { ...level, isPart: level.path !== '', hasParts: false }),
      parts: undefined,
      located: [],
      ideas: [],
    };
  reportDoubt(found, level);
  reportRepeatedLabels(found, level);
  const { shared, sources } =
    notes.solution === 'whole'
      ? { shared: found.shared, sources: found.parts }
      : assignSolutions(found, level);
  const total = takeTotal(sources);
  const marks = level.marks ?? total.marks;
  // If most parts have marks, a number such as `[2]` at the end of another part is also read as marks.
  const acceptsBareMarks = haveMarksInMost(total.sources);
  const marksOfEach = total.sources.some(hasMarks) ? undefined : findMarksOfEach(plainText(shared, 'shown'));
  const whole = readContent(shared, { ...level, marks, isPart: level.path !== '', hasParts: true });
  // `(2 points each)` does not state the marks of the whole question.
  const content = marksOfEach !== undefined && whole.marks === marksOfEach ? { ...whole, marks } : whole;
  const results = shareMarks(total.sources, { terms: level.partMarks, each: marksOfEach }).map((source) =>
    readPart(
      source,
      { ...level, listDepth: level.listDepth + (found.isEnumerate ? 1 : 0) },
      acceptsBareMarks,
    ),
  );
  return {
    content,
    parts: results.map(({ part }) => part),
    located: results.flatMap(({ located }) => located),
    ideas: results.flatMap(({ ideas }) => ideas),
  };
}

/** Reads the notes in the comments outside lists. A comment inside a list belongs to an item of the list. */
function readNotesOutsideLists(
  nodes: readonly TexNode[],
  { commentsAround: { before, after } }: Level,
): Notes {
  return readNotes([...before, ...findComments(nodes.filter((node) => !isList(node))), ...after]);
}

function findPartsAt(nodes: readonly TexNode[], notes: Notes, level: Level): FoundParts | undefined {
  const { path, definitions, isInChoiceSection, sink, constructs } = level;
  const depth = path === '' ? 0 : path.split('.').length;
  if (depth >= MAX_LEVELS || (notes.kind !== undefined && notes.kind !== 'subjective')) return undefined;
  return findParts(repairSections(nodes), {
    definitions,
    labels: getDefaultLabels(level),
    note: notes.parts,
    isInChoiceSection,
    isInPart: depth > 0,
    constructs,
    onDoubt: (span) => sink.report('info', { rule: 'parts-or-options', message: NO_PARTS, span }),
  });
}

const OTHER_READINGS = {
  options: 'It may also be a list of options: if so, mark the correct one with \\ans',
  statements:
    'It may also be a list of statements that the question refers to: if so, write % parts: none in the question',
} as const;

const NO_PARTS =
  'This list is not read as parts of the question. If each item is a part, number the list with (a), (b), … and give each its marks, as in \\hfill [2].';

function reportDoubt({ doubt, parts }: FoundParts, { sink }: Level): void {
  if (doubt === undefined) return;
  const labels = [parts[0], parts.at(-1)].map((part) => `(${part?.label ?? ''})`).join(' to ');
  const message = `This list is read as the parts ${labels} of the question. ${OTHER_READINGS[doubt.otherReading]}; otherwise give each part its marks, as in \\hfill [2].`;
  sink.report('warning', { rule: 'parts-or-options', message, span: doubt.span });
}

function reportRepeatedLabels({ parts }: FoundParts, { sink }: Level): void {
  const stated = parts.map(({ label, statedLabel = label }) => statedLabel);
  for (const { label, statedLabel, labelSpan } of parts) {
    if (statedLabel === undefined) continue;
    const isRepeated = stated.indexOf(statedLabel) !== stated.lastIndexOf(statedLabel);
    const reason = isRepeated ? `The label (${statedLabel}) is repeated` : 'An earlier label is repeated';
    const message = `${reason}, so that this part is read as (${label}); give each part its own label.`;
    sink.report('warning', { rule: 'part-labels-are-in-order', message, span: labelSpan });
  }
}

/** Adds to each part its share of the solutions and answers of the whole question. */
function assignSolutions(
  found: FoundParts,
  { sink }: Level,
): { shared: readonly TexNode[]; sources: readonly UnreadPart[] } {
  const labels = found.parts.map(({ label, statedLabel = label }) => statedLabel);
  const shared: TexNode[] = [];
  let sources = found.parts;
  for (const node of found.shared) {
    const isSplittable = isEnvironment(node, SPLITTABLE);
    const split = isSplittable ? splitSolution(node.children, labels) : undefined;
    if (!isSplittable || split === undefined) {
      shared.push(node);
      continue;
    }
    if (plainText(split.shared, 'shown') !== '') shared.push({ ...node, children: split.shared });
    if (split.unknown !== undefined) {
      const { label, span } = split.unknown;
      const message = `The solution has a text for part (${label}), but the question has no part (${label}); correct the label or add the part.`;
      sink.report('warning', { rule: 'solution-parts-exist', message, span });
    }
    sources = sources.map((source, index) => {
      const label = labels[index] ?? source.label;
      // If several parts have the same label, the first one gets the solution for this label.
      const piece = labels.indexOf(label) === index ? split.byLabel.get(label) : undefined;
      if (piece === undefined) return source;
      const section: EnvironmentNode = { ...node, ...piece.span, children: piece.nodes, open: '', close: '' };
      return { ...source, nodes: [...source.nodes, section] };
    });
  }
  return { shared, sources };
}

/** Takes a total such as `(Total 7 marks)` from the end of the last part. */
function takeTotal(sources: readonly UnreadPart[]): {
  marks: number | undefined;
  sources: readonly UnreadPart[];
} {
  const last = sources.at(-1);
  if (last === undefined) return { marks: undefined, sources };
  const textNodes = last.nodes.filter((node) => !isListOrSection(node));
  const found = findMarks(textNodes);
  if (found?.isTotal !== true || !Number.isInteger(found.marks)) return { marks: undefined, sources };
  const nodes = [...found.rest, ...last.nodes.filter(isListOrSection)].toSorted((a, b) => a.start - b.start);
  return { marks: found.marks, sources: [...sources.slice(0, -1), { ...last, nodes }] };
}

/** Whether at least half of several parts end with a number of marks. */
function haveMarksInMost(sources: readonly UnreadPart[]): boolean {
  const marked = sources.filter(hasMarks);
  return sources.length > 1 && marked.length * 2 >= sources.length;
}

function hasMarks({ nodes, marks }: UnreadPart): boolean {
  return marks !== undefined || findMarks(nodes.filter((node) => !isListOrSection(node))) !== undefined;
}

function isListOrSection(node: TexNode): boolean {
  return isList(node) || isEnvironment(node, SECTIONS);
}

type ReadPartResult = Pick<ReadWithParts, 'located' | 'ideas'> & { readonly part: Part };

function readPart(source: UnreadPart, level: Level, acceptsBareMarks: boolean): ReadPartResult {
  const { label, span, labelSpan, marks } = source;
  const path = level.path === '' ? label : `${level.path}.${label}`;
  const { content, parts, located, ideas } = readWithParts(source.nodes, {
    ...level,
    ...{ span, path, marks, acceptsBareMarks, partMarks: undefined, commentsAround: NO_COMMENTS },
  });
  if (parts === undefined && content.sections.taskLists.length > 0 && content.options.length === 0)
    level.sink.report('warning', {
      rule: 'tasks-have-options',
      message: 'The tasks list of this part is empty; add its options with \\task.',
      span,
    });
  const { diagrams, table, stem } = splitSections(source.lead, level.definitions);
  const lead = renderPartText(stem, level.definitions);
  const part: Part = {
    label,
    ...(lead === '' ? {} : { lead }),
    text: content.text,
    diagrams: [...diagrams, ...content.diagrams],
    ...toTable(content.table ?? table),
    options: content.options,
    ...(content.notes.response === undefined ? {} : { response: content.notes.response }),
    ...(content.notes.unit === undefined ? {} : { unit: content.notes.unit }),
    ...(content.answer === undefined ? {} : { answer: content.answer }),
    ...(content.key === undefined ? {} : { key: content.key }),
    solution: content.solution.map(protectStep),
    ...(content.marks === undefined ? {} : { marks: content.marks }),
    ...(parts === undefined ? {} : { parts: parts.map(toSubPart) }),
  };
  const spans = { ...content.spans, part: span, label: labelSpan };
  return { part, located: [{ path, spans }, ...located], ideas: [...content.ideas, ...ideas] };
}

function protectStep(step: SolutionStep): SolutionStep {
  return step.kind === 'prose' ? { ...step, tex: protectItems(step.tex) } : step;
}

function toTable(table: MatchTable | undefined): { table?: MatchTable } {
  return table === undefined ? {} : { table };
}

function toSubPart({ parts: _parts, ...part }: Part): SubPart {
  return part;
}

/** The styles that LaTeX uses for an `enumerate` without options, by the number of such lists around it. */
const PRINTED_STYLES: readonly LabelStyle[] = ['digits', 'letters', 'romans', 'letters'];

/**
 * Returns the label styles of lists whose source states no labels. An `enumerate` gets the labels that LaTeX prints. Any
 * other list gets (i), (ii), … inside a lettered part and (a), (b), … elsewhere.
 */
function getDefaultLabels({ path, listDepth, listStyles }: Level): DefaultLabels {
  // Inside part (i), the parts are (a), (b), … as they are inside part 1.
  const isInLetteredPart = /^[a-z]/u.test(path) && findLabelNumber(path, 'romans') === undefined;
  return {
    enumerate: listStyles.get(listDepth) ?? PRINTED_STYLES[listDepth] ?? 'letters',
    other: isInLetteredPart ? 'romans' : 'letters',
  };
}
