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

/** The values and letters that the text connects with each noun, such as 2.0 kg and `m` with "mass". */
type NounUses = { readonly values: Map<string, MathNode[]>; readonly letters: Map<string, Set<string>> };

/** Binds the letters to which the text of a stem or solution gives a value. */
export function bindStatedValues(rows: readonly SolutionRow[], symbols: SymbolTable): void {
  const nouns: NounUses = { values: new Map(), letters: new Map() };
  for (const index of rows.keys()) {
    const node = parseFormula(rows, index);
    if (node?.kind === 'symbol') recordLetter(node.name, { rows, index, nouns, symbols });
    else if (node?.kind === 'quantity' && isBareNumber(node)) {
      const noun = NOUN_OF_VALUE.exec(getWords(rows, index - 1))?.[1];
      if (noun !== undefined) nouns.values.set(noun, [...(nouns.values.get(noun) ?? []), node]);
    }
  }
  bindNouns(nouns, symbols);
}

type LetterContext = {
  readonly rows: readonly SolutionRow[];
  readonly index: number;
  readonly nouns: NounUses;
  readonly symbols: SymbolTable;
};

/** Records the noun that the text connects with a letter, and binds the letter if its value follows. */
function recordLetter(letter: string, { rows, index, nouns, symbols }: LetterContext): void {
  const nounBefore = NOUN_OF_LETTER.exec(getWords(rows, index - 1))?.[1];
  const wordsAfter = getWords(rows, index + 1);
  const noun = nounBefore ?? LETTER_IS_NOUN.exec(wordsAfter)?.[1];
  if (noun === undefined) return;
  nouns.letters.set(noun, (nouns.letters.get(noun) ?? new Set()).add(letter));
  const value =
    nounBefore !== undefined && VALUE_CONNECTION.test(wordsAfter) ? parseFormula(rows, index + 2) : undefined;
  if (value?.kind === 'quantity' && isBareNumber(value))
    symbols.bind(letter, { node: value, member: undefined });
}

/**
 * Binds a letter to a value through a noun with one value and one letter: "A mass of $2.0$ kg … where $m$ is
 * the mass".
 */
function bindNouns({ values, letters }: NounUses, symbols: SymbolTable): void {
  for (const [noun, nounLetters] of letters) {
    const [value, ...furtherValues] = values.get(noun) ?? [];
    const [letter, ...furtherLetters] = nounLetters;
    if (
      value !== undefined &&
      furtherValues.length === 0 &&
      letter !== undefined &&
      furtherLetters.length === 0
    )
      symbols.bind(letter, { node: value, member: undefined });
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
