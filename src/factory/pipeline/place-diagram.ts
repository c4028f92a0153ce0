import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';

/** Replaces the first placeholder by the figure. Without a placeholder, adds the figure to the question itself. */
export function placeDiagram(question: Question, figure: Diagram): Question {
  const innerQuestions = question.questions ?? [];
  const target = [question, ...innerQuestions].find(hasPlaceholder);
  if (target === undefined || target === question) return insertFigure(question, figure);
  const questions = innerQuestions.map((inner) => (inner === target ? insertFigure(inner, figure) : inner));
  return { ...question, questions };
}

function hasPlaceholder({ diagrams }: PlainQuestion): boolean {
  return diagrams.some(({ kind }) => kind === 'placeholder');
}

function insertFigure<T extends PlainQuestion>(question: T, figure: Diagram): T {
  const placeholderIndex = question.diagrams.findIndex(({ kind }) => kind === 'placeholder');
  if (placeholderIndex < 0) return { ...question, diagrams: [...question.diagrams, figure] };
  return { ...question, diagrams: question.diagrams.with(placeholderIndex, figure) };
}
