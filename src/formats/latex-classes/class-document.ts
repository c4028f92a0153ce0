import { writeMetadataComments } from '../../domain/metadata-comments.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { type KeyedComments, printWithKeyedComments } from '../../latex/keyed-comments.ts';
import { printDiagram } from '../../latex/print-sections.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { type LossRules, listFieldLosses } from '../field-losses.ts';
import type { WriteOptions } from '../format.ts';

/** How a class of LaTeX prints questions. */
export type ClassDocument = {
  /** Everything before `\begin{document}`. Our TeX reader knows the commands that it defines. */
  readonly preamble: string;
  /** What follows: the beginning of the document up to the first question, and everything after the last one. */
  readonly head: string;
  readonly tail: string;
  readonly losses: LossRules;
  print(question: PlainQuestion, keyedComments: KeyedComments): string;
  /** Prints the text of a passage; its questions follow it. */
  printPassage(passage: Question): string;
};

/** Writes questions as a complete document. */
export async function* writeClassDocument(
  pages: AsyncIterable<readonly Question[]>,
  document: ClassDocument,
  { onLoss }: WriteOptions,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(document.preamble + document.head);
  for await (const page of pages)
    for (const question of page) {
      listFieldLosses(question, document.losses).forEach(onLoss);
      yield encoder.encode(`${printQuestionOrPassage(writeMetadataComments(question), document)}\n\n`);
    }
  yield encoder.encode(document.tail);
}

function printQuestionOrPassage(question: Question, document: ClassDocument): string {
  if (question.kind !== 'passage') return printQuestion(question, document);
  const inner = (question.questions ?? []).map((each) => printQuestion(each, document));
  return [document.printPassage(question), ...inner, '% end of passage'].join('\n\n');
}

function printQuestion(question: PlainQuestion, document: ClassDocument): string {
  return printWithKeyedComments(question, {
    print: (keyedComments) => document.print(question, keyedComments),
    // Without the preamble, which takes as long to read as a question.
    read: (printed) => readQuestions(`${document.head}${printed}\n${document.tail}`).questions[0]?.question,
  });
}

/** Prints comments that our TeX reader reads again: the id, the kind of the response, the keyed comments, and those of the author. */
export function printNotes(
  { id, response, comments }: PlainQuestion,
  keyedComments: readonly string[],
): string[] {
  const notes = [
    `id: ${id}`,
    ...(response === undefined ? [] : [`response: ${response}`]),
    ...keyedComments,
    ...comments,
  ];
  return notes.map((note) => `% ${note}`);
}

/** Prints a figure. A placeholder is a comment, because the document must compile without its file. */
export function printFigure(diagram: Diagram): string {
  return printDiagram(diagram.kind === 'placeholder' ? { ...diagram, commented: true } : diagram);
}

/** Joins lines and leaves out empty ones. */
export function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** Puts `{}` before a leading bracket, which would otherwise be an argument of the command before it. */
export function guardBracket(text: string): string {
  return /^\s*[[{(*]/u.test(text) ? `{}${text}` : text;
}
