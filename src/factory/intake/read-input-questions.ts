import { type PageQuestion, readPageQuestions } from '../../agents/scanner/page/read-page-questions.ts';
import type { SourceMaterial } from '../../agents/source-material.ts';
import { Fault } from '../../domain/fault.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { ItemRange } from '../../latex/select-range.ts';
import type { Files } from '../../ports/files.ts';
import type { ImageReader } from '../../ports/image-reader.ts';
import type { OpenPage, PageFigure, PageReader } from '../../ports/page-reader.ts';
import type { PageRange, PdfPage, PdfReader } from '../../ports/pdf-reader.ts';
import { readSourceText } from '../../text/source-text.ts';
import { findNumberedFiles } from './find-numbered-files.ts';
import { refuseWordFile } from './refuse-word-file.ts';
import { formatQuestionName, selectQuestions, splitPhoto, splitTex } from './split-questions.ts';

const INPUT_ENDINGS = { photo: /\.(?:png|jpe?g|webp)$/i, pdf: /\.pdf$/i } as const;

type InputKind = 'tex' | keyof typeof INPUT_ENDINGS;

/** Returns the kind of an input file by its ending; undefined for other files. */
export function findInputKind(path: string): Exclude<InputKind, 'tex'> | undefined {
  return INPUT_ENDINGS.pdf.test(path) ? 'pdf' : INPUT_ENDINGS.photo.test(path) ? 'photo' : undefined;
}

/** The file to read questions from; `-` is standard input. */
export type InputFile = {
  readonly kind: InputKind;
  readonly path: string;
  readonly range?: ItemRange | undefined;
  /** The pages of a PDF file to read; all pages without it. */
  readonly pages?: PageRange | undefined;
};

/** One question of an input file, or a picture that a model reads, which may show several questions. */
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
  /** The range of the user, if it applies to the questions that a model finds on the picture. */
  readonly range?: ItemRange;
};

/** Dependencies that read TeX files, photos and PDF files. */
export type InputReaders = {
  readonly files: Files;
  readonly openImageReader: () => Promise<ImageReader>;
  readonly openPageReader: () => Promise<PageReader>;
  readonly openPdfReader: () => Promise<PdfReader>;
};

type Mode = 'model' | 'rules';

/** Reads the questions of a TeX file, photo or PDF file within the range. A TeX file without a readable question is returned as one source. */
export async function readInputQuestions(
  file: InputFile,
  readers: InputReaders,
  mode: Mode = 'model',
): Promise<InputQuestion[]> {
  refuseWordFile(file.path);
  if (file.kind === 'pdf') return readPdf(file, readers, mode);
  if (file.pages !== undefined)
    throw new Fault('invalid-input', `--pages selects pages of a PDF file; ${file.path} is not one.`);
  if (file.kind === 'tex') return readTexFile(file, readers);
  return readPhotos(file, readers, mode);
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

/**
 * Reads one photo. A model reads the whole photo, and finds its questions; with a range it reads only the printed questions
 * that rules found. Rules always split the page.
 */
async function readPhoto(file: InputFile, readers: InputReaders, mode: Mode): Promise<InputQuestion[]> {
  const { path, range } = file;
  const readWhole = async (): Promise<InputQuestion[]> => {
    const images = [await (await readers.openImageReader()).read(path)];
    return [{ index: 1, path, source: { kind: 'images', name: path, images }, ...(range && { range }) }];
  };
  if (mode === 'model' && range === undefined) return readWhole();
  return withPageReader(readers, async (reader) => {
    const page = await reader.read(path);
    if (mode === 'model' && readPageQuestions(page).length < 2) return readWhole();
    return toInputQuestions({ questions: splitPhoto([page], path), pages: [page], file, mode });
  });
}

async function withPageReader<T>(
  { openPageReader }: InputReaders,
  use: (reader: PageReader) => Promise<T>,
): Promise<T> {
  const reader = await openPageReader();
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

/** Reads a PDF file: the text layer of its pages, and pages without one as pictures. */
async function readPdf(file: InputFile, readers: InputReaders, mode: Mode): Promise<InputQuestion[]> {
  const pdfPages = await (await readers.openPdfReader()).read(file.path, file.pages);
  const readsPictures = mode === 'model' && file.range === undefined;
  if (readsPictures && pdfPages.some(({ text }) => text === undefined))
    return readPdfPictures(pdfPages, file, readers);
  return withPageReader(readers, async (reader) => {
    const pages: OpenPage[] = [];
    for (const { text, render } of pdfPages) {
      const image = text === undefined ? await render() : undefined;
      const page = text ?? (image && (await reader.readBytes(image.bytes, image.name)));
      if (page !== undefined) pages.push(page);
    }
    return toInputQuestions({ questions: splitPhoto(pages, file.path), pages, file, mode });
  });
}

/** Reads a PDF file with scanned pages for a model: consecutive pages with text as their questions, each other page as a picture. */
async function readPdfPictures(
  pdfPages: readonly PdfPage[],
  file: InputFile,
  readers: InputReaders,
): Promise<InputQuestion[]> {
  const questions: Omit<InputQuestion, 'index'>[] = [];
  const images = await readers.openImageReader();
  let textPages: OpenPage[] = [];
  const addText = async (): Promise<void> => {
    const texts = textPages.length === 0 ? [] : splitPhoto(textPages, file.path);
    questions.push(...(await toInputQuestions({ questions: texts, pages: textPages, file, mode: 'model' })));
    textPages = [];
  };
  for (const { text, render } of pdfPages) {
    if (text !== undefined) {
      textPages.push(text);
      continue;
    }
    await addText();
    const { bytes, name } = await render();
    const image = await images.prepare(bytes, name);
    questions.push({ path: file.path, source: { kind: 'images', name, images: [image] } });
  }
  await addText();
  return numberQuestions(questions).map((question) => {
    // Only printed questions have figures; a picture keeps the name of its page.
    if (question.figures === undefined) return question;
    const name = formatQuestionName(file.path, question.index, questions.length);
    return { ...question, source: { ...question.source, name } };
  });
}

type PrintedQuestions = {
  readonly questions: readonly PageQuestion[];
  readonly pages: readonly OpenPage[];
  readonly file: InputFile;
  readonly mode: Mode;
};

/** Converts the printed questions within the range. A model gets the text if it is complete, otherwise the picture. */
async function toInputQuestions({
  questions,
  pages,
  file,
  mode,
}: PrintedQuestions): Promise<InputQuestion[]> {
  const { path, range } = file;
  const inputQuestions: InputQuestion[] = [];
  for (const question of selectQuestions(numberQuestions(questions), range)) {
    const { tex, confidence, figures, areas, index, indexInFile } = question;
    const name = formatQuestionName(path, index, questions.length);
    const images = await Promise.all(
      areas.flatMap(({ page, box }) =>
        mode === 'rules' || confidence === 1 ? [] : (pages[page]?.cut(box) ?? []),
      ),
    );
    const source: SourceMaterial =
      images.length === 0 ? { kind: 'text', name, text: tex, confidence } : { kind: 'images', name, images };
    inputQuestions.push({ index, ...(indexInFile && { indexInFile }), path, source, figures });
  }
  return inputQuestions;
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
