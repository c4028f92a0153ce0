import type { Loss } from '../../domain/loss.ts';
import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { hasMetadata, type LossRules, listFieldLosses } from '../field-losses.ts';
import type { Format, WriteOptions } from '../format.ts';
import { readDocument } from './read/read-document.ts';
import { createWordWriter, type DrawnFigure } from './write/word-writer.ts';
import { createWordDocument } from './write/write-document.ts';

/** Word documents with equations, an answer key and solutions. */
export const docxFormat: Format = { read: readDocument, write: writeDocument };

const LOSSES: LossRules = {
  question: [
    {
      field: 'metadata',
      level: 'dropped',
      code: 'docx-no-metadata',
      message: 'A Word document does not show subject, level, topic, difficulty, comments and source.',
      applies: hasMetadata,
    },
    {
      field: 'vignette',
      level: 'normalised',
      code: 'docx-vignette-in-stem',
      message: 'In Word, the vignette is the first paragraph of the question.',
      applies: ({ vignette }) => vignette !== undefined,
    },
  ],
  section: [
    {
      field: 'markingScheme',
      level: 'lossy',
      code: 'docx-scheme-as-text',
      message: 'In Word, the marking scheme is text for the person who marks.',
      applies: ({ markingScheme }) => markingScheme !== undefined,
    },
    {
      field: 'key',
      level: 'lossy',
      code: 'docx-key-as-text',
      message: 'In Word, what else is accepted or rejected is text for the person who marks.',
      applies: ({ key }) => key !== undefined,
    },
    {
      field: 'options',
      level: 'lossy',
      code: 'docx-explanation-as-text',
      message: 'In Word, explanations of options are text in the solutions.',
      applies: ({ options }) => options.some(({ explanation }) => explanation !== undefined),
    },
    {
      field: 'blankTable',
      level: 'lossy',
      code: 'docx-blank-table',
      message: 'In Word, a table to complete is an ordinary table with empty cells.',
      applies: ({ blankTable }) => blankTable !== undefined,
    },
    {
      field: 'response',
      level: 'dropped',
      code: 'docx-no-response-kind',
      message: 'A Word document does not say how an answer is entered.',
      applies: ({ response }) => response !== undefined,
    },
  ],
};

/** Writes a document in one piece at the end, because its whole text is one file of the package. */
async function* writeDocument(
  pages: AsyncIterable<readonly Question[]>,
  options: WriteOptions,
): AsyncGenerator<Uint8Array> {
  let report: (loss: Omit<Loss, 'question'>) => void = () => undefined;
  let sourcePath: string | undefined;
  const writer = createWordWriter({
    reportSource: () =>
      report({
        field: 'stem',
        level: 'lossy',
        code: 'docx-formula-as-source',
        message: 'A formula or drawing is printed as its TeX source, because it cannot be shown in Word.',
      }),
    draw: (diagram) => drawFigure(diagram, sourcePath, options, (loss) => report(loss)),
  });
  const archives = await options.engines.openArchives();
  const { outline } = options;
  const document = createWordDocument(writer, { outline, createText: archives.createText });
  for await (const page of pages)
    for (const question of page) {
      report = (loss) => options.onLoss({ question: question.id, ...loss });
      sourcePath = question.source?.path;
      listFieldLosses(question, LOSSES).forEach(options.onLoss);
      await document.add(question);
    }
  yield* archives.stream(toAsync(document.finish()));
}

async function* toAsync<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

type ReportFigure = (loss: Omit<Loss, 'question'>) => void;

async function drawFigure(
  diagram: Diagram,
  sourcePath: string | undefined,
  { figures, engines }: WriteOptions,
  report: ReportFigure,
): Promise<DrawnFigure | undefined> {
  const figure = await figures(diagram, sourcePath);
  if (figure.kind === 'missing') {
    report({
      field: 'diagrams',
      level: 'dropped',
      code: 'docx-figure-missing',
      message: 'A figure is missing, because there is no picture of it.',
    });
    return undefined;
  }
  if (diagram.kind === 'tikz')
    report({
      field: 'diagrams',
      level: 'lossy',
      code: 'docx-figure-as-picture',
      message: 'In Word, a drawing is a picture; its TikZ source is not kept.',
    });
  const { mediaType, bytes } = figure;
  if (mediaType !== 'image/svg+xml') return { mediaType, bytes };
  const png = await (await engines.openRasteriser()).toPng(bytes);
  return png === undefined ? { mediaType, bytes } : { mediaType: 'image/png', bytes: png, svg: bytes };
}
