import {
  type Derivation,
  deriveConstant,
  mapDerivation,
  type Recomputation,
} from '../../numbers/derivation.ts';
import { ATOMIC_MASSES } from '../../numbers/fixed-numbers.table.ts';
import { countDecimals, isExactly } from '../../numbers/number-literal.ts';
import { matchesNumber } from './equal-values.ts';
import type { Explain } from './explain.ts';
import { isFinalValue, isFormulaNumber, isOneOf } from './formula-number.ts';
import { deriveSubexpressionValues } from './subexpression-values.ts';

/** Explains a number as a constant of the formula, of nature or of the subject. */
export const explainAsConstant: Explain = (site, member, trace) => {
  if (isFinalValue(site, member)) return [];
  if (member?.hasLetters === true && trace.sectionsWithSubstitution.has(member.section)) return [];
  const isChemical = /\\mathrm\{[A-Z][a-z]?_?\d?[^{}]*\}/.test(trace.tex);
  const isAtomicMass = isChemical && isOneOf(site, ATOMIC_MASSES);
  // pH and pOH add up to 14.
  const isPhTotal = /\bp(?:OH|H)\b/.test(trace.tex) && isExactly(site, 14);
  return isFormulaNumber(site, trace) || isAtomicMass || isPhTotal ? [deriveConstant(site.value)] : [];
};

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Explains a number that the stem states as a word, which stays: `ten more beads than her mother`. */
export const explainAsWord: Explain = (site, member, { tex }) => {
  const word = site.unit === '' && !isFinalValue(site, member) ? NUMBER_WORDS[site.value] : undefined;
  const stem = tex.split('\\begin{solution}')[0] ?? '';
  return word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(stem)
    ? [deriveConstant(site.value)]
    : [];
};

/** Explains a number as the value of an earlier line that did not print this value. */
export const explainAsEarlierLine: Explain = (site, member, trace) => {
  const lines = trace.arithmeticLines.filter((line) => line.section === member?.section && line !== member);
  return lines
    .flatMap((line) => deriveSubexpressionValues(line, trace.getDependencies).slice(0, 1))
    .filter(({ originalValue }) => matchesNumber(site, originalValue));
};

/** A coefficient of a reaction equation: the 2 of `2HCl`. */
const COEFFICIENT = /(?<![\d.A-Za-z_^{])([2-9])(?=\s*(?:\\mathrm\{)?\(?[A-Z][A-Za-z]?)/g;

/**
 * Explains a number as a multiple or fraction of a recent result. The factor is a count in the sentence (`Each formula unit gives 3
 * ions, so 0.090 mol`) or a coefficient of a reaction equation.
 */
export const explainAsMultiple: Explain = (site, _member, { tex, results }) => {
  if (countDecimals(site) === 0 && site.exponent === undefined && site.value <= 4) return [];
  const before = tex.slice(Math.max(0, site.start - 200), site.start);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const counts = [...sentence.matchAll(/(?<![\d.^_{])([2-9])(?=\s+[a-z]{3,})/g)];
  const coefficients = /\\(?:ce|rightarrow|to)\b|->/.test(tex) ? [...tex.matchAll(COEFFICIENT)] : [];
  const factors = new Set([...counts, ...coefficients].map(([, digit]) => Number(digit)));
  const recent = results.slice(-2).map(({ derivation }) => derivation);
  return [...factors].flatMap((factor) =>
    recent
      .flatMap((result) => [
        mapDerivation(result, (value) => value * factor),
        mapDerivation(result, (value) => value / factor),
      ])
      .filter(({ originalValue }) => isExactly(site, originalValue)),
  );
};

/** Words that introduce a limit: `below`, `at least`. */
const LIMIT_WORDS =
  /\b(?:below|above|under|over|less than|more than|greater than|at (?:least|most)|exceeds?|beyond|normal\w* (?:is|of))\s*\$?\s*$/;

/** Explains a number as a limit. The limit does not change, and values that are compared with it must stay on the same side. */
export const explainAsLimit: Explain = (site, member, trace) => {
  if (
    site.area !== 'solution' ||
    member?.previous !== undefined ||
    !LIMIT_WORDS.test(trace.tex.slice(0, site.start))
  )
    return [];
  const compared = trace.results
    .filter((result) => result.site.unit === site.unit)
    .map(({ derivation }) => derivation);
  const staysOnSameSide = (
    { originalValue, recompute }: Derivation,
    recomputation: Recomputation,
  ): boolean => {
    const newValue = recompute(recomputation);
    return (
      newValue !== undefined && Math.sign(newValue - site.value) === Math.sign(originalValue - site.value)
    );
  };
  const recompute = (recomputation: Recomputation): number | undefined =>
    compared.every((derivation) => staysOnSameSide(derivation, recomputation)) ? site.value : undefined;
  return compared.length === 0 || site.unit === ''
    ? []
    : [{ originalValue: site.value, recompute, dependsOn: new Set() }];
};
