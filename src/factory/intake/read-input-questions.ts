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
  /** The position in the file, counted from 1; or the number of the photo, when a range selects numbered photos. */
  readonly index: number;
  /** The position in the file that contains it; undefined when the file has a single question. */
  readonly indexInFile?: number;
  readonly source: SourceMaterial;
  readonly path: string;
  /** Set when the TeX reader can read the text as a question. */
  readonly id?: string;
  readonly kind?: QuestionKind;
  /** The drawings of the question, cut out of the photo. */
  readonly figures?: readonly PageFigure[];
};

/** Dependencies that read TeX files and photos. */
export type InputReaders = {
  readonly files: Files;
  readonly openImageReader: () => Promise<ImageReader>;
  readonly openPageReader: () => Promise<PageReader>;
};

type Mode = 'model' | 'rules';

/** Reads the questions of a TeX file or photo within the range. A TeX file without a readable question is returned as one source. */
export async function readInputQuestions(
  file: InputFile,
  readers: InputReaders,
  mode: Mode = 'model',
): Promise<InputQuestion[]> {
  return file.kind === 'tex' ? readTexFile(file, readers) : readPhotos(file, readers, mode);
}

/** Reads a photo. A range selects other photos of a numbered series if there are any; otherwise, questions on the page. */
async function readPhotos(file: InputFile, readers: InputReaders, mode: Mode): Promise<InputQuestion[]> {
  const { path, range } = file;
  const numberedPhotos = range === undefined ? [] : await findNumberedFiles(path, range, readers.files);
  if (numberedPhotos.length === 0) return readPhoto(file, readers, mode);
  const questions: InputQuestion[] = [];
  for (const photo of numberedPhotos) {
    const photoQuestions = await readPhoto({ kind: 'photo', path: photo.path }, readers, mode);
    questions.push(...photoQuestions.map((question) => ({ ...question, index: photo.index })));
  }
  return questions;
}

/** Reads one photo. A model reads the whole photo unless there is a range; rules always split the page into its printed questions. */
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
    const numberedQuestions = numberQuestions(splitPhoto(page, path));
    const questions: InputQuestion[] = [];
    for (const { tex, confidence, figures, box, index, indexInFile } of selectQuestions(
      numberedQuestions,
      range,
    )) {
      const name = formatQuestionName(path, index, numberedQuestions.length);
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
  const pieces = splitTex(readSourceText(file.source).text);
  const numberedQuestions = numberQuestions(pieces).map(({ text, question, ...position }): InputQuestion => {
    const name = formatQuestionName(file.name, position.index, pieces.length);
    const identity = question && { id: question.id, kind: question.kind };
    return { ...position, path, ...identity, source: { kind: 'text', name, text } };
  });
  return pieces[0]?.question === undefined ? numberedQuestions : selectQuestions(numberedQuestions, range);
}

function numberQuestions<T>(questions: readonly T[]): (T & Pick<InputQuestion, 'index' | 'indexInFile'>)[] {
  return questions.map((question, position) => ({
    ...question,
    index: position + 1,
    ...(questions.length > 1 && { indexInFile: position + 1 }),
  }));
}
