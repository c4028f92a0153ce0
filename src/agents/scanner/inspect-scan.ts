import type { Finding } from '../../domain/finding.ts';
import { hasErrors } from '../../domain/finding.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { allChecks } from '../../verification/all-checks.ts';
import { applyCertainFixes } from '../../verification/fixes/apply-certain-fixes.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

const documentChecks = allChecks.filter(({ about }) => about === 'document');

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

const OWN_SOLUTION = /^\s*%\s*solution:/m;

/** LaTeX with its lost delimiters put back where that is certain; as it was where it does not read better. */
export function mendTex(tex: string): string {
  if (!hasErrors(readQuestions(tex).findings)) return tex;
  const { text } = applyCertainFixes(tex, { checks: documentChecks });
  return hasErrors(readQuestions(text).findings) ? tex : text;
}

/** What the engine computes otherwise than the text says. */
export function wrongNumbers(tex: string): Finding[] {
  return verifyDocument(tex, { checks: numberChecks }).findings.filter(
    ({ severity }) => severity === 'error',
  );
}

/**
 * What a transcriber must mend: LaTeX that cannot be read, and a solution of its own that does not compute. A mistake in
 * the source is transcribed and told of, never corrected.
 */
export function mustBeMended(tex: string): Finding[] {
  const mended = mendTex(tex);
  const broken = readQuestions(mended).findings.filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'question-has-solution',
  );
  return [...broken, ...(OWN_SOLUTION.test(tex) ? wrongNumbers(mended) : [])];
}
