import type { SourceMaterial } from '../../agents/source-material.ts';
import {
  type InputFile,
  type InputQuestion,
  type InputReaders,
  readInputQuestions,
} from '../intake/read-input-questions.ts';
import { getBaseName, toFolderName } from '../intake/to-folder-name.ts';
import type { PipelineItem } from './pipeline-types.ts';

/** Reads the questions of a file as pipeline items, each with a preferred folder name. */
export async function readPipelineItems(
  file: InputFile,
  readers: InputReaders,
  mode: 'model' | 'rules',
): Promise<PipelineItem[]> {
  return (await readInputQuestions(file, readers, mode)).map(toPipelineItem);
}

function toPipelineItem({ source, path, indexInFile, figures = [], range }: InputQuestion): PipelineItem {
  const folder = toFolderName(path);
  return {
    source,
    path: path === '-' ? 'standard input' : path,
    index: indexInFile ?? 1,
    name: indexInFile === undefined ? folder : `${folder}-${indexInFile}`,
    original: getOriginal(source, path, figures.length > 0),
    figures: figures.map(({ image }) => image),
    ...(range && { range }),
  };
}

/** Returns the source to store with the problem: the photo, the picture of a PDF page, or the text. */
function getOriginal(source: SourceMaterial, path: string, hasFigures: boolean): PipelineItem['original'] {
  const isPhoto = hasFigures || source.kind === 'images' || source.confidence !== undefined;
  if (!isPhoto || (getEnding(path) === 'pdf' && source.kind === 'text'))
    return { ending: 'tex', content: source.kind === 'text' ? source.text : '' };
  const [image] = source.kind === 'images' ? source.images : [];
  if (getEnding(path) === 'pdf' && image !== undefined)
    return { ending: image.mediaType.replace('image/', '').replace('jpeg', 'jpg'), content: image.bytes };
  return { ending: getEnding(path), content: { copyOf: path } };
}

function getEnding(path: string): string {
  return /(?!^)\.([^.]*)$/.exec(getBaseName(path))?.[1]?.toLowerCase() ?? 'tex';
}
