import type { Definitions } from './definitions.ts';
import { type ReadOption, readLabelledOption } from './read-options.ts';
import { splitCells, splitRows } from './split-rows.ts';
import { skipArguments, skipBlank } from './tex-arguments.ts';
import { type EnvironmentNode, isBlank, type TexNode } from './tex-tree.ts';

const MIN_OPTIONS = 3;
const MAX_OPTIONS = 8;

/** Reads the options of a table whose cells begin with `(a)`, `(b)`, … in order; undefined for any other table. */
export function readOptionTable(table: EnvironmentNode, definitions: Definitions): ReadOption[] | undefined {
  const from = skipArguments(table.children, 0, /[xy*]$/.test(table.name) ? 2 : 1);
  const cells = splitRows(table.children.slice(from))
    .flatMap(splitCells)
    .map((cell) => cell.filter((node) => !isRule(node)))
    .filter((cell) => cell.some((node) => !isBlank(node)));
  if (cells.length < MIN_OPTIONS || cells.length > MAX_OPTIONS) return undefined;
  const labelled = cells.map(splitLabel);
  const options = labelled.map((cell) =>
    cell === undefined ? undefined : readLabelledOption(cell, definitions),
  );
  return options.every((option) => option !== undefined) ? options : undefined;
}

function isRule(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:hline|toprule|midrule|bottomrule)$/.test(node.name);
}

/** Splits a cell into label and text; undefined when it does not begin with the label expected at this position. */
function splitLabel(cell: readonly TexNode[], optionIndex: number): readonly TexNode[] | undefined {
  const at = skipBlank(cell, 0);
  const first = cell[at];
  if (first?.kind !== 'text') return undefined;
  const letter = String.fromCharCode(97 + optionIndex);
  const match = new RegExp(`^\\s*(?:\\(${letter}\\)|${letter}[.)])`, 'i').exec(first.text);
  if (match === null) return undefined;
  const label = { ...first, text: match[0] };
  const rest = { ...first, text: first.text.slice(match[0].length), start: first.start + match[0].length };
  return [label, rest, ...cell.slice(at + 1)];
}
