import type { PipelineItem } from '../../factory/pipeline/pipeline-tools.ts';
import type { InputOptions } from '../read-input.ts';
import { type QuestionSource, readSources, type SourceTools } from '../read-sources.ts';
import type { RangeOption } from '../shared-options.ts';

/** The questions to process, each with the name its folder would like to have. */
export async function readItems(
  options: InputOptions & RangeOption,
  tools: SourceTools,
  way: 'model' | 'rules',
): Promise<PipelineItem[]> {
  return (await readSources(options, tools, way)).map(itemOf);
}

const PLACE = /\(question (\d+)\)$/;

function itemOf({ source, path, figures = [] }: QuestionSource): PipelineItem {
  const place = PLACE.exec(source.name)?.[1];
  const file = path.replace(/^.*[/\\]/, '');
  const dot = file.lastIndexOf('.');
  const stem = nameOf(dot > 0 ? file.slice(0, dot) : file);
  const ending = dot > 0 ? file.slice(dot + 1).toLowerCase() : 'tex';
  const isPhoto = figures.length > 0 || source.kind === 'images' || source.confidence !== undefined;
  return {
    source,
    path: path === '-' ? 'standard input' : path,
    index: Number(place ?? 1),
    name: place === undefined ? stem : `${stem}-${place}`,
    original: isPhoto
      ? { ending, content: { copyOf: path } }
      : { ending: 'tex', content: source.kind === 'text' ? source.text : '' },
    figures: figures.map(({ image }) => image),
  };
}

/** A name that every disk takes. */
function nameOf(stem: string): string {
  return stem.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'question';
}
