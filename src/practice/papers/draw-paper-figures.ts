import type { BankPaper } from '../../domain/bank-paper.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import type { Diagram } from '../../domain/question-content.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';

type Figures = PaperSheets['figures'];

/** Renders the TikZ figures of all versions for HTML. A figure that cannot be rendered is described in words instead. */
export async function drawPaperFigures(
  { versions }: Pick<BankPaper, 'versions'>,
  draw: DiagramRenderer['draw'],
): Promise<Figures> {
  const figures = new Map<string, { svg: string; alt: string }>();
  const add = async (key: string, diagrams: readonly Diagram[]): Promise<void> => {
    const drawings = await Promise.all(
      diagrams.map((diagram) => (diagram.kind === 'tikz' ? draw(diagram.tex) : undefined)),
    );
    const svgs = drawings.flatMap((drawing) => (drawing?.kind === 'drawn' ? drawing.svg : []));
    if (svgs.length > 0 && svgs.length === diagrams.length)
      figures.set(key, { svg: svgs.join(''), alt: 'Figure' });
  };
  for (const question of versions.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))) {
    await add(question.id, question.diagrams);
    for (const { path, part } of listLeafParts(question)) await add(`${question.id}:${path}`, part.diagrams);
  }
  return figures;
}
