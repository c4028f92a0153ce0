import sharp from 'sharp';

type Shot = {
  /** The rotation of the sheet in degrees. */
  readonly turn: number;
  /** How much darker the far corner is, from 0 to 1. */
  readonly shade: number;
  readonly blur: number;
  readonly seed: number;
};

const BACKGROUND = { r: 92, g: 70, b: 52 };
const NOISE = 9;

/** Simulates a phone photo of a page: rotated, lit from one side, slightly blurred and noisy. */
export async function photograph(page: Uint8Array, shot: Shot): Promise<Buffer> {
  const sheet = await sharp(page)
    .flatten({ background: '#f7f5ef' })
    .extend({ top: 70, bottom: 90, left: 80, right: 60, background: BACKGROUND })
    .rotate(shot.turn, { background: BACKGROUND })
    .blur(shot.blur)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = sheet.info;
  let state = shot.seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const data = Buffer.from(sheet.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 0.97 - shot.shade * (0.65 * (x / width) + 0.35 * (y / height));
      const grain = (random() + random() - 1) * NOISE;
      for (let channel = 0; channel < channels; channel++) {
        const index = (y * width + x) * channels + channel;
        data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) * light + grain));
      }
    }
  }
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 72 }).toBuffer();
}
