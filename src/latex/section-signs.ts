import { isListOfParts, readListItems } from './parts/part-list.ts';
import { findMarks } from './parts/read-marks.ts';
import { unwrapLists } from './parts/unwrap-lists.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import {
  hasTask,
  isDependentList,
  isListAfterText,
  isListNode,
  isListOfSimpleItems,
  isNumberedList,
  isTextLong,
} from './section-lists.ts';
import { QUESTIONS } from './section-names.ts';
import {
  BARE_TITLE,
  hasGroupTitle,
  hasOtherTitle,
  isSolutionsTitle,
  MARKS_AT_END,
  PART_LABEL,
  SOLUTION_TITLE,
  STATEMENT_TITLE,
  TASKS_TITLE,
} from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import { isStarred } from './star-headings.ts';
import { skipBlank } from './tex-arguments.ts';
import { type EnvironmentNode, isBlank, type TexNode } from './tex-tree.ts';
import { type Sign, STRONG } from './weigh-signs.ts';

/** A section whose title names no question, such as `\section{Black holes}`. */
export type Section = {
  readonly title: string;
  readonly level: number;
  /** Whether LaTeX prints a number before the title. */
  readonly isNumbered: boolean;
  /** The nodes after the title, up to the next section of the same level. */
  readonly content: readonly TexNode[];
};

/** Whether nodes contain the heading of a question, such as `Problem 2`. */
export type HasHeading = (content: readonly TexNode[]) => boolean;

/** What is known about a section and the document around it. */
export type SectionFacts = Section & {
  readonly siblings: readonly TexNode[];
  readonly hasHeading: HasHeading;
};

const MIN_SECTIONS = 2;
/** The heading of a question or part that is only a number. */
export const NUMBER_TITLE = /^\(?\d{1,2}\s*[.:)]*$/u;
/** The heading of a part: `a`, `(b)`. */
const PART_TITLE = /^\(?[a-h]\)?[.:]?$/u;
const GROUP_WORD = /^(?:\p{L}+\s+)?(?:questions|problems|exercises|tasks)\s*[.:]?$/iu;
const MIN_DESCRIPTION_LENGTH = 40;
const PARAGRAPH_LEVEL = SECTIONING_LEVELS.indexOf('paragraph');

/**
 * Signs in one section. A positive weight is a sign that the section is a question; a negative weight, that it contains several
 * questions or none.
 */
export const OWN_SIGNS: readonly Sign<SectionFacts>[] = [
  { weight: -4 * STRONG, holds: ({ title }) => PART_TITLE.test(title) },
  { weight: 3 * STRONG, holds: ({ content }) => isListOfParts(content[skipBlank(content, 0)]) },
  {
    weight: 3 * STRONG,
    holds: (section) =>
      !GROUP_WORD.test(section.title) && (hasPartHeadings(section) || hasQuestionsHeading(section.content)),
  },
  { weight: 3 * STRONG, holds: isTextWithMarks },
  { weight: -9 * STRONG, holds: ({ title }) => SOLUTION_TITLE.test(title) },
  { weight: -2 * STRONG, holds: ({ title }) => GROUP_WORD.test(title) },
  {
    weight: -4 * STRONG,
    holds: (section) => BARE_TITLE.test(section.title) && countBareTitles(section) < MIN_SECTIONS,
  },
  { weight: STRONG, holds: (section) => BARE_TITLE.test(section.title) },
  { weight: -STRONG, holds: isBesideNumbered },
  { weight: STRONG, holds: ({ title, content }) => isSumOfItems(title, content) },
  { weight: STRONG, holds: ({ content }) => hasSolutionHeading(content) },
  { weight: STRONG, holds: hasStatementHeading },
  { weight: STRONG, holds: ({ title, content }) => hasDependentList(content) && !hasGroupTitle(title) },
];

/** Signs that do not decide alone. They count together with the signs of the other sections of the level. */
export const LEVEL_SIGNS: readonly Sign<SectionFacts>[] = [
  {
    weight: 1,
    holds: ({ content }) => listInnerTitles(content).length > 0 && isTextLong(takeBeforeHeading(content)),
  },
  {
    weight: -1,
    holds: ({ content }) => listInnerTitles(content).length > 0 && !isTextLong(takeBeforeHeading(content)),
  },
  { weight: 1, holds: hasListAfterText },
  { weight: -1, holds: (section) => hasNumberedList(section) && !hasListAfterText(section) },
  // The marks belong to the section and not to the items, so the section is the question.
  { weight: 2, holds: hasMarksOfItems },
  { weight: 1, holds: isPlainQuestion },
  // The section has the number of the question, and the lists begin again in each section.
  { weight: 3, holds: isNumberedQuestion },
];

/** Whether LaTeX prints a number before a section with a list that begins with 1, and the title announces one question. */
function isNumberedQuestion(section: SectionFacts): boolean {
  const { isNumbered, title, content, siblings, level } = section;
  if (!isNumbered || hasGroupTitle(title) || hasOtherTitle(title) || !hasNumberedList(section)) return false;
  const lists = listNumbered(content);
  if (!lists.every(isListOfSimpleItems)) return false;
  // A list without tasks beside one with tasks contains data. If no list has tasks, the lists may contain answers.
  return (
    lists.some(hasTask) ||
    !listSections(siblings, level).some((other) => listNumbered(other.content).some(hasTask))
  );
}

/**
 * Whether LaTeX prints no number before a section, although it does before several others of the level. These others are the
 * questions.
 */
function isBesideNumbered({ isNumbered, level, siblings }: SectionFacts): boolean {
  if (isNumbered) return false;
  const numbered = listSections(siblings, level).filter(
    (other) => other.isNumbered && !SOLUTION_TITLE.test(other.title),
  );
  return numbered.length >= MIN_SECTIONS;
}

/** Whether a section is neither a question nor contains any: instructions, data, solutions. */
export function isOtherSection({ title, content }: Section): boolean {
  if (hasOtherTitle(title) || SOLUTION_TITLE.test(title) || isSolutionsTitle(title)) return true;
  return listInnerTitles(content).some((inner) => !NUMBER_TITLE.test(inner) && !hasOtherTitle(inner));
}

/** Lists the sections of a level with their content and the nodes of their headings. */
export function listSections(
  nodes: readonly TexNode[],
  level: number,
): (Section & { readonly heading: readonly TexNode[] })[] {
  return nodes.flatMap((node, index) => {
    const found = getSectioningLevel(node) === level ? findSectionTitle(nodes, index) : undefined;
    if (found === undefined) return [];
    const content = unwrapLists(nodes.slice(found.next, findSectionEnd(nodes, found.next, level)));
    const heading = nodes.slice(index, found.next);
    const title = plainText(found.title, 'shown');
    return [{ title, level, isNumbered: !isStarred(nodes, index), content, heading }];
  });
}

/** Whether the title states marks, and the text contains neither lists nor headings of questions. */
function isTextWithMarks({ title, content, hasHeading }: SectionFacts): boolean {
  return MARKS_AT_END.test(title) && hasTextWithoutQuestions(content) && !hasHeading(content);
}

function listNumbered(content: readonly TexNode[]): EnvironmentNode[] {
  return content.filter(isListNode).filter(isNumberedList);
}

function hasNumberedList({ content }: Section): boolean {
  return listInnerTitles(content).length === 0 && listNumbered(content).length > 0;
}

function hasListAfterText(section: Section): boolean {
  const { title, content } = section;
  return hasNumberedList(section) && isListAfterText(content, listNumbered(content)) && !hasGroupTitle(title);
}

/** Whether the title states marks and the items of the numbered list state none. */
function hasMarksOfItems(section: Section): boolean {
  const { title, content } = section;
  if (!MARKS_AT_END.test(title) || hasGroupTitle(title) || !hasNumberedList(section)) return false;
  const items = listNumbered(content).flatMap((list) => readListItems(list));
  return items.every((item) => item.marks === undefined && findMarks(item.nodes) === undefined);
}

/** Whether a section without numbered lists and headings has a list of parts, or sets a task. */
export function isPlainQuestion(section: Section): boolean {
  const { title, content } = section;
  if (listInnerTitles(content).length > 0 || hasNumberedList(section)) return false;
  if (content.filter(isListNode).some(isListOfParts)) return true;
  return !hasGroupTitle(title) && isTask(plainText(content, 'shown'));
}

/** Whether a section consists of a text and one numbered list whose items depend on this text. */
function hasDependentList(content: readonly TexNode[]): boolean {
  const lists = content.filter(isListNode).filter(isNumberedList);
  const [list] = lists;
  if (list === undefined || lists.length > 1 || content.some(isQuestionStart)) return false;
  return isDependentList(list, content.slice(0, content.indexOf(list)));
}

export function takeBeforeHeading(content: readonly TexNode[]): readonly TexNode[] {
  const first = content.findIndex((node) => getSectioningLevel(node) !== undefined);
  return content.slice(0, Math.max(0, first));
}

export function isQuestionEnvironment(node: TexNode): boolean {
  return node.kind === 'environment' && (QUESTIONS.has(node.name) || node.name === 'questions');
}

/** Whether a node begins a question: a command such as `\question`, an environment, or an item outside a list. */
export function isQuestionStart(node: TexNode): boolean {
  if (node.kind === 'command') return node.name === 'item' || node.name === 'question';
  return isQuestionEnvironment(node);
}

/** Whether the highest headings below a section are (a), (b), … or (1), (2), … and nothing else. */
function hasPartHeadings({ content, level }: Section): boolean {
  const areLabels = (titles: readonly string[]): boolean =>
    titles.length >= MIN_SECTIONS &&
    titles.every((title) => PART_LABEL.test(title) || /^\(\d{1,2}\)$/u.test(title));
  const levels = content.flatMap((node) => getSectioningLevel(node) ?? []).filter((inner) => inner > level);
  return areLabels(listTitles(content, (inner) => inner === Math.min(...levels)));
}

/** Whether a section consists of a text, perhaps a description of the situation, and one list below `Questions`. */
function hasQuestionsHeading(content: readonly TexNode[]): boolean {
  const titles = listTitles(content);
  return (
    TASKS_TITLE.test(titles.at(-1) ?? '') &&
    titles.slice(0, -1).every(hasOtherTitle) &&
    content.filter((node) => node.kind === 'environment' && node.name === 'enumerate').length === 1 &&
    isDescription(takeBeforeHeading(content))
  );
}

function isDescription(nodes: readonly TexNode[]): boolean {
  const text = plainText(nodes[0]?.kind === 'group' ? nodes.slice(1) : nodes, 'shown');
  return text.length >= MIN_DESCRIPTION_LENGTH;
}

/** Whether a section contains a heading such as `\subsection*{Solution}` and no headings of separate questions. */
function hasSolutionHeading(content: readonly TexNode[]): boolean {
  const titles = listTitles(content);
  return (
    titles.filter((title) => SOLUTION_TITLE.test(title)).length === 1 &&
    titles.every((title) => SOLUTION_TITLE.test(title) || STATEMENT_TITLE.test(title))
  );
}

/** Whether the first of several headings below a section is `Problem`, and those after it are about its solution. */
function hasStatementHeading({ level, content }: Section): boolean {
  const titles = listTitles(content, (inner) => inner > level);
  const [first = '', ...others] = titles;
  const isStatement = (title: string): boolean =>
    /^(?:problem(?: statement)?|statement|question)\s*[.:]*$/iu.test(title);
  return isStatement(first) && others.length > 0 && !others.some(isStatement);
}

/** The titles that divide a section. `\paragraph{Aim:}` does not: it is the first word of a paragraph. */
export function listInnerTitles(content: readonly TexNode[]): string[] {
  const all = listTitles(content);
  const sections = listTitles(content, (level) => level < PARAGRAPH_LEVEL);
  return sections.length > 0 ? sections : all.filter((title) => NUMBER_TITLE.test(title));
}

/** The titles of the sections among nodes, at the accepted levels. Titles below the title of a solution are left out. */
function listTitles(nodes: readonly TexNode[], accepts: (level: number) => boolean = () => true): string[] {
  let solutionLevel = SECTIONING_LEVELS.length;
  return nodes.flatMap((node, index) => {
    const level = getSectioningLevel(node);
    if (level === undefined || level > solutionLevel) return [];
    const title = plainText(findSectionTitle(nodes, index)?.title ?? [], 'shown');
    solutionLevel = SOLUTION_TITLE.test(title) ? level : SECTIONING_LEVELS.length;
    return accepts(level) ? [title] : [];
  });
}

/** Whether nodes contain text but no separate questions. They may contain lists of parts, but no other lists. */
function hasTextWithoutQuestions(content: readonly TexNode[]): boolean {
  return (
    content.some((node) => node.kind === 'text' && !isBlank(node)) &&
    !content.some((node) => isQuestionStart(node) || (isListNode(node) && isNumberedList(node)))
  );
}

/** Counts the sections of a level with the title `Question`, `Problem` or `Exercise`. */
function countBareTitles({ siblings, level }: SectionFacts): number {
  return listTitles(siblings, (other) => other === level).filter((title) => BARE_TITLE.test(title)).length;
}

/** Whether the marks in a title are the sum of the marks of the items of one list; the items are then parts of one question. */
function isSumOfItems(title: string, content: readonly TexNode[]): boolean {
  const lists = content.filter((node) => node.kind === 'environment' && node.name === 'enumerate');
  const [list] = lists;
  if (list?.kind !== 'environment' || lists.length > 1) return false;
  const terms = MARKS_AT_END.exec(title)?.[0].match(/\d+/gu) ?? [];
  if (terms.length === 0) return false;
  const total = terms.reduce((sum, term) => sum + Number(term), 0);
  const marks = readListItems(list).map((item) => item.marks ?? findMarks(item.nodes)?.marks);
  return marks.length > 1 && marks.reduce((sum = 0, value = Number.NaN) => sum + value, 0) === total;
}
