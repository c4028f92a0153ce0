import type { Problem, ProblemSource, ProblemWish } from '../../domain/problem.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { readTexQuestions } from '../intake/tex-questions.ts';
import type { DeskTools } from './problem-tools.ts';
import { lastName, type RefusedFile, type SortedFile, sortUpload, type UploadedFile } from './sort-upload.ts';
import { uploadLimits } from './upload-limits.ts';

const mediaTypes = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
} as const satisfies Record<ImageFormat, string>;

type Photo = { readonly folder: string; readonly source: Extract<ProblemSource, { kind: 'photo' }> };

/** The questions of a TeX file, each with the pictures it names that came with it. */
function texSources({ name: path, folder, text }: TexFile, photos: readonly Photo[]): ProblemSource[] {
  const { questions } = readTexQuestions(text);
  const texts = questions.map(({ spans }) => text.slice(spans.question.start, spans.question.end));
  return (texts.length === 0 ? [text] : texts).map((own, place) => ({
    kind: 'tex',
    path,
    index: place + 1,
    text: own,
    figures: picturesIn(own).flatMap((name) => {
      const source = pictureCalled(name, folder, photos)?.source;
      return source ? [{ name, key: source.key, mediaType: source.mediaType }] : [];
    }),
  }));
}

const PICTURE = /\\includegraphics\s*(?:\[[^\]]*\])?\s*\{([^}]+)\}/g;

function picturesIn(tex: string): string[] {
  return [...new Set([...tex.matchAll(PICTURE)].flatMap(([, name]) => name?.trim() ?? []))];
}

/** The one that TeX would find; else one of that name that came from anywhere. */
function pictureCalled(name: string, folder: string, photos: readonly Photo[]): Photo | undefined {
  const called = photos.filter((photo) => isCalled(photo, name));
  const besides = `${folder}${name.slice(0, name.length - lastName(name).length)}`.replaceAll('./', '');
  return called.find((photo) => photo.folder === besides) ?? called[0];
}

/** TeX may leave the ending out. */
function isCalled({ source: { path } }: Photo, name: string): boolean {
  const [wanted, own] = [lastName(name), lastName(path)];
  return own === wanted || own.replace(/\.[^.]*$/, '') === wanted;
}

/** Files of one name out of several folders are called by their paths, so that a person can tell them apart. */
function tellApart(files: readonly (TexFile | Photo)[]): (TexFile | Photo)[] {
  const nameOf = (file: TexFile | Photo): string => ('source' in file ? file.source.path : file.name);
  const alike = Map.groupBy(files, nameOf);
  return files.map((file) => {
    const name = nameOf(file);
    if (alike.get(name)?.length === 1) return file;
    const path = `${file.folder}${name}`;
    return 'source' in file ? { ...file, source: { ...file.source, path } } : { ...file, name: path };
  });
}

export type NewProblem = {
  readonly id: string;
  readonly owner: string;
  readonly source: ProblemSource;
  /** How many questions the file has. */
  readonly among: number;
  readonly wish: ProblemWish;
  readonly at: string;
};

/** How a question is called that is one of so many of its file. */
export function nameAmong({ path, index }: ProblemSource, among: number): string {
  return among === 1 ? path : `${path} (question ${index})`;
}

export function createProblem({ id, owner, source, among, wish, at }: NewProblem): Problem {
  return {
    id,
    owner,
    name: nameAmong(source, among),
    source,
    wish,
    version: 0,
    sent: {},
    usage: { calls: 0, tokens: 0, cost: 0, unpriced: 0 },
    createdAt: at,
    updatedAt: at,
  };
}

export type UploadPlan = { readonly planned: Problem[]; readonly refused: RefusedFile[] };

type TexFile = Extract<SortedFile, { kind: 'tex' }>;

/** The problems that an upload brings: each question of TeX is one, and so is a photo that no TeX names as its figure. */
export async function planUpload(
  uploaded: readonly UploadedFile[],
  person: Pick<NewProblem, 'owner' | 'wish' | 'at'>,
  { sorting, files, newId }: Pick<DeskTools, 'sorting' | 'files' | 'newId'>,
): Promise<UploadPlan> {
  const [usable, refused]: [(TexFile | Photo)[], RefusedFile[]] = [[], []];
  for await (const sorted of sortUpload(uploaded, sorting)) {
    if ('reason' in sorted) refused.push(sorted);
    else usable.push(sorted.kind === 'tex' ? sorted : await keepPhoto(sorted, files));
  }
  const taken = tellApart(usable);
  const photos = taken.filter((file) => 'source' in file);
  const sources = taken.map((file) => ('source' in file ? [file.source] : texSources(file, photos)));
  const figures = new Set(
    sources
      .flat()
      .flatMap((one) => (one.kind === 'tex' ? one.figures : []))
      .map(({ key }) => key),
  );
  const planned: Problem[] = [];
  for (const some of sources) {
    const own = some.filter((source) => source.kind === 'tex' || !figures.has(source.key));
    if (planned.length + own.length > uploadLimits.problems) refused.push(...own.slice(0, 1).map(oneTooMany));
    else
      planned.push(
        ...own.map((source) => createProblem({ ...person, id: newId(), source, among: own.length })),
      );
  }
  return { planned, refused };
}

/** In the file store it costs no memory while the other files are read. */
async function keepPhoto(
  { name: path, folder, bytes, format }: Extract<SortedFile, { kind: 'photo' }>,
  files: DeskTools['files'],
): Promise<Photo> {
  const key = await files.put(bytes);
  return { folder, source: { kind: 'photo', path, index: 1, key, mediaType: mediaTypes[format] } };
}

function oneTooMany({ path }: ProblemSource): RefusedFile {
  const reason = `An upload makes at most ${uploadLimits.problems} problems; ${path} was left out.`;
  return { name: path, reason };
}
