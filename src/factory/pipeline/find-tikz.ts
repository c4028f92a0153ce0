import type { PlainQuestion, Question } from '../../domain/question.ts';

/** The question itself, followed by the questions of a passage. */
export function listParts(question: Question | null | undefined): PlainQuestion[] {
  return question ? [question, ...(question.questions ?? [])] : [];
}

/** The first TikZ drawing of the question or of one of its parts. */
export function findTikz(question: Question | null | undefined): string | undefined {
  const [first] = listParts(question).flatMap(({ diagrams }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'tikz' ? [diagram.tex] : [])),
  );
  return first;
}
