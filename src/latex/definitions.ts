import { hasNameIn } from './names-in.ts';
import { findGroup, skipBlank } from './tex-arguments.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

const DEFINING_COMMANDS = new Set([
  'def',
  'gdef',
  'newcommand',
  'providecommand',
  'renewcommand',
  'newcommand*',
]);
/** Names of macros for a length or a list label; they are not text. */
const LAYOUT_MACRO = /^(arraystretch|baselinestretch|label|the|abovedisplay|belowdisplay|tabcolsep)/;

/** The position and the body of a definition. */
type Definition = { readonly start: number; readonly body: readonly TexNode[] };

/** The macros without parameters of a document. A macro that is defined several times has several definitions, in order. */
export type Definitions = {
  readonly byName: ReadonlyMap<string, readonly Definition[]>;
  /** The number of characters that expansion may still write. This limits macros that contain each other. */
  readonly budget: { remaining: number };
};

const EXPANSION_BUDGET = 1_000_000;

/** A definition in the document; `next` is the index of the node after it. */
type FoundDefinition = {
  readonly name: string;
  readonly body: readonly TexNode[] | undefined;
  readonly next: number;
};

/** Whether a node is a command that defines a macro. */
export function isDefining(node: TexNode): boolean {
  return node.kind === 'command' && DEFINING_COMMANDS.has(node.name);
}

/** Whether the nodes contain a command that defines a macro. */
export function mayDefine(nodes: readonly TexNode[]): boolean {
  return hasNameIn(nodes, (name) => DEFINING_COMMANDS.has(name));
}

/** Finds the macro definition that begins at `index`; `body` is undefined when the macro has parameters. */
export function findDefinition(nodes: readonly TexNode[], index: number): FoundDefinition | undefined {
  const node = nodes[index];
  if (node === undefined || !isDefining(node)) return undefined;
  const star = nodes[index + 1];
  const from = star?.kind === 'text' && star.text.trim() === '*' ? index + 2 : index + 1;
  const macroName = findName(nodes, from);
  if (macroName === undefined) return undefined;
  return findBody(nodes, macroName);
}

/** Collects every macro without parameters. */
export function collectDefinitions(nodes: readonly TexNode[]): Definitions {
  const byName = new Map<string, Definition[]>();
  if (mayDefine(nodes)) collect(nodes, byName);
  return { byName, budget: { remaining: EXPANSION_BUDGET } };
}

/**
 * Finds a macro's body at a position: its last definition before `start`, or the first one after `start` if there is none before.
 */
export function findMacroBody(
  definitions: Definitions,
  name: string,
  start: number,
): readonly TexNode[] | undefined {
  const macroDefinitions = definitions.byName.get(name);
  if (macroDefinitions === undefined) return undefined;
  // Binary search: the definitions are in document order.
  let low = 0;
  let high = macroDefinitions.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((macroDefinitions[middle]?.start ?? 0) < start) low = middle;
    else high = middle - 1;
  }
  return macroDefinitions[low]?.body;
}

/** Finds the name of a macro, with or without braces, and the index after it. */
function findName(nodes: readonly TexNode[], index: number): { name: string; next: number } | undefined {
  const at = skipBlank(nodes, index);
  const node = nodes[at];
  if (node?.kind === 'command') return { name: node.name, next: at + 1 };
  const [onlyChild, ...others] =
    node?.kind === 'group' ? node.children.filter((child) => child.kind !== 'text') : [];
  return onlyChild?.kind === 'command' && others.length === 0
    ? { name: onlyChild.name, next: at + 1 }
    : undefined;
}

function findBody(
  nodes: readonly TexNode[],
  macroName: { name: string; next: number },
): FoundDefinition | undefined {
  const bodyGroup = findGroup(nodes, macroName.next);
  if (bodyGroup) return { name: macroName.name, body: bodyGroup.group.children, next: bodyGroup.next };
  // A macro with parameters: text such as `[2]` or `#1#2` precedes its body. Twelve nodes are enough for nine parameters.
  for (let at = macroName.next; at < Math.min(nodes.length, macroName.next + 12); at++) {
    const node = nodes[at];
    if (node?.kind === 'group') return { name: macroName.name, body: undefined, next: at + 1 };
    if (node?.kind !== 'text' && node?.kind !== 'symbol') return undefined;
  }
  return undefined;
}

function collect(nodes: readonly TexNode[], byName: Map<string, Definition[]>): void {
  nodes.forEach((node, index) => {
    if (isBranch(node)) collect(node.children, byName);
    const definition = node.kind === 'command' ? findDefinition(nodes, index) : undefined;
    if (definition?.body === undefined || LAYOUT_MACRO.test(definition.name)) return;
    const earlier = byName.get(definition.name) ?? [];
    earlier.push({ start: node.start, body: definition.body });
    byName.set(definition.name, earlier);
  });
}
