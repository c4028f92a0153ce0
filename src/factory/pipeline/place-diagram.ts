import type { Diagram, PlainQuestion, Question } from '../../domain/question.ts';

/** The question with its figure in the place that was kept for it, or after the stem where none was. */
export function placeDiagram(question: Question, figure: Diagram): Question {
  const inner = question.questions ?? [];
  const holder = [question, ...inner].find(keepsPlace);
  if (holder === undefined) return fill(question, figure);
  if (holder === question) return fill(question, figure);
  return { ...question, questions: inner.map((each) => (each === holder ? fill(each, figure) : each)) };
}

function keepsPlace({ diagrams }: PlainQuestion): boolean {
  return diagrams.some(({ kind }) => kind === 'placeholder');
}

function fill<T extends PlainQuestion>(question: T, figure: Diagram): T {
  const place = question.diagrams.findIndex(({ kind }) => kind === 'placeholder');
  const diagrams = place < 0 ? [...question.diagrams, figure] : question.diagrams.with(place, figure);
  return { ...question, diagrams };
}
