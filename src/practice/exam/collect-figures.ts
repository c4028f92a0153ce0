import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { findFigures } from '../../item-models/find-figures.ts';

/** Collects the figures of a paper by question id; the figure of part (b) of question `q-1` has the key `q-1:b`. */
export function collectFigures({ sections }: Pick<ExamPaper, 'sections'>): Map<string, Scene> {
  const figures = new Map<string, Scene>();
  for (const question of sections.flatMap(({ questions }) => questions)) {
    const hasFigure = [question, ...(question.parts ?? [])].some(({ diagrams }) => diagrams.length > 0);
    if (!hasFigure) continue;
    for (const [path, figure] of findFigures(question))
      figures.set(path === '' ? question.id : `${question.id}:${path}`, figure);
  }
  return figures;
}
