import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { createTitle } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { hasOtherTitle } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

const MIN_QUESTIONS = 2;
const LABEL = /\([a-z]{1,4}\)\s*/gu;

/** Splits a document without lists, numbers and commands for questions at its sections; empty unless several set a task. */
export function splitSectionText(nodes: readonly TexNode[]): QuestionSegment[] {
  const levels = nodes.map((node) => getSectioningLevel(node) ?? SECTIONING_LEVELS.length);
  const segments = nodes.flatMap((node, index): QuestionSegment[] => {
    const found = levels[index] === SECTIONING_LEVELS.length ? undefined : findSectionTitle(nodes, index);
    if (found === undefined) return [];
    const content = nodes.slice(found.next, findSectionEnd(nodes, found.next, SECTIONING_LEVELS.length - 1));
    const title = plainText(found.title, 'shown');
    if (hasOtherTitle(title) || !isTask(plainText(content, 'shown').replace(LABEL, ''))) return [];
    const segment = createSegment({ start: node.start, from: 'item', end: node.start }, []);
    for (const child of [...createTitle(title, node), ...content]) segment.add(child);
    return [segment];
  });
  return segments.length < MIN_QUESTIONS ? [] : segments;
}
