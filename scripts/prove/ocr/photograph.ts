import sharp from 'sharp';

type PhotoOptions = {
  /** The rotation of the sheet in degrees. */
  readonly angle: number;
  /** How much darker the far corner is: 0 is equally bright, 1 is black. */
  readonly shade: number;
  readonly blur: number;
  readonly seed: number;
};

const BACKGROUND = { r: 92, g: 70, b: 52 };
const NOISE_LEVEL = 9;

/** Simulates a phone photo of a page: rotated, lit from one side, slightly blurred and noisy. */
export async function photograph(page: Uint8Array, options: PhotoOptions): Promise<Buffer> {
  const photo = await sharp(page)
    .flatten({ background: '#f7f5ef' })
    .extend({ top: 70, bottom: 90, left: 80, right: 60, background: BACKGROUND })
    .rotate(options.angle, { background: BACKGROUND })
    .blur(options.blur)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = photo.info;
  let state = options.seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const data = Buffer.from(photo.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const brightness = 0.97 - options.shade * (0.65 * (x / width) + 0.35 * (y / height));
      const noise = (random() + random() - 1) * NOISE_LEVEL;
      for (let channel = 0; channel < channels; channel++) {
        const index = (y * width + x) * channels + channel;
        data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) * brightness + noise));
      }
    }
  }
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 72 }).toBuffer();
}
