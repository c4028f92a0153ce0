import type { Diagram } from '../domain/question-content.ts';

/** The media types of pictures that exports may contain. */
export type FigureType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** A picture of a diagram, or the reason why there is none, as a sentence. */
export type Figure =
  | { readonly kind: 'picture'; readonly mediaType: FigureType; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly reason: string };

/** Draws or loads the diagrams of questions. `path` of an image is relative to `sourcePath`, the file of the question. */
export type FigureSource = (diagram: Diagram, sourcePath?: string) => Promise<Figure>;
