import { pageQuestions } from '../../agents/scanner/page/page-questions.ts';
import type { Source } from '../../agents/source.ts';
import { Fault } from '../../domain/fault.ts';
import type { PhotoReading, Problem, ProblemSource } from '../../domain/problem.ts';
import type { ModelImage } from '../../ports/model.ts';
import type { PipelineItem } from '../pipeline/pipeline-tools.ts';
import type { WorkTools } from './problem-tools.ts';

type Photo = Extract<ProblemSource, { kind: 'photo' }>;
type Way = 'model' | 'rules';

/** Whether its words must be read off the photo first. */
export function needsReading({ source }: Problem, way: Way): boolean {
  return source.kind === 'photo' && way === 'rules' && source.reading === undefined;
}

/** Every question that is printed on the photo, as rules read it; drawings go into the file store. */
export async function readPhoto(source: Photo, tools: WorkTools): Promise<PhotoReading[]> {
  const page = await tools.pages.readBytes(await bytesOf(source, tools), source.path);
  const printed = pageQuestions(page);
  if (printed.length === 0)
    throw new Fault('invalid-input', `Nothing printed could be read on ${source.path}.`);
  return Promise.all(
    printed.map(async ({ tex, confidence, figures }) => ({
      tex,
      confidence,
      figures: await Promise.all(figures.map(({ image }) => tools.files.put(image.bytes))),
    })),
  );
}

/** The problem as the pipeline takes it. */
export async function itemOf(problem: Problem, way: Way, tools: WorkTools): Promise<PipelineItem> {
  const { source, name } = problem;
  const place = { path: source.path, index: source.index, name: problem.id };
  const original = { ending: 'tex', content: '' };
  if (source.kind === 'tex')
    return { ...place, original, source: { kind: 'text', name, text: source.text }, figures: [] };
  const figures = await figuresOf(source, tools);
  return { ...place, original, source: await photoSource(problem, source, { way, tools }), figures };
}

type Looking = { readonly way: Way; readonly tools: WorkTools };

/** A model looks at the photo as a whole; further questions that rules found on it stay as they were read. */
async function photoSource({ name }: Problem, source: Photo, { way, tools }: Looking): Promise<Source> {
  const { reading, index } = source;
  if (reading !== undefined && (way === 'rules' || index > 1))
    return { kind: 'text', name, text: reading.tex, confidence: reading.confidence };
  const image = await tools.images.prepare(await bytesOf(source, tools), source.path);
  return { kind: 'images', name, images: [image] };
}

export async function figuresOf(
  source: ProblemSource,
  { files }: Pick<WorkTools, 'files'>,
): Promise<ModelImage[]> {
  const keys = source.kind === 'photo' ? (source.reading?.figures ?? []) : [];
  const images = await Promise.all(
    keys.map(async (key, place) => {
      const bytes = await files.read(key);
      return bytes && { name: `figure-${place + 1}.png`, mediaType: 'image/png' as const, bytes };
    }),
  );
  return images.filter((image) => image !== undefined);
}

async function bytesOf({ key, path }: Photo, { files }: Pick<WorkTools, 'files'>): Promise<Uint8Array> {
  const bytes = await files.read(key);
  if (bytes === undefined) throw new Fault('not-found', `The file ${path} is no longer kept; send it again.`);
  return bytes;
}
