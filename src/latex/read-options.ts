import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import { ANSWER_MARKS, DRAWINGS, renderTex } from './render-tex.ts';
import { findOptional } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  endOf,
  isBlank,
  isBranch,
  isCommand,
  isEnvironment,
  type TexNode,
  type TextNode,
} from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

export type ReadOption = {
  readonly text: string;
  readonly isMarked: boolean;
  readonly span: Span;
  /** Where the answer mark stands. */
  readonly mark?: Span;
};

const STARTERS = new Set(['task', 'choice', 'CorrectChoice', 'correctchoice', 'correcttask', 'item']);
const CORRECT_STARTER = /^correct/i;
const FEWEST_INLINE = 3;

/** The options of a `tasks`-like or `enumerate`-like list. */
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

export function isOptionStarter(node: TexNode): boolean {
  return node.kind === 'command' && STARTERS.has(node.name);
}

export function hasAnswerMark(nodes: readonly TexNode[]): boolean {
  return findMark(nodes) !== undefined;
}

function isMark(node: TexNode): boolean {
  return node.kind === 'command' && ANSWER_MARKS.has(node.name);
}

function readOption(starter: TexNode, nodes: readonly TexNode[], definitions: Definitions): ReadOption {
  const isCorrect = starter.kind === 'command' && CORRECT_STARTER.test(starter.name);
  const label = labelOf(nodes);
  const content = nodes.slice(label.next).filter((node) => !isOptionStarter(node));
  const mark = findMark(nodes);
  const last = nodes.findLast((node) => !isBlank(node)) ?? starter;
  return {
    text: renderTex(withoutEmptyGroup(trimBreaks(withoutStar(content))), { definitions }),
    isMarked: isCorrect || mark !== undefined,
    span: { start: starter.start, end: endOf(last) },
    ...(mark === undefined ? {} : { mark }),
  };
}

/** `\task[(x)]` brings its own label, which the order of the options replaces. */
function labelOf(nodes: readonly TexNode[]): { next: number } {
  const [first, second] = nodes;
  const starred = first?.kind === 'text' && /^[*!]$/.test(first.text) && second?.kind === 'symbol';
  const optional = findOptional(nodes, starred ? 1 : 0);
  return { next: optional?.next ?? 0 };
}

function withoutStar(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first, ...others] = nodes;
  if (first?.kind !== 'text') return nodes;
  const shorter = first.text.replace(/^(?:\*(?:\(\d+\))?|!)/, '');
  return shorter === first.text ? nodes : [{ ...first, text: shorter }, ...others];
}

/** `{}` after the command keeps a bracket that begins the text from being read as a label. */
function withoutEmptyGroup(nodes: readonly TexNode[]): readonly TexNode[] {
  const [first] = nodes;
  return first?.kind === 'group' && first.children.length === 0 ? trimBreaks(nodes.slice(1)) : nodes;
}

function findMark(nodes: readonly TexNode[]): Span | undefined {
  for (const node of nodes) {
    if (isMark(node)) return { start: node.start, end: endOf(node) };
    const inner = isBranch(node) && !isEnvironment(node, DRAWINGS) ? findMark(node.children) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

export type InlineOptions = { readonly options: ReadOption[]; readonly stem: readonly TexNode[] };

/** Options written as `(a) … (b) … (c) …` in the text itself. */
export function readInlineOptions(
  stem: readonly TexNode[],
  definitions: Definitions,
): InlineOptions | undefined {
  const pieces = cutAtLabels(stem);
  const [before, ...others] = pieces;
  if (before === undefined || others.length < FEWEST_INLINE) return undefined;
  const options = others.map((nodes) =>
    readOption(nodes[0] ?? before[0] ?? EMPTY, nodes.slice(1), definitions),
  );
  return { options, stem: before };
}

const EMPTY: TextNode = { kind: 'text', text: '', start: 0 };

function cutAtLabels(nodes: readonly TexNode[]): TexNode[][] {
  const pieces: TexNode[][] = [[]];
  nodes.forEach((node, index) => {
    if (node.kind !== 'text') {
      pieces.at(-1)?.push(node);
      return;
    }
    const before = nodes[index - 1];
    cutText(node, before === undefined || isSpacing(before), pieces);
  });
  return pieces;
}

function isSpacing(node: TexNode): boolean {
  return (
    ['quad', 'qquad', '\\', 'hfill', 'newline', 'par'].some((name) => isCommand(node, name)) ||
    node.kind === 'comment'
  );
}

/** Cuts one text wherever the next label in order stands at the start of a line or after spacing. */
function cutText(node: TextNode, startsFresh: boolean, pieces: TexNode[][]): void {
  let from = 0;
  for (;;) {
    const letter = String.fromCharCode(96 + pieces.length);
    const found = findLabel(node.text, { letter, from, startsFresh });
    if (found === undefined) break;
    pieces.at(-1)?.push({ ...node, text: node.text.slice(from, found.start), start: node.start + from });
    const label = { ...node, text: node.text.slice(found.start, found.end), start: node.start + found.start };
    pieces.push([label]);
    from = found.end;
  }
  pieces.at(-1)?.push({ ...node, text: node.text.slice(from), start: node.start + from });
}

function findLabel(
  text: string,
  { letter, from, startsFresh }: { letter: string; from: number; startsFresh: boolean },
): { start: number; end: number } | undefined {
  for (const label of [`(${letter})`, `(${letter.toUpperCase()})`]) {
    const at = text.indexOf(label, from);
    if (at < 0) continue;
    const lead = text.slice(Math.max(from, at - 40), at);
    const isFresh =
      /(?:[\r\n]|[ \t]{2})[ \t]*$/.test(lead) || (startsFresh && text.slice(0, at).trim() === '');
    if (isFresh) return { start: at, end: at + label.length };
  }
  return undefined;
}
