import type { ModelImage } from './model.ts';

/** Formats a picture may come in. */
export const IMAGE_FORMATS = ['JPEG', 'PNG', 'WebP'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture made fit for a model: upright, on white, small enough, and without the metadata it came with. */
export type PreparedImage = ModelImage & {
  readonly width: number;
  readonly height: number;
  readonly original: {
    readonly format: ImageFormat;
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  };
};

/** Every refusal is an `invalid-input` fault of one sentence that names the file. */
export type ImageReader = {
  read(path: string): Promise<PreparedImage>;
  prepare(bytes: Uint8Array, name: string): Promise<PreparedImage>;
};
