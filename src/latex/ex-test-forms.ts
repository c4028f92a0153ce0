import { findGroup, findOptional, skipBlank } from './tex-arguments.ts';
import {
  type CommandNode,
  type EnvironmentNode,
  type GroupNode,
  getNodeEnd,
  isBranch,
  isCommand,
  type TexNode,
} from './tex-tree.ts';

// The package ex_test: `\begin{ex} … \choice{…}{\True …}{…}{…} \loigiai{…} \end{ex}`.

/** Environments for one question. */
const QUESTION = /^(?:ex|bt|vd|cau)$/u;
const CHOICE = /^choice(?:TF|TFt)?$/u;

/** Whether a name is a command of ex_test that no other package has. */
export function isExTestName(name: string): boolean {
  return name === 'loigiai';
}

/** Rewrites questions of ex_test into those of the class exam. */
export function rewriteExTest(nodes: readonly TexNode[]): TexNode[] {
  const rewritten: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const found = node.kind === 'command' ? rewriteCommand(node, nodes, index) : undefined;
    rewritten.push(found?.node ?? rewriteInside(node));
    index = found?.next ?? index + 1;
  }
  return rewritten;
}

function rewriteInside(node: TexNode): TexNode {
  if (!isBranch(node) || node.kind === 'math') return node;
  const children = rewriteExTest(node.children);
  return node.kind === 'environment' && QUESTION.test(node.name)
    ? { ...node, name: 'question', children }
    : { ...node, children };
}

type Rewritten = { readonly node: TexNode; readonly next: number };

function rewriteCommand(node: CommandNode, nodes: readonly TexNode[], index: number): Rewritten | undefined {
  if (isExTestName(node.name)) {
    const argument = findGroup(nodes, index + 1);
    if (argument === undefined) return undefined;
    const children = rewriteExTest(argument.group.children);
    return { node: createEnvironment('solution', node, children, argument.group), next: argument.next };
  }
  if (node.name === 'shortans') {
    const next = findOptional(nodes, index + 1)?.next ?? index + 1;
    const argument = findGroup(nodes, next);
    return (
      argument && {
        node: createEnvironment('answer', node, argument.group.children, argument.group),
        next: argument.next,
      }
    );
  }
  return CHOICE.test(node.name) ? rewriteChoices(node, nodes, index) : undefined;
}

/** Turns `\choice{…}{\True …}` into a list of choices; `\choice` of the class exam has no arguments. */
function rewriteChoices(node: CommandNode, nodes: readonly TexNode[], index: number): Rewritten | undefined {
  const groups: GroupNode[] = [];
  let next = findOptional(nodes, index + 1)?.next ?? index + 1;
  for (let group = findGroup(nodes, next); group !== undefined; group = findGroup(nodes, next)) {
    groups.push(group.group);
    next = group.next;
  }
  const last = groups.at(-1);
  if (groups.length < 2 || last === undefined) return undefined;
  return { node: createEnvironment('choices', node, groups.flatMap(toChoice), last), next };
}

/** Writes one option; `\True` at its start marks the correct one. */
function toChoice({ children, start }: GroupNode): TexNode[] {
  const first = skipBlank(children, 0);
  const isCorrect = isCommand(children[first], 'True');
  const name = isCorrect ? 'CorrectChoice' : 'choice';
  const space: TexNode = { kind: 'text', text: ' ', start };
  return [
    { kind: 'command', name, text: `\\${name}`, start },
    space,
    ...children.slice(isCorrect ? first + 1 : 0),
    space,
  ];
}

function createEnvironment(
  name: string,
  command: CommandNode,
  children: readonly TexNode[],
  last: GroupNode,
): EnvironmentNode {
  const { start, text } = command;
  return { kind: 'environment', name, open: `${text}{`, close: '}', children, start, end: getNodeEnd(last) };
}
