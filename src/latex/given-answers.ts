import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { parseTex } from './parse-tex.ts';
import { plainText } from './plain-text.ts';
import { renderTex } from './render-tex.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { containsNode, type EnvironmentNode, getNodeEnd, isBranch, type TexNode } from './tex-tree.ts';

/** An answer given by a command, such as `\ansint{3}` or `\ans{b}` outside the options. */
export type GivenAnswer = {
  /** The name of the command; `solution` for an answer in brackets after `\begin{solution}`. */
  readonly command: string;
  readonly nodes: readonly TexNode[];
  readonly span: Span;
};

/** Collects found answers; the definitions expand macros in them. */
type AnswerCollector = { readonly given: GivenAnswer[]; readonly definitions: Definitions };

/** Commands whose argument is an answer; `\ans` and `\correct` without an argument mark an option. */
const ANSWER_COMMANDS = new Set(['ansint', 'ans', 'answer', 'key', 'anskey']);
/** `(c)`, `A, D` */
const OPTION_NAMES = /^\W*(?:ans(?:wer)?\W*)?[a-h]\W*(?:(?:and\s+)?[a-h]\W*)*$/i;

/** Adds the answer stated by the command at `index` to `given` and returns the index after the command. */
export function extractAnswer(
  nodes: readonly TexNode[],
  index: number,
  { given, definitions }: AnswerCollector,
): number {
  const node = nodes[index];
  const argument = findGroup(nodes, index + 1);
  if (node?.kind !== 'command' || argument === undefined) return index + 1;
  const span = { start: node.start, end: getNodeEnd(argument.group) };
  if (!isLayoutOnly(argument.group.children))
    given.push({ command: node.name, nodes: expandMacros(argument.group.children, definitions), span });
  return argument.next;
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
    if (isAnswerCommand(node) && findGroup(nodes, index + 1) !== undefined) {
      index = extractAnswer(nodes, index, collector);
      continue;
    }
    kept.push(isBranch(node) ? { ...node, children: withoutAnswers(node.children, collector) } : node);
    index++;
  }
  // A removed command may have separated another command from its argument, so that the rest is searched again.
  return kept.length < nodes.length ? withoutAnswers(kept, collector) : kept;
}

/** Whether a command such as `\ansint` can state an answer. */
export function isAnswerCommand(node: TexNode): boolean {
  return node.kind === 'command' && ANSWER_COMMANDS.has(node.name);
}
