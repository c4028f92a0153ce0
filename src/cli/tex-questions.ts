import type { Finding } from '../domain/finding.ts';
import { liftMetadata, lowerMetadata } from '../domain/metadata-comments.ts';
import type { Question } from '../domain/question.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { type ReadDocument, type ReadQuestion, readQuestions } from '../latex/read-questions.ts';

/** The questions of a TeX document with subject, level and marks lifted out of their comments. */
export function readTexQuestions(tex: string): ReadDocument {
  const document = readQuestions(tex);
  if (document.questions.length > 0 || document.findings.length > 0) return withMetadata(document);
  const none: Finding = { rule: 'no-question', severity: 'error', message: 'No question was found.' };
  return { questions: [], findings: [none] };
}

/** Their inverse: the normal form, metadata as comments again. */
export function printTexQuestions(questions: readonly Question[], options: { ids?: boolean } = {}): string {
  return printQuestions(questions.map(lowerMetadata), options);
}

function withMetadata(document: ReadDocument): ReadDocument {
  return { ...document, questions: document.questions.map(lift) };
}

function lift(read: ReadQuestion): ReadQuestion {
  const inner = read.questions?.map(lift);
  return {
    ...read,
    question: liftMetadata(read.question),
    ...(inner === undefined ? {} : { questions: inner }),
  };
}
