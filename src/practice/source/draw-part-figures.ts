import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';

type DrawDiagrams = (diagrams: readonly Diagram[]) => Promise<string | undefined>;

/**
 * Draws the figures of the parts that a learner answers, by path. The figure of an outer part is shown with its first inner
 * part that has none of its own.
 */
export async function drawPartFigures(
  question: Pick<Question, 'parts'>,
  draw: DrawDiagrams,
): Promise<Map<string, string>> {
  const svgs = new Map<string, string>();
  const shownParents = new Set<unknown>();
  for (const { path, part, parent } of listLeafParts(question)) {
    const ownSvg = await draw(part.diagrams);
    const isParentShown = parent === undefined || shownParents.has(parent);
    const svg = ownSvg ?? (isParentShown ? undefined : await draw(parent.diagrams));
    if (svg === undefined) continue;
    if (ownSvg === undefined) shownParents.add(parent);
    svgs.set(path, svg);
  }
  return svgs;
}
