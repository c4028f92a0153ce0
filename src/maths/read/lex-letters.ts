import { FUNCTION_NAMES, INNER_NAMES, SYMBOL_NAMES } from './names.table.ts';
import type { Token, TokenKind } from './token.ts';

type Piece = { readonly kind: TokenKind; readonly text: string; readonly length: number };

const CONNECTIVES = new Set(['or', 'and', 'OR', 'AND', 'Or', 'And']);
/** Three-letter runs that are words, not products of letters. */
const SHORT_WORDS = new Set(
  'pct per yes Yes YES odd Odd low one two six ten all any not and the for iff DNE mod try max min cup off Mon Tue Wed Thu Fri Sat Sun day red Red'.split(
    ' ',
  ),
);
const WORDS_OF_TWO = new Set(['no', 'No', 'NO', 'if']);

/** Function names with a capital, because phones capitalise the first letter of an answer. */
const CAPITALISED: ReadonlyMap<string, string> = new Map(
  'sin cos tan sec csc cot log ln sqrt exp abs'
    .split(' ')
    .map((name) => [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, name]),
);

/** Splits a run of letters into known names, words or single-letter symbols. */
export function lexLetters(source: string, at: number, before: Token | undefined): Piece[] {
  const run = /^[A-Za-z]+/u.exec(source.slice(at, at + 200))?.[0] ?? '';
  const special = specialRun(source, at, run, before);
  if (special) return [special];
  const whole = wholeRun(run);
  if (whole) return [whole];
  if (looksLikeWord(run)) return [{ kind: 'word', text: run, length: run.length }];
  return splitRun(run);
}

/** Recognises `dy/dx`, the x of `3x10^8`, and connectives without a space after them (`1orW`). */
function specialRun(source: string, at: number, run: string, before: Token | undefined): Piece | undefined {
  const derivative = /^d([a-zA-Z])\s*\/\s*d([a-zA-Z])(?![a-zA-Z])/u.exec(source.slice(at, at + 12));
  if (derivative) {
    return { kind: 'symbol', text: `d${derivative[1]}/d${derivative[2]}`, length: derivative[0].length };
  }
  if (
    /^[xX]$/u.test(run) &&
    before?.kind === 'number' &&
    /^[xX]\s*10\s*(?:\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])/u.test(source.slice(at, at + 12))
  ) {
    return { kind: 'operator', text: '*', length: 1 };
  }
  if (run === 'choose' && before && before.kind !== 'operator') {
    return { kind: 'operator', text: 'choose', length: run.length };
  }
  const glued = /^(or|and)(?=[A-Z(]|$)/u.exec(run)?.[1];
  if (glued && glued !== run && (before?.kind === 'number' || before?.text === ')')) {
    return { kind: 'operator', text: glued, length: glued.length };
  }
  return undefined;
}

/** Recognises the whole run as a connective, function or symbol name. */
function wholeRun(run: string): Piece | undefined {
  if (CONNECTIVES.has(run)) return { kind: 'operator', text: run.toLowerCase(), length: run.length };
  if (run === 'union' || run === 'U') {
    return run === 'U'
      ? { kind: 'symbol', text: 'U', length: 1 }
      : { kind: 'operator', text: '∪', length: run.length };
  }
  const known = FUNCTION_NAMES.get(run) ?? FUNCTION_NAMES.get(CAPITALISED.get(run) ?? '');
  if (known) return { kind: 'function', text: known, length: run.length };
  const symbol = SYMBOL_NAMES.get(run);
  if (symbol) return { kind: 'symbol', text: symbol, length: run.length };
  return run.length === 1 ? { kind: 'symbol', text: run, length: 1 } : undefined;
}

/**
 * Decides between a word and a product of letters: at least four letters, a vowel, and no function name inside.
 */
function looksLikeWord(run: string): boolean {
  if (SHORT_WORDS.has(run) || WORDS_OF_TWO.has(run) || isCapitalised(run)) return true;
  if (run.length < 4 || INNER_NAMES.some((name) => run.includes(name))) return false;
  return /[aeiouyAEIOUY]/u.test(run) && !/^[A-Z]{2,}$/u.test(run);
}

/** Recognises a capitalised short word: `All` and `The` begin a sentence, but `Add` may be a product. */
function isCapitalised(run: string): boolean {
  return /^[A-Z][a-z]{2}$/u.test(run) && SHORT_WORDS.has(run.toLowerCase());
}

/** Splits a run such as `xsinx` into function names and single letters. */
function splitRun(run: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at);
    const inner = INNER_NAMES.find((name) => rest.startsWith(name));
    const name = inner ?? rest.slice(0, 1);
    const known = FUNCTION_NAMES.get(name);
    const kind = known ? 'function' : 'symbol';
    pieces.push({ kind, text: known ?? SYMBOL_NAMES.get(name) ?? name, length: name.length });
    at += name.length;
  }
  return pieces;
}
