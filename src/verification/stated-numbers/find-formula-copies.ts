import type { ScannedToken } from './scan-tokens.ts';

/** A number or sign of a formula of the stem, and the different one in the copy of that formula in the solution. */
type FormulaCopy = { readonly stated: ScannedToken; readonly copied: ScannedToken };

type Formula = readonly ScannedToken[];

/** Shorter formulas are equal by chance. */
const MIN_TOKENS = 5;
/** A copy with another number has at least this many letters and numbers beside it. */
const MIN_NAMES = 3;
/** Further formulas are not compared, so that the time stays linear. */
const MAX_FORMULAS = 60;
const MAX_TOKENS = 80;

/** Commands between two statements. */
const SEPARATOR =
  /^(?:[;:]|\\(?:Rightarrow|Leftrightarrow|implies|iff|Longrightarrow|therefore|to|rightarrow|text))$/;

/**
 * Finds a formula of the solution that is a formula of the stem except for one number or one sign. The solution does not contain
 * the formula of the stem, and the stem does not contain the formula of the solution.
 */
export function findFormulaCopy(
  selectTokens: (side: 'stem' | 'solution') => readonly ScannedToken[],
): FormulaCopy | undefined {
  const stem = selectTokens('stem');
  const stated = listFormulas(stem).filter((formula) => formula.length >= MIN_TOKENS);
  if (stated.length === 0) return undefined;
  const solution = selectTokens('solution');
  const [stemText, solutionText] = [printTokens(stem), printTokens(solution)];
  const missing = stated
    .filter((formula) => !solutionText.includes(printTokens(formula)))
    .slice(0, MAX_FORMULAS);
  if (missing.length === 0) return undefined;
  for (const formula of listFormulas(solution).slice(0, MAX_FORMULAS)) {
    for (const original of missing) {
      const copy = compareFormulas(original, formula);
      const isOther = copy && !stemText.includes(printTokens(formula.slice(0, original.length)));
      if (copy !== undefined && isOther) return copy;
    }
  }
  return undefined;
}

/** Returns the tokens that differ if the second formula, or its first side, is a copy of the first one. */
function compareFormulas(original: Formula, formula: Formula): FormulaCopy | undefined {
  const isFirstSide = formula[original.length]?.text === '=' && !original.some(isEquals);
  if (formula.length !== original.length && !isFirstSide) return undefined;
  const differing = original.findIndex((token, at) => token.text !== formula[at]?.text);
  const [stated, copied] = [original[differing], formula[differing]];
  if (stated === undefined || copied === undefined) return undefined;
  for (let at = differing + 1; at < original.length; at++)
    if (original[at]?.text !== formula[at]?.text) return undefined;
  return isSlip(original, formula, differing) ? { stated, copied } : undefined;
}

/** Whether the tokens at an index are two numbers or two signs that an author may mistake. */
function isSlip(original: Formula, formula: Formula, at: number): boolean {
  const [stated, copied] = [original[at], formula[at]];
  const others = original.filter((token, index) => index !== at && isName(token));
  if (others.length < MIN_NAMES || isArgument(original, at) || isInIndex(original, at)) return false;
  if (stated?.kind === 'number' && copied?.kind === 'number') return stated.value !== copied.value;
  return /^[-+]$/.test(stated?.text ?? '') && /^[-+]$/.test(copied?.text ?? '');
}

/** Whether a number is the argument of a function: `f(2)`. */
function isArgument(formula: Formula, at: number): boolean {
  return formula[at - 1]?.text === '(' && formula[at + 1]?.text === ')' && formula[at - 2]?.kind === 'word';
}

/** Whether a token is in an index: the 2 and the sign of `a_{n+2}`. */
function isInIndex(formula: Formula, at: number): boolean {
  return [1, 2, 3].some((distance) => formula[at - distance]?.text === '_');
}

function isName({ kind, text }: ScannedToken): boolean {
  return kind === 'number' || (kind === 'word' && !text.startsWith('\\'));
}

function isEquals({ text }: ScannedToken): boolean {
  return text === '=';
}

/** Lists the formulas: the tokens of one line up to the next statement, without punctuation at the end. */
function listFormulas(tokens: readonly ScannedToken[]): Formula[] {
  const formulas: Formula[] = [];
  let current: ScannedToken[] = [];
  const finish = (): void => {
    while (/^[.,;!?]$/.test(current.at(-1)?.text ?? '')) current.pop();
    if (current.length > 0 && current.length <= MAX_TOKENS) formulas.push(current);
    current = [];
  };
  for (const token of tokens) {
    if (!token.isFormula || token.kind === 'break' || SEPARATOR.test(token.text)) finish();
    else current.push(token);
  }
  finish();
  return formulas;
}

function printTokens(tokens: readonly ScannedToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
