import { findDefinition } from './definitions.ts';
import { hasNameIn } from './names-in.ts';
import { findQuestionEnvironments, findQuestionMacros } from './question-macros.ts';
import {
  collectStructureDefinitions,
  findAliasByName,
  type StructureDefinitions,
} from './structure-definitions.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { type CommandNode, containsNode, getNodeEnd, isBranch, type TexNode } from './tex-tree.ts';

/** The number of macros that may still be expanded; it limits macros that contain each other. */
type Budget = { remaining: number };

const MAX_EXPANSIONS = 2_000;
const MAX_MACRO_DEPTH = 3;

/**
 * Replaces the author's own environments and macros for questions, parts and lists by standard ones: `\newtheorem{hw}{Problem}`,
 * `\newenvironment{steps}{\begin{enumerate}…}{…}`, `\newcommand{\qpart}{\item}`.
 */
export function expandStructure(nodes: readonly TexNode[]): readonly TexNode[] {
  const body = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  const content = body?.kind === 'environment' ? body.children : [];
  const definitions = collectStructureDefinitions([...nodes, ...content]);
  const siblings = body?.kind === 'environment' ? content : nodes;
  const questionMacros = findQuestionMacros(siblings);
  const environments = new Map(definitions.environments);
  for (const name of findQuestionEnvironments(siblings))
    if (!environments.has(name)) environments.set(name, { name: 'question', options: [] });
  const { commands } = definitions;
  const isAlias = (name: string): boolean => findAliasByName(name) !== undefined;
  const isNamed =
    hasNameIn(nodes, isAlias) &&
    containsNode(nodes, (node) => node.kind === 'environment' && isAlias(node.name));
  if (environments.size === 0 && commands.size === 0 && questionMacros.size === 0 && !isNamed) return nodes;
  const budget = { remaining: MAX_EXPANSIONS };
  return expandNodes(nodes, { definitions: { environments, commands }, questionMacros, budget, depth: 0 });
}

type Context = {
  readonly definitions: StructureDefinitions;
  /** Macros of unknown definition whose argument is a question. */
  readonly questionMacros: ReadonlySet<string>;
  readonly budget: Budget;
  /** How many macros are being expanded around the nodes. */
  readonly depth: number;
};

function expandNodes(nodes: readonly TexNode[], context: Context): TexNode[] {
  const expanded: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const definitionEnd = findDefinitionEnd(nodes, index);
    if (definitionEnd !== undefined) {
      expanded.push(...nodes.slice(index, definitionEnd));
      index = definitionEnd;
      continue;
    }
    const macro = node.kind === 'command' ? expandCommand(nodes, index, context) : undefined;
    expanded.push(...(macro?.nodes ?? [expandInside(node, context)]));
    index = macro?.next ?? index + 1;
  }
  return expanded;
}

/** Returns the index after a definition, whose body must stay as it is. */
function findDefinitionEnd(nodes: readonly TexNode[], index: number): number | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  if (node.name === 'let') return Math.min(nodes.length, index + 3);
  if (!/^(?:re)?newenvironment$|DocumentCommand$|DocumentEnvironment$/u.test(node.name))
    return findDefinition(nodes, index)?.next;
  let next = index + 1;
  for (let count = 0; count < 4; count++) {
    const group = findGroup(nodes, findOptional(nodes, next)?.next ?? next);
    if (group === undefined) break;
    next = group.next;
  }
  return next;
}

function expandInside(node: TexNode, context: Context): TexNode {
  if (!isBranch(node) || node.kind === 'math') return node;
  const children = expandNodes(node.children, context);
  const alias =
    node.kind === 'environment'
      ? (context.definitions.environments.get(node.name) ?? findAliasByName(node.name))
      : undefined;
  if (node.kind !== 'environment' || alias === undefined) return { ...node, children };
  const { name, options } = alias;
  const isList = name !== 'question' && name !== 'solution' && name !== 'subquestion';
  const addedOptions = isList && findOptional(children, 0) === undefined ? options : [];
  const position = { start: node.start, end: node.start };
  const delimiters = isList ? { open: `\\begin{${name}}`, close: `\\end{${name}}` } : {};
  return {
    ...node,
    ...delimiters,
    name,
    children: [...addedOptions.map((option) => move(option, position)), ...children],
  };
}

/** Expands the macro at `index`, with its arguments. */
function expandCommand(
  nodes: readonly TexNode[],
  index: number,
  context: Context,
): { readonly nodes: readonly TexNode[]; readonly next: number } | undefined {
  const node = nodes[index];
  if (node?.kind === 'command' && context.questionMacros.has(node.name)) {
    const argument = findGroup(nodes, index + 1);
    const starter: TexNode = { ...node, name: 'question' };
    return (
      argument && { nodes: [starter, ...expandNodes(argument.group.children, context)], next: argument.next }
    );
  }
  const command = node?.kind === 'command' ? context.definitions.commands.get(node.name) : undefined;
  if (node?.kind !== 'command' || command === undefined || context.budget.remaining <= 0) return undefined;
  context.budget.remaining--;
  if (command.kind === 'alias') return { nodes: [{ ...node, name: command.name }], next: index + 1 };
  if (context.depth >= MAX_MACRO_DEPTH) return undefined;
  const found: (readonly TexNode[])[] = [];
  let next = index + 1;
  for (let argument = findGroup(nodes, next); argument && found.length < command.parameters; ) {
    found.push(argument.group.children);
    next = argument.next;
    argument = findGroup(nodes, next);
  }
  if (found.length < command.parameters) return undefined;
  const last = nodes[next - 1] ?? node;
  const place = { start: node.start, end: getNodeEnd(last) };
  const body = command.body.map((child) => renameStarter(move(child, place), node));
  const filled = hoistItems(fillParameters(body, found));
  return { nodes: expandNodes(filled, { ...context, depth: context.depth + 1 }), next };
}

/** Removes groups around an `\item`, with the command before them: `\textcolor{green}{\item …}` becomes `\item …`. */
function hoistItems(nodes: readonly TexNode[]): TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'group' && containsNode(node.children, isItem));
  const group = nodes[at];
  if (group?.kind !== 'group') return [...nodes];
  const first = nodes.findLastIndex((node, index) => index < at && node.kind === 'command');
  const before = nodes.slice(0, first < 0 ? at : first);
  return [...before, ...hoistItems(group.children.filter((node) => !isColour(node))), ...nodes.slice(at + 1)];
}

function isItem(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'item';
}

function isColour(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'color';
}

/** Gives the commands of a macro's body the text of the macro, so that their positions in the source are right. */
function renameStarter(node: TexNode, { text }: CommandNode): TexNode {
  return node.kind === 'command' && /^(?:item|question|part|subpart)$/u.test(node.name)
    ? { ...node, text }
    : node;
}

/** Moves a node of a definition to the place where the macro is used. */
function move(node: TexNode, place: { readonly start: number; readonly end: number }): TexNode {
  if (!isBranch(node)) return { ...node, start: place.start };
  return { ...node, ...place, children: node.children.map((child) => move(child, place)) };
}

/** Replaces `#1`, `#2`, … in a macro's body by its arguments; a group around items is dropped. */
function fillParameters(body: readonly TexNode[], values: readonly (readonly TexNode[])[]): TexNode[] {
  return body.flatMap((node): readonly TexNode[] => {
    if (node.kind === 'text' && node.text.includes('#'))
      return node.text
        .split(/(#\d)/u)
        .flatMap((text): readonly TexNode[] =>
          /^#\d$/u.test(text) ? (values[Number(text.slice(1)) - 1] ?? []) : [{ ...node, text }],
        )
        .filter((piece) => piece.kind !== 'text' || piece.text !== '');
    if (!isBranch(node)) return [node];
    const children = fillParameters(node.children, values);
    const [only, ...others] = node.children;
    const isParameter = only?.kind === 'text' && /^#\d$/u.test(only.text) && others.length === 0;
    const hasItems = children.some((child) => child.kind === 'command' && child.name === 'item');
    return node.kind === 'group' && isParameter && hasItems ? children : [{ ...node, children }];
  });
}
