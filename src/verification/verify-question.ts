import type { Finding } from '../domain/finding.ts';
import { writeMetadataComments } from '../domain/metadata-comments.ts';
import type { Question } from '../domain/question.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { type ReadCounts, type VerifyOptions, verifyDocument } from './verify-document.ts';

export type QuestionReport = {
  /** The normal form that the findings' places speak of. */
  readonly tex: string;
  readonly findings: readonly Finding[];
  readonly read: ReadCounts;
};

/** Checks a question of the neutral form through the document it prints to. */
export function verifyQuestion(question: Question, options: VerifyOptions = {}): QuestionReport {
  const tex = printQuestions([writeMetadataComments(question)]);
  const { findings, read } = verifyDocument(tex, options);
  return { tex, findings, read };
}

/** Checks questions that are asked together: each one, and all of them as a paper. */
export function verifyQuestions(questions: readonly Question[], options: VerifyOptions = {}): QuestionReport {
  const tex = printQuestions(questions.map(writeMetadataComments));
  const { findings, read } = verifyDocument(tex, options);
  return { tex, findings, read };
}
