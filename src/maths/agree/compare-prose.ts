import { compareFormulae } from '../../text/chemistry/compare-formulae.ts';
import { nameFormulae } from '../../text/chemistry/name-formula.ts';
import { compareClaims } from '../../text/claims/compare-claims.ts';
import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';
import { isMathsPhrase, normaliseWords, readNumberWords, sameWords } from './words.ts';

const MAX_LENGTH = 1_000;

/** Compares an answer with an expected chemical formula, equation or text; undefined if the expected answer is mathematics. */
export function compareProse(expected: string, given: string): Outcome | undefined {
  if (expected.length > MAX_LENGTH || given.length > MAX_LENGTH) return undefined;
  const isSameFormula = compareFormulae(expected, given);
  if (isSameFormula !== undefined) return isSameFormula ? correct('same') : incorrect('different');
  if (!isProse(expected) || !hasWord(given)) return undefined;
  if (sameWords(expected, given)) return correct('same');
  const verdict = compareClaims(nameFormulae(expected), nameFormulae(given));
  if (verdict === 'same') return correct('same');
  return verdict === 'unclear' ? UNDECIDED : incorrect('wrong-words');
}

/** Returns whether a text is a term or a statement, and not mathematics in words such as “two thirds” or “no solution”. */
function isProse(text: string): boolean {
  const words = text.replace(/\\text\s*\{([^{}]*)\}/gu, '$1').trim();
  const minWords = /\d/u.test(words) ? 2 : 1;
  return (
    /^\p{L}[\p{L}\d\s,;:.'’()/–-]*$/u.test(words) &&
    (words.match(/\p{L}{4,}/gu)?.length ?? 0) >= minWords &&
    !isMathsPhrase(words) &&
    readNumberWords(words) === undefined
  );
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(normaliseWords(text));
}
