import sharp, { type OverlayOptions } from 'sharp';
import { allFamilies } from '../../../src/diagrams/families/all-families.ts';
import { printSvg } from '../../../src/diagrams/print-svg.ts';

const TILE = { width: 380, height: 300, heading: 20, margin: 8 } as const;
const COLUMNS = 5;

/** Draws every example of every family on one page, as PNG. */
export async function drawContactSheet(): Promise<Buffer> {
  const figures = allFamilies.flatMap(({ name, examples }) =>
    examples.map((scene) => ({ name, svg: printSvg(scene) })),
  );
  const tiles = await Promise.all(figures.map(({ name, svg }, index) => createTile(name, svg, index)));
  const rows = Math.ceil(figures.length / COLUMNS);
  return sharp({
    create: { width: TILE.width * COLUMNS, height: TILE.height * rows, channels: 3, background: '#fff' },
  })
    .composite(tiles.flat())
    .png({ palette: true })
    .toBuffer();
}

async function createTile(name: string, svg: string, index: number): Promise<OverlayOptions[]> {
  const [left, top] = [(index % COLUMNS) * TILE.width, Math.floor(index / COLUMNS) * TILE.height];
  const picture = await sharp(Buffer.from(svg))
    .resize({
      width: TILE.width - 2 * TILE.margin,
      height: TILE.height - TILE.heading - 2 * TILE.margin,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer();
  const heading = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.heading}"><text x="8" y="14" font-size="12" fill="#06c">${name}</text></svg>`;
  return [
    { input: Buffer.from(heading), left, top },
    { input: picture, left: left + TILE.margin, top: top + TILE.heading + TILE.margin },
  ];
}
