import type { Finding, Fix, TextEdit } from '../../domain/finding.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { applyEdits } from '../../text/apply-edits.ts';
import { type DocumentReport, type VerifyOptions, verifyDocument } from '../verify-document.ts';
import { listRepairCandidates } from './repair-candidates.ts';

/** The result of one candidate edit; `complaints` counts errors and warnings. */
type Attempt = {
  readonly edit: TextEdit;
  readonly text: string;
  readonly complaints: number;
  readonly judged: number;
};

/**
 * Finds the position of a missing delimiter by trying every candidate. The best candidates have the fewest findings and the most
 * judged equalities. Returns a fix only if all best candidates produce the same content.
 */
export function searchRepair(source: string, finding: Finding, options: VerifyOptions = {}): Fix | undefined {
  const complaintsBefore = countComplaints(verifyDocument(source, options));
  const attempts = listRepairCandidates(finding, source).map((edit) => tryEdit(source, edit, options));
  const fewestComplaints = Math.min(...attempts.map(({ complaints }) => complaints));
  if (!(fewestComplaints < complaintsBefore)) return undefined;
  const candidates = attempts.filter(({ complaints }) => complaints === fewestComplaints);
  const mostJudged = Math.max(...candidates.map(({ judged }) => judged));
  const best = candidates.filter(({ judged }) => judged === mostJudged);
  const last = best.at(-1);
  if (last === undefined || new Set(best.map(({ text }) => normalizeContent(text))).size > 1)
    return undefined;
  return { title: describeEdit(last.edit), certain: true, edits: [last.edit] };
}

function tryEdit(source: string, edit: TextEdit, options: VerifyOptions): Attempt {
  const text = applyEdits(source, [edit]);
  const report = verifyDocument(text, options);
  return { edit, text, complaints: countComplaints(report), judged: report.read.judged };
}

function countComplaints({ findings }: DocumentReport): number {
  return findings.filter(({ severity }) => severity !== 'info').length;
}

/** Returns the content of the questions as text, ignoring spaces and groups of one character. */
function normalizeContent(text: string): string {
  const questions = readQuestions(text).questions.map(({ question }) => question);
  return JSON.stringify(questions, (key, value: unknown) => {
    if (key === 'id' || key === 'comments') return undefined;
    return typeof value === 'string' ? value.replace(/\{(.)\}/gu, '$1').replace(/\s+/gu, ' ') : value;
  });
}

function describeEdit({ replacement }: TextEdit): string {
  return replacement === '' ? 'remove the }' : `add ${replacement.trim()}`;
}
