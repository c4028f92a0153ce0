import { findAnswerArgument } from '../question-start.ts';
import { QUESTIONS, SECTIONS } from '../section-names.ts';
import { findGroup, skipBlank } from '../tex-arguments.ts';
import {
  type CommandNode,
  type EnvironmentNode,
  getNodeEnd,
  isCommand,
  isEnvironment,
  type TexNode,
} from '../tex-tree.ts';
import { isItemStarter } from './part-list.ts';

/** Environments for one part each: `\begin{subquestion} … \end{subquestion}`. */
const SINGLE_PARTS: ReadonlySet<string> = new Set([
  ...QUESTIONS,
  ...['part', 'subpart', 'subquestion', 'subproblem', 'subexercise', 'subtask', 'qpart', 'ppart', 'psubpart'],
]);
/** Commands that begin a part outside a list. */
const PART_COMMAND =
  /^(?:(?:new|my|q|p|exam|problem|question|next|a)?part|subpart|p?subp|sub(?:q|ques|prob)|[a-z]*[sS]ub(?:[qQ]uestion|[pP]roblem|[eE]xercise|[tT]ask)(?:with(?:points|marks))?|deloppgave|delopgave|deluppgift|teilaufgabe|unteraufgabe|sousquestion|sottoesercizio)$/u;

/** Replaces other ways of writing a list of parts by an environment `parts`: an environment or a command for each part. */
export function joinPartCommands(nodes: readonly TexNode[]): readonly TexNode[] {
  return joinItemMacros(joinCommands(joinEnvironments(nodes.flatMap(unwrapCommands))));
}

/** Replaces a list whose items begin with commands for parts and not with `\item` by its content. */
function unwrapCommands(node: TexNode): readonly TexNode[] {
  if (node.kind !== 'environment' || node.name !== 'enumerate') return [node];
  const isUnwrapped =
    !node.children.some(isItemStarter) && node.children.some((child) => isPartCommand(child));
  return isUnwrapped ? node.children : [node];
}

function isPartCommand(node: TexNode): node is CommandNode {
  return node.kind === 'command' && PART_COMMAND.test(node.name);
}

/** Joins neighbouring environments for one part each, also inside an environment without items. */
function joinEnvironments(nodes: readonly TexNode[]): readonly TexNode[] {
  const first = nodes.find((node) => isEnvironment(node, SINGLE_PARTS));
  if (first?.kind !== 'environment') return nodes.map(joinInside);
  const isPart = (node: TexNode): boolean => node.kind === 'environment' && node.name === first.name;
  const at = nodes.findIndex(isPart);
  const last = nodes.findLastIndex(isPart);
  const children = nodes.slice(at, last + 1).flatMap((node): readonly TexNode[] => {
    if (!isPart(node) || node.kind !== 'environment') return [node];
    return [createStarter(node.start), ...node.children];
  });
  const list = createList(children, first, nodes[last] ?? first);
  return [...nodes.slice(0, at), list, ...nodes.slice(last + 1)];
}

/** Turns `\begin{parts}` that contains an environment for each part into a list with items. */
function joinInside(node: TexNode): TexNode {
  if (node.kind !== 'environment' || !/^(?:sub)?parts$/u.test(node.name)) return node;
  if (!node.children.some((child) => isEnvironment(child, SINGLE_PARTS))) return node;
  const children = joinEnvironments(node.children).flatMap((child): readonly TexNode[] =>
    child.kind === 'environment' && child.name === 'parts' ? child.children : [child],
  );
  return { ...node, children };
}

/** Joins commands such as `\subp` with the text after each of them. */
function joinCommands(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex(isPartCommand);
  const first = nodes[at];
  if (first?.kind !== 'command') return nodes;
  // `\easysubproblem` and `\hardsubproblem` begin parts of one list.
  const family = /[sS]ub[a-zA-Z]+$/u.exec(first.name)?.[0] ?? first.name;
  const isPart = (node: TexNode): node is CommandNode =>
    node.kind === 'command' && node.name.endsWith(family);
  const last = nodes.findLastIndex(isPart);
  // Sections after the last part belong to the question if no other part has sections.
  const hasSections = nodes.slice(at, last).some((node) => isEnvironment(node, SECTIONS));
  const section = nodes.findIndex((node, index) => index > last && isEnvironment(node, SECTIONS));
  const end = hasSections || section < 0 ? nodes.length : section;
  const children: TexNode[] = [];
  for (let index = at; index < end; ) {
    const node = nodes[index];
    const argument = nodes[index + 1];
    if (node === undefined) break;
    index++;
    if (!isPart(node)) children.push(node);
    else children.push(createStarter(node.start, node.name));
    if (!isPart(node) || argument?.kind !== 'group') continue;
    const answer = findAnswerArgument(nodes, index + 1);
    children.push(...toMarksArgument(argument), ...answer.nodes);
    index = answer.next;
  }
  return [...nodes.slice(0, at), createList(children, first, nodes[end - 1] ?? first), ...nodes.slice(end)];
}

/** Turns the number in `\newpart{10}` into the argument of `\part[10]`. Any other argument is the text of the part. */
function toMarksArgument(node: TexNode): readonly TexNode[] {
  const [only, ...others] = node.kind === 'group' ? node.children : [];
  const isNumber = only?.kind === 'text' && others.length === 0 && /^\s*\d{1,3}\s*$/u.test(only.text);
  if (node.kind !== 'group') return [node];
  if (!isNumber) return node.children;
  return [
    { kind: 'symbol', text: '[', start: node.start },
    only,
    { kind: 'symbol', text: ']', start: node.end - 1 },
  ];
}

/** Turns a macro whose argument contains items, `\numbers{\item … \item …}`, into a list. */
function joinItemMacros(nodes: readonly TexNode[]): readonly TexNode[] {
  const isItems = (node: TexNode | undefined): boolean =>
    node?.kind === 'group' && node.children.some((child) => isCommand(child, 'item'));
  if (!nodes.some(isItems)) return nodes;
  const joined: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const argument = node.kind === 'command' ? findGroup(nodes, index + 1) : undefined;
    if (argument === undefined || !isItems(nodes[skipBlank(nodes, index + 1)])) {
      joined.push(node);
      continue;
    }
    joined.push({ ...createList(argument.group.children, node, argument.group), name: 'enumerate' });
    index = argument.next - 1;
  }
  return joined;
}

/** The command that begins a part. `text` has the command of the source, so that positions in the source are right. */
function createStarter(start: number, name = 'part'): TexNode {
  return { kind: 'command', name: 'part', text: `\\${name}`, start };
}

function createList(children: readonly TexNode[], first: TexNode, last: TexNode): EnvironmentNode {
  const position = { start: first.start, end: getNodeEnd(last) };
  return { kind: 'environment', name: 'parts', open: '', close: '', children, ...position };
}
