import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { findFigure } from '../../item-models/find-figure.ts';

/** Collects the figures of a paper by question id. */
export function collectFigures({ sections }: Pick<ExamPaper, 'sections'>): Map<string, Scene> {
  const figures = new Map<string, Scene>();
  for (const question of sections.flatMap(({ questions }) => questions)) {
    const figure = question.diagrams.length === 0 ? undefined : findFigure(question);
    if (figure !== undefined) figures.set(question.id, figure);
  }
  return figures;
}
