import type { Problem, ProblemOptions, ProblemSource } from '../../domain/problem.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { formatQuestionName } from '../intake/split-questions.ts';
import { getBaseName } from '../intake/to-folder-name.ts';
import type { ProblemServiceDependencies } from './problem-dependencies.ts';
import { readPdfSources } from './read-pdf-sources.ts';
import {
  type AcceptedFile,
  type RefusedFile,
  readUploadedFiles,
  type UploadedFile,
} from './read-uploaded-files.ts';
import { uploadLimits } from './upload-limits.ts';

const MEDIA_TYPES = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
} as const satisfies Record<ImageFormat, string>;

type Photo = { readonly folder: string; readonly source: Extract<ProblemSource, { kind: 'photo' }> };

/** Creates one source per question of a TeX file, each with the uploaded images that the question includes. */
function createTexSources(
  { name: path, folder }: TexFile,
  texts: readonly string[],
  photos: readonly Photo[],
): ProblemSource[] {
  return texts.map((questionText, index) => ({
    kind: 'tex',
    path,
    index: index + 1,
    text: questionText,
    figures: listImageNames(questionText).flatMap((name) => {
      const source = findImage(name, folder, photos)?.source;
      return source ? [{ name, key: source.key, mediaType: source.mediaType }] : [];
    }),
  }));
}

/** An image command with its file name, such as `\includegraphics[width=4cm]{plot.png}`. */
const INCLUDED_IMAGE = /\\includegraphics\s*(?:\[[^\]]*\])?\s*\{([^}]+)\}/g;

function listImageNames(tex: string): string[] {
  return [...new Set([...tex.matchAll(INCLUDED_IMAGE)].flatMap(([, name]) => name?.trim() ?? []))];
}

/** Finds the image that TeX would find, or else any uploaded image with that name. */
function findImage(name: string, folder: string, photos: readonly Photo[]): Photo | undefined {
  const matching = photos.filter((photo) => hasName(photo, name));
  const relativeFolder = name.slice(0, name.length - getBaseName(name).length);
  const expectedFolder = `${folder}${relativeFolder}`.replaceAll('./', '');
  return matching.find((photo) => photo.folder === expectedFolder) ?? matching[0];
}

/** Compares the file name of a photo with a name in TeX, which may omit the file ending. */
function hasName({ source: { path } }: Photo, name: string): boolean {
  const [requestedName, photoName] = [getBaseName(name), getBaseName(path)];
  return photoName === requestedName || photoName.replace(/\.[^.]*$/, '') === requestedName;
}

/** Replaces the name of a file by its full path when several folders contain a file with that name. */
function disambiguateNames(files: readonly (TexFile | Photo)[]): (TexFile | Photo)[] {
  const getName = (file: TexFile | Photo): string => ('source' in file ? file.source.path : file.name);
  const filesByName = Map.groupBy(files, getName);
  return files.map((file) => {
    const name = getName(file);
    if (filesByName.get(name)?.length === 1) return file;
    const path = `${file.folder}${name}`;
    return 'source' in file ? { ...file, source: { ...file.source, path } } : { ...file, name: path };
  });
}

/** The fields of a new problem. */
type ProblemDraft = {
  readonly id: string;
  readonly owner: string;
  readonly source: ProblemSource;
  /** The number of questions in the file. */
  readonly questionCount: number;
  /** The requested results. */
  readonly requested: ProblemOptions;
  readonly at: string;
};

export function createProblem({ id, owner, source, questionCount, requested, at }: ProblemDraft): Problem {
  return {
    id,
    owner,
    name: formatQuestionName(source.path, source.index, questionCount),
    source,
    wish: requested,
    version: 0,
    sent: {},
    usage: { calls: 0, tokens: 0, cost: 0, unpriced: 0 },
    createdAt: at,
    updatedAt: at,
  };
}

type UploadPlan = { readonly planned: Problem[]; readonly refused: RefusedFile[] };

type TexFile = Extract<AcceptedFile, { kind: 'tex' }>;

type PlanDependencies = Pick<
  ProblemServiceDependencies,
  'uploadReaders' | 'files' | 'newId' | 'splitTex' | 'pdfs'
>;

/** The files of an upload: TeX files and stored photos, the questions of PDF files, and what cannot be used. */
type UploadContent = {
  readonly usable: (TexFile | Photo)[];
  readonly pdfSources: ProblemSource[][];
  readonly refused: RefusedFile[];
};

async function readUpload(uploaded: readonly UploadedFile[], deps: PlanDependencies): Promise<UploadContent> {
  const content: UploadContent = { usable: [], pdfSources: [], refused: [] };
  for await (const file of readUploadedFiles(uploaded, deps.uploadReaders)) {
    if ('reason' in file) content.refused.push(file);
    else if (file.kind === 'pdf') {
      const pdfResult = await readPdfSources(file, deps);
      if ('reason' in pdfResult) content.refused.push(pdfResult);
      else content.pdfSources.push(...pdfResult.groups);
    } else content.usable.push(file.kind === 'tex' ? file : await storePhoto(file, deps.files));
  }
  return content;
}

/** Plans the problems of an upload: one per question of a TeX or PDF file, and one per photo that no TeX file includes as a figure. */
export async function planUpload(
  uploaded: readonly UploadedFile[],
  request: Pick<ProblemDraft, 'owner' | 'requested' | 'at'>,
  deps: PlanDependencies,
): Promise<UploadPlan> {
  const { newId, splitTex } = deps;
  const { usable, pdfSources, refused } = await readUpload(uploaded, deps);
  const accepted = disambiguateNames(usable);
  const photos = accepted.filter((file) => 'source' in file);
  const sourcesByFile: ProblemSource[][] = [];
  for (const file of accepted) {
    const sources = 'source' in file ? [file.source] : await readTexSources(file, photos, splitTex);
    if ('reason' in sources) refused.push(sources);
    else sourcesByFile.push(sources);
  }
  sourcesByFile.push(...pdfSources);
  const texFigures = sourcesByFile.flat().flatMap((source) => (source.kind === 'tex' ? source.figures : []));
  const figureKeys = new Set(texFigures.map(({ key }) => key));
  const planned: Problem[] = [];
  for (const fileSources of sourcesByFile) {
    const questions = fileSources.filter((source) => source.kind === 'tex' || !figureKeys.has(source.key));
    const questionCount = questions.length;
    if (planned.length + questionCount > uploadLimits.problems)
      refused.push(...questions.slice(0, 1).map(refuseExcess));
    else
      planned.push(
        ...questions.map((source) => createProblem({ ...request, id: newId(), source, questionCount })),
      );
  }
  return { planned, refused };
}

/** Stores a photo immediately, so that its content is not kept in memory while the other files are read. */
async function storePhoto(
  { name: path, folder, bytes, format }: Extract<AcceptedFile, { kind: 'photo' }>,
  files: ProblemServiceDependencies['files'],
): Promise<Photo> {
  const key = await files.put(bytes);
  return { folder, source: { kind: 'photo', path, index: 1, key, mediaType: MEDIA_TYPES[format] } };
}

/** Splits a TeX file into its questions; a file with a question that is too long is refused. */
async function readTexSources(
  file: TexFile,
  photos: readonly Photo[],
  splitTex: ProblemServiceDependencies['splitTex'],
): Promise<ProblemSource[] | RefusedFile> {
  const texts = await splitTex(file.text);
  if (texts.every(({ length }) => length <= uploadLimits.questionCharacters))
    return createTexSources(file, texts, photos);
  const limit = uploadLimits.questionCharacters.toLocaleString('en');
  return {
    name: file.name,
    reason: `A question has at most ${limit} characters; ${file.name} was left out.`,
  };
}

function refuseExcess({ path }: ProblemSource): RefusedFile {
  const reason = `An upload creates at most ${uploadLimits.problems} problems; ${path} was left out.`;
  return { name: path, reason };
}
