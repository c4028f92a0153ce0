import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { listSections } from '../../domain/question-sections.ts';
import type { Figure, FigureSource, FigureType } from '../../ports/figures.ts';
import { escapeXml } from '../markup/write-markup.ts';

/** A picture to write into an export; its name is unique within the question. */
export type NamedPicture = {
  readonly name: string;
  readonly mediaType: FigureType;
  readonly bytes: Uint8Array;
};

/** The pictures of one question. Equal diagrams share one picture. */
export type QuestionFigures = {
  readonly pictures: readonly NamedPicture[];
  /** Returns undefined for a diagram that could not be drawn or found. */
  find(diagram: Diagram): NamedPicture | undefined;
};

const ENDINGS = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const satisfies Record<FigureType, string>;

/** Draws or loads all figures of a question as `figure-1.svg`, `figure-2.png`, … */
export async function loadFigures(question: Question, figures: FigureSource): Promise<QuestionFigures> {
  const diagrams = listSections(question).flatMap((section) => section.diagrams);
  const unique = new Map(diagrams.map((diagram) => [JSON.stringify(diagram), diagram]));
  const pictures = new Map<string, NamedPicture>();
  let number = 0;
  for (const [key, diagram] of unique) {
    number += 1;
    const figure = await figures(diagram, question.source?.path);
    if (figure.kind === 'missing') continue;
    const bytes = diagram.kind === 'tikz' ? embedSource(figure, diagram.tex) : figure.bytes;
    const { mediaType } = figure;
    pictures.set(key, { name: `figure-${number}.${ENDINGS[mediaType]}`, mediaType, bytes });
  }
  return { pictures: [...pictures.values()], find: (diagram) => pictures.get(JSON.stringify(diagram)) };
}

/** Adds the TikZ source to a drawing, so that the figure stays editable after it went through another program. */
function embedSource({ bytes }: Extract<Figure, { kind: 'picture' }>, tikz: string): Uint8Array {
  const svg = new TextDecoder().decode(bytes);
  if (svg.includes('<metadata class="tikz">')) return bytes;
  const source = `<metadata class="tikz">${escapeXml(tikz)}</metadata>`;
  return new TextEncoder().encode(svg.replace(/<svg\b[^>]*>/u, (tag) => tag + source));
}
