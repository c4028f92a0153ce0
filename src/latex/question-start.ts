import { parseLabel } from './parts/label.ts';
import { parseMarksArgument } from './parts/marks-text.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import { createTitle, findBoldHeading, splitMarks } from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { QUESTION_NAMES } from './question-words.ts';
import { findGroup, findOptional, skipBlank } from './tex-arguments.ts';
import { type CommandNode, isBlank, isCommand, type TexNode } from './tex-tree.ts';

/** What the command at the start of a question states. */
type QuestionStart = {
  /** The content of `\item[…]`. */
  readonly label: readonly TexNode[] | undefined;
  readonly marks: number | undefined;
  /** The marks of the parts, if the title states them as a sum. */
  readonly partMarks?: readonly number[] | undefined;
  /** The title, which becomes the first line of the text. */
  readonly title: readonly TexNode[];
  /** The index of the node after the arguments. */
  readonly next: number;
};

/** Commands that begin a question and are not items of a list. */
const QUESTION_COMMANDS: ReadonlySet<string> = new Set([
  ...['question', 'titledquestion', 'bonusquestion', 'bonustitledquestion', 'Question', 'ques'],
  ...['problem', 'Problem', 'exercise', 'Exercise', 'prob'],
  ...QUESTION_NAMES,
]);
const MAX_TITLE_LENGTH = 60;

/** Commands of authors for questions: `\shortquestion`, `\mcproblem`, `\bookProblem`. */
const AUTHOR_COMMAND =
  /^(?!sub|unter|teil|end|new|renew|the|set|ref|num|no|total|next|last|prev|print|show|list|reset|inc|add|make|use|begin|if|is|in|all|label|skip|point|page|cross|follow|my?sub)[a-z]*(?:question|problem|exercise|aufgabe)$/iu;

/** Whether a node is a command that begins a question and nothing else, such as `\question`. */
export function isQuestionCommand(node: TexNode): node is CommandNode {
  return node.kind === 'command' && (QUESTION_COMMANDS.has(node.name) || AUTHOR_COMMAND.test(node.name));
}

/** Whether a node begins a question in a list of questions. */
export function isStarter(node: TexNode): boolean {
  return isCommand(node, 'item') || isQuestionCommand(node);
}

/** Reads the arguments of the command at `index` that begins a question. */
export function readQuestionStart(nodes: readonly TexNode[], index: number): QuestionStart {
  const optional = findOptional(nodes, index + 1);
  if (isCommand(nodes[index], 'item')) {
    const next = optional?.next ?? index + 1;
    const heading = findBoldHeading(nodes, skipBlank(nodes, next));
    const label = optional?.nodes;
    return heading === undefined ? { label, marks: undefined, title: [], next } : { ...heading, label };
  }
  return readCommandArguments(nodes, index);
}

/** Reads `\question[5]`, `\titledquestion{Title}[5]`, `\problem{28}`, `\problem5` and `\question{Title}`. */
function readCommandArguments(nodes: readonly TexNode[], index: number): QuestionStart {
  const before = findOptional(nodes, index + 1);
  const group = findGroup(nodes, before?.next ?? index + 1);
  const after = group && findOptional(nodes, group.next);
  const optional = before ?? after;
  const stated = optional && parseMarksArgument(plainText(optional.nodes, 'shown'));
  const base = { label: undefined, marks: stated, title: [] };
  if (group === undefined) return { ...base, ...readDigits(nodes, before?.next ?? index + 1) };
  const text = plainText(group.group.children, 'shown');
  const inGroup = /^\d+$/u.test(text) ? parseMarksArgument(text) : undefined;
  const next = before === undefined && stated !== undefined ? (after?.next ?? group.next) : group.next;
  if (inGroup !== undefined) return { ...base, marks: inGroup, next };
  const isTitle = text.length <= MAX_TITLE_LENGTH && text !== '' && !/[.?!:]$/u.test(text);
  if (!isTitle) {
    const answer = findAnswerArgument(nodes, next);
    return { ...base, title: [...group.group.children, ...answer.nodes], next: answer.next };
  }
  const split = splitMarks(text.replace(/^\d{1,2}\s*[.:)]\s*/u, ''));
  const title = split.title === '' ? [] : createTitle(split.title, nodes[index]);
  const found = { ...base, marks: stated ?? split.marks, partMarks: split.partMarks };
  // `\problem{Title}{Text}`
  const body = nodes[next]?.kind === 'group' ? findGroup(nodes, next) : undefined;
  return body === undefined
    ? { ...found, title, next }
    : { ...found, title: [...title, ...body.group.children], next: body.next };
}

/**
 * Finds the answer in the arguments after the text of a question or part: `\question{Text}{Answer}{4}`. The number is the number of
 * lines to leave blank.
 */
export function findAnswerArgument(
  nodes: readonly TexNode[],
  index: number,
): { readonly nodes: readonly TexNode[]; readonly next: number } {
  const group = nodes[index];
  if (group?.kind !== 'group') return { nodes: [], next: index };
  const lines = nodes[index + 1];
  const hasLines = lines?.kind === 'group' && /^\d*$/u.test(plainText(lines.children, 'shown'));
  const next = hasLines ? index + 2 : index + 1;
  const { start, end, children } = group;
  if (children.every(isBlank)) return { nodes: [], next };
  const name = 'solution';
  return { nodes: [{ kind: 'environment', name, open: '{', close: '}', children, start, end }], next };
}

/** Reads the digits directly after a command as marks: `\problem5`. The text node with the digits is skipped up to its end. */
function readDigits(nodes: readonly TexNode[], next: number): Partial<QuestionStart> & { next: number } {
  const node = nodes[next];
  const digits = node?.kind === 'text' ? /^\d{1,3}(?=\s|$)/u.exec(node.text)?.[0] : undefined;
  if (node?.kind !== 'text' || digits === undefined) return { next };
  const rest: TexNode = { ...node, text: node.text.slice(digits.length), start: node.start + digits.length };
  return { marks: Number(digits), title: [rest], next: next + 1 };
}

/** Reads `[points=3]` or `[Title]`, and the groups `{3}`, `{Title}` or `{Title}{3}`, after `\begin{question}`. */
export function readEnvironmentArguments(nodes: readonly TexNode[]): Omit<QuestionStart, 'label'> {
  let next = 0;
  let marks: number | undefined;
  for (let optional = findOptional(nodes, next); optional; optional = findOptional(nodes, next)) {
    marks ??= parseMarksArgument(printNodes(optional.nodes));
    next = optional.next;
    if (nodes[next]?.kind !== 'symbol') break;
  }
  const first = findGroup(nodes, next);
  const second = first && nodes[first.next]?.kind === 'group' ? findGroup(nodes, first.next) : undefined;
  const group = second ?? first;
  const points = group && parseMarksArgument(plainText(group.group.children, 'shown'));
  if (group !== undefined && points !== undefined) return { marks: points, title: [], next: group.next };
  // A group after a space is text.
  if (first === undefined || nodes[next]?.kind !== 'group') return { marks, title: [], next };
  const text = plainText(first.group.children, 'shown');
  return { marks, title: text === '' ? [] : createTitle(text, first.group), next: first.next };
}

/** Returns the index after an `\item[(a)]` that begins a part of the current question and not another question. */
export function findPartItemEnd(
  nodes: readonly TexNode[],
  index: number,
  current: QuestionSegment | undefined,
): number | undefined {
  if (current === undefined || current.isPassageLike || !isCommand(nodes[index], 'item')) return undefined;
  const label = findOptional(nodes, index + 1);
  const text = label && plainText(label.nodes, 'shown');
  const name = text === undefined || /[A-Z\d]/u.test(text) ? undefined : parseLabel(text);
  if (label === undefined || name === undefined || !current.acceptsPart(name)) return undefined;
  return label.next;
}
