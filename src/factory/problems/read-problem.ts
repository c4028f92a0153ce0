import type { SourceMaterial } from '../../agents/source-material.ts';
import { Fault } from '../../domain/fault.ts';
import type { PhotoReading, Problem, ProblemSource } from '../../domain/problem.ts';
import type { ModelImage } from '../../ports/model.ts';
import { splitPhoto } from '../intake/split-questions.ts';
import type { PipelineItem } from '../pipeline/pipeline-types.ts';
import type { ProblemWorkDependencies } from './problem-dependencies.ts';

type Photo = Extract<ProblemSource, { kind: 'photo' }>;
type Mode = 'model' | 'rules';

/** Returns whether the text of the photo must be read by rules before the pipeline starts. */
export function needsReading({ source }: Problem, mode: Mode): boolean {
  return source.kind === 'photo' && mode === 'rules' && source.reading === undefined;
}

/** Reads the questions printed on a photo by rules, and stores their drawings in the file store. */
export async function readPhoto(source: Photo, deps: ProblemWorkDependencies): Promise<PhotoReading[]> {
  const page = await deps.pages.readBytes(await readBytes(source, deps), source.path);
  return Promise.all(
    splitPhoto([page], source.path).map(async ({ tex, confidence, figures }) => ({
      tex,
      confidence,
      figures: await Promise.all(figures.map(({ image }) => deps.files.put(image.bytes))),
    })),
  );
}

/** Converts a problem to a pipeline item. */
export async function toPipelineItem(
  problem: Problem,
  mode: Mode,
  deps: ProblemWorkDependencies,
): Promise<PipelineItem> {
  const { source, name } = problem;
  const position = { path: source.path, index: source.index, name: problem.id };
  const original = { ending: 'tex', content: '' };
  if (source.kind === 'tex')
    return { ...position, original, source: { kind: 'text', name, text: source.text }, figures: [] };
  const figures = await readFigures(source, deps);
  return { ...position, original, source: await toPhotoSource(problem, source, { mode, deps }), figures };
}

type PhotoContext = { readonly mode: Mode; readonly deps: ProblemWorkDependencies };

/** Returns the photo as the source for a model. In rules mode, for further questions on the photo, and for a text layer, returns the text that was read. */
async function toPhotoSource(
  { name }: Problem,
  source: Photo,
  { mode, deps }: PhotoContext,
): Promise<SourceMaterial> {
  const { reading, index } = source;
  if (reading !== undefined && (mode === 'rules' || index > 1 || reading.isTextLayer === true))
    return { kind: 'text', name, text: reading.tex, confidence: reading.confidence };
  const image = await deps.images.prepare(await readBytes(source, deps), source.path);
  return { kind: 'images', name, images: [image] };
}

/** Reads the figures that were cut out of the photo of a problem. */
export async function readFigures(
  source: ProblemSource,
  { files }: Pick<ProblemWorkDependencies, 'files'>,
): Promise<ModelImage[]> {
  const keys = source.kind === 'photo' ? (source.reading?.figures ?? []) : [];
  const images = await Promise.all(
    keys.map(async (key, index) => {
      const bytes = await files.read(key);
      return bytes && { name: `figure-${index + 1}.png`, mediaType: 'image/png' as const, bytes };
    }),
  );
  return images.filter((image) => image !== undefined);
}

async function readBytes(
  { key, path }: Photo,
  { files }: Pick<ProblemWorkDependencies, 'files'>,
): Promise<Uint8Array> {
  const bytes = await files.read(key);
  if (bytes === undefined)
    throw new Fault('not-found', `The file ${path} is no longer stored; upload it again.`);
  return bytes;
}
