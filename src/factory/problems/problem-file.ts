import { Fault } from '../../domain/fault.ts';
import type { NamedFigure, ProblemSource } from '../../domain/problem.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ProblemStore } from '../../ports/problem-store.ts';
import { getBaseName } from '../intake/to-folder-name.ts';

type StoredFile = { readonly key: string; readonly mediaType: string };

/** Reads a file of a problem: its photo, which has the name `source`, or one of its figures. */
export async function readProblemFile(
  source: ProblemSource,
  name: string,
  { files }: { readonly files: FileStore },
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const stored = findFile(source, name);
  const bytes = stored && (await files.read(stored.key));
  if (!stored || bytes === undefined) throw new Fault('not-found', `This problem has no file ${name}.`);
  return { bytes, mediaType: stored.mediaType };
}

/** Returns the name under which a figure of a TeX file is served: the last segment of its path. */
export function getFigureFileName({ name }: NamedFigure): string {
  return getBaseName(name);
}

/** Lists the names under which the figures of a problem are served. */
export function listFigureNames(source: ProblemSource): string[] {
  if (source.kind === 'tex') return source.figures.map(getFigureFileName);
  return (source.reading?.figures ?? []).map((_, index) => `figure-${index + 1}.png`);
}

/** Returns the path of a figure relative to `problem.tex`. A path that leaves the folder is replaced by its file name. */
export function getFigurePath(figure: NamedFigure): string {
  // Rejects absolute paths, drive letters such as `C:`, and `..`.
  const isInside = !/^[/\\]|:|(^|[/\\])\.\.([/\\]|$)/.test(figure.name);
  const path = isInside ? figure.name : getFigureFileName(figure);
  return /\.\w+$/.test(path)
    ? path
    : `${path}.${figure.mediaType.replace('image/', '').replace('jpeg', 'jpg')}`;
}

function findFile(source: ProblemSource, name: string): StoredFile | undefined {
  if (source.kind === 'tex') return source.figures.find((figure) => getFigureFileName(figure) === name);
  if (name === 'source') return source;
  const number = /^figure-(\d{1,3})\.png$/.exec(name)?.[1];
  const key = number && source.reading?.figures[Number(number) - 1];
  return key ? { key, mediaType: 'image/png' } : undefined;
}

/** Lists the keys of the photo and the figures of a problem in the file store. */
function listKeys(source: ProblemSource): string[] {
  if (source.kind === 'tex') return source.figures.map(({ key }) => key);
  return [source.key, ...(source.reading?.figures ?? [])];
}

/** Removes the files of a problem from the file store, except those that another problem also uses. */
export async function removeUnusedFiles(
  source: ProblemSource,
  { store, files }: { readonly store: ProblemStore; readonly files: FileStore },
): Promise<void> {
  for (const key of new Set(listKeys(source)))
    if (!(await store.isFileReferenced(key))) await files.remove(key);
}
