import { hasTitledParts } from './part-headings.ts';
import { isListOfParts } from './parts/part-list.ts';
import { unwrapLists } from './parts/unwrap-lists.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import type { QuestionDoubt } from './question-doubt.ts';
import { isListNode, isNumberedList, isTextLong, MIN_SHARED_LENGTH } from './section-lists.ts';
import {
  type HasHeading,
  isOtherSection,
  isPlainQuestion,
  isQuestionEnvironment,
  isQuestionStart,
  LEVEL_SIGNS,
  listInnerTitles,
  listSections,
  NUMBER_TITLE,
  OWN_SIGNS,
  type Section,
  type SectionFacts,
  takeBeforeHeading,
} from './section-signs.ts';
import { hasGroupTitle, hasOtherTitle, TASKS_TITLE } from './section-titles.ts';
import { findSectionEnd, getSectioningLevel } from './sectioning.ts';
import { type EnvironmentNode, getNodeEnd, type TexNode } from './tex-tree.ts';
import { MIN_DIFFERENCE, STRONG, weighSigns } from './weigh-signs.ts';

const MIN_SECTIONS = 2;
/** Words that address the learner. */
const ADDRESS = /\b(?:you|your|please)\b/iu;
type Decision = { readonly areQuestions: boolean; readonly isDoubtful: boolean };
const decisions = new WeakMap<readonly TexNode[], Map<number, Decision>>();

/** Lists the levels of sections among nodes for which both readings have nearly the same score. */
export function listDoubtfulLevels(nodes: readonly TexNode[]): QuestionDoubt[] {
  return [...(decisions.get(nodes) ?? [])].flatMap(
    ([level, { areQuestions, isDoubtful }]): QuestionDoubt[] => {
      const first = isDoubtful ? nodes.find((node) => getSectioningLevel(node) === level) : undefined;
      if (first === undefined) return [];
      return [{ about: 'sections', areQuestions, span: { start: first.start, end: getNodeEnd(first) } }];
    },
  );
}

/**
 * Whether the section whose content begins at `from` is one question. Two readings compete: each section of the level is a
 * question, or each contains questions. A strong sign decides for its own section. Otherwise the sections of the level vote.
 */
export function isSectionOfOneQuestion(
  nodes: readonly TexNode[],
  from: number,
  { title, level, isNumbered }: Pick<Section, 'title' | 'level' | 'isNumbered'>,
  hasHeading: HasHeading,
): boolean {
  const content = unwrapLists(nodes.slice(from, findSectionEnd(nodes, from, level)));
  const section = { title, level, isNumbered, content, siblings: nodes, hasHeading };
  const score = weighSigns(OWN_SIGNS, section);
  if (Math.abs(score) >= STRONG) return score > 0;
  return (
    isLevelOfQuestions(section) && isQuestionBesideOthers(section) && !isBeforeNamed(section, nodes[from])
  );
}

/** Whether a section precedes the first of those named `Question 1`, `Question 2`, so it is not a question. */
function isBeforeNamed({ siblings, level, hasHeading }: SectionFacts, first: TexNode | undefined): boolean {
  const named = listSections(siblings, level).filter(({ heading }) => hasHeading(heading));
  return named.length >= MIN_SECTIONS && (first?.start ?? 0) < (named[0]?.heading[0]?.start ?? 0);
}

/** Decides once for all sections of a level whether each of them is a question. */
function isLevelOfQuestions({ siblings, level, hasHeading }: SectionFacts): boolean {
  const known = decisions.get(siblings) ?? new Map<number, Decision>();
  decisions.set(siblings, known);
  const decided = known.get(level);
  if (decided !== undefined) return decided.areQuestions;
  const sections = listSections(siblings, level);
  const hasPlain = sections.some((section) => !isOtherSection(section) && isPlainQuestion(section));
  const votes = sections.map((section) => {
    return hasHeadingsOfParts(section, hasPlain) ? 1 : getVote({ ...section, siblings, hasHeading });
  });
  const score = votes.reduce((sum, vote) => sum + vote, 0);
  const hasOtherQuestions =
    sections.some(({ content }) => hasHeading(content) || content.some(isQuestionStart)) ||
    siblings.some(isQuestionEnvironment);
  const areQuestions =
    votes.filter((vote) => vote > 0).length >= MIN_SECTIONS && score > 0 && !hasOtherQuestions;
  const isDivided = votes.some((vote) => vote > 0) && votes.some((vote) => vote < 0);
  const isDoubtful = isDivided && Math.abs(score) < MIN_DIFFERENCE && !hasOtherQuestions;
  known.set(level, { areQuestions, isDoubtful });
  return areQuestions;
}

/**
 * Whether the headings with titles and tasks inside a section are the parts of one question. They are parts if LaTeX prints a
 * number before the section. They are also parts if they follow a text and another section of the level is a question without
 * headings.
 */
function hasHeadingsOfParts({ title, content, isNumbered }: Section, hasPlain: boolean): boolean {
  if (hasOtherTitle(title) || hasGroupTitle(title) || !hasTitledParts(content)) return false;
  return isNumbered || (hasPlain && isTextLong(takeBeforeHeading(content)));
}

/** The vote of a section: 1 if it looks like one question, -1 if it looks like several, 0 if it shows nothing. */
function getVote(section: SectionFacts): number {
  if (weighSigns(OWN_SIGNS, section) >= STRONG) return 1;
  return isOtherSection(section) ? 0 : Math.sign(weighSigns(LEVEL_SIGNS, section));
}

/** Whether a list follows an instruction for several questions: “Answer these questions in at most 3 sentences.” */
function isAfterInstruction(list: EnvironmentNode, content: readonly TexNode[]): boolean {
  const text = plainText(content.slice(0, content.indexOf(list)), 'shown');
  return text.length < MIN_SHARED_LENGTH && /\b(?:questions|problems|exercises)\b/iu.test(text);
}

/** Whether a heading may be inside a question: a number, `Setup`, `Questions`. */
function isInnerTitle(title: string): boolean {
  return NUMBER_TITLE.test(title) || TASKS_TITLE.test(title) || hasOtherTitle(title);
}

/** Whether a section is a question because other sections of its level are questions. It must have a list or set a task. */
function isQuestionBesideOthers({ title, content }: Section): boolean {
  const titles = listInnerTitles(content);
  if (hasOtherTitle(title)) return false;
  if (hasTitledParts(content)) return true;
  if (titles.some((inner) => !isInnerTitle(inner))) return false;
  if (titles.some((inner) => NUMBER_TITLE.test(inner))) return true;
  const lists = content.filter(isListNode);
  const numbered = lists.find(isNumberedList);
  if (numbered !== undefined && (hasGroupTitle(title) || isAfterInstruction(numbered, content))) return false;
  if (lists.some((list) => isListOfParts(list) || isNumberedList(list))) return true;
  const text = plainText(content, 'shown');
  return isTask(text) || (isTextLong(content) && ADDRESS.test(text));
}
