import sharp, { type OverlayOptions } from 'sharp';

const TILE = { width: 300, height: 220, margin: 10 } as const;

/** Draws the extracted drawings side by side on one image. */
export async function drawCropSheet(crops: readonly Uint8Array[], columns: number): Promise<Buffer> {
  const tiles = await Promise.all(
    crops.map(async (crop, index): Promise<OverlayOptions> => {
      const input = await sharp(crop)
        .resize({
          width: TILE.width - 2 * TILE.margin,
          height: TILE.height - 2 * TILE.margin,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .png()
        .toBuffer();
      return {
        input,
        left: (index % columns) * TILE.width + TILE.margin,
        top: Math.floor(index / columns) * TILE.height + TILE.margin,
      };
    }),
  );
  const rows = Math.ceil(crops.length / columns);
  const canvas = { width: columns * TILE.width, height: rows * TILE.height };
  return sharp({ create: { ...canvas, channels: 3, background: '#b8c8d8' } })
    .composite(tiles)
    .png({ palette: true })
    .toBuffer();
}
