import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { listSections, mapSections, type QuestionSection } from '../../domain/question-sections.ts';

/**
 * Replaces the first placeholder of a question, of its parts or of its inner questions by the figure. Without a placeholder,
 * adds the figure to the question itself.
 */
export function placeDiagram(question: Question, figure: Diagram): Question {
  const placeholders = listSections(question).flatMap(({ diagrams }) => diagrams.filter(isPlaceholder));
  const [target] = placeholders;
  if (target === undefined) return { ...question, diagrams: [...question.diagrams, figure] };
  return mapSections(question, <T extends QuestionSection>(section: T): T => {
    const index = section.diagrams.indexOf(target);
    return index < 0 ? section : { ...section, diagrams: section.diagrams.with(index, figure) };
  });
}

function isPlaceholder({ kind }: Diagram): boolean {
  return kind === 'placeholder';
}
