import type { Question } from '../../domain/question.ts';
import { listSections } from '../../domain/question-sections.ts';

/** Finds the first TikZ drawing of the question, of its parts or of its inner questions. */
export function findTikz(question: Question | null | undefined): string | undefined {
  const sections = question ? listSections(question) : [];
  const [firstDrawing] = sections.flatMap(({ diagrams }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'tikz' ? [diagram.tex] : [])),
  );
  return firstDrawing;
}
