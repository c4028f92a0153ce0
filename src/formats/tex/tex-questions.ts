import { readMetadataComments, writeMetadataComments } from '../../domain/metadata-comments.ts';
import type { Question } from '../../domain/question.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { type ReadDocument, type ReadQuestion, readQuestions } from '../../latex/read-questions.ts';

/** Reads the questions of a TeX document; comments such as `% subject: Physics` become fields. */
export function readTexQuestions(tex: string): ReadDocument {
  const document = readQuestions(tex);
  return { ...document, questions: document.questions.map(withMetadata) };
}

/** Prints questions as TeX in the normal form; subject, level, marks and the like become comments again. */
export function printTexQuestions(questions: readonly Question[], options: { ids?: boolean } = {}): string {
  return printQuestions(questions.map(writeMetadataComments), options);
}

function withMetadata(read: ReadQuestion): ReadQuestion {
  const inner = read.questions?.map(withMetadata);
  return {
    ...read,
    question: readMetadataComments(read.question),
    ...(inner === undefined ? {} : { questions: inner }),
  };
}
