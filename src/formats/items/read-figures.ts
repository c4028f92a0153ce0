import type { Diagram } from '../../domain/question-content.ts';
import type { FigureSource, FigureType } from '../../ports/figures.ts';
import { decodeEntities } from '../markup/html-entities.ts';

const TYPES: Readonly<Record<string, FigureType>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Finds the media type of a picture by its name; undefined for other files. */
function findPictureType(name: string): FigureType | undefined {
  return TYPES[/\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** Converts a picture of a document to a diagram: TikZ if the drawing contains its source, otherwise an image file. */
export function toDiagram(path: string, bytes: Uint8Array): Diagram {
  const text = findPictureType(path) === 'image/svg+xml' ? new TextDecoder().decode(bytes) : '';
  const source = /<metadata class="tikz">([^<]*)<\/metadata>/u.exec(text)?.[1];
  return source === undefined ? { kind: 'image', path } : { kind: 'tikz', tex: decodeEntities(source) };
}

/**
 * Creates a source that returns the pictures of a document in the order in which they were written, so that a question can be
 * written again without drawing its figures. `pictures` maps the names of the pictures to their content.
 */
export function replayFigures(pictures: ReadonlyMap<string, Uint8Array>): FigureSource {
  const byNumber = new Map<number, { mediaType: FigureType; bytes: Uint8Array }>();
  for (const [name, bytes] of pictures) {
    const number = Number(/figure-(\d+)\.\w+$/u.exec(name)?.[1]);
    const mediaType = findPictureType(name);
    if (mediaType !== undefined) byNumber.set(number, { mediaType, bytes });
  }
  let count = 0;
  return async () => {
    count += 1;
    const picture = byNumber.get(count);
    return picture === undefined
      ? { kind: 'missing', reason: 'The document has no picture of this figure.' }
      : { kind: 'picture', ...picture };
  };
}
