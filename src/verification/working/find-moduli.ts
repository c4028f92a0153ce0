import { printNodes } from '../../latex/print-tex.ts';
import type { SolutionRow } from './formula-rows.ts';
import type { PairVerdict } from './judge-pair.ts';

/** Words that announce the last digits of numbers. In such a question, only the last digit is written: `85 × 13 = 5`. */
const LAST_DIGIT = /\b(?:units?'?s?|ones'?|last|final)[\s-]+digits?\b/i;
const LAST_TWO_DIGITS = /\b(?:last|final)\s+two\s+digits\b/i;
/** A divisor whose remainders are computed. */
const DIVISOR =
  /(?:\bmod(?:ulo)?|\\[pb]?mod|\bremainders?\b[^.]{0,60}?\bdivided\s+by|\bdivided\s+by)[\s${(]*(\d{1,4})\b/gi;

/** Finds the divisors in whose remainders a question may compute; 10 for last digits. */
export function findModuli(rows: readonly SolutionRow[]): readonly number[] {
  const text = rows.map((row) => (row.kind === 'words' ? row.words : ` ${printNodes(row.nodes)} `)).join('');
  const isAboutRemainders = /\bmod(?:ulo)?\b|\\[pb]?mod|\bremainders?\b/i.test(text);
  return [
    ...(LAST_DIGIT.test(text) ? [10] : []),
    ...(LAST_TWO_DIGITS.test(text) ? [100] : []),
    ...(isAboutRemainders ? Array.from(text.matchAll(DIVISOR), ({ 1: number }) => Number(number)) : []),
  ];
}

/** Whether an equality of whole numbers is only wrong because it gives the remainder: `2^5 = 32 = 4` modulo 7. */
export function isRemainder(verdict: PairVerdict, moduli: readonly number[]): boolean {
  if (verdict.kind !== 'wrong') return false;
  const [computed, shown] = [verdict.shouldBe, verdict.right.number];
  if (!Number.isInteger(computed) || !Number.isInteger(shown)) return false;
  return moduli.some((modulus) => Math.abs(shown) < modulus && (computed - shown) % modulus === 0);
}
