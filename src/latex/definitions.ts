import { findGroup, skipBlank } from './tex-arguments.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

const DEFINING = new Set(['def', 'gdef', 'newcommand', 'providecommand', 'renewcommand', 'newcommand*']);
/** Lengths and list labels are set, not used as text. */
const NOT_TEXT = /^(arraystretch|baselinestretch|label|the|abovedisplay|belowdisplay|tabcolsep)/;

type Definition = { readonly start: number; readonly body: readonly TexNode[] };

/** Macros without parameters that a document defines, each with its meanings in order of place. */
export type Definitions = {
  readonly byName: ReadonlyMap<string, readonly Definition[]>;
  /** Characters that may still be written by expanding macros, so that macros of macros cannot explode. */
  readonly budget: { left: number };
};

const EXPANSION_BUDGET = 1_000_000;

type FoundDefinition = {
  readonly name: string;
  readonly body: readonly TexNode[] | undefined;
  readonly next: number;
};

export function isDefining(node: TexNode): boolean {
  return node.kind === 'command' && DEFINING.has(node.name);
}

/** A definition that begins at `index`; without a body when the macro takes parameters. */
export function findDefinition(nodes: readonly TexNode[], index: number): FoundDefinition | undefined {
  const node = nodes[index];
  if (node === undefined || !isDefining(node)) return undefined;
  const star = nodes[index + 1];
  const from = star?.kind === 'text' && star.text.trim() === '*' ? index + 2 : index + 1;
  const named = findName(nodes, from);
  if (named === undefined) return undefined;
  return findBody(nodes, named);
}

/** Every parameterless macro of the document. */
export function collectDefinitions(nodes: readonly TexNode[]): Definitions {
  const meanings = new Map<string, Definition[]>();
  collect(nodes, meanings);
  return { byName: meanings, budget: { left: EXPANSION_BUDGET } };
}

/** What a macro means at a place: the last meaning before it, else the first after it. */
export function findMacroBody(
  definitions: Definitions,
  name: string,
  start: number,
): readonly TexNode[] | undefined {
  const meanings = definitions.byName.get(name);
  if (meanings === undefined) return undefined;
  let low = 0;
  let high = meanings.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((meanings[middle]?.start ?? 0) < start) low = middle;
    else high = middle - 1;
  }
  return meanings[low]?.body;
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
    const meanings = found.get(definition.name) ?? [];
    meanings.push({ start: node.start, body: definition.body });
    found.set(definition.name, meanings);
  });
}
