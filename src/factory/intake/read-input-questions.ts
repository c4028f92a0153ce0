import type { SourceMaterial } from '../../agents/source-material.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { ItemRange } from '../../latex/select-range.ts';
import type { Files } from '../../ports/files.ts';
import type { ImageReader } from '../../ports/image-reader.ts';
import type { PageFigure, PageReader } from '../../ports/page-reader.ts';
import { readSourceText } from '../../text/source-text.ts';
import { findNumberedFiles } from './find-numbered-files.ts';
import { formatQuestionName, selectQuestions, splitPhoto, splitTex } from './split-questions.ts';

/** The file to read questions from; `-` is standard input. */
export type InputFile = {
  readonly kind: 'tex' | 'photo';
  readonly path: string;
  readonly range?: ItemRange | undefined;
};

/** One question of an input file. */
export type InputQuestion = {
  /** Counts from 1 in the file, or is the number of the photo when a range selects numbered photos. */
  readonly index: number;
  /** The position in its own file; undefined when the file has a single question. */
  readonly indexInFile?: number;
  readonly source: SourceMaterial;
  readonly path: string;
  /** Set when our own reader can read the text as a question. */
  readonly id?: string;
  readonly kind?: QuestionKind;
  /** Its drawings, cut out of the photo. */
  readonly figures?: readonly PageFigure[];
};

/** Dependencies that read TeX files and photos. */
export type InputReaders = {
  readonly files: Files;
  readonly openImageReader: () => Promise<ImageReader>;
  readonly openPageReader: () => Promise<PageReader>;
};

type Mode = 'model' | 'rules';

/** Reads the questions of a TeX file or a photo within the range. TeX without a readable question is one source. */
export async function readInputQuestions(
  file: InputFile,
  readers: InputReaders,
  mode: Mode = 'model',
): Promise<InputQuestion[]> {
  return file.kind === 'tex' ? readTexFile(file, readers) : readPhotos(file, readers, mode);
}

/** A range selects numbered photos beside the given one if there are any, else questions on the page. */
async function readPhotos(file: InputFile, readers: InputReaders, mode: Mode): Promise<InputQuestion[]> {
  const { path, range } = file;
  const numbered = range === undefined ? [] : await findNumberedFiles(path, range, readers.files);
  if (numbered.length === 0) return readPhoto(file, readers, mode);
  const questions: InputQuestion[] = [];
  for (const photo of numbered) {
    const found = await readPhoto({ kind: 'photo', path: photo.path }, readers, mode);
    questions.push(...found.map((each) => ({ ...each, index: photo.index })));
  }
  return questions;
}

/** A model gets the whole photo unless a range is given; rules always split the page into its printed questions. */
async function readPhoto(file: InputFile, readers: InputReaders, mode: Mode): Promise<InputQuestion[]> {
  const { path, range } = file;
  if (mode === 'rules' || range !== undefined) return readPrintedQuestions(file, readers, mode);
  const images = [await (await readers.openImageReader()).read(path)];
  return [{ index: 1, path, source: { kind: 'images', name: path, images } }];
}

async function readPrintedQuestions(
  { path, range }: InputFile,
  { openPageReader }: InputReaders,
  mode: Mode,
): Promise<InputQuestion[]> {
  const reader = await openPageReader();
  try {
    const page = await reader.read(path);
    const numbered = numberQuestions(splitPhoto(page, path));
    const questions: InputQuestion[] = [];
    for (const { tex, confidence, figures, box, index, indexInFile } of selectQuestions(numbered, range)) {
      const name = formatQuestionName(path, index, numbered.length);
      const source: SourceMaterial =
        mode === 'rules'
          ? { kind: 'text', name, text: tex, confidence }
          : { kind: 'images', name, images: [await page.cut(box)] };
      questions.push({ index, ...(indexInFile && { indexInFile }), path, source, figures });
    }
    return questions;
  } finally {
    await reader.close();
  }
}

async function readTexFile({ path, range }: InputFile, { files }: InputReaders): Promise<InputQuestion[]> {
  const file = await files.readText(path);
  const parts = splitTex(readSourceText(file.source).text);
  const numbered = numberQuestions(parts).map(({ text, question, ...position }): InputQuestion => {
    const name = formatQuestionName(file.name, position.index, parts.length);
    const known = question && { id: question.id, kind: question.kind };
    return { ...position, path, ...known, source: { kind: 'text', name, text } };
  });
  return parts[0]?.question === undefined ? numbered : selectQuestions(numbered, range);
}

function numberQuestions<T>(questions: readonly T[]): (T & Pick<InputQuestion, 'index' | 'indexInFile'>)[] {
  return questions.map((question, place) => ({
    ...question,
    index: place + 1,
    ...(questions.length > 1 && { indexInFile: place + 1 }),
  }));
}
