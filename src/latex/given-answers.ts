import type { Span } from '../domain/span.ts';
import { collectDefinitions, type Definitions } from './definitions.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { parseTex } from './parse-tex.ts';
import { plainText } from './plain-text.ts';
import { renderTex } from './render-tex.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import {
  containsNode,
  type EnvironmentNode,
  type GroupNode,
  getNodeEnd,
  isBranch,
  type TexNode,
} from './tex-tree.ts';

/** An answer given by a command: `\ansint{3}`, `\ans{b}` outside the options, `\accept{24.0}`, `\reject{24 mps}`. */
export type GivenAnswer = {
  /** The name of the command; `solution` for an answer in brackets after `\begin{solution}`. */
  readonly command: string;
  /** The options in brackets, as in `\ans[figures=2-4]{24}`. */
  readonly options?: string;
  /** Empty for a command that only has options. */
  readonly nodes: readonly TexNode[];
  readonly span: Span;
};

/** Collects found answers; the definitions expand macros in them. */
type AnswerCollector = { readonly given: GivenAnswer[]; readonly definitions: Definitions };

/** Commands whose argument is an answer; `\ans` and `\correct` without an argument mark an option. */
const ANSWER_COMMANDS = new Set(['ansint', 'ans', 'answer', 'key', 'anskey', 'accept', 'reject']);
/** `(c)`, `A, D` */
const OPTION_NAMES = /^\W*(?:ans(?:wer)?\W*)?[a-h]\W*(?:(?:and\s+)?[a-h]\W*)*$/i;

/** Adds the answer stated by the command at `index` to `given` and returns the index after the command. */
export function extractAnswer(
  nodes: readonly TexNode[],
  index: number,
  { given, definitions }: AnswerCollector,
): number {
  const node = nodes[index];
  const argument = findArgument(nodes, index + 1);
  if (node?.kind !== 'command' || argument === undefined) return index + 1;
  const { group, optional, next } = argument;
  const options = optional && { options: renderTex(optional, { definitions, oneLine: true }) };
  const isEmpty = isLayoutOnly(group.children);
  if (!isEmpty || options)
    given.push({
      command: node.name,
      ...options,
      nodes: isEmpty ? [] : expandMacros(group.children, definitions),
      span: { start: node.start, end: getNodeEnd(group) },
    });
  return next;
}

type AnswerArgument = {
  readonly group: GroupNode;
  readonly optional: readonly TexNode[] | undefined;
  readonly next: number;
};

/** Finds the argument of an answer command, after its options. */
function findArgument(nodes: readonly TexNode[], index: number): AnswerArgument | undefined {
  const optional = findOptional(nodes, index);
  const argument = findGroup(nodes, optional?.next ?? index);
  return argument && { ...argument, optional: optional?.nodes };
}

/** Whether the command at `index` is `\ans[…]{…}`, which gives an answer. `\ans` without brackets may mark an option. */
export function hasAnswerOptions(nodes: readonly TexNode[], index: number): boolean {
  return findArgument(nodes, index + 1)?.optional !== undefined;
}

/** Replaces macros by their bodies. */
function expandMacros(nodes: readonly TexNode[], definitions: Definitions): readonly TexNode[] {
  return parseTex(renderTex(nodes, { definitions, oneLine: true })).nodes;
}

/** Moves the answers inside a solution, or in brackets after its `\begin`, to the collector. */
export function extractSolution(node: EnvironmentNode, collector: AnswerCollector): EnvironmentNode {
  const [first] = node.children;
  const optional = first?.kind === 'symbol' ? findOptional(node.children, 0) : undefined;
  if (optional !== undefined && OPTION_NAMES.test(plainText(optional.nodes, 'shown')))
    collector.given.push({
      command: 'solution',
      nodes: optional.nodes,
      span: { start: node.start, end: node.start + node.open.length },
    });
  return { ...node, children: withoutAnswers(node.children, collector) };
}

function withoutAnswers(nodes: readonly TexNode[], collector: AnswerCollector): readonly TexNode[] {
  if (!containsNode(nodes, isAnswerCommand)) return nodes;
  const kept: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    if (isAnswerCommand(node) && findArgument(nodes, index + 1) !== undefined) {
      index = extractAnswer(nodes, index, collector);
      continue;
    }
    kept.push(isBranch(node) ? { ...node, children: withoutAnswers(node.children, collector) } : node);
    index++;
  }
  // The removed command may have separated another command from its argument, so the remaining nodes are searched again.
  return kept.length < nodes.length ? withoutAnswers(kept, collector) : kept;
}

/** Returns the nodes without the commands that state answers. */
export function removeAnswers(nodes: readonly TexNode[]): readonly TexNode[] {
  return withoutAnswers(nodes, { given: [], definitions: collectDefinitions([]) });
}

/** Whether a command such as `\ansint` can state an answer. */
export function isAnswerCommand(node: TexNode): boolean {
  return node.kind === 'command' && ANSWER_COMMANDS.has(node.name);
}
