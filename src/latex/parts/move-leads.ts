import { isLayoutOnly } from '../is-layout-only.ts';
import { plainText } from '../plain-text.ts';
import { DRAWINGS } from '../render-tex.ts';
import { SECTIONS } from '../section-names.ts';
import { containsNode, isBlank, isEnvironment, type TexNode } from '../tex-tree.ts';
import { separate, type UnreadPart } from './part-candidates.ts';
import { findMarks } from './read-marks.ts';
import { isList } from './unwrap-lists.ts';
import { isTask } from './wording.ts';

const EMPTY_LINE = /\n[ \t]*\n/u;

/**
 * Moves information at the end of a part to the lead of the next part. A paragraph is information if it follows a task and sets no
 * task. In a list, a part may have several paragraphs, so only paragraphs after the marks are moved.
 */
export function moveLeads(parts: readonly UnreadPart[], kind: 'list' | 'lines' | 'sentence'): UnreadPart[] {
  if (kind === 'sentence') return [...parts];
  const moved: UnreadPart[] = [];
  let lead: readonly TexNode[] = [];
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const split = isLast ? { partNodes: part.nodes, nextLead: [] } : splitLead(part.nodes, kind);
    moved.push({ ...part, lead: [...lead, ...separate(lead, part.lead)], nodes: split.partNodes });
    lead = split.nextLead;
  }
  return moved;
}

/**
 * Separates the lines after the last part, which belong to the whole question. This is done if every other part is one line, and
 * the first line of the last part is a task.
 */
export function splitLastLine(parts: readonly UnreadPart[]): {
  own: readonly UnreadPart[];
  rest: readonly TexNode[];
} {
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return { own: parts, rest: [] };
  const lineEnd = findLineEnd(last.nodes);
  const others = parts.slice(0, -1);
  const line = last.nodes.slice(0, lineEnd);
  const areLines = others.every(({ nodes }) => findLineEnd(nodes) === nodes.length);
  const areTasks = others.every(({ nodes }) => isTask(plainText(nodes, 'shown')));
  if (lineEnd === last.nodes.length || !areLines || (areTasks && !isTask(plainText(line, 'shown'))))
    return { own: parts, rest: [] };
  return { own: [...others, { ...last, nodes: line }], rest: last.nodes.slice(lineEnd) };
}

/** The index of the line break with visible text on both sides; the number of nodes without one. */
function findLineEnd(nodes: readonly TexNode[]): number {
  const first = nodes.findIndex((node) => !isBlank(node));
  const at = nodes.findIndex(
    (node, index) => index > first && node.kind === 'command' && /^(?:\\|newline|par)$/u.test(node.name),
  );
  return at < 0 || isLayoutOnly(nodes.slice(at)) ? nodes.length : at;
}

function splitLead(
  nodes: readonly TexNode[],
  kind: 'list' | 'lines',
): { partNodes: readonly TexNode[]; nextLead: readonly TexNode[] } {
  const paragraphs = splitParagraphs(nodes);
  let first = paragraphs.length;
  while (first > 1 && canBeLead(paragraphs[first - 1] ?? [])) first--;
  const partNodes = paragraphs.slice(0, first).flat();
  const nextLead = paragraphs.slice(first).flat();
  const hasMarks = findMarks(partNodes)?.isCertain === true;
  const isComplete = hasMarks || (kind === 'lines' && isTask(plainText(partNodes, 'shown')));
  // A picture without text belongs to the next part only if marks come before it.
  const isInformation =
    plainText(nextLead, 'shown') !== '' || (hasMarks && containsNode(nextLead, isPicture));
  return isComplete && isInformation ? { partNodes, nextLead } : { partNodes: nodes, nextLead: [] };
}

/** Whether a paragraph sets no task; sections, lists and marks belong to the part. */
function canBeLead(paragraph: readonly TexNode[]): boolean {
  if (paragraph.some((node) => isEnvironment(node, SECTIONS) || isList(node))) return false;
  return !isTask(plainText(paragraph, 'shown')) && findMarks(paragraph) === undefined;
}

function isPicture(node: TexNode): boolean {
  return (
    isEnvironment(node, DRAWINGS) ||
    (node.kind === 'command' && /^(?:includegraphics|input|tikz)$/u.test(node.name))
  );
}

/** Splits nodes at empty lines; each paragraph keeps the empty line before it. */
function splitParagraphs(nodes: readonly TexNode[]): TexNode[][] {
  const paragraphs: TexNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind !== 'text' || !EMPTY_LINE.test(node.text)) {
      paragraphs.at(-1)?.push(node);
      continue;
    }
    let from = 0;
    for (const { index } of node.text.matchAll(new RegExp(EMPTY_LINE, 'gu'))) {
      paragraphs.at(-1)?.push({ ...node, text: node.text.slice(from, index), start: node.start + from });
      paragraphs.push([]);
      from = index;
    }
    paragraphs.at(-1)?.push({ ...node, text: node.text.slice(from), start: node.start + from });
  }
  return paragraphs;
}
