import { toBoldLine } from './inner-titles.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { createTitle } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { hasGroupTitle, hasOtherTitle, isSolutionsTitle, PAPER_TITLE } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

/** A section with its content up to the next section of the same level, and its text before any other section. */
type Section = {
  readonly node: TexNode;
  readonly level: number;
  readonly title: string;
  readonly content: readonly TexNode[];
  readonly text: readonly TexNode[];
};

const MIN_QUESTIONS = 2;
const DEEPEST_LEVEL = SECTIONING_LEVELS.length - 1;
const LABEL = /\([a-z]{1,4}\)\s*/gu;

/** Splits a document without lists, numbers and commands for questions at its sections that set a task. */
export function splitSectionText(nodes: readonly TexNode[]): QuestionSegment[] {
  const tasks = listSections(nodes).filter(
    ({ title, text }) => !hasOtherTitle(title) && isTask(plainText(text, 'shown').replace(LABEL, '')),
  );
  return tasks.length < MIN_QUESTIONS ? [] : tasks.map((section) => createQuestion(section, section.text));
}

/** Splits a document at all sections of the highest level with several sections; empty for a paper. */
export function splitAllSections(nodes: readonly TexNode[]): QuestionSegment[] {
  const sections = listSections(nodes);
  if (sections.some(({ title }) => PAPER_TITLE.test(title))) return [];
  return selectLevel(sections).map((section) => createQuestion(section, section.content));
}

function listSections(nodes: readonly TexNode[]): Section[] {
  return nodes.flatMap((node, index): Section[] => {
    const level = getSectioningLevel(node);
    const found = level === undefined ? undefined : findSectionTitle(nodes, index);
    if (level === undefined || found === undefined) return [];
    const content = nodes.slice(found.next, findSectionEnd(nodes, found.next, level));
    const text = nodes.slice(found.next, findSectionEnd(nodes, found.next, DEEPEST_LEVEL));
    return [{ node, level, title: plainText(found.title, 'shown'), content, text }];
  });
}

/** Selects the sections of the highest level with several sections, unless all of them contain several questions. */
function selectLevel(sections: readonly Section[]): Section[] {
  const isQuestion = ({ title }: Section): boolean => !hasOtherTitle(title) && !isSolutionsTitle(title);
  for (let level = 0; level <= DEEPEST_LEVEL; level++) {
    const found = sections.filter((section) => section.level === level && isQuestion(section));
    const groups = found.filter(({ title }) => hasGroupTitle(title));
    if (found.length >= MIN_QUESTIONS && groups.length < found.length) return found;
  }
  return [];
}

function createQuestion({ node, title, level }: Section, content: readonly TexNode[]): QuestionSegment {
  const segment = createSegment(
    { start: node.start, from: 'item', end: node.start, headingLevel: level },
    [],
  );
  for (const child of [...createTitle(title, node), ...toBoldLines(content)]) segment.add(child);
  return segment;
}

/** Turns the headings in a question into bold lines, so that they may be labels of its parts. */
function toBoldLines(nodes: readonly TexNode[]): TexNode[] {
  const lines: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const heading = getSectioningLevel(node) === undefined ? undefined : findSectionTitle(nodes, index);
    lines.push(...(heading === undefined ? [node] : toBoldLine(heading.title, node)));
    index = heading?.next ?? index + 1;
  }
  return lines;
}
