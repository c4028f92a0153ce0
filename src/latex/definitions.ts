import { findGroup, skipBlank } from './tex-arguments.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

const DEFINING = new Set(['def', 'gdef', 'newcommand', 'providecommand', 'renewcommand', 'newcommand*']);
/** Macros for a length or a list label, not for text. */
const NOT_TEXT = /^(arraystretch|baselinestretch|label|the|abovedisplay|belowdisplay|tabcolsep)/;

type Definition = { readonly start: number; readonly body: readonly TexNode[] };

/** The parameterless macros of a document; a macro that is defined several times has several definitions, in order. */
export type Definitions = {
  readonly byName: ReadonlyMap<string, readonly Definition[]>;
  /** Characters that expansion may still write: a limit against exponentially nested macros. */
  readonly budget: { left: number };
};

const EXPANSION_BUDGET = 1_000_000;

type FoundDefinition = {
  readonly name: string;
  readonly body: readonly TexNode[] | undefined;
  readonly next: number;
};

/** Whether a node is a command that defines a macro. */
export function isDefining(node: TexNode): boolean {
  return node.kind === 'command' && DEFINING.has(node.name);
}

/** Finds the macro definition that begins at `index`; `body` is undefined when the macro has parameters. */
export function findDefinition(nodes: readonly TexNode[], index: number): FoundDefinition | undefined {
  const node = nodes[index];
  if (node === undefined || !isDefining(node)) return undefined;
  const star = nodes[index + 1];
  const from = star?.kind === 'text' && star.text.trim() === '*' ? index + 2 : index + 1;
  const named = findName(nodes, from);
  if (named === undefined) return undefined;
  return findBody(nodes, named);
}

/** Collects every parameterless macro of the document. */
export function collectDefinitions(nodes: readonly TexNode[]): Definitions {
  const meanings = new Map<string, Definition[]>();
  collect(nodes, meanings);
  return { byName: meanings, budget: { left: EXPANSION_BUDGET } };
}

/** Finds a macro's body at a position: its last definition before `start`, else the first one after it. */
export function findMacroBody(
  definitions: Definitions,
  name: string,
  start: number,
): readonly TexNode[] | undefined {
  const found = definitions.byName.get(name);
  if (found === undefined) return undefined;
  let low = 0;
  let high = found.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((found[middle]?.start ?? 0) < start) low = middle;
    else high = middle - 1;
  }
  return found[low]?.body;
}

function findName(nodes: readonly TexNode[], index: number): { name: string; next: number } | undefined {
  const at = skipBlank(nodes, index);
  const node = nodes[at];
  if (node?.kind === 'command') return { name: node.name, next: at + 1 };
  const [only, ...others] =
    node?.kind === 'group' ? node.children.filter((child) => child.kind !== 'text') : [];
  return only?.kind === 'command' && others.length === 0 ? { name: only.name, next: at + 1 } : undefined;
}

function findBody(
  nodes: readonly TexNode[],
  named: { name: string; next: number },
): FoundDefinition | undefined {
  const direct = findGroup(nodes, named.next);
  if (direct) return { name: named.name, body: direct.group.children, next: direct.next };
  for (let at = named.next; at < Math.min(nodes.length, named.next + 12); at++) {
    const node = nodes[at];
    if (node?.kind === 'group') return { name: named.name, body: undefined, next: at + 1 };
    if (node?.kind !== 'text' && node?.kind !== 'symbol') return undefined;
  }
  return undefined;
}

function collect(nodes: readonly TexNode[], found: Map<string, Definition[]>): void {
  nodes.forEach((node, index) => {
    if (isBranch(node)) collect(node.children, found);
    const definition = node.kind === 'command' ? findDefinition(nodes, index) : undefined;
    if (definition?.body === undefined || NOT_TEXT.test(definition.name)) return;
    const earlier = found.get(definition.name) ?? [];
    earlier.push({ start: node.start, body: definition.body });
    found.set(definition.name, earlier);
  });
}
