import { pageQuestions } from '../agents/scanner/page/page-questions.ts';
import type { Source } from '../agents/source.ts';
import { Fault } from '../domain/fault.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { readTexQuestions } from '../factory/intake/tex-questions.ts';
import type { ItemRange } from '../latex/select-range.ts';
import type { PageFigure } from '../ports/page-reader.ts';
import type { CliTools } from './cli-tools.ts';
import { findSiblings } from './find-siblings.ts';
import { checkInput, type InputOptions, readInput, readRange, selectQuestions } from './read-input.ts';
import type { RangeOption } from './shared-options.ts';

/** One question to work on. */
export type QuestionSource = {
  /** Counts from 1 in the file or on the page, or is the number of the file, whatever range was asked for. */
  readonly index: number;
  readonly source: Source;
  /** The file it comes from. */
  readonly path: string;
  /** What our reader makes of it; a photo or rough text has neither. */
  readonly id?: string;
  readonly kind?: QuestionKind;
  /** Its drawings, cut out of the photo. */
  readonly figures?: readonly PageFigure[];
};

type Way = 'model' | 'rules';

/** What reads files and photos. */
export type SourceTools = Pick<CliTools, 'files' | 'openImageReader' | 'openPageReader'>;

/** The questions of the photo or of the TeX file, within the range; text without a question is one source as a whole. */
export async function readSources(
  options: InputOptions & RangeOption,
  tools: SourceTools,
  way: Way = 'model',
): Promise<QuestionSource[]> {
  checkInput(options);
  return options.image === undefined
    ? readTexSources(options, tools)
    : readPhotos(options.image, options, { tools, way });
}

type PhotoWork = { readonly tools: SourceTools; readonly way: Way };

/** With a range, the files of these numbers when there are such, else the questions of these places on the page. */
async function readPhotos(path: string, options: RangeOption, work: PhotoWork): Promise<QuestionSource[]> {
  const range = readRange(options);
  const siblings = range === undefined ? [] : await findSiblings(path, range, work.tools.files);
  if (siblings.length === 0) return readPhoto(path, range, work);
  const sources: QuestionSource[] = [];
  for (const { index, path: sibling } of siblings)
    sources.push(...(await readPhoto(sibling, undefined, work)).map((each) => ({ ...each, index })));
  return sources;
}

/** A model looks at a photo as a whole unless places on it are asked for; rules always read what is printed. */
async function readPhoto(
  path: string,
  range: ItemRange | undefined,
  { tools, way }: PhotoWork,
): Promise<QuestionSource[]> {
  if (way === 'rules' || range !== undefined) return readPrinted(path, range, { tools, way });
  const images = [await (await tools.openImageReader()).read(path)];
  return [{ index: 1, path, source: { kind: 'images', name: path, images } }];
}

async function readPrinted(
  path: string,
  range: ItemRange | undefined,
  { tools, way }: PhotoWork,
): Promise<QuestionSource[]> {
  const reader = await tools.openPageReader();
  try {
    const page = await reader.read(path);
    const printed = pageQuestions(page);
    if (printed.length === 0) throw new Fault('invalid-input', `Nothing printed could be read on ${path}.`);
    const numbered = printed.map((question, place) => ({ index: place + 1, question }));
    const sources: QuestionSource[] = [];
    for (const { index, question } of selectQuestions(numbered, range)) {
      const { tex, confidence, figures, box } = question;
      const name = printed.length === 1 ? path : `${path} (question ${index})`;
      const source: Source =
        way === 'rules'
          ? { kind: 'text', name, text: tex, confidence }
          : { kind: 'images', name, images: [await page.cut(box)] };
      sources.push({ index, path, source, figures });
    }
    return sources;
  } finally {
    await reader.close();
  }
}

async function readTexSources(
  options: InputOptions & RangeOption,
  tools: SourceTools,
): Promise<QuestionSource[]> {
  const range = readRange(options);
  const { name, source } = await readInput(options, tools);
  const { questions } = readTexQuestions(source.text);
  const path = options.tex ?? '';
  if (questions.length === 0) return [{ index: 1, path, source: { kind: 'text', name, text: source.text } }];
  const numbered = questions.map(({ question, spans }, place): QuestionSource => {
    const text = source.text.slice(spans.question.start, spans.question.end);
    const label = questions.length === 1 ? name : `${name} (question ${place + 1})`;
    return {
      index: place + 1,
      path,
      id: question.id,
      kind: question.kind,
      source: { kind: 'text', name: label, text },
    };
  });
  return selectQuestions(numbered, range);
}
