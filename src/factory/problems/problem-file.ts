import { Fault } from '../../domain/fault.ts';
import type { NamedFigure, ProblemSource } from '../../domain/problem.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ProblemStore } from '../../ports/problem-store.ts';
import { lastName } from './sort-upload.ts';

type Kept = { readonly key: string; readonly mediaType: string };

/** The photo, called `source`, or a figure that was cut out of it. */
export async function readProblemFile(
  source: ProblemSource,
  name: string,
  { files }: { readonly files: FileStore },
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const kept = fileOf(source, name);
  const bytes = kept && (await files.read(kept.key));
  if (!kept || bytes === undefined) throw new Fault('not-found', `This problem has no file ${name}.`);
  return { bytes, mediaType: kept.mediaType };
}

/** A figure of TeX by the last part of its name. */
export function fileNameOf({ name }: NamedFigure): string {
  return lastName(name);
}

/** Where TeX looks for the figure beside `problem.tex`; a name that leads out of the folder is cut. */
export function figurePathOf(figure: NamedFigure): string {
  const isInside = !/^[/\\]|:|(^|[/\\])\.\.([/\\]|$)/.test(figure.name);
  const path = isInside ? figure.name : fileNameOf(figure);
  return /\.\w+$/.test(path)
    ? path
    : `${path}.${figure.mediaType.replace('image/', '').replace('jpeg', 'jpg')}`;
}

function fileOf(source: ProblemSource, name: string): Kept | undefined {
  if (source.kind === 'tex') return source.figures.find((figure) => fileNameOf(figure) === name);
  if (name === 'source') return source;
  const number = /^figure-(\d{1,3})\.png$/.exec(name)?.[1];
  const key = number && source.reading?.figures[Number(number) - 1];
  return key ? { key, mediaType: 'image/png' } : undefined;
}

/** Every key of a problem in the file store: its photo, and its figures. */
function keysOf(source: ProblemSource): string[] {
  if (source.kind === 'tex') return source.figures.map(({ key }) => key);
  return [source.key, ...(source.reading?.figures ?? [])];
}

/** A file that another problem holds too stays. */
export async function dropProblemFiles(
  source: ProblemSource,
  { store, files }: { readonly store: ProblemStore; readonly files: FileStore },
): Promise<void> {
  for (const key of new Set(keysOf(source))) if (!(await store.holdsFile(key))) await files.remove(key);
}
