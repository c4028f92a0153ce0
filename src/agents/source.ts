import type { ModelImage } from '../ports/model.ts';

/** What a role works on: TeX or rough text, or pictures. */
export type Source =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly text: string;
      /** How sure the reading is, from 0 to 1, where rules read the text off a photo. */
      readonly confidence?: number;
    }
  | { readonly kind: 'images'; readonly name: string; readonly images: readonly ModelImage[] };

/** What goes between the fences; nothing for a picture, which goes beside them. */
export function textOfSource(source: Source): string {
  return source.kind === 'text' ? source.text : '';
}

export function imagesOfSource(source: Source): readonly ModelImage[] {
  return source.kind === 'images' ? source.images : [];
}
