import { inspectDrawing } from '../../agents/tikz/inspect-drawing.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { PipelineState } from './pipeline-state.ts';
import type { StepAnswer, StepTools, StepWork } from './take-step.ts';

/** A figure that is drawn already is compiled; one that is only mentioned is drawn. */
export const diagramStep: StepWork = async (state, tools) => {
  const drawn = drawingOf(state.question);
  if (drawn !== undefined) return inspectOwn(drawn, tools);
  const hasImage = partsOf(state.question).some(({ diagrams }) =>
    diagrams.some(({ kind }) => kind === 'image'),
  );
  const wanted = state.hasFigure || state.classification?.has_diagram === true;
  if (!wanted || hasImage)
    return { outcome: 'left-out', note: hasImage ? 'the figure is an image' : 'no figure' };
  return drawFigure(state, tools);
};

async function inspectOwn(tikz: string, { drawing }: StepTools): Promise<StepAnswer> {
  const { findings } = await inspectDrawing(tikz, drawing.draw);
  return answerOf(tikz, findings, 'the drawing of the source');
}

async function drawFigure(state: PipelineState, tools: StepTools): Promise<StepAnswer> {
  const { item, agents, drawing, options } = tools;
  const images =
    item.figures.length > 0 ? item.figures : item.source.kind === 'images' ? item.source.images : [];
  // What a picture shows is not what the stem says of it, so rules do not draw it from the stem.
  const told = images.length > 0 ? '' : visibleText(state.question?.stem ?? '');
  const request = {
    description: state.figureDescription ?? told,
    images,
    diagramType: state.classification?.diagram_type ?? null,
    ...(state.classification && { topic: state.classification.topic }),
  };
  const { tikz, findings, family, provenance } = await agents.draw(request, drawing, options);
  const answer = answerOf(tikz, findings, family ?? 'drawn');
  return { ...answer, noticed: { ...answer.noticed, provenance: [provenance] } };
}

function answerOf(tikz: string, findings: readonly Finding[], note: string): StepAnswer {
  const flagged = hasErrors(findings);
  return {
    outcome: flagged ? 'flagged' : 'done',
    note: flagged ? (findings[0]?.message ?? note) : note,
    update: { tikz },
    noticed: { findings: findings.map((finding) => ({ ...finding, field: 'diagram' })) },
  };
}

function partsOf(question: Question | null | undefined): PlainQuestion[] {
  return question ? [question, ...(question.questions ?? [])] : [];
}

function drawingOf(question: Question | null | undefined): string | undefined {
  const [first] = partsOf(question).flatMap(({ diagrams }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'tikz' ? [diagram.tex] : [])),
  );
  return first;
}
