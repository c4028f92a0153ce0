import { readListOptions } from './parts/list-options.ts';
import { isListOfParts, readListItems } from './parts/part-list.ts';
import { findMarks } from './parts/read-marks.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { QUESTIONS } from './section-names.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { skipBlank } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';

/** The title of a section, and whether nodes contain the heading of another question. */
type SectionTitle = {
  readonly text: string;
  readonly level: number;
  readonly hasHeading: (content: readonly TexNode[]) => boolean;
};

export const MARKS_AT_END =
  /[([]\s*(?:worth\s*)?\d{1,3}(?:\s*\+\s*\d{1,2})*\s*(?:marks?|points?|pts?\.?)\s*[)\]]\s*[.:]?$/iu;
export const SOLUTION_TITLE =
  /^(?:(?:model|brief|short|full|sample|detailed|official)\s+)?(?:solutions?|soln?s?|answers?|proof)\s*[.:]*$/iu;
/** The heading of a question whose number LaTeX prints. */
const BARE_TITLE = /^(?:question|problem|exercise)\s*[.:]?$/iu;
/** The heading of a section with several questions. */
const PLURAL_TITLE = /^(?:\p{L}+\s+)?(?:questions|problems|exercises|tasks)\s*[.:]?$/iu;
/** The heading of a part: `(a)`. */
const PART_LABEL = /^\([a-h]\)$/u;
/** The heading of the text of a question. */
const STATEMENT_TITLE = /^(?:problem|question|statement|problem statement|task|part.*)\s*[.:]*$/iu;
/** The heading of the solutions of all questions. */
const SOLUTIONS_TITLE =
  /^(?:(?:model|brief|sample|detailed|worked|selected)\s+)?(?:solutions|answers|answer key|key|solution key)(?:\s+(?:to|for|of)\s+.*|\s+key)?\s*[.:]*$/iu;

/** Whether a title announces the solutions of all questions: `Solutions`, `Answer key`. */
export function isSolutionsTitle(title: string): boolean {
  return SOLUTIONS_TITLE.test(title);
}

/** Whether a section with a title that names no question is one question: it states marks, has parts or a solution. */
export function isTitleOfOneQuestion(
  nodes: readonly TexNode[],
  from: number,
  { text, level, hasHeading }: SectionTitle,
): boolean {
  if (isListOfParts(nodes[skipBlank(nodes, from)])) return true;
  const content = nodes.slice(from, findSectionEnd(nodes, from, level));
  if ((hasPartHeadings(content, level) || hasQuestionsHeading(content)) && !PLURAL_TITLE.test(text))
    return true;
  if (MARKS_AT_END.test(text) && isSectionOfOneQuestion(content, hasHeading)) return true;
  if (SOLUTION_TITLE.test(text) || PLURAL_TITLE.test(text)) return false;
  if (BARE_TITLE.test(text)) return countTitles(nodes, level) >= MIN_SECTIONS;
  if (MARKS_AT_END.test(text) && isSumOfItems(text, content)) return true;
  return (
    hasSolutionHeading(content) ||
    (areSectionsQuestions(nodes, level) && isQuestionBesideOthers(text, content))
  );
}

/** Whether the headings directly below a section are (a), (b), … and nothing else. */
function hasPartHeadings(content: readonly TexNode[], level: number): boolean {
  const titles = content.flatMap((node, index) => {
    const isBelow = (getSectioningLevel(node) ?? level) > level;
    return isBelow ? [plainText(findSectionTitle(content, index)?.title ?? [], 'shown')] : [];
  });
  return titles.length >= MIN_SECTIONS && titles.every((title) => PART_LABEL.test(title));
}

/** Whether a section consists of a text, perhaps a description of the situation, and one list below `Questions`. */
function hasQuestionsHeading(content: readonly TexNode[]): boolean {
  const titles = content.flatMap((node, index) => {
    if (getSectioningLevel(node) === undefined) return [];
    return [plainText(findSectionTitle(content, index)?.title ?? [], 'shown')];
  });
  const first = content.findIndex((node) => getSectioningLevel(node) !== undefined);
  return (
    /^(?:questions|tasks)\s*[.:]?$/iu.test(titles.at(-1) ?? '') &&
    titles.slice(0, -1).every((title) => OTHER_TITLE.test(title)) &&
    content.filter((node) => node.kind === 'environment' && node.name === 'enumerate').length === 1 &&
    isTextLong(content.slice(0, Math.max(0, first)))
  );
}

function isTextLong(nodes: readonly TexNode[]): boolean {
  return plainText(nodes[0]?.kind === 'group' ? nodes.slice(1) : nodes, 'shown').length >= MIN_TEXT_LENGTH;
}

/** Whether a section contains a heading such as `\subsection*{Solution}` and no headings of separate questions. */
function hasSolutionHeading(content: readonly TexNode[]): boolean {
  const titles = content.flatMap((node, index) => {
    if (getSectioningLevel(node) === undefined) return [];
    return [plainText(findSectionTitle(content, index)?.title ?? [], 'shown')];
  });
  return (
    titles.filter((title) => SOLUTION_TITLE.test(title)).length === 1 &&
    titles.every((title) => SOLUTION_TITLE.test(title) || STATEMENT_TITLE.test(title))
  );
}

/** Whether the content of a section has no separate questions: no list but lists of parts. */
function isSectionOfOneQuestion(
  content: readonly TexNode[],
  hasHeading: SectionTitle['hasHeading'],
): boolean {
  return (
    content.some((node) => node.kind === 'text' && !isBlank(node)) &&
    !content.some(isQuestionIn) &&
    !hasHeading(content)
  );
}

/** Counts the sections of a level with the title `Question`, `Problem` or `Exercise`. */
function countTitles(nodes: readonly TexNode[], level: number): number {
  return nodes.filter((node, index) => {
    if (getSectioningLevel(node) !== level) return false;
    return BARE_TITLE.test(plainText(findSectionTitle(nodes, index)?.title ?? [], 'shown'));
  }).length;
}

/** Whether the marks in a title are the sum of those of the items of one list, which are then parts of one question. */
function isSumOfItems(title: string, content: readonly TexNode[]): boolean {
  const lists = content.filter((node) => node.kind === 'environment' && node.name === 'enumerate');
  const [list] = lists;
  if (list?.kind !== 'environment' || lists.length > 1) return false;
  const terms = MARKS_AT_END.exec(title)?.[0].match(/\d+/gu) ?? [];
  const total = terms.reduce((sum, term) => sum + Number(term), 0);
  const marks = readListItems(list).map((item) => item.marks ?? findMarks(item.nodes)?.marks);
  return marks.length > 1 && marks.reduce((sum = 0, value = Number.NaN) => sum + value, 0) === total;
}

/** Titles of sections that are no questions. */
const OTHER_TITLE =
  /\b(?:instructions?|introduction|submi\w+|rules?|polic\w+|data|overview|background|grading|honou?r|integrity|collaborat\w+|deliverables?|notes?|notation|objectives?|outcomes?|preamble|logistics|references?|resources?|reading|due|feedback|name|formulas?|formulae|formula sheet|setup|consignes?|hinweise|instrucciones|istruzioni|instruções)\b/iu;
/** Whether the title of a section announces instructions, data or something else that is no question. */
export function hasOtherTitle(title: string): boolean {
  return OTHER_TITLE.test(title);
}

const MIN_SECTIONS = 2;
const MIN_TEXT_LENGTH = 40;
const MIN_SHARED_LENGTH = 150;
const levelsOfQuestions = new WeakMap<readonly TexNode[], Map<number, boolean>>();

/** Whether the sections of a level are one question each: several have a list of parts, and none has other lists of questions. */
function areSectionsQuestions(nodes: readonly TexNode[], level: number): boolean {
  const known = levelsOfQuestions.get(nodes) ?? new Map<number, boolean>();
  levelsOfQuestions.set(nodes, known);
  const answer = known.get(level) ?? countSections(nodes, level) >= MIN_SECTIONS;
  known.set(level, answer);
  return answer;
}

/** Counts the sections of a level with a list of parts; 0 if one contains other questions. */
function countSections(nodes: readonly TexNode[], level: number): number {
  const starts = nodes.flatMap((node, index) => (getSectioningLevel(node) === level ? [index + 1] : []));
  const contents = starts.map((start) => nodes.slice(start, findSectionEnd(nodes, start, level)));
  const withLists = contents.filter((content) => content.some(isListOfParts) || content.some(isQuestionIn));
  return withLists.every((content) => !content.some(isQuestionIn) || hasSharedText(content))
    ? withLists.length
    : 0;
}

/** Whether a text for all items precedes the only numbered list of a section, whose numbers begin at 1. */
function hasSharedText(content: readonly TexNode[]): boolean {
  const lists = content.filter(isQuestionIn);
  const [list] = lists;
  if (list?.kind !== 'environment' || list.name !== 'enumerate' || lists.length > 1) return false;
  const { resumes, start } = readListOptions(list);
  if (resumes || start > 1 || readListItems(list)[0]?.label !== undefined) return false;
  const text = plainText(content.slice(content[0]?.kind === 'group' ? 1 : 0, content.indexOf(list)), 'shown');
  return text.length >= MIN_SHARED_LENGTH;
}

/** Whether a section among others that are questions is a question too: it has parts or sets a task. */
function isQuestionBesideOthers(title: string, content: readonly TexNode[]): boolean {
  if (hasOtherTitle(title) || content.some((node) => getSectioningLevel(node) !== undefined)) return false;
  return content.some(isListOfParts) || hasSharedText(content) || isTask(plainText(content, 'shown'));
}

function isQuestionIn(node: TexNode): boolean {
  if (node.kind === 'command') return node.name === 'item' || node.name === 'question';
  if (node.kind !== 'environment') return false;
  if (QUESTIONS.has(node.name) || node.name === 'questions') return true;
  return node.name === 'enumerate' && !isListOfParts(node);
}
