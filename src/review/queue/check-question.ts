import type { Finding } from '../../domain/finding.ts';
import type { Position } from '../../domain/span.ts';
import { removeUnsafeFixes } from '../../verification/fixes/fix-gate.ts';
import type { Coverage } from '../../verification/report/describe-coverage.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** The result of verifying a question. `refusal` is set when the text is invalid. */
export type QuestionCheckResult = {
  /** All findings, including warnings. */
  readonly findings: readonly Finding[];
  /** How many equalities were judged, undecided or unreadable. */
  readonly coverage: Coverage;
  readonly refusal?: CheckRefusal;
};

export type CheckRefusal = { readonly message: string; readonly position?: Position };

/** Verifies the questions of a TeX text as a correction. */
export function checkQuestion(tex: string): QuestionCheckResult {
  const { findings: allFindings, questions, read } = verifyDocument(tex);
  const findings = removeUnsafeFixes({ text: tex, findings: allFindings });
  const error = findings.find(({ severity }) => severity === 'error');
  const check = { findings, coverage: { questions, read } };
  if (error !== undefined) {
    const { message, position } = error;
    return { ...check, refusal: createRefusal('does not pass verification', message, position) };
  }
  return questions === 0 ? { ...check, refusal: { message: 'contains no question' } } : check;
}

/** Writes why a text is refused, with the position of the error. */
export function createRefusal(reason: string, message: string, position: Position | undefined): CheckRefusal {
  if (position === undefined) return { message: `${reason}: ${message}` };
  return { message: `${reason} at line ${position.line}, column ${position.column}: ${message}`, position };
}
