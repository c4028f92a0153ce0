import type { Sharp } from 'sharp';
import { imageLimits } from './image-limits.ts';
import { sharp } from './restricted-sharp.ts';

export type ConvertedImage = {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly original: { readonly width: number; readonly height: number };
};

/** JPEG qualities, tried in order until the picture is small enough. */
const QUALITIES = [90, 75, 60, 40];

/** Rotates a picture upright, puts it on a white background, scales it down and removes its metadata. */
export async function convertImage(bytes: Uint8Array, isLineArt: boolean): Promise<ConvertedImage> {
  const image = sharp(bytes, { limitInputPixels: imageLimits.inputPixels, failOn: 'error' });
  const { width, height } = await image.metadata();
  const { longerSide } = imageLimits;
  const preparedImage = image
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await preparedImage.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encoded = await encodeImage(sharp(data, { raw }), isLineArt);
  return { ...encoded, width: info.width, height: info.height, original: { width, height } };
}

/** Encodes line art as PNG if that is small enough, otherwise as JPEG. */
async function encodeImage(
  image: Sharp,
  isLineArt: boolean,
): Promise<Pick<ConvertedImage, 'mediaType' | 'bytes'>> {
  if (isLineArt) {
    const bytes = await image.clone().png().toBuffer();
    if (bytes.length <= imageLimits.outputBytes) return { mediaType: 'image/png', bytes };
  }
  for (const quality of QUALITIES) {
    const bytes = await image.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= imageLimits.outputBytes) return { mediaType: 'image/jpeg', bytes };
  }
  throw new Error('the picture is too large at the lowest quality');
}
