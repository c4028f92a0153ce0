import { liftMetadata, lowerMetadata } from '../../domain/metadata-comments.ts';
import type { Question } from '../../domain/question.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { type ReadDocument, type ReadQuestion, readQuestions } from '../../latex/read-questions.ts';

/** The questions of a TeX document with subject, level and marks lifted out of their comments. */
export function readTexQuestions(tex: string): ReadDocument {
  const document = readQuestions(tex);
  return { ...document, questions: document.questions.map(lift) };
}

/** Their inverse: the normal form, metadata as comments again. */
export function printTexQuestions(questions: readonly Question[], options: { ids?: boolean } = {}): string {
  return printQuestions(questions.map(lowerMetadata), options);
}

function lift(read: ReadQuestion): ReadQuestion {
  const inner = read.questions?.map(lift);
  return {
    ...read,
    question: liftMetadata(read.question),
    ...(inner === undefined ? {} : { questions: inner }),
  };
}
