import type { Diagram, PlainQuestion, Question } from '../../domain/question.ts';

/** Puts the figure in place of the first placeholder, or adds it to the question itself when there is none. */
export function placeDiagram(question: Question, figure: Diagram): Question {
  const inner = question.questions ?? [];
  const holder = [question, ...inner].find(hasPlaceholder);
  if (holder === undefined || holder === question) return insertFigure(question, figure);
  const questions = inner.map((each) => (each === holder ? insertFigure(each, figure) : each));
  return { ...question, questions };
}

function hasPlaceholder({ diagrams }: PlainQuestion): boolean {
  return diagrams.some(({ kind }) => kind === 'placeholder');
}

function insertFigure<T extends PlainQuestion>(question: T, figure: Diagram): T {
  const place = question.diagrams.findIndex(({ kind }) => kind === 'placeholder');
  const diagrams = place < 0 ? [...question.diagrams, figure] : question.diagrams.with(place, figure);
  return { ...question, diagrams };
}
