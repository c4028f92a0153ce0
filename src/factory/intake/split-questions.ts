import { type PageQuestion, readPageQuestions } from '../../agents/scanner/page/read-page-questions.ts';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { type ItemRange, selectRange } from '../../latex/select-range.ts';
import type { ReadPage } from '../../ports/page-reader.ts';

/** The source text of one question of a TeX document; `question` is absent when the document has no readable question. */
type TexPiece = { readonly text: string; readonly question?: Question };

/** Splits a TeX document into its questions; a document without a readable question is returned as one piece. */
export function splitTex(text: string): TexPiece[] {
  const { questions } = readTexQuestions(text);
  if (questions.length === 0) return [{ text }];
  return questions.map(({ question, spans }) => ({
    text: text.slice(spans.question.start, spans.question.end),
    question,
  }));
}

/** Returns the questions printed on pages; throws an `invalid-input` fault if they have no printed text. */
export function splitPhoto(pages: readonly ReadPage[], path: string): PageQuestion[] {
  const printedQuestions = readPageQuestions(...pages);
  if (printedQuestions.length === 0)
    throw new Fault('invalid-input', `No printed text could be read on ${path}.`);
  return printedQuestions;
}

/** Returns the questions within the range; throws an `invalid-input` fault if the range contains no question. */
export function selectQuestions<T>(questions: readonly T[], range: ItemRange | undefined): T[] {
  const selected = selectRange(questions, range);
  if (range === undefined || selected.length > 0 || questions.length === 0) return selected;
  const countText = questions.length === 1 ? 'is one question' : `are ${questions.length} questions`;
  throw new Fault(
    'invalid-input',
    `There ${countText}; none of them is from ${range.start} to ${range.end}.`,
  );
}

/** Formats the name of a question for users: the file name, with the number of the question when the file has several. */
export function formatQuestionName(file: string, index: number, count: number): string {
  return count === 1 ? file : `${file} (question ${index})`;
}
