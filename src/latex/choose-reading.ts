import { isQuestionDocument } from './document-title.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { BOLD_LEVEL } from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { isTextLong } from './section-lists.ts';
import { getSectioningLevel } from './sectioning.ts';
import type { Break } from './segment-list.ts';
import { splitNumberedText } from './split-numbered-text.ts';
import { listSectionReadings, splitSectionText } from './split-section-text.ts';
import { getNodeEnd, type TexNode } from './tex-tree.ts';
import { findTitleSeries } from './title-series.ts';

/** The questions that one reading of a document finds, in order. */
type Segments = readonly (QuestionSegment | Break)[];

/** What is known about a document and its usual reading. */
type Document = {
  /** All nodes, with the preamble. */
  readonly nodes: readonly TexNode[];
  readonly content: readonly TexNode[];
  /** The usual reading. */
  readonly usual: Segments;
  /** Whether the items of all lists are statements and not questions. */
  readonly areStatements: boolean;
  /** Whether the document contains neither lists nor commands or environments for questions. */
  readonly hasNoItems: boolean;
};

/** A reading that explains at least this share of the text is kept. */
const MIN_EXPLAINED = 0.85;
/** Another reading replaces the usual one only if its score is higher by this difference. */
const MIN_GAIN = 0.15;
/** At least this share of the questions of another reading must look like questions. */
const MIN_SUPPORT = 0.6;
/** The share that is assumed for a reading of a document in which nothing else is found. */
const MIN_SHARE = 0.2;

/**
 * Chooses the reading that explains a document best. The usual reading decides for each heading and list where a question begins. If
 * it leaves much of the text outside the questions, it competes with readings of the whole document: all sections of one level, all
 * bold titles of one pattern, or all numbered paragraphs are questions. The score of a reading is the share of the text in its
 * questions, times the share of those that set a task or show otherwise that they are questions.
 */
export function chooseReading(document: Document): Segments {
  const { content, usual, areStatements, hasNoItems } = document;
  const found = usual.filter(isSegment);
  const areSections = hasNoItems && found.every(isUnnamedSection);
  const firstHeading = content.find((node) => getSectioningLevel(node) !== undefined)?.start;
  const firstStart = Math.min(findStart(found), firstHeading ?? Number.POSITIVE_INFINITY);
  const hasEnough =
    explain(found, content, firstStart) >= MIN_EXPLAINED && !hasUnreadSiblings(found, content);
  if (found.length > 0 && !areStatements && !areSections && hasEnough) return usual;
  const others = listOtherReadings(document, found);
  const start = Math.min(...[found, ...others].map(findStart));
  const own = areStatements ? 0 : explain(found, content, start);
  const scores = others.map(
    (segments) =>
      explain(segments, content, start) * (addsOnlySiblings(segments, found) ? 1 : getSupport(segments, own)),
  );
  const best = Math.max(0, ...scores);
  const chosen = best > 0 ? others[scores.indexOf(best)] : undefined;
  if (chosen === undefined) return usual;
  const gain = own === 0 || addsOnlySiblings(chosen, found) ? 0 : MIN_GAIN;
  return best > own + gain ? chosen : usual;
}

function listOtherReadings(
  { nodes, content, areStatements }: Document,
  found: QuestionSegment[],
): QuestionSegment[][] {
  const numbered = found.length === 0 ? splitNumberedText(content) : [];
  const isOfQuestions =
    isQuestionDocument(nodes) || found.some(({ headingLevel }) => headingLevel !== undefined);
  const sections = isOfQuestions ? listSectionReadings(content) : [];
  const series = findTitleSeries(content);
  const tasks = found.length === 0 || areStatements ? splitSectionText(content) : [];
  return [numbered, ...sections, series, tasks].filter(
    (segments) =>
      segments.length > 0 && (areStatements || !segments.some((segment) => joinsQuestions(segment, found))),
  );
}

/** Whether some sections of the level of the questions are not questions. */
function hasUnreadSiblings(found: readonly QuestionSegment[], content: readonly TexNode[]): boolean {
  const level = found[0]?.headingLevel;
  if (level === undefined || level === BOLD_LEVEL || found.some(({ headingLevel }) => headingLevel !== level))
    return false;
  return content.filter((node) => getSectioningLevel(node) === level).length > found.length;
}

/** Whether a reading keeps all questions of the usual one and adds fewer sections of the same level than there are questions. */
function addsOnlySiblings(segments: readonly QuestionSegment[], found: readonly QuestionSegment[]): boolean {
  const starts = new Set(segments.map(({ start }) => start));
  const isSameLevel = found.every(
    ({ start, headingLevel }) => starts.has(start) && headingLevel === segments[0]?.headingLevel,
  );
  const others = segments.filter(({ start }) => !found.some((segment) => segment.start === start));
  return (
    found.length > 1 &&
    isSameLevel &&
    others.length < found.length &&
    others.every(({ nodes }) => isTextLong(nodes))
  );
}

/** Whether a question contains several questions of the usual reading. */
function joinsQuestions({ start, end }: QuestionSegment, found: readonly QuestionSegment[]): boolean {
  return found.filter((other) => other.start >= start && other.start < end).length > 1;
}

/** The share of the text from `start` that is in questions. */
function explain(segments: readonly QuestionSegment[], content: readonly TexNode[], start: number): number {
  const last = content.at(-1);
  const length = (last === undefined ? 0 : getNodeEnd(last)) - start;
  const read = segments.reduce((sum, segment) => sum + segment.end - segment.start, 0);
  return length > 0 ? read / length : 0;
}

function findStart(segments: readonly QuestionSegment[]): number {
  return segments.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);
}

/** The share of the questions that show what they are. Without any other reading, few of them are enough. */
function getSupport(segments: readonly QuestionSegment[], own: number): number {
  const share = segments.filter(isSupported).length / segments.length;
  if (own === 0) return Math.max(share, MIN_SHARE);
  return share < MIN_SUPPORT ? 0 : share;
}

/** Whether a segment shows that it is a question: by its number, its solution or a task. */
function isSupported({ isComplete, headingNumber, nodes }: QuestionSegment): boolean {
  return (
    isComplete || headingNumber !== undefined || nodes.some(isProof) || isTask(plainText(nodes, 'shown'))
  );
}

function isProof(node: TexNode): boolean {
  return node.kind === 'environment' && node.name === 'proof';
}

/** Whether a segment is a section whose title names no question. */
function isUnnamedSection({ headingLevel, headingNumber }: QuestionSegment): boolean {
  return headingLevel !== undefined && headingLevel !== BOLD_LEVEL && headingNumber === undefined;
}

function isSegment(entry: QuestionSegment | Break): entry is QuestionSegment {
  return entry.kind === 'segment';
}
