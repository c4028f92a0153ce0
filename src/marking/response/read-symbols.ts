/** Letters that learners type for Greek ones. */
const TYPED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['w', 'omega'],
  ['p', 'rho'],
  ['e', 'epsilon'],
]);
const GREEK_LETTERS: ReadonlyMap<string, string> = new Map([
  ['theta', 'θ'],
  ['lambda', 'λ'],
  ['omega', 'ω'],
  ['rho', 'ρ'],
  ['mu', 'μ'],
  ['epsilon', 'ε'],
  ['phi', 'φ'],
  ['sigma', 'σ'],
]);

/** Matches letters and digits without a space, perhaps after the name of a function or before a bracket: `hf0`, `sinθ2`, `fs(`. */
const RUN =
  /(?<![A-Za-zα-ω\\_{])(sin|cos|tan|log|ln)?([A-Za-zα-ω][A-Za-zα-ω0-9]*)(?![A-Za-zα-ω0-9])(\s*\()?/gu;
const FUNCTIONS = /^(?:sin|cos|tan|log|ln|exp|sqrt|pi|max|min)/u;
const MAX_RUN = 12;

/** A symbol of the question as it is typed, and as the parser reads it. */
type TypedSymbol = { readonly typed: string; readonly read: string };

/**
 * Divides letters without spaces into the symbols of the question, if one of them has a subscript or is typed for a Greek letter: `Dwr` is
 * `D w_r`, `hf0` is `h f_0`, and `w1` is `\omega_1`.
 */
export function readSymbols(text: string, symbols: ReadonlySet<string>): string {
  const typed = listTypedSymbols(symbols);
  if (typed.every(({ typed: written, read }) => written === read)) return text;
  return text.replace(RUN, (all: string, name: string | undefined, run: string, bracket = '') => {
    if (run.length > MAX_RUN || GREEK_LETTERS.has(run) || (name === undefined && FUNCTIONS.test(run)))
      return all;
    const pieces = divide(run, typed);
    if (pieces === undefined || pieces.every((piece) => piece.typed === piece.read)) return all;
    // Letters before a bracket are the name of a function, unless they are a single symbol with a subscript.
    if (bracket !== '' && (pieces.length > 1 || run.length < 2)) return all;
    return `${name === undefined ? '' : `${name} `}${pieces.map(({ read }) => read).join(' ')}${bracket}`;
  });
}

/** Lists the ways in which the symbols are typed, the longest first. */
function listTypedSymbols(symbols: ReadonlySet<string>): TypedSymbol[] {
  const typed = [...symbols].flatMap((symbol) => {
    const [base = '', subscript = ''] = symbol.split('_');
    const letter = GREEK_LETTERS.get(base);
    if (!/^[A-Za-z0-9]{0,3}$/u.test(subscript) || (letter === undefined && !/^[A-Za-z]$/u.test(base)))
      return [];
    const name = letter === undefined ? base : `\\${base}`;
    const read = subscript === '' ? name : `${name}_${subscript.length > 1 ? `{${subscript}}` : subscript}`;
    const [latin] = [...TYPED_LETTERS].find(([, greek]) => greek === base) ?? [];
    const isFree = latin !== undefined && !symbols.has(latin) && (latin !== 'e' || subscript !== '');
    return [letter ?? base, ...(isFree ? [latin] : [])].map((start) => ({
      typed: `${start}${subscript}`,
      read,
    }));
  });
  return typed.toSorted((one, other) => other.typed.length - one.typed.length);
}

/** Divides letters into symbols; undefined if something is left. */
function divide(run: string, typed: readonly TypedSymbol[]): TypedSymbol[] | undefined {
  if (run === '') return [];
  for (const symbol of typed) {
    const rest = run.startsWith(symbol.typed) ? divide(run.slice(symbol.typed.length), typed) : undefined;
    if (rest) return [symbol, ...rest];
  }
  return undefined;
}
