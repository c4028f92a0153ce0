import { type PageQuestion, readPageQuestions } from '../../agents/scanner/page/read-page-questions.ts';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { type ItemRange, selectRange } from '../../latex/select-range.ts';
import type { ReadPage } from '../../ports/page-reader.ts';

/** The source text of one question of a TeX document; `question` is missing when the document has no readable one. */
type TexPart = { readonly text: string; readonly question?: Question };

/** Splits a TeX document into its questions; a document without a readable question is returned as one part. */
export function splitTex(text: string): TexPart[] {
  const { questions } = readTexQuestions(text);
  if (questions.length === 0) return [{ text }];
  return questions.map(({ question, spans }) => ({
    text: text.slice(spans.question.start, spans.question.end),
    question,
  }));
}

/** The questions printed on a photo; a photo without printed text is an `invalid-input` fault that names the file. */
export function splitPhoto(page: ReadPage, path: string): PageQuestion[] {
  const printed = readPageQuestions(page);
  if (printed.length === 0) throw new Fault('invalid-input', `No printed text could be read on ${path}.`);
  return printed;
}

/** The questions within the range; a range beyond the last question is an `invalid-input` fault. */
export function selectQuestions<T>(questions: readonly T[], range: ItemRange | undefined): T[] {
  const selected = selectRange(questions, range);
  if (range === undefined || selected.length > 0 || questions.length === 0) return selected;
  const count = questions.length === 1 ? 'is one question' : `are ${questions.length} questions`;
  throw new Fault('invalid-input', `There ${count}; none of them is from ${range.start} to ${range.end}.`);
}

/** The name of a question for users: the file alone, or with its number when the file has several questions. */
export function formatQuestionName(file: string, index: number, count: number): string {
  return count === 1 ? file : `${file} (question ${index})`;
}
