/** Letters that learners type for Greek ones. */
const TYPED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['w', 'omega'],
  ['p', 'rho'],
  ['e', 'epsilon'],
  ['a', 'alpha'],
  ['T', 'tau'],
  ['u', 'mu'],
]);
/** Latin letters that stand for a Greek one only with a subscript: `u0`, `e0`. */
const NEEDS_SUBSCRIPT = new Set(['e', 'u']);
const GREEK_LETTERS: ReadonlyMap<string, string> = new Map([
  ['theta', 'θ'],
  ['lambda', 'λ'],
  ['omega', 'ω'],
  ['rho', 'ρ'],
  ['mu', 'μ'],
  ['epsilon', 'ε'],
  ['phi', 'φ'],
  ['sigma', 'σ'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['tau', 'τ'],
  ['eta', 'η'],
]);

/** Matches letters and digits without a space, perhaps after the name of a function or before a bracket: `hf0`, `sinθ2`, `fs(`. */
const RUN =
  /(?<![A-Za-zα-ω\\_{])(sin|cos|tan|log|ln)?([A-Za-zα-ω][A-Za-zα-ω0-9]*)(?![A-Za-zα-ω0-9])(\s*\()?/gu;
const FUNCTIONS = /^(?:sin|cos|tan|log|ln|exp|sqrt|pi|max|min)/u;
const MAX_RUN = 12;

/** A symbol of the question as it is typed, and as the parser reads it. */
type TypedSymbol = { readonly typed: string; readonly read: string };

/**
 * Divides letters without spaces into the symbols of the question: `Dwr` is `D w_r`, `hf0` is `h f_0`, and
 * `w1` is `\omega_1`. One of the symbols must have a subscript or be a Greek letter.
 */
export function readSymbols(text: string, symbols: ReadonlySet<string>): string {
  const typed = listTypedSymbols(symbols);
  if (typed.every(({ typed: written, read }) => written === read)) return text;
  return lowerSubscripts(text, symbols).replace(
    RUN,
    (all: string, name: string | undefined, run: string, bracket = '') => {
      if (name === undefined && GREEK_LETTERS.has(run))
        return symbols.has(run) ? `\\${run}${bracket === '' ? '' : ' ('}` : all;
      return readRun({ name, run, bracket }, typed) ?? all;
    },
  );
}

/** Letters without a space, after the name of a function and before a bracket, if there are such. */
type Run = { readonly name: string | undefined; readonly run: string; readonly bracket: string };

function readRun({ name, run, bracket }: Run, typed: readonly TypedSymbol[]): string | undefined {
  if (run.length > MAX_RUN || (name === undefined && FUNCTIONS.test(run))) return undefined;
  const pieces = divide(run, typed);
  if (pieces === undefined || pieces.every((piece) => piece.typed === piece.read)) return undefined;
  // Letters before a bracket are the name of a function, unless they are a single symbol with a subscript.
  if (bracket !== '' && (pieces.length > 1 || run.length < 2)) return undefined;
  return `${name === undefined ? '' : `${name} `}${pieces.map(({ read }) => read).join(' ')}${bracket}`;
}

/** Writes `v₁` as `v1`, and `V_rms` as `V_{rms}`, if the question has the symbol. */
function lowerSubscripts(text: string, symbols: ReadonlySet<string>): string {
  const bracketed = text.replace(
    /(?<![A-Za-z\\])([A-Za-z])_([A-Za-z0-9]{2,6})(?![A-Za-z0-9])/gu,
    (all, base: string, subscript: string) =>
      symbols.has(`${base}_${subscript}`) ? `${base}_{${subscript}}` : all,
  );
  return bracketed.replace(/([A-Za-zα-ω])([₀-₉]+)/gu, (all, base: string, digits: string) => {
    const subscript = [...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('');
    const [greek] = [...GREEK_LETTERS].find(([, letter]) => letter === base) ?? [base];
    return symbols.has(`${greek}_${subscript}`) ? `${base}${subscript}` : all;
  });
}

/** Lists the ways in which the symbols are typed, the longest first. */
function listTypedSymbols(symbols: ReadonlySet<string>): TypedSymbol[] {
  const typed = [...symbols].flatMap((symbol) => {
    const [base = '', subscript = ''] = symbol.split('_');
    const letter = GREEK_LETTERS.get(base);
    if (!/^[A-Za-z0-9]{0,6}$/u.test(subscript) || (letter === undefined && !/^[A-Za-z]$/u.test(base)))
      return [];
    const name = letter === undefined ? base : `\\${base}`;
    const read = subscript === '' ? name : `${name}_${subscript.length > 1 ? `{${subscript}}` : subscript}`;
    const [latin] = [...TYPED_LETTERS].find(([, greek]) => greek === base) ?? [];
    const isFree =
      latin !== undefined && !symbols.has(latin) && (!NEEDS_SUBSCRIPT.has(latin) || subscript !== '');
    const spelled = letter === undefined || subscript === '' ? [] : [base];
    return [letter ?? base, ...spelled, ...(isFree ? [latin] : [])].flatMap((start) =>
      listCases(subscript, base, symbols).map((each) => ({ typed: `${start}${each}`, read })),
    );
  });
  if (typed.length > 0) typed.push({ typed: 'π', read: 'π' });
  return typed.toSorted((one, other) => other.typed.length - one.typed.length);
}

/** Lists a subscript, and its other case if no other symbol is meant: `Xc` is X_C unless the question has c or X_c. */
function listCases(subscript: string, base: string, symbols: ReadonlySet<string>): string[] {
  const swapped = subscript === subscript.toLowerCase() ? subscript.toUpperCase() : subscript.toLowerCase();
  const isFree = /^[A-Za-z]$/u.test(subscript) && !symbols.has(swapped) && !symbols.has(`${base}_${swapped}`);
  return isFree ? [subscript, swapped] : [subscript];
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
