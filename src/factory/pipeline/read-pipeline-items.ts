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

function toPipelineItem({ source, path, indexInFile, figures = [] }: InputQuestion): PipelineItem {
  const folder = toFolderName(path);
  const isPhoto = figures.length > 0 || source.kind === 'images' || source.confidence !== undefined;
  return {
    source,
    path: path === '-' ? 'standard input' : path,
    index: indexInFile ?? 1,
    name: indexInFile === undefined ? folder : `${folder}-${indexInFile}`,
    original: isPhoto
      ? { ending: getEnding(path), content: { copyOf: path } }
      : { ending: 'tex', content: source.kind === 'text' ? source.text : '' },
    figures: figures.map(({ image }) => image),
  };
}

function getEnding(path: string): string {
  return /(?!^)\.([^.]*)$/.exec(getBaseName(path))?.[1]?.toLowerCase() ?? 'tex';
}
