import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import type { SqaMetadata, SqaQuestion } from '../../domain/sqa.ts';
import { toSqaQuestion } from '../../domain/sqa-question-view.ts';
import { findModel } from '../../item-models/catalogue.ts';
import { drawFigures } from '../../item-models/find-figures.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import { drawPartFigures } from './draw-part-figures.ts';

/** Converts a question to the JSON format of the requirement document `sqa-graphs`. Without the scheme, it also omits the answer and all data from which the answer could be computed. */
export type ViewQuestion = (question: Question, options: { withScheme: boolean }) => Promise<SqaQuestion>;

type QuestionViewOptions = {
  /** Renders the TikZ figures of questions that have no item model. */
  readonly draw?: DiagramRenderer['draw'] | undefined;
};

export function createQuestionViews({ draw }: QuestionViewOptions): ViewQuestion {
  // A question is viewed before and after it is marked. Drawing its figures generates it again, which takes longest.
  const figures = new WeakMap<Question, ReturnType<typeof drawFigures>>();

  function drawOnce(question: Question): ReturnType<typeof drawFigures> {
    const drawn = figures.get(question) ?? drawFigures(question);
    figures.set(question, drawn);
    return drawn;
  }

  async function drawTikz(diagrams: readonly Diagram[]): Promise<string | undefined> {
    const tikz = diagrams.find((diagram) => diagram.kind === 'tikz')?.tex;
    if (tikz === undefined || draw === undefined) return undefined;
    const drawing = await draw(tikz);
    return drawing.kind === 'drawn' ? drawing.svg : undefined;
  }

  return async (question, { withScheme }) => {
    const drawn = drawOnce(question);
    const diagramSvg = drawn.get('') ?? (await drawTikz(question.diagrams));
    const partSvgs = drawn.size > 0 ? drawn : await drawPartFigures(question, drawTikz);
    const view = toSqaQuestion(question, {
      withScheme,
      partSvgs,
      ...(diagramSvg !== undefined && { diagramSvg }),
    });
    return { ...view, metadata: { ...view.metadata, ...toMetadata(question, withScheme) } };
  };
}

function toMetadata({ provenance, topic }: Question, withScheme: boolean): SqaMetadata {
  const model = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  const { seed } = provenance ?? {};
  return {
    ...(provenance !== undefined && { made_by: provenance.maker }),
    ...(model !== undefined && { calculator: model.calculator }),
    // The topic may reveal the method.
    ...(withScheme && topic !== undefined && { topic }),
    // With both values, a learner could generate the question again, including its answer.
    ...(withScheme && model !== undefined && seed !== undefined && { item_model: model.id, seed }),
  };
}
