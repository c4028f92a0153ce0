import type { ModelImage } from './model.ts';

/** The supported input formats. */
export const IMAGE_FORMATS = ['JPEG', 'PNG', 'WebP'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture prepared for a model: upright, on a white background, within the size limits, without metadata. */
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

/** Reads and prepares pictures. A picture that cannot be used is an `invalid-input` fault whose message states the file. */
export type ImageReader = {
  read(path: string): Promise<PreparedImage>;
  prepare(bytes: Uint8Array, name: string): Promise<PreparedImage>;
};
