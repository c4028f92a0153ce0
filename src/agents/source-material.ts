import type { ModelImage } from '../ports/model.ts';

/** The input of a role: TeX or plain text, or images. */
export type SourceMaterial =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly text: string;
      /** Recognition confidence from 0 to 1, when rules read the text from a photo. */
      readonly confidence?: number;
    }
  | { readonly kind: 'images'; readonly name: string; readonly images: readonly ModelImage[] };

/** Returns the text of a source. Images have no text, because they are sent separately. */
export function getSourceText(source: SourceMaterial): string {
  return source.kind === 'text' ? source.text : '';
}

export function getSourceImages(source: SourceMaterial): readonly ModelImage[] {
  return source.kind === 'images' ? source.images : [];
}
