import type { Finding } from '../domain/finding.ts';
import { writeMetadataComments } from '../domain/metadata-comments.ts';
import type { Question } from '../domain/question.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { type ReadCounts, type VerifyOptions, verifyDocument } from './verify-document.ts';

/** The result of verifying one or more questions. */
export type QuestionReport = {
  /** The printed TeX that the positions of findings refer to. */
  readonly tex: string;
  readonly findings: readonly Finding[];
  readonly read: ReadCounts;
};

/** Verifies a question by printing it as TeX and verifying that document. */
export function verifyQuestion(question: Question, options: VerifyOptions = {}): QuestionReport {
  const tex = printQuestions([writeMetadataComments(question)]);
  const { findings, read } = verifyDocument(tex, options);
  return { tex, findings, read };
}

/** Verifies the questions of a paper: each one, and all of them together. */
export function verifyQuestions(questions: readonly Question[], options: VerifyOptions = {}): QuestionReport {
  const tex = printQuestions(questions.map(writeMetadataComments));
  const { findings, read } = verifyDocument(tex, options);
  return { tex, findings, read };
}
