import { FUNCTION_NAMES, INNER_NAMES, SYMBOL_NAMES } from './names.table.ts';
import type { Token, TokenKind } from './token.ts';

/** A token made from the first `length` letters of a run, which is a sequence of letters without spaces. */
type LetterToken = { readonly kind: TokenKind; readonly text: string; readonly length: number };

const CONNECTIVES = new Set(['or', 'and', 'OR', 'AND', 'Or', 'And']);
/** Three-letter runs that are words, not products of letters. */
const THREE_LETTER_WORDS = new Set(
  'pct per yes Yes YES odd Odd low one two six ten all any not and the for iff DNE mod try max min cup off Mon Tue Wed Thu Fri Sat Sun day red Red'.split(
    ' ',
  ),
);
const TWO_LETTER_WORDS = new Set(['no', 'No', 'NO', 'if']);

/** Function names with a capital, because phones capitalise the first letter of an answer. */
const CAPITALISED_FUNCTIONS: ReadonlyMap<string, string> = new Map(
  'sin cos tan sec csc cot log ln sqrt exp abs'
    .split(' ')
    .map((name) => [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, name]),
);

/** Splits a run of letters into known names, words or single-letter symbols. */
export function lexLetters(source: string, at: number, previous: Token | undefined): LetterToken[] {
  const run = /^[A-Za-z]+/u.exec(source.slice(at, at + 200))?.[0] ?? '';
  const specialToken = lexSpecialRun(source, at, run, previous);
  if (specialToken) return [specialToken];
  const namedToken = lexNamedRun(run);
  if (namedToken) return [namedToken];
  if (looksLikeWord(run)) return [{ kind: 'word', text: run, length: run.length }];
  return splitRun(run);
}

/** Recognises `dy/dx`, the x of `3x10^8`, and connectives without a space after them (`1orW`). */
function lexSpecialRun(
  source: string,
  at: number,
  run: string,
  previous: Token | undefined,
): LetterToken | undefined {
  const derivative = /^d([a-zA-Z])\s*\/\s*d([a-zA-Z])(?![a-zA-Z])/u.exec(source.slice(at, at + 12));
  if (derivative) {
    return { kind: 'symbol', text: `d${derivative[1]}/d${derivative[2]}`, length: derivative[0].length };
  }
  if (
    /^[xX]$/u.test(run) &&
    previous?.kind === 'number' &&
    /^[xX]\s*10\s*(?:\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])/u.test(source.slice(at, at + 12))
  ) {
    return { kind: 'operator', text: '*', length: 1 };
  }
  if (run === 'choose' && previous && previous.kind !== 'operator') {
    return { kind: 'operator', text: 'choose', length: run.length };
  }
  const connective = /^(or|and)(?=[A-Z(]|$)/u.exec(run)?.[1];
  if (connective && connective !== run && (previous?.kind === 'number' || previous?.text === ')')) {
    return { kind: 'operator', text: connective, length: connective.length };
  }
  return undefined;
}

/** Recognises the whole run as a connective, function or symbol name. */
function lexNamedRun(run: string): LetterToken | undefined {
  if (CONNECTIVES.has(run)) return { kind: 'operator', text: run.toLowerCase(), length: run.length };
  if (run === 'union' || run === 'U') {
    return run === 'U'
      ? { kind: 'symbol', text: 'U', length: 1 }
      : { kind: 'operator', text: '∪', length: run.length };
  }
  const functionName = FUNCTION_NAMES.get(run) ?? FUNCTION_NAMES.get(CAPITALISED_FUNCTIONS.get(run) ?? '');
  if (functionName) return { kind: 'function', text: functionName, length: run.length };
  const symbol = SYMBOL_NAMES.get(run);
  if (symbol) return { kind: 'symbol', text: symbol, length: run.length };
  return run.length === 1 ? { kind: 'symbol', text: run, length: 1 } : undefined;
}

/**
 * Decides between a word and a product of letters. A word is in one of the lists, or has at least four
 * letters, a vowel and no function name inside.
 */
function looksLikeWord(run: string): boolean {
  if (THREE_LETTER_WORDS.has(run) || TWO_LETTER_WORDS.has(run) || isCapitalisedShortWord(run)) return true;
  if (run.length < 4 || INNER_NAMES.some((name) => run.includes(name))) return false;
  return /[aeiouyAEIOUY]/u.test(run) && !/^[A-Z]{2,}$/u.test(run);
}

/**
 * Recognises a listed three-letter word with a capital, such as `All`. Others, such as `Add`, are products.
 */
function isCapitalisedShortWord(run: string): boolean {
  return /^[A-Z][a-z]{2}$/u.test(run) && THREE_LETTER_WORDS.has(run.toLowerCase());
}

/** Splits a run such as `xsinx` into function names and single letters. */
function splitRun(run: string): LetterToken[] {
  const tokens: LetterToken[] = [];
  let position = 0;
  while (position < run.length) {
    const rest = run.slice(position);
    const inner = INNER_NAMES.find((name) => rest.startsWith(name));
    const name = inner ?? rest.slice(0, 1);
    const functionName = FUNCTION_NAMES.get(name);
    const kind = functionName ? 'function' : 'symbol';
    tokens.push({ kind, text: functionName ?? SYMBOL_NAMES.get(name) ?? name, length: name.length });
    position += name.length;
  }
  return tokens;
}

/** Returns whether a character is an English letter. */
export function isLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}
