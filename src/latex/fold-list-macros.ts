import { findDefinition, mayDefine } from './definitions.ts';
import { hasNameIn } from './names-in.ts';
import { type EnvironmentNode, getNodeEnd, isBranch, type StrayNode, type TexNode } from './tex-tree.ts';

/** What a macro for one end of a list stands for: `\begin{enumerate}[…]` or `\end{enumerate}`. */
type ListBorder = {
  readonly kind: 'begin' | 'end';
  readonly name: string;
  readonly options: readonly TexNode[];
};

/** Environments that such a macro may begin or end. */
const LISTS =
  /^(?:enumerate|itemize|description|compactenum|parts|subparts|questions|solution|answer|proof|question|problem|exercise)\*?$/u;
/** Macros for the ends of lists that many authors define in a separate file, which the reader does not see. */
const DEFAULT_BORDERS: ReadonlyMap<string, ListBorder> = new Map(
  ['benum', 'beginenum', 'bnum'].flatMap((name): [string, ListBorder][] => [
    [name, { kind: 'begin', name: 'enumerate', options: [] }],
    [name.replace(/^b(?:egin)?/u, 'e'), { kind: 'end', name: 'enumerate', options: [] }],
    [name.replace(/^b(?:egin)?/u, 'end'), { kind: 'end', name: 'enumerate', options: [] }],
  ]),
);

/** Replaces macros for the ends of a list, `\newcommand{\be}{\begin{enumerate}}`, by the list between them. */
export function foldListMacros(nodes: readonly TexNode[]): readonly TexNode[] {
  const borders = new Map(DEFAULT_BORDERS);
  if (mayDefine(nodes)) collectBorders(nodes, borders);
  const isUsed = (node: TexNode): boolean => {
    if (isBranch(node)) return node.kind !== 'math' && node.children.some(isUsed);
    return node.kind === 'command' && borders.get(node.name)?.kind === 'begin';
  };
  const mayBeUsed = hasNameIn(nodes, (name) => borders.get(name)?.kind === 'begin');
  return mayBeUsed && nodes.some(isUsed) ? foldNodes(nodes, borders) : nodes;
}

function collectBorders(nodes: readonly TexNode[], borders: Map<string, ListBorder>): void {
  nodes.forEach((node, index) => {
    if (node.kind === 'environment' && node.name === 'document') collectBorders(node.children, borders);
    const definition = node.kind === 'command' ? findDefinition(nodes, index) : undefined;
    const [first, ...options] = definition?.body?.filter(({ kind }) => kind !== 'comment') ?? [];
    if (definition === undefined || first?.kind !== 'stray' || !LISTS.test(first.name ?? '')) return;
    borders.set(definition.name, toBorder(first, options));
  });
}

function toBorder({ text, name = '' }: StrayNode, options: readonly TexNode[]): ListBorder {
  return { kind: text.startsWith('\\begin') ? 'begin' : 'end', name, options };
}

type OpenList = { readonly begin: TexNode; readonly border: ListBorder; readonly children: TexNode[] };

function foldNodes(nodes: readonly TexNode[], borders: ReadonlyMap<string, ListBorder>): TexNode[] {
  const folded: TexNode[] = [];
  const open: OpenList[] = [];
  const add = (node: TexNode): void => {
    (open.at(-1)?.children ?? folded).push(node);
  };
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const definitionEnd = findDefinition(nodes, index)?.next;
    if (definitionEnd !== undefined) {
      for (const defining of nodes.slice(index, definitionEnd)) add(defining);
      index = definitionEnd - 1;
      continue;
    }
    const border = node.kind === 'command' ? borders.get(node.name) : undefined;
    const last = border?.kind === 'end' ? open.at(-1) : undefined;
    if (border?.kind === 'begin') open.push({ begin: node, border, children: [] });
    else if (last !== undefined && last.border.name === border?.name) {
      open.pop();
      add(createList(last, node));
    } else add(foldInside(node, borders));
  }
  return [...folded, ...open.flatMap(({ begin, children }) => [begin, ...children])];
}

function foldInside(node: TexNode, borders: ReadonlyMap<string, ListBorder>): TexNode {
  if (!isBranch(node) || node.kind === 'math') return node;
  return { ...node, children: foldNodes(node.children, borders) };
}

function createList({ begin, border, children }: OpenList, end: TexNode): EnvironmentNode {
  const options = border.options.map((option) => ({ ...option, start: getNodeEnd(begin) }));
  return {
    kind: 'environment',
    name: border.name,
    open: `\\begin{${border.name}}`,
    close: `\\end{${border.name}}`,
    children: [...options, ...children],
    start: begin.start,
    end: getNodeEnd(end),
  };
}
