import type { PlainQuestion, Question } from '../../domain/question.ts';

/** Lists the question itself, followed by its inner questions if it is a passage. */
export function listParts(question: Question | null | undefined): PlainQuestion[] {
  return question ? [question, ...(question.questions ?? [])] : [];
}

/** Finds the first TikZ drawing of the question or of its inner questions. */
export function findTikz(question: Question | null | undefined): string | undefined {
  const [firstDrawing] = listParts(question).flatMap(({ diagrams }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'tikz' ? [diagram.tex] : [])),
  );
  return firstDrawing;
}
