import { toBoldLine } from './inner-titles.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { createTitle, isNumberedQuestion } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { isListNode, isNumberedList, isTextLong } from './section-lists.ts';
import { hasGroupTitle, hasOtherTitle, isSolutionsTitle, PAPER_TITLE } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import { isStarred } from './star-headings.ts';
import type { TexNode } from './tex-tree.ts';

/** A section with its content up to the next section of the same level, and its text before any other section. */
type Section = {
  readonly node: TexNode;
  readonly level: number;
  readonly title: string;
  /** Whether LaTeX prints a number before the title. */
  readonly isNumbered: boolean;
  readonly content: readonly TexNode[];
  readonly text: readonly TexNode[];
};

const MIN_QUESTIONS = 2;
const DEEPEST_LEVEL = SECTIONING_LEVELS.length - 1;
/** The number at the end of a short title, or its marks: `2.6`, `[Bonus] Exercise 9`, `Logistic regression (40%)`. */
const NUMBER =
  /(?<=^\D{0,30})\d{1,3}(?:\.\d{1,3})*(?=\W*$)|(?<=[([]\s*)\d{1,3}(?=\s*(?:%|pts?|points?|marks?|分)\s*[)\]]$)/u;
/** The title of a statement or its proof. */
const STATEMENT =
  /^(?:theorem|lemma|definition|proposition|corollary|remark|example|proof|solutions?|answers?)\b/iu;
const LABEL = /\([a-z]{1,4}\)\s*/gu;

/** Splits a document without lists, numbers and commands for questions at its sections that set a task. */
export function splitSectionText(nodes: readonly TexNode[]): QuestionSegment[] {
  const tasks = listSections(nodes).filter(
    ({ title, text }) => !hasOtherTitle(title) && isTask(plainText(text, 'shown').replace(LABEL, '')),
  );
  return tasks.length < MIN_QUESTIONS ? [] : tasks.map((section) => createQuestion(section, section.text));
}

/**
 * Lists the readings in which all sections of one level are questions, the highest level first. There is none for a paper. A level
 * whose sections are mostly groups of questions has no reading.
 */
export function listSectionReadings(nodes: readonly TexNode[]): QuestionSegment[][] {
  const sections = listSections(nodes);
  if (sections.some(({ title }) => PAPER_TITLE.test(title))) return [];
  return SECTIONING_LEVELS.flatMap((_, level) => {
    const questions = sections.filter(
      ({ title, ...section }) =>
        section.level === level &&
        !hasOtherTitle(title) &&
        !isSolutionsTitle(title) &&
        !STATEMENT.test(title),
    );
    const numbered = questions.filter(({ isNumbered }) => isNumbered);
    // Beside sections with a printed number, those without one are not questions.
    const found = numbered.length < MIN_QUESTIONS ? questions : numbered;
    const groups = found.filter(isGroup);
    if (found.length < MIN_QUESTIONS || groups.length * 2 >= found.length) return [];
    const named = found.filter(hasNumber);
    // A section before the first one with a number is an introduction.
    const first = named.length < MIN_QUESTIONS ? 0 : found.findIndex(hasNumber);
    return [found.slice(first).map((section) => createQuestion(section, section.content))];
  });
}

function hasNumber({ node, title }: Section): boolean {
  return NUMBER.test(title) || isNumberedQuestion([{ kind: 'text', text: title, start: node.start }]);
}

/** Whether a section contains several questions: its title says so, or it begins with a numbered list. */
function isGroup({ title, content }: Section): boolean {
  const list = content.find((node) => isListNode(node) && isNumberedList(node));
  const before = list === undefined ? content : content.slice(0, content.indexOf(list));
  return (hasGroupTitle(title) && !/^[\d.]+$/u.test(title)) || (list !== undefined && !isTextLong(before));
}

function listSections(nodes: readonly TexNode[]): Section[] {
  return nodes.flatMap((node, index): Section[] => {
    const level = getSectioningLevel(node);
    const found = level === undefined ? undefined : findSectionTitle(nodes, index);
    if (level === undefined || found === undefined) return [];
    const isNumbered = !isStarred(nodes, index);
    const content = nodes.slice(found.next, findSectionEnd(nodes, found.next, level));
    const text = nodes.slice(found.next, findSectionEnd(nodes, found.next, DEEPEST_LEVEL));
    return [{ node, level, isNumbered, title: plainText(found.title, 'shown'), content, text }];
  });
}

function createQuestion({ node, title, level }: Section, content: readonly TexNode[]): QuestionSegment {
  const segment = createSegment(
    {
      start: node.start,
      from: 'item',
      end: node.start,
      headingLevel: level,
      headingNumber: NUMBER.exec(title)?.[0],
    },
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
