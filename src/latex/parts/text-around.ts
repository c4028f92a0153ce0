// The text before and after a list in its question.

import { plainText } from '../plain-text.ts';
import { DISPLAYS, SECTIONS } from '../section-names.ts';
import { isCommand, isEnvironment, type TexNode } from '../tex-tree.ts';
import type { PartCandidate } from './part-candidates.ts';
import { isList } from './unwrap-lists.ts';
import { isTask, PARAGRAPH_BREAK, setsTaskForEach } from './wording.ts';

const MIN_STEM_WORDS = 4;

/** The text between the previous list and this one, with `¶` between paragraphs and after displays. */
export function getStem({ before }: PartCandidate): string {
  const sinceLastList = before.slice(before.findLastIndex(isList) + 1);
  // A shorter text, such as “Second game:”, only names the list.
  const isTitle = plainText(sinceLastList, 'shown').split(/\s+/u).length < MIN_STEM_WORDS;
  const nodes = withoutSections(isTitle ? before : sinceLastList).map((node, index, all) => {
    if (node.kind !== 'text') return node;
    const text = node.text.replace(/\n[ \t]*\n\s*/gu, ` ${PARAGRAPH_BREAK} `);
    const beginsSentence = isDisplay(all[index - 1]) && /^\s*\p{Lu}/u.test(text);
    return { ...node, text: beginsSentence ? ` ${PARAGRAPH_BREAK} ${text}` : text };
  });
  const stem = plainText(nodes, 'shown').replace(/[¶\s]+$/u, '');
  return isOnlyTitle(nodes) && !isTask(`${stem} it`) && !setsTaskForEach(stem) ? '' : stem;
}

/** Whether a bold title is the only text before a list. */
function isOnlyTitle(nodes: readonly TexNode[]): boolean {
  const [title, group, ...others] = nodes.filter((node) => node.kind !== 'text' || /[^¶\s]/u.test(node.text));
  return title !== undefined && isCommand(title, 'textbf') && group?.kind === 'group' && others.length === 0;
}

function isDisplay(node: TexNode | undefined): boolean {
  return (node?.kind === 'math' && node.display) || isEnvironment(node, DISPLAYS);
}

/** The text between a list and the end of the question, or the next list. */
export function getTextAfter({ after }: PartCandidate): string {
  return after.some(isList) ? '' : plainText(withoutSections(after), 'shown');
}

/** The text between a list and the next one. */
export function getTextUntilList({ after }: PartCandidate): string {
  const next = after.findIndex(isList);
  return plainText(withoutSections(next < 0 ? after : after.slice(0, next)), 'shown');
}

/** The text between the last list and the end of the question. */
export function getTextAfterLists({ after }: PartCandidate): string {
  return plainText(withoutSections(after.slice(after.findLastIndex(isList) + 1)), 'shown');
}

function withoutSections(nodes: readonly TexNode[]): TexNode[] {
  return nodes.filter((node) => !isEnvironment(node, SECTIONS));
}
