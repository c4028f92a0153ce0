import { isLayoutOnly } from './is-layout-only.ts';
import { readQuestionCount } from './notes.ts';
import { findPassageHeading, readAnnouncedCount } from './passage-heading.ts';
import { isPassageLabel, type QuestionSegment } from './question-segment.ts';
import { DRAWINGS, renderTex } from './render-tex.ts';
import { SECTIONS, SOLUTIONS } from './section-names.ts';
import type { Break } from './segment-list.ts';
import { skipBlank } from './tex-arguments.ts';
import { isBlank, isEnvironment, type TexNode } from './tex-tree.ts';
import { visibleText } from './visible-text.ts';

/** A single question, or a passage with its questions. */
export type SegmentGroup =
  | { readonly kind: 'question'; readonly segment: QuestionSegment }
  | { readonly kind: 'passage'; readonly segment: QuestionSegment; readonly questions: QuestionSegment[] };

type OpenPassage = { readonly questions: QuestionSegment[]; readonly maxQuestions: number };

const MAX_ANNOUNCEMENT_LENGTH = 3000;

/**
 * Groups each passage with the questions after it. The group ends at a break, at the next passage, or when it has as many questions
 * as the passage announces.
 */
export function groupPassages(segments: readonly (QuestionSegment | Break)[]): SegmentGroup[] {
  const groups: SegmentGroup[] = [];
  let open: OpenPassage | undefined;
  for (const segment of segments) {
    if (segment.kind === 'break') {
      if (segment.isExplicit || (open !== undefined && open.questions.length > 0)) open = undefined;
    } else if (isSpacer(segment)) open = undefined;
    else if (isPassage(segment)) {
      open = { questions: [], maxQuestions: getMaxQuestions(segment) };
      groups.push({ kind: 'passage', segment, questions: open.questions });
    } else if (open !== undefined && open.questions.length < open.maxQuestions) open.questions.push(segment);
    else {
      open = undefined;
      groups.push({ kind: 'question', segment });
    }
  }
  return groups;
}

/** The number of questions that a passage may have, from its comment or from its text. Unlimited if neither states a number. */
function getMaxQuestions(segment: QuestionSegment): number {
  const countInComment = readQuestionCount(segment.nodes);
  if (countInComment !== undefined) return countInComment;
  const nodes = [...(segment.label ?? []), ...segment.nodes.filter((node) => !isEnvironment(node, DRAWINGS))];
  const text = visibleText(renderTex(nodes)).slice(0, MAX_ANNOUNCEMENT_LENGTH);
  return readAnnouncedCount(text) ?? Number.POSITIVE_INFINITY;
}

/** Whether a segment is an empty `\item[]` used as vertical space. */
function isSpacer({ label, nodes, ownsQuestions }: QuestionSegment): boolean {
  if (ownsQuestions || label === undefined || !label.every(isBlank) || !isLayoutOnly(nodes)) return false;
  return !nodes.some((node) => node.kind === 'comment');
}

function isPassage(segment: QuestionSegment): boolean {
  if (segment.ownsQuestions) return true;
  if (segment.nodes.some(isQuestionSection)) return false;
  if (segment.from === 'heading') return true;
  if (segment.label !== undefined && isPassageLabel(segment.label)) return true;
  return findPassageHeading(segment.nodes, skipBlank(segment.nodes, 0)) !== undefined;
}

/**
 * Whether a node is a section of a question. An empty solution does not count: a passage without questions is printed with an empty
 * solution.
 */
function isQuestionSection(node: TexNode): boolean {
  if (node.kind === 'command') return node.name === 'ansint';
  if (isEnvironment(node, SOLUTIONS)) return !isLayoutOnly(node.children);
  return isEnvironment(node, SECTIONS);
}
