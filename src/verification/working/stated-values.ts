import { printNodes } from '../../latex/print-tex.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isBareNumber } from './is-computable.ts';
import { readMember } from './read-member.ts';
import { splitChains } from './split-chains.ts';
import type { SymbolTable } from './symbol-table.ts';

/** Words between a letter and its value: `mass $m$ of $2.0$ kg`. */
const VALUE_CONNECTION = /^\s*(?:of|is|be|equals|is equal to|has the value)\s*$/i;
/** `… mass of` before a value */
const NOUN_OF_VALUE = /\b(\p{L}{3,})\s+(?:of|is|equals|equal to)\s*$/u;
/** `the mass` before a letter */
const NOUN_OF_LETTER = /\b(?:the|its|a|an|of|with|total|constant)\s+(\p{L}{3,})\s*\(?$/iu;
/** `is the mass` after a letter */
const LETTER_IS_NOUN = /^\s*(?:is|be|denotes|for|stands for)\s+(?:the\s+|a\s+)?(\p{L}{3,})/iu;

/** The values and letters that the text connects with each noun. */
type Names = { readonly values: Map<string, MathNode[]>; readonly letters: Map<string, Set<string>> };

/** Binds the letters to which the text of a stem or solution gives a value. */
export function bindStatedValues(rows: readonly SolutionRow[], symbols: SymbolTable): void {
  const names: Names = { values: new Map(), letters: new Map() };
  for (const index of rows.keys()) {
    const node = parseFormula(rows, index);
    if (node?.kind === 'symbol') recordLetter(node.name, { rows, index, names, symbols });
    else if (node?.kind === 'quantity' && isBareNumber(node)) {
      const noun = NOUN_OF_VALUE.exec(getWords(rows, index - 1))?.[1];
      if (noun !== undefined) names.values.set(noun, [...(names.values.get(noun) ?? []), node]);
    }
  }
  bindNouns(names, symbols);
}

type LetterContext = {
  readonly rows: readonly SolutionRow[];
  readonly index: number;
  readonly names: Names;
  readonly symbols: SymbolTable;
};

function recordLetter(letter: string, { rows, index, names, symbols }: LetterContext): void {
  const before = NOUN_OF_LETTER.exec(getWords(rows, index - 1))?.[1];
  const after = getWords(rows, index + 1);
  const noun = before ?? LETTER_IS_NOUN.exec(after)?.[1];
  if (noun === undefined) return;
  names.letters.set(noun, (names.letters.get(noun) ?? new Set()).add(letter));
  const value =
    before !== undefined && VALUE_CONNECTION.test(after) ? parseFormula(rows, index + 2) : undefined;
  if (value?.kind === 'quantity' && isBareNumber(value))
    symbols.bind(letter, { node: value, member: undefined });
}

/**
 * Binds a letter to a value through a noun with one value and one letter: "A mass of $2.0$ kg … where $m$ is
 * the mass".
 */
function bindNouns({ values, letters }: Names, symbols: SymbolTable): void {
  for (const [noun, names] of letters) {
    const [value, ...furtherValues] = values.get(noun) ?? [];
    const [name, ...furtherNames] = names;
    if (value !== undefined && furtherValues.length === 0 && name !== undefined && furtherNames.length === 0)
      symbols.bind(name, { node: value, member: undefined });
  }
}

function getWords(rows: readonly SolutionRow[], index: number): string {
  const row = rows[index];
  return row?.kind === 'words' ? row.words : '';
}

/** Parses an inline formula without an equality. */
function parseFormula(rows: readonly SolutionRow[], index: number): MathNode | undefined {
  const row = rows[index];
  if (row?.kind !== 'formula' || row.block !== undefined || splitChains(row.nodes).length > 0)
    return undefined;
  return readMember(printNodes(row.nodes).trim());
}
