import type { Definitions } from '../definitions.ts';
import { isAnswerCommand } from '../given-answers.ts';
import { plainText } from '../plain-text.ts';
import { hasAnswerMark } from '../read-options.ts';
import { ANSWERS, SECTIONS, SOLUTIONS, TASK_LISTS } from '../section-names.ts';
import { isCommand, isEnvironment, type TexNode } from '../tex-tree.ts';
import type { PartCandidate, UnreadPart } from './part-candidates.ts';
import { findMarks } from './read-marks.ts';
import { isList } from './unwrap-lists.ts';
import { isTask } from './wording.ts';

/** What one item of a list contains. */
type ItemFacts = {
  /** Visible text without marks, solutions and inner lists. */
  readonly text: string;
  readonly isTask: boolean;
  readonly marks: 'none' | 'certain' | 'bare';
  readonly hasSolution: boolean;
  readonly hasOptions: boolean;
  readonly hasInnerList: boolean;
  /** Whether the item contains an answer mark outside the lists inside it. */
  readonly hasAnswerMark: boolean;
};

/** What the items of a list contain together. */
export type ListFacts = {
  readonly items: readonly ItemFacts[];
  readonly taskCount: number;
  readonly hasMarks: boolean;
  readonly hasSolutions: boolean;
  readonly hasOptions: boolean;
  readonly hasInnerLists: boolean;
  readonly hasAnswerMark: boolean;
  /** Whether every item is a formula or number, perhaps with a few words. */
  readonly areFormulas: boolean;
  readonly longest: number;
};

const MAX_WORDS_BESIDE_FORMULA = 3;

/** Collects from the items of a list what shows whether they are parts, options or statements. */
export function collectListFacts({ parts, kind }: PartCandidate, definitions: Definitions): ListFacts {
  const items = parts.map((part) => collectItemFacts(part, definitions));
  return {
    items,
    taskCount: items.filter((item) => item.isTask).length,
    hasMarks:
      items.some(({ marks }) => marks === 'certain') ||
      items.filter(({ marks }) => marks === 'bare').length > 1,
    hasSolutions: items.some(({ hasSolution }) => hasSolution),
    hasOptions: items.some(({ hasOptions }) => hasOptions),
    // A list after the last label may belong to the whole question.
    hasInnerLists: (kind === 'list' ? items : items.slice(0, -1)).some(({ hasInnerList }) => hasInnerList),
    hasAnswerMark: items.some((item) => item.hasAnswerMark),
    areFormulas: parts.every(isFormula),
    longest: items.reduce((longest, { text }) => Math.max(longest, text.length), 0),
  };
}

function collectItemFacts({ nodes, marks }: UnreadPart, definitions: Definitions): ItemFacts {
  const textNodes = nodes.filter((node) => !isList(node) && !isEnvironment(node, SECTIONS));
  const found = findMarks(textNodes);
  const text = plainText(found?.rest ?? textNodes, 'shown');
  return {
    text,
    isTask: isTask(text),
    marks:
      marks !== undefined || found?.isCertain === true ? 'certain' : found === undefined ? 'none' : 'bare',
    hasSolution: nodes.some((node, index) => isSolution(node, nodes[index + 1])),
    hasOptions: nodes.some((node) => isEnvironment(node, TASK_LISTS)),
    hasInnerList: nodes.some((node) => isList(node) && node.name !== 'tasks'),
    hasAnswerMark: hasAnswerMark(textNodes, definitions),
  };
}

/** A solution or answer environment, `\ansint{4}`, or `\textbf{Solution:}`. */
function isSolution(node: TexNode, next: TexNode | undefined): boolean {
  if (isEnvironment(node, SOLUTIONS) || isEnvironment(node, ANSWERS)) return true;
  if (next?.kind !== 'group') return false;
  if (isAnswerCommand(node)) return true;
  const isEmphasis = ['textbf', 'textit', 'emph', 'underline'].some((name) => isCommand(node, name));
  return isEmphasis && /^(?:solution|soln?|answer|ans)\s*[.:]*$/iu.test(plainText(next.children, 'shown'));
}

function isFormula({ nodes }: UnreadPart): boolean {
  const words = plainText(
    nodes.filter((node) => node.kind !== 'math' && !isEnvironment(node, SECTIONS)),
    'shown',
  );
  if (!nodes.some((node) => node.kind === 'math')) return /^[\s\d.,/%+−-]+\p{L}{0,3}$/u.test(words);
  return words.split(/[^\p{L}]+/u).filter((word) => word !== '').length <= MAX_WORDS_BESIDE_FORMULA;
}
