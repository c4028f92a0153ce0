import type { Finding, Fix, TextEdit } from '../../domain/finding.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { applyEdits } from '../../text/apply-edits.ts';
import { type DocumentReport, type VerifyOptions, verifyDocument } from '../verify-document.ts';
import { listRepairCandidates } from './repair-candidates.ts';

type Tried = {
  readonly edit: TextEdit;
  readonly text: string;
  readonly complaints: number;
  readonly recomputed: number;
};

/**
 * Finds where a missing delimiter belongs by trying every place. Returns a fix only if all places with the fewest findings
 * and the most recomputed equalities produce the same content.
 */
export function searchRepair(source: string, finding: Finding, options: VerifyOptions = {}): Fix | undefined {
  const before = countComplaints(verifyDocument(source, options));
  const tried = listRepairCandidates(finding, source).map((edit) => tryEdit(source, edit, options));
  const fewest = Math.min(...tried.map(({ complaints }) => complaints));
  if (!(fewest < before)) return undefined;
  const clean = tried.filter(({ complaints }) => complaints === fewest);
  const most = Math.max(...clean.map(({ recomputed }) => recomputed));
  const best = clean.filter(({ recomputed }) => recomputed === most);
  const last = best.at(-1);
  if (last === undefined || new Set(best.map(({ text }) => normalizeContent(text))).size > 1)
    return undefined;
  return { title: describeEdit(last.edit), certain: true, edits: [last.edit] };
}

function tryEdit(source: string, edit: TextEdit, options: VerifyOptions): Tried {
  const text = applyEdits(source, [edit]);
  const report = verifyDocument(text, options);
  const { equalities, unread } = report.read;
  return { edit, text, complaints: countComplaints(report), recomputed: equalities - unread };
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
