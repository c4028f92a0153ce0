import { readMetadataComments, writeMetadataComments } from '../../domain/metadata-comments.ts';
import type { Question } from '../../domain/question.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { type ReadDocument, type ReadQuestion, readQuestions } from '../../latex/read-questions.ts';

/** Reads the questions of a TeX document; comments such as `% subject: Physics` become fields. */
export function readTexQuestions(tex: string): ReadDocument {
  const document = readQuestions(tex);
  return { ...document, questions: document.questions.map(addMetadata) };
}

/** Prints questions as TeX; subject, level, marks and similar fields become comments. */
export function printTexQuestions(questions: readonly Question[], options: { ids?: boolean } = {}): string {
  return printQuestions(questions.map(writeMetadataComments), options);
}

/** Moves metadata from the comments of a question to its fields, also in the questions of a passage. */
function addMetadata(read: ReadQuestion): ReadQuestion {
  const nestedQuestions = read.questions?.map(addMetadata);
  return {
    ...read,
    question: readMetadataComments(read.question),
    ...(nestedQuestions === undefined ? {} : { questions: nestedQuestions }),
  };
}
