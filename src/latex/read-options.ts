import type { Span } from '../domain/span.ts';
import { type Definitions, findMacroBody } from './definitions.ts';
import { renderCleaned } from './render-cleaned.ts';
import { ANSWER_MARKS, DRAWINGS, isEmptyMarkArgument, isOmitted } from './render-tex.ts';
import { findOptional } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBlank,
  isBranch,
  isCommand,
  isEnvironment,
  type TexNode,
  type TextNode,
} from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** An option of a question with its position in the source. */
export type ReadOption = {
  readonly text: string;
  readonly isMarked: boolean;
  readonly span: Span;
  /** The span of the answer mark. */
  readonly mark?: Span;
};

/** Commands that begin an option. */
const STARTERS = new Set(['task', 'choice', 'CorrectChoice', 'correctchoice', 'correcttask', 'item']);
const CORRECT_STARTER = /^correct/i;

/** Reads the options of a `tasks`-like or `enumerate`-like list. */
export function readOptionList(list: EnvironmentNode, definitions: Definitions): ReadOption[] {
  const options: ReadOption[] = [];
  let starter: TexNode | undefined;
  let nodes: TexNode[] = [];
  const finish = (): void => {
    if (starter !== undefined) options.push(readOption(starter, nodes, definitions));
    nodes = [];
  };
  for (const node of list.children) {
    if (isOptionStarter(node)) {
      finish();
      starter = node;
    } else nodes.push(node);
  }
  finish();
  return options;
}

/** Whether a command begins an option, such as `\task` or `\item`. */
export function isOptionStarter(node: TexNode): boolean {
  return node.kind === 'command' && STARTERS.has(node.name);
}

/** Whether the nodes contain an answer mark or a macro that expands to one. */
export function hasAnswerMark(nodes: readonly TexNode[], definitions: Definitions): boolean {
  return findMark(nodes, definitions) !== undefined;
}

/** Reads an option whose first node is its label. */
export function readLabelledOption(nodes: readonly TexNode[], definitions: Definitions): ReadOption {
  return readOption(nodes[0] ?? EMPTY, withoutSpaceAtEnd(nodes.slice(1)), definitions);
}

const EMPTY: TextNode = { kind: 'text', text: '', start: 0 };

/** Removes the spacing after an option, which only separates it from the next one. */
function withoutSpaceAtEnd(nodes: readonly TexNode[]): readonly TexNode[] {
  let end = nodes.length;
  for (let node = nodes[end - 1]; node !== undefined; node = nodes[end - 1]) {
    const before = nodes[end - 2];
    if (isBlank(node) || isSpacing(node)) end--;
    else if (node.kind === 'group' && before !== undefined && isCommand(before, 'hspace')) end -= 2;
    else break;
  }
  return nodes.slice(0, end);
}

function isSpacing(node: TexNode): boolean {
  if (node.kind === 'symbol') return node.text === '~';
  return node.kind === 'command' && /^(?:q?quad|hfill|enspace|newline|par|[ ,;\\\\])$/.test(node.name);
}

/** Whether a node is an answer mark or a macro that expands to one. */
export function isAnswerMark(node: TexNode, definitions: Definitions): boolean {
  if (node.kind !== 'command') return false;
  if (ANSWER_MARKS.has(node.name)) return true;
  const [only, ...others] =
    findMacroBody(definitions, node.name, node.start)?.filter((bodyNode) => !isBlank(bodyNode)) ?? [];
  return only?.kind === 'command' && others.length === 0 && ANSWER_MARKS.has(only.name);
}

function isInvisible(node: TexNode): boolean {
  return isBlank(node) || isOmitted(node);
}

/** `\checkmark` or `$\checkmark$` */
function isTick(node: TexNode | undefined): boolean {
  if (node?.kind === 'math') {
    const visible = node.children.filter(
      (child, index, all) => !isInvisible(child) && !isEmptyMarkArgument(all, index),
    );
    return visible.length === 1 && isTick(visible[0]);
  }
  return node?.kind === 'command' && /^(?:checkmark|Checkmark|cmark|tick)$/.test(node.name);
}

function readOption(starter: TexNode, nodes: readonly TexNode[], definitions: Definitions): ReadOption {
  const isCorrect = starter.kind === 'command' && CORRECT_STARTER.test(starter.name);
  const labelEnd = findLabelEnd(nodes);
  const last = nodes.findLast((node) => !isBlank(node)) ?? starter;
  const tick = trimBreaks(nodes).at(-1);
  const isTicked = isTick(tick);
  const content = nodes
    .slice(labelEnd)
    .filter(
      (node) => !isOptionStarter(node) && !isAnswerMark(node, definitions) && !(isTicked && node === tick),
    );
  const mark =
    findMark(nodes, definitions) ??
    (isTicked && tick !== undefined ? { start: tick.start, end: getNodeEnd(tick) } : undefined);
  return {
    text: renderCleaned(content, definitions, cleanOption),
    isMarked: isCorrect || mark !== undefined,
    span: { start: starter.start, end: getNodeEnd(last) },
    ...(mark === undefined ? {} : { mark }),
  };
}

/** Removes stars and breaks; puts braces around content that contains another option command. */
function cleanOption(content: readonly TexNode[]): readonly TexNode[] {
  const shaped = withoutEmptyGroup(trimBreaks(withoutStar(content)));
  return shaped.some(isOptionStarter)
    ? [{ kind: 'group', open: '{', close: '}', children: shaped, start: 0, end: 0 }]
    : shaped;
}

/** Removes the star and the label after `\task`. */
export function withoutTaskMarks(nodes: readonly TexNode[]): readonly TexNode[] {
  return withoutStar(nodes.slice(findLabelEnd(nodes)));
}

/** Finds the index after an option's label, as in `\task[(x)]`. The label is ignored: options are named by their order. */
function findLabelEnd(nodes: readonly TexNode[]): number {
  const [first, second] = nodes;
  const isStarred = first?.kind === 'text' && /^[*!]$/.test(first.text) && second?.kind === 'symbol';
  const optional = findOptional(nodes, isStarred ? 1 : 0);
  return optional?.next ?? 0;
}

function withoutStar(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first, ...others] = nodes;
  if (first?.kind !== 'text') return nodes;
  const shorter = first.text.replace(/^(?:\*(?:\(\d+\))?|!)/, '');
  return shorter === first.text ? nodes : [{ ...first, text: shorter }, ...others];
}

/** Removes a leading `{}`. Its only purpose was to prevent a bracket after `\task` from being read as a label. */
function withoutEmptyGroup(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first] = nodes;
  return first?.kind === 'group' && first.children.length === 0 ? trimBreaks(nodes.slice(1)) : nodes;
}

function findMark(nodes: readonly TexNode[], definitions: Definitions): Span | undefined {
  for (const node of nodes) {
    if (isAnswerMark(node, definitions)) return { start: node.start, end: getNodeEnd(node) };
    const inner =
      isBranch(node) && !isEnvironment(node, DRAWINGS) ? findMark(node.children, definitions) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
