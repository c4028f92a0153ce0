import { checkDrawing } from '../../agents/tikz/check-drawing.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { printPartsText } from '../../domain/part-text.ts';
import { listSections } from '../../domain/question-sections.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { findTikz } from './find-tikz.ts';
import type { ProcessingState } from './pipeline-state.ts';
import type { PipelineStep, StepDependencies, StepResult } from './pipeline-step.ts';

/** Compiles the TikZ figure of the question. Without one, draws the figure that the text mentions or the photo shows. */
export const diagramStep: PipelineStep = async (state, deps) => {
  const tikz = findTikz(state.question);
  if (tikz !== undefined) return compileDrawing(tikz, deps);
  const sections = state.question ? listSections(state.question) : [];
  const hasImage = sections.some(({ diagrams }) => diagrams.some(({ kind }) => kind === 'image'));
  const needsFigure = state.hasFigure || state.classification?.has_diagram === true;
  if (!needsFigure || hasImage)
    return { outcome: 'left-out', note: hasImage ? 'the figure is an image' : 'no figure' };
  return drawFigure(state, deps);
};

async function compileDrawing(tikz: string, { drawing }: StepDependencies): Promise<StepResult> {
  const { findings } = await checkDrawing(tikz, drawing.draw);
  return toStepResult(tikz, findings, 'the drawing of the source');
}

async function drawFigure(state: ProcessingState, deps: StepDependencies): Promise<StepResult> {
  const { item, agents, drawing, workOptions } = deps;
  const sourceImages = item.source.kind === 'images' ? item.source.images : [];
  const images = item.figures.length > 0 ? item.figures : sourceImages;
  // If there is an image, rules must not draw from the text, because the text does not describe the whole image.
  const questionText =
    images.length > 0 ? '' : state.question ? visibleText(printPartsText(state.question)) : '';
  const request = {
    description: state.figureDescription ?? questionText,
    images,
    diagramType: state.classification?.diagram_type ?? null,
    ...(state.classification && { topic: state.classification.topic }),
  };
  const { tikz, findings, family, provenance } = await agents.draw(request, drawing, workOptions);
  const result = toStepResult(tikz, findings, family ?? 'drawn');
  return { ...result, records: { ...result.records, provenance: [provenance] } };
}

function toStepResult(tikz: string, findings: readonly Finding[], note: string): StepResult {
  const isFlagged = hasErrors(findings);
  return {
    outcome: isFlagged ? 'flagged' : 'done',
    note: isFlagged ? (findings[0]?.message ?? note) : note,
    update: { tikz },
    records: { findings: findings.map((finding) => ({ ...finding, field: 'diagram' })) },
  };
}
