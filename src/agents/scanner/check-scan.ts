import type { Finding } from '../../domain/finding.ts';
import { hasErrors } from '../../domain/finding.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { allChecks } from '../../verification/all-checks.ts';
import { applyCertainFixes } from '../../verification/fixes/apply-certain-fixes.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

const documentChecks = allChecks.filter(({ about }) => about === 'document');

/** The checks that recompute numbers. */
const COMPUTED = new Set([
  'equality-holds',
  'formula-gives-the-value',
  'equation-follows',
  'boxed-value-is-the-computed-value',
  'integer-key-is-the-computed-value',
  'key-is-the-computed-value',
  'solution-names-the-key',
]);
const numberChecks = allChecks.filter(({ id }) => COMPUTED.has(id));

/** The comment with which a model marks a solution that is not in the source. */
const OWN_SOLUTION = /^\s*%\s*solution:/m;

/** Restores lost delimiters where their place is certain; returns the LaTeX unchanged if it still cannot be read. */
export function repairTex(tex: string): string {
  if (!hasErrors(readQuestions(tex).findings)) return tex;
  const { text } = applyCertainFixes(tex, { checks: documentChecks });
  return hasErrors(readQuestions(text).findings) ? tex : text;
}

/** Finds numbers that differ from what the engine computes. */
export function findWrongNumbers(tex: string): Finding[] {
  return verifyDocument(tex, { checks: numberChecks }).findings.filter(
    ({ severity }) => severity === 'error',
  );
}

/**
 * Lists the errors that the model must fix: LaTeX that cannot be read, and wrong numbers in a solution that it added. A
 * mistake in the source is transcribed and reported later, never corrected.
 */
export function checkScan(tex: string): Finding[] {
  const repaired = repairTex(tex);
  const broken = readQuestions(repaired).findings.filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'question-has-solution',
  );
  return [...broken, ...(OWN_SOLUTION.test(tex) ? findWrongNumbers(repaired) : [])];
}
