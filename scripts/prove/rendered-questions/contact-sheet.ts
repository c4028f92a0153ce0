import sharp from 'sharp';
import type { RenderedQuestion } from './render-questions.ts';

const TILE = { width: 312, height: 900, heading: 18, gap: 6 } as const;
const COLUMNS = 5;
const ROWS = 2;

/** The number of questions on one contact sheet. */
export const QUESTIONS_PER_SHEET = COLUMNS * ROWS;

/** Draws the pages of up to `QUESTIONS_PER_SHEET` questions side by side, as WebP. */
export async function drawQuestionSheet(questions: readonly RenderedQuestion[]): Promise<Buffer> {
  const tiles = await Promise.all(questions.map(createTile));
  return sharp({
    create: {
      width: COLUMNS * (TILE.width + TILE.gap),
      height: Math.ceil(questions.length / COLUMNS) * (TILE.height + TILE.heading + TILE.gap),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(tiles.flat())
    .webp({ quality: 60 })
    .toBuffer();
}

async function createTile(question: RenderedQuestion, index: number) {
  const left = (index % COLUMNS) * (TILE.width + TILE.gap);
  const top = Math.floor(index / COLUMNS) * (TILE.height + TILE.heading + TILE.gap);
  const title = `${question.course} · ${question.outcome} · ${question.response}`;
  const heading = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.heading}"><text x="2" y="13" font-size="11" fill="#06c">${title}</text></svg>`;
  const picture = await sharp(question.picture)
    .resize({ width: TILE.width, height: TILE.height, fit: 'inside' })
    .png()
    .toBuffer();
  return [
    { input: Buffer.from(heading), left, top },
    { input: picture, left, top: top + TILE.heading },
  ];
}
