import type { Finding } from '../../domain/finding.ts';
import { hasErrors } from '../../domain/finding.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { allChecks } from '../../verification/all-checks.ts';
import { applyCertainFixes } from '../../verification/fixes/apply-certain-fixes.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

const documentChecks = allChecks.filter(({ about }) => about === 'document');

/** The checks that recompute numbers. */
const NUMBER_CHECK_IDS = new Set([
  'equality-holds',
  'formula-gives-the-value',
  'equation-follows',
  'boxed-value-is-the-computed-value',
  'integer-key-is-the-computed-value',
  'key-is-the-computed-value',
  'solution-names-the-key',
]);
const numberChecks = allChecks.filter(({ id }) => NUMBER_CHECK_IDS.has(id));

/** The comment with which a model marks a solution that is not in the source. */
const ADDED_SOLUTION = /^\s*%\s*solution:/m;

/** Restores missing braces and dollar signs where their position is certain; returns the LaTeX unchanged if it still cannot be read. */
export function repairTex(tex: string): string {
  if (!hasErrors(readQuestions(tex).findings)) return tex;
  const { text } = applyCertainFixes(tex, { checks: documentChecks });
  return hasErrors(readQuestions(text).findings) ? tex : text;
}

/** Finds numbers that differ from the value that the maths engine computes. */
export function findWrongNumbers(tex: string): Finding[] {
  return verifyDocument(tex, { checks: numberChecks }).findings.filter(
    ({ severity }) => severity === 'error',
  );
}

/**
 * Lists the errors that the model must fix: LaTeX that cannot be read, and wrong numbers in a solution that the
 * model added. A mistake in the source is transcribed unchanged and reported later.
 */
export function checkScan(tex: string): Finding[] {
  const repaired = repairTex(tex);
  const readErrors = readQuestions(repaired).findings.filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'question-has-solution',
  );
  return [...readErrors, ...(ADDED_SOLUTION.test(tex) ? findWrongNumbers(repaired) : [])];
}
