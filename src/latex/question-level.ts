import { isListOfParts, readListItems } from './parts/part-list.ts';
import { findMarks } from './parts/read-marks.ts';
import { unwrapLists } from './parts/unwrap-lists.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import {
  isDependentList,
  isListAfterText,
  isListNode,
  isNumberedList,
  isTextLong,
  MIN_SHARED_LENGTH,
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
import { skipBlank } from './tex-arguments.ts';
import { type EnvironmentNode, isBlank, type TexNode } from './tex-tree.ts';

/** A section whose title names no question, such as `\section{Black holes}`. */
export type Section = {
  readonly title: string;
  readonly level: number;
  /** The nodes after the title, up to the next section of the same level. */
  readonly content: readonly TexNode[];
};

/** Whether nodes contain the heading of a question, such as `Problem 2`. */
type HasHeading = (content: readonly TexNode[]) => boolean;

/**
 * What a section shows about the level of the questions:
 * - `question`: it is one question, because its list has letters, because a text for all items precedes its numbered
 *   list or headings, or because it sets a task without a numbered list;
 * - `group`: it contains several questions, because it begins with a numbered list or heading, or because the items of
 *   its list have parts of their own;
 * - `other`: it shows nothing, as instructions do.
 */
type Evidence = 'question' | 'group' | 'other';

const MIN_SECTIONS = 2;
/** The heading of a question or part that is only a number. */
const NUMBER_TITLE = /^\(?\d{1,2}\s*[.:)]*$/u;
/** The heading of a part: `a`, `(b)`. */
const PART_TITLE = /^\(?[a-h]\)?[.:]?$/u;
const MIN_DESCRIPTION_LENGTH = 40;
/** Words that address the learner. */
const ADDRESS = /\b(?:you|your|please)\b/iu;
const PARAGRAPH_LEVEL = SECTIONING_LEVELS.indexOf('paragraph');
const decisions = new WeakMap<readonly TexNode[], Map<number, boolean>>();

/**
 * Whether the section whose content begins at `from` is one question. Its own content decides where it can; otherwise
 * all sections of the level decide together: either each of them is a question, or each contains questions. Headings,
 * commands or environments that begin questions inside one of them decide for all.
 */
export function isSectionOfOneQuestion(
  nodes: readonly TexNode[],
  from: number,
  { title, level }: Pick<Section, 'title' | 'level'>,
  hasHeading: HasHeading,
): boolean {
  const section = {
    title,
    level,
    content: unwrapLists(nodes.slice(from, findSectionEnd(nodes, from, level))),
  };
  return (
    findOwnEvidence(section, nodes, hasHeading) ??
    (isLevelOfQuestions(nodes, level, hasHeading) && isQuestionBesideOthers(section))
  );
}

/** Decides by the content of one section; undefined if the other sections must decide. */
function findOwnEvidence(
  section: Section,
  nodes: readonly TexNode[],
  hasHeading: HasHeading,
): boolean | undefined {
  const { title, level, content } = section;
  const isGroup = /^(?:\p{L}+\s+)?(?:questions|problems|exercises|tasks)\s*[.:]?$/iu.test(title);
  if (PART_TITLE.test(title)) return false;
  if (isListOfParts(content[skipBlank(content, 0)])) return true;
  if ((hasPartHeadings(section) || hasQuestionsHeading(content)) && !isGroup) return true;
  const statesMarks = MARKS_AT_END.test(title);
  if (statesMarks && hasTextWithoutQuestions(content) && !hasHeading(content)) return true;
  if (SOLUTION_TITLE.test(title) || isGroup) return false;
  if (BARE_TITLE.test(title)) return countBareTitles(nodes, level) >= MIN_SECTIONS;
  if ((statesMarks && isSumOfItems(title, content)) || hasSolutionHeading(content)) return true;
  if (hasStatementHeading(section) || (hasDependentList(content) && !hasGroupTitle(title))) return true;
  return undefined;
}

/** Decides once for all sections of a level whether each of them is a question. */
function isLevelOfQuestions(nodes: readonly TexNode[], level: number, hasHeading: HasHeading): boolean {
  const known = decisions.get(nodes) ?? new Map<number, boolean>();
  decisions.set(nodes, known);
  const decided = known.get(level);
  if (decided !== undefined) return decided;
  const sections = listSections(nodes, level);
  const evidence = sections.map((section) =>
    findOwnEvidence(section, nodes, hasHeading) === true ? 'question' : findEvidence(section),
  );
  const questions = evidence.filter((kind) => kind === 'question').length;
  const groups = evidence.filter((kind) => kind === 'group').length;
  const isLevel =
    questions >= MIN_SECTIONS &&
    questions > groups &&
    !sections.some(({ content }) => hasHeading(content) || content.some(isQuestionStart)) &&
    !nodes.some(isQuestionEnvironment);
  known.set(level, isLevel);
  return isLevel;
}

/** Lists the sections of a level with their content. */
export function listSections(nodes: readonly TexNode[], level: number): Section[] {
  return nodes.flatMap((node, index): Section[] => {
    const found = getSectioningLevel(node) === level ? findSectionTitle(nodes, index) : undefined;
    if (found === undefined) return [];
    const content = unwrapLists(nodes.slice(found.next, findSectionEnd(nodes, found.next, level)));
    return [{ title: plainText(found.title, 'shown'), level, content }];
  });
}

function findEvidence({ title, content }: Section): Evidence {
  if (hasOtherTitle(title) || SOLUTION_TITLE.test(title) || isSolutionsTitle(title)) return 'other';
  const titles = listInnerTitles(content);
  if (titles.some((inner) => !NUMBER_TITLE.test(inner))) return 'other';
  if (titles.length > 0) return isTextLong(takeBeforeHeading(content)) ? 'question' : 'group';
  const lists = content.filter(isListNode);
  const numbered = lists.filter((list) => isNumberedList(list));
  if (numbered.length > 0)
    return isListAfterText(content, numbered) && !hasGroupTitle(title) ? 'question' : 'group';
  if (lists.some(isListOfParts)) return 'question';
  const text = plainText(content, 'shown');
  return isTask(text) && !hasGroupTitle(title) ? 'question' : 'other';
}

/** Whether a list follows an instruction for several questions: “Answer these questions in at most 3 sentences.” */
function isAfterInstruction(list: EnvironmentNode, content: readonly TexNode[]): boolean {
  const text = plainText(content.slice(0, content.indexOf(list)), 'shown');
  return text.length < MIN_SHARED_LENGTH && /\b(?:questions|problems|exercises)\b/iu.test(text);
}

/** Whether a heading may stand inside a question: a number, `Setup`, `Questions`. */
function isInnerTitle(title: string): boolean {
  return NUMBER_TITLE.test(title) || TASKS_TITLE.test(title) || hasOtherTitle(title);
}

/** Whether a section among others that are questions is one too: it has a list or sets a task. */
function isQuestionBesideOthers({ title, content }: Section): boolean {
  const titles = listInnerTitles(content);
  if (hasOtherTitle(title) || titles.some((inner) => !isInnerTitle(inner))) return false;
  if (titles.some((inner) => NUMBER_TITLE.test(inner))) return true;
  const lists = content.filter(isListNode);
  const numbered = lists.find(isNumberedList);
  if (numbered !== undefined && (hasGroupTitle(title) || isAfterInstruction(numbered, content))) return false;
  if (lists.some((list) => isListOfParts(list) || isNumberedList(list))) return true;
  const text = plainText(content, 'shown');
  return isTask(text) || (isTextLong(content) && ADDRESS.test(text));
}

/** Whether a section consists of a text and one numbered list whose items depend on this text. */
function hasDependentList(content: readonly TexNode[]): boolean {
  const lists = content.filter(isListNode).filter(isNumberedList);
  const [list] = lists;
  if (list === undefined || lists.length > 1 || content.some(isQuestionStart)) return false;
  return isDependentList(list, content.slice(0, content.indexOf(list)));
}

function takeBeforeHeading(content: readonly TexNode[]): readonly TexNode[] {
  const first = content.findIndex((node) => getSectioningLevel(node) !== undefined);
  return content.slice(0, Math.max(0, first));
}

function isQuestionEnvironment(node: TexNode): boolean {
  return node.kind === 'environment' && (QUESTIONS.has(node.name) || node.name === 'questions');
}

/** Whether a node begins a question: a command such as `\question`, an environment, or an item outside a list. */
function isQuestionStart(node: TexNode): boolean {
  if (node.kind === 'command') return node.name === 'item' || node.name === 'question';
  return isQuestionEnvironment(node);
}

/** Whether the headings directly below a section are (a), (b), … and nothing else. */
function hasPartHeadings({ content, level }: Section): boolean {
  const titles = listTitles(content, (inner) => inner > level);
  return titles.length >= MIN_SECTIONS && titles.every((title) => PART_LABEL.test(title));
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

/** The titles in a section that divide it; `\\paragraph{Aim:}` is the first word of a paragraph. */
function listInnerTitles(content: readonly TexNode[]): string[] {
  const all = listTitles(content);
  const sections = listTitles(content, (level) => level < PARAGRAPH_LEVEL);
  return sections.length > 0 ? sections : all.filter((title) => NUMBER_TITLE.test(title));
}

/** The titles of the sections among nodes, at the accepted levels; those below the title of a solution belong to it. */
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

/** Whether nodes contain text but no separate questions: no list but lists of parts. */
function hasTextWithoutQuestions(content: readonly TexNode[]): boolean {
  return (
    content.some((node) => node.kind === 'text' && !isBlank(node)) &&
    !content.some((node) => isQuestionStart(node) || (isListNode(node) && isNumberedList(node)))
  );
}

/** Counts the sections of a level with the title `Question`, `Problem` or `Exercise`. */
function countBareTitles(nodes: readonly TexNode[], level: number): number {
  return listTitles(nodes, (other) => other === level).filter((title) => BARE_TITLE.test(title)).length;
}

/** Whether the marks in a title are the sum of the marks of the items of one list; the items are then parts of one question. */
function isSumOfItems(title: string, content: readonly TexNode[]): boolean {
  const lists = content.filter((node) => node.kind === 'environment' && node.name === 'enumerate');
  const [list] = lists;
  if (list?.kind !== 'environment' || lists.length > 1) return false;
  const terms = MARKS_AT_END.exec(title)?.[0].match(/\d+/gu) ?? [];
  const total = terms.reduce((sum, term) => sum + Number(term), 0);
  const marks = readListItems(list).map((item) => item.marks ?? findMarks(item.nodes)?.marks);
  return marks.length > 1 && marks.reduce((sum = 0, value = Number.NaN) => sum + value, 0) === total;
}
