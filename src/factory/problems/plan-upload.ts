import type { Problem, ProblemOptions, ProblemSource } from '../../domain/problem.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { formatQuestionName, splitTex } from '../intake/split-questions.ts';
import { getBaseName } from '../intake/to-folder-name.ts';
import type { ProblemServiceDependencies } from './problem-dependencies.ts';
import { type RefusedFile, type SortedFile, sortUpload, type UploadedFile } from './sort-upload.ts';
import { uploadLimits } from './upload-limits.ts';

const mediaTypes = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
} as const satisfies Record<ImageFormat, string>;

type Photo = { readonly folder: string; readonly source: Extract<ProblemSource, { kind: 'photo' }> };

/** The questions of a TeX file, each with the uploaded images that it includes. */
function createTexSources({ name: path, folder, text }: TexFile, photos: readonly Photo[]): ProblemSource[] {
  return splitTex(text).map(({ text: own }, index) => ({
    kind: 'tex',
    path,
    index: index + 1,
    text: own,
    figures: listImageNames(own).flatMap((name) => {
      const source = findImage(name, folder, photos)?.source;
      return source ? [{ name, key: source.key, mediaType: source.mediaType }] : [];
    }),
  }));
}

const INCLUDED_IMAGE = /\\includegraphics\s*(?:\[[^\]]*\])?\s*\{([^}]+)\}/g;

function listImageNames(tex: string): string[] {
  return [...new Set([...tex.matchAll(INCLUDED_IMAGE)].flatMap(([, name]) => name?.trim() ?? []))];
}

/** The image that TeX would find; else any uploaded image of that name. */
function findImage(name: string, folder: string, photos: readonly Photo[]): Photo | undefined {
  const matching = photos.filter((photo) => hasName(photo, name));
  const named = name.slice(0, name.length - getBaseName(name).length);
  const expected = `${folder}${named}`.replaceAll('./', '');
  return matching.find((photo) => photo.folder === expected) ?? matching[0];
}

/** Compares file names; TeX may leave the ending out. */
function hasName({ source: { path } }: Photo, name: string): boolean {
  const [requested, own] = [getBaseName(name), getBaseName(path)];
  return own === requested || own.replace(/\.[^.]*$/, '') === requested;
}

/** Names files by their full path when several folders contain a file of that name. */
function disambiguateNames(files: readonly (TexFile | Photo)[]): (TexFile | Photo)[] {
  const getName = (file: TexFile | Photo): string => ('source' in file ? file.source.path : file.name);
  const byName = Map.groupBy(files, getName);
  return files.map((file) => {
    const name = getName(file);
    if (byName.get(name)?.length === 1) return file;
    const path = `${file.folder}${name}`;
    return 'source' in file ? { ...file, source: { ...file.source, path } } : { ...file, name: path };
  });
}

/** The fields of a new problem. */
type ProblemDraft = {
  readonly id: string;
  readonly owner: string;
  readonly source: ProblemSource;
  /** The number of questions in its file. */
  readonly questionCount: number;
  readonly wish: ProblemOptions;
  readonly at: string;
};

export function createProblem({ id, owner, source, questionCount, wish, at }: ProblemDraft): Problem {
  return {
    id,
    owner,
    name: formatQuestionName(source.path, source.index, questionCount),
    source,
    wish,
    version: 0,
    sent: {},
    usage: { calls: 0, tokens: 0, cost: 0, unpriced: 0 },
    createdAt: at,
    updatedAt: at,
  };
}

type UploadPlan = { readonly planned: Problem[]; readonly refused: RefusedFile[] };

type TexFile = Extract<SortedFile, { kind: 'tex' }>;

/** The problems of an upload: one per TeX question, and one per photo that no TeX file includes as a figure. */
export async function planUpload(
  uploaded: readonly UploadedFile[],
  request: Pick<ProblemDraft, 'owner' | 'wish' | 'at'>,
  { sorting, files, newId }: Pick<ProblemServiceDependencies, 'sorting' | 'files' | 'newId'>,
): Promise<UploadPlan> {
  const [usable, refused]: [(TexFile | Photo)[], RefusedFile[]] = [[], []];
  for await (const sorted of sortUpload(uploaded, sorting)) {
    if ('reason' in sorted) refused.push(sorted);
    else usable.push(sorted.kind === 'tex' ? sorted : await storePhoto(sorted, files));
  }
  const accepted = disambiguateNames(usable);
  const photos = accepted.filter((file) => 'source' in file);
  const sources = accepted.map((file) => ('source' in file ? [file.source] : createTexSources(file, photos)));
  const figures = new Set(
    sources
      .flat()
      .flatMap((one) => (one.kind === 'tex' ? one.figures : []))
      .map(({ key }) => key),
  );
  const planned: Problem[] = [];
  for (const some of sources) {
    const own = some.filter((source) => source.kind === 'tex' || !figures.has(source.key));
    if (planned.length + own.length > uploadLimits.problems)
      refused.push(...own.slice(0, 1).map(refuseExcess));
    else
      planned.push(
        ...own.map((source) => createProblem({ ...request, id: newId(), source, questionCount: own.length })),
      );
  }
  return { planned, refused };
}

/** Stores a photo immediately, so that it uses no memory while the other files are read. */
async function storePhoto(
  { name: path, folder, bytes, format }: Extract<SortedFile, { kind: 'photo' }>,
  files: ProblemServiceDependencies['files'],
): Promise<Photo> {
  const key = await files.put(bytes);
  return { folder, source: { kind: 'photo', path, index: 1, key, mediaType: mediaTypes[format] } };
}

function refuseExcess({ path }: ProblemSource): RefusedFile {
  const reason = `An upload creates at most ${uploadLimits.problems} problems; ${path} was left out.`;
  return { name: path, reason };
}
