import type { SolutionStep } from '../../domain/question-content.ts';
import type { Definitions } from '../definitions.ts';
import { findKeyInWords } from '../find-key.ts';
import { looksLikeOptions } from '../looks-like-options.ts';
import { plainText } from '../plain-text.ts';
import { hasOtherTitle } from '../section-titles.ts';
import type { TexNode } from '../tex-tree.ts';
import { visibleText } from '../visible-text.ts';
import { MAX_PARTS } from './label.ts';
import { collectListFacts, type ListFacts } from './list-facts.ts';
import type { PartCandidate } from './part-candidates.ts';
import { readListItems } from './part-list.ts';
import { splitSolution } from './split-solution.ts';
import { getStem, getTextAfter, getTextAfterLists, getTextUntilList } from './text-around.ts';
import { areSentenceParts, trimSentence } from './trim-sentence.ts';
import { isList, unwrapLists } from './unwrap-lists.ts';
import {
  announcesChoice,
  asksAboutList,
  asksForChoice,
  describesProcedure,
  introducesRequirements,
  introducesStatements,
  introducesSteps,
  namesItems,
  PARAGRAPH_BREAK,
  setsCollectiveTask,
  setsTaskForEach,
} from './wording.ts';

/** How a list is read. A doubtful reading is reported to the author together with the other one. */
export type Judgement =
  | { readonly reading: 'parts'; readonly otherReading?: 'options' | 'statements' }
  | { readonly reading: 'other'; readonly otherReading?: 'parts' };

/** What is known about the question around a list. */
export type ListContext = {
  readonly definitions: Definitions;
  /** The nodes of the solutions that belong to the whole question. */
  readonly solution: readonly TexNode[];
  /** Returns the steps of these solutions. */
  readonly steps: () => readonly SolutionStep[];
  /** Whether the question has options with a key outside the list, or an answer such as `\ans{c}`. */
  readonly hasKey: boolean;
  /** Whether the heading of the section announces multiple-choice questions. */
  readonly isInChoiceSection: boolean;
  /** Whether the list is inside a part. */
  readonly isInPart: boolean;
  /** Whether most lists of a construct in the document contain parts. */
  readonly isUsuallyPart: (construct: string) => boolean;
  /** Whether most lists of a construct in the document contain options or statements. */
  readonly isUsuallyOther: (construct: string) => boolean;
};

const PARTS: Judgement = { reading: 'parts' };
const OTHER: Judgement = { reading: 'other' };
const PARTS_OR_OPTIONS: Judgement = { reading: 'parts', otherReading: 'options' };
const PARTS_OR_STATEMENTS: Judgement = { reading: 'parts', otherReading: 'statements' };
const PERHAPS_PARTS: Judgement = { reading: 'other', otherReading: 'parts' };
const PART_ENVIRONMENTS = /^(?:(?:sub){0,2}parts|subquestions?|questions|subproblems?)$/u;
const UNNUMBERED_LISTS = /^(?:itemize|description|compactitem|itemize\*)$/u;
/** A solution that discusses options: "Option (b) is wrong". */
const OPTION_WORD = /\b(?:options?|choices?|alternatives?)\b/iu;
const VERDICT =
  /^\W*(?:is\s+|are\s+)?(?:also\s+)?(?:not\s+)?(?:correct|incorrect|true|false|wrong|right)\b/iu;
const MAX_OPTIONS = 8;
/** A list with fewer items has no options if other lists of its construct contain parts. */
const MIN_OPTIONS = 3;
/** An item that occurs only among options, such as “None of the above”. */
const LAST_OPTION = /^(?:all|none|both|neither|some) of (?:the above|these|them)\b.{0,20}$/iu;
/** If the text before a list is shorter than this (such as a number of points), a list without numbers contains no options. */
const MIN_STEM_LENGTH = 8;
const MAX_TITLE_LENGTH = 40;
/** If at least this share of the items of a list without numbers are tasks, the other items are also read as tasks. */
const MIN_SHARE_OF_TASKS = 0.8;

/** Whether a list has an environment that is only used for parts. */
export function isPartEnvironment({ source }: PartCandidate): boolean {
  return PART_ENVIRONMENTS.test(source);
}

/** Decides whether a list contains the parts of a question, or options or statements. */
export function judgeList(found: PartCandidate, context: ListContext): Judgement {
  const candidate = found.kind === 'sentence' ? withoutTextAfter(found) : found;
  const facts = collectListFacts(candidate, context.definitions);
  if (facts.hasAnswerMark || facts.items.length === 0 || facts.items.length > MAX_PARTS) return OTHER;
  if (facts.items.some(({ text }) => LAST_OPTION.test(text))) return OTHER;
  if (
    candidate.kind === 'lines' &&
    candidate.parts.length === 1 &&
    getStem(candidate).length < MIN_STEM_LENGTH
  )
    return OTHER;
  if (found.kind === 'sentence' && !isRunOfParts(found, facts, context)) return OTHER;
  if (isPartEnvironment(candidate)) return PARTS;
  if (facts.hasMarks || facts.hasSolutions || facts.hasOptions) return PARTS;
  if (context.hasKey || candidate.hasMarkedLabel) return OTHER;
  if (candidate.hasCapitals && context.isUsuallyOther(candidate.construct)) return PERHAPS_PARTS;
  if (candidate.areHeadings && !candidate.hasCapitals) return PARTS;
  if (UNNUMBERED_LISTS.test(candidate.source) && !candidate.isLabelled)
    return judgeUnnumbered(candidate, facts, context);
  return weighSigns(candidate, facts, context);
}

/** Whether the labels inside a sentence are labels of parts. Numbers are labels only if a task follows each of them. */
function isRunOfParts(
  { before, parts, style }: PartCandidate,
  { taskCount, items }: ListFacts,
  { isInPart }: ListContext,
): boolean {
  return !isInPart && areSentenceParts(before, parts) && (style !== 'digits' || taskCount === items.length);
}

/** Moves the sentences after labels in a sentence out of the last part. */
function withoutTextAfter(candidate: PartCandidate): PartCandidate {
  const { parts, after } = trimSentence(candidate.parts);
  return { ...candidate, parts, after: [...after, ...candidate.after] };
}

/** A list without numbers contains parts if every item is a task, or if the stem sets one task for all of them. */
function judgeUnnumbered(candidate: PartCandidate, facts: ListFacts, { isInPart }: ListContext): Judgement {
  const areTasks = areNearlyAllTasks(facts);
  const perhaps = areTasks ? PERHAPS_PARTS : OTHER;
  const stem = getStem(candidate);
  if (endsWithOtherTitle(stem)) return OTHER;
  if (isInPart || facts.items.length < 2 || areValues(facts)) return perhaps;
  // A question may consist of nothing but its tasks.
  if (stem.length < MIN_STEM_LENGTH)
    return areTasks && stem === '' && !asksAboutList(getTextAfter(candidate)) ? PARTS_OR_STATEMENTS : perhaps;
  const isCollective = setsCollectiveTask(stem, facts.areFormulas) && !announcesChoice(stem);
  // A separate text that does not end with a colon does not introduce a list. Tasks may be steps, but not statements.
  const mayIntroduce = !areTasks || (stem.endsWith(':') && introducesSteps(stem));
  const isOther = introducesRequirements(stem) || (mayIntroduce && introducesStatements(stem));
  if (isOther || (!areTasks && !(isCollective && namesItems(stem)) && asksAboutList(getTextAfter(candidate))))
    return perhaps;
  const isPart = areTasks || isCollective;
  return isPart ? PARTS_OR_STATEMENTS : perhaps;
}

/** Whether nearly all items are tasks; an item may also be the title of a list of tasks. */
function areNearlyAllTasks({ items }: ListFacts): boolean {
  const tasks = items.filter(({ isTask, hasInnerList }) => isTask || hasInnerList);
  return items.length > 1 && tasks.length >= items.length * MIN_SHARE_OF_TASKS;
}

/** Whether a title such as “What to submit” is directly before a list. */
function endsWithOtherTitle(stem: string): boolean {
  const title = stem.split(PARAGRAPH_BREAK).at(-1) ?? '';
  return title.length <= MAX_TITLE_LENGTH && hasOtherTitle(title);
}

const MIN_VALUES = 3;

/** Whether every item states the value of another quantity, as a list of constants does. */
function areValues({ items }: ListFacts): boolean {
  const names = items.map(({ text }) => /^(\S.{0,20}?)\s*=\s*[\d.−-]/u.exec(text)?.[1]);
  return names.length >= MIN_VALUES && !names.includes(undefined) && new Set(names).size * 2 > names.length;
}

/** Weighs the wording and the solution, if marks or solutions inside the list do not decide. */
function weighSigns(candidate: PartCandidate, facts: ListFacts, context: ListContext): Judgement {
  const stem = getStem(candidate);
  // If the stem says “options”, the items are options: “The options give them in this order.”
  if (candidate.source === 'tasks' && OPTION_WORD.test(stem)) return OTHER;
  const areLabelled = hasLabelledSolution(candidate, context) || hasListOfSolutions(candidate, context);
  const areTasks = facts.taskCount * 2 >= facts.items.length;
  const hasOwnTasks = areTasks || areLabelled || facts.hasInnerLists;
  const isPart = hasOwnTasks || setsCollectiveTask(stem, facts.areFormulas);
  if (hasOptionKey(facts, context, isPart) || (!areLabelled && areOpposites(facts))) return OTHER;
  if (context.isInPart && !areLabelled && stem.endsWith(':') && introducesSteps(stem)) return PERHAPS_PARTS;
  // Inside a part, sentences without a task are statements or the lines of a proof.
  const isUsual = context.isUsuallyPart(candidate.construct);
  if (context.isInPart && !isPart && !isUsual && areSentences(facts)) return OTHER;
  const isChoiceExpected = candidate.hasCapitals || context.isInChoiceSection || announcesChoice(stem);
  const mayBeOptions = !isUsual || facts.items.length >= MIN_OPTIONS;
  if (isChoiceExpected && mayBeOptions && !hasOwnTasks && !setsTaskForEach(stem))
    return isPart ? PERHAPS_PARTS : OTHER;
  const isOption = looksLikeOptions({
    options: facts.items,
    stem,
    solution: areLabelled ? [] : context.steps(),
    isChoiceExpected: candidate.hasCapitals,
  });
  return decide(candidate, { stem, areLabelled, areTasks, isPart, isOption, isUsual });
}

/** Whether all items are sentences and not formulas or single words. */
function areSentences({ items }: ListFacts): boolean {
  return items.length > 1 && items.every(({ text }) => /^\p{Lu}.*\p{L}+\s+\p{L}+.*[.!][”’"']*$/su.test(text));
}

/** Whether two items are opposite words, such as “Proper” and “Improper”. The learner chooses one of them. */
function areOpposites({ items }: ListFacts): boolean {
  const [one = '', other = '', ...more] = items.map(({ text }) => text.toLowerCase().replace(/[.\s]+$/u, ''));
  if (more.length > 0 || one === '' || other === '') return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (/^(?:not |in|im|un|non-?|dis|ir|il)/u.test(long) && long.endsWith(short) && long !== short) return true;
  return /^(?:(?:true|false)|(?:yes|no))+$/u.test(one + other);
}

/** The signs that decide about a list together with the text around it. */
type Signs = {
  readonly stem: string;
  readonly areLabelled: boolean;
  readonly areTasks: boolean;
  readonly isPart: boolean;
  readonly isOption: boolean;
  readonly isUsual: boolean;
};

function decide(
  candidate: PartCandidate,
  { stem, areLabelled, areTasks, isPart, isOption, isUsual }: Signs,
): Judgement {
  const after = getTextAfter(candidate);
  const isStatement = introducesStatements(stem) || asksAboutList(after);
  if (describesProcedure(stem) && getTextUntilList(candidate) !== '' && !areLabelled) return PERHAPS_PARTS;
  if (!isPart && isOption) return decideOptions(candidate, stem, isUsual);
  if (!isPart) return decideWithoutTasks(candidate, isStatement && !(isUsual && after === ''));
  if (introducesStatements(stem) && asksAboutList(after)) return PERHAPS_PARTS;
  if (!isStatement || areLabelled) return isOption ? PARTS_OR_OPTIONS : PARTS;
  return areTasks && after === '' ? PARTS : PARTS_OR_STATEMENTS;
}

/** Judges a list without tasks whose items look like options. */
function decideOptions(candidate: PartCandidate, stem: string, isUsual: boolean): Judgement {
  if (isUsual && candidate.parts.length < MIN_OPTIONS) return PARTS_OR_OPTIONS;
  return candidate.isLabelled && !asksForChoice(stem) ? PERHAPS_PARTS : OTHER;
}

/** Judges a list without tasks. It contains statements or data, and sometimes parts or options. */
function decideWithoutTasks(candidate: PartCandidate, areStatements: boolean): Judgement {
  const isData = areStatements || asksAboutList(getTextAfterLists(candidate));
  return isData || isUsuallyNoPart(candidate) ? OTHER : PARTS_OR_OPTIONS;
}

/** Kinds of list that contain parts only if a sign shows it: `tasks`, numbered lines, and labels inside a sentence. */
function isUsuallyNoPart({ source, kind, style, areEmphasised }: PartCandidate): boolean {
  const areNumbers = kind === 'lines' && style === 'digits' && !(areEmphasised && source === '(a)');
  return source === 'tasks' || kind === 'sentence' || areNumbers;
}

/** Whether the solution gives each part its own text, not a verdict on each option. */
function hasLabelledSolution({ parts }: PartCandidate, { solution }: ListContext): boolean {
  const split = splitSolution(
    solution,
    parts.map(({ label }) => label),
  );
  if (split === undefined || split.byLabel.size < Math.min(2, parts.length)) return false;
  const texts = [...split.byLabel.values()].map(({ nodes }) => plainText(nodes, 'shown'));
  return texts.filter((text) => VERDICT.test(text)).length * 2 < texts.length;
}

/** Whether the solution contains a numbered list with one item for each task of a `tasks` list. */
function hasListOfSolutions({ source, parts }: PartCandidate, { solution }: ListContext): boolean {
  if (source !== 'tasks' || parts.length < 2) return false;
  return unwrapLists(solution).some(
    (node) => isList(node) && node.name === 'enumerate' && readListItems(node).length === parts.length,
  );
}

/** Whether the solution names one item as the key. */
function hasOptionKey(facts: ListFacts, { steps }: ListContext, isLikelyPart: boolean): boolean {
  if (facts.items.length < 2 || facts.items.length > MAX_OPTIONS) return false;
  if (findKeyInWords(steps(), facts.items.length).length === 0) return false;
  return !isLikelyPart || steps().some((step) => OPTION_WORD.test(getText(step)));
}

function getText(step: SolutionStep): string {
  return visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' '));
}
