import type { EqualityCounts } from '../domain/equality-counts.ts';
import type { Finding } from '../domain/finding.ts';
import { writeMetadataComments } from '../domain/metadata-comments.ts';
import type { Question } from '../domain/question.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { allChecks } from './all-checks.ts';
import { listSchemeRemarks, marksAddUp } from './parts/marks-add-up.ts';
import type { LocatedFinding } from './report-remarks.ts';
import { createRuleSettings } from './settings/rule-settings.ts';
import { type VerifyOptions, verifyDocument } from './verify-document.ts';

/** The result of verifying one or more questions. */
export type QuestionReport = {
  /** The printed TeX that the positions of findings refer to. */
  readonly tex: string;
  readonly findings: readonly Finding[];
  readonly read: EqualityCounts;
};

/** Verifies a question by printing it as TeX and verifying that document. */
export function verifyQuestion(question: Question, options: VerifyOptions = {}): QuestionReport {
  return verifyQuestions([question], options);
}

/** Verifies the questions of a paper: each one, and all of them together. */
export function verifyQuestions(questions: readonly Question[], options: VerifyOptions = {}): QuestionReport {
  const tex = printQuestions(questions.map(writeMetadataComments));
  const { findings, read } = verifyDocument(tex, options);
  return { tex, findings: [...findings, ...checkSchemes(questions, options)], read };
}

/** Reports marks that differ from a marking scheme; TeX has no schemes, so verifying the document cannot find them. */
function checkSchemes(
  questions: readonly Question[],
  { settings, checks = allChecks }: VerifyOptions,
): LocatedFinding[] {
  if (!checks.includes(marksAddUp)) return [];
  const all = questions.flatMap((question) => [question, ...(question.questions ?? [])]);
  return all.flatMap((question) =>
    listSchemeRemarks(question).flatMap(({ message, field = 'marks' }): LocatedFinding[] => {
      const { getSeverity } = settings ?? createRuleSettings();
      const severity = getSeverity(marksAddUp, { level: question.level });
      if (severity === undefined) return [];
      return [{ rule: marksAddUp.id, severity, message, field, question: question.id }];
    }),
  );
}
