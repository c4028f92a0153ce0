import type { PageBox } from '../../../ports/page-reader.ts';
import { findColumns } from '../../page-layout/find-columns.ts';
import { imageLimits } from '../image-limits.ts';
import { sharp } from '../restricted-sharp.ts';
import { findFigures, measureLetterHeight } from './find-figures.ts';
import { findInkMarks } from './find-ink-marks.ts';
import { findSkew } from './find-skew.ts';
import { flattenLight } from './flatten-light.ts';
import type { GreyImage } from './grey-image.ts';
import { removeBorder } from './remove-border.ts';

/** A page prepared for recognition; all pictures are PNG. */
export type PreparedPage = {
  readonly width: number;
  readonly height: number;
  /** The page, evenly lit and upright. */
  readonly page: Uint8Array;
  /** The page without its drawings, so that no words are recognised in them. */
  readonly text: Uint8Array;
  readonly figures: readonly { readonly box: PageBox; readonly png: Uint8Array }[];
  readonly columns: readonly PageBox[];
};

const MAX_LONGER_SIDE = 3000;
/** The letter height in pixels at which recognition works best. */
const TARGET_LETTER_HEIGHT = 24;
/** A smaller skew, in degrees, is not corrected. */
const MIN_SKEW = 0.25;
/** A page whose bright pixels are darker than this has white letters on black. */
const MIN_PAPER_BRIGHTNESS = 60;

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Straightens a photo of a page, scales it for recognition and finds its drawings. */
export async function preparePage(bytes: Uint8Array, turns: Turns = 0): Promise<PreparedPage> {
  const grey = invertDarkPage(await readGrey(bytes));
  const rotated = turns === 0 ? grey : await rotate(grey, 90 * turns);
  const flat = flattenLight(removeBorder(rotated));
  const skew = findSkew(flat);
  const upright = Math.abs(skew) < MIN_SKEW ? flat : await rotate(flat, -skew);
  const page = await scaleLetters(upright);
  const boxes = findFigures(findInkMarks(page), page);
  const figures = await Promise.all(boxes.map(async (box) => ({ box, png: await cropGrey(page, box) })));
  const { width, height } = page;
  const textPage = eraseBoxes(page, boxes);
  const columns = findTextColumns(textPage);
  return { width, height, page: await toPng(page), text: await toPng(textPage), figures, columns };
}

function findTextColumns(page: GreyImage): PageBox[] {
  const marks = findInkMarks(page);
  const lineHeight = measureLetterHeight(marks);
  const letters = marks.filter(({ height }) => height > lineHeight / 3 && height < 4 * lineHeight);
  // Letters are lower than lines; a gap between words must not count as a gap between columns.
  return findColumns({ ...page, lineHeight: 1.3 * lineHeight, words: letters });
}

/** Crops a part of a prepared page with a small margin, scaled down for a model. */
export async function cropPage(png: Uint8Array, box: PageBox): Promise<Uint8Array> {
  return cropGrey(await toGrey(sharp(png)), box);
}

async function readGrey(bytes: Uint8Array): Promise<GreyImage> {
  const image = sharp(bytes, { limitInputPixels: imageLimits.inputPixels, failOn: 'error' });
  return toGrey(
    image
      .autoOrient()
      .resize({ width: MAX_LONGER_SIDE, height: MAX_LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' }),
  );
}

/** Inverts a page with white letters on black. A sheet on a dark table has bright areas, so it is not inverted. */
function invertDarkPage(page: GreyImage): GreyImage {
  const sorted = page.data.toSorted();
  const brightness = sorted[Math.floor(sorted.length * 0.85)] ?? 255;
  return brightness >= MIN_PAPER_BRIGHTNESS ? page : { ...page, data: page.data.map((pixel) => 255 - pixel) };
}

async function toGrey(image: ReturnType<typeof sharp>): Promise<GreyImage> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { data, width, height };
  return { data: data.filter((_, index) => index % channels === 0), width, height };
}

function toSharp({ data, width, height }: GreyImage): ReturnType<typeof sharp> {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

function rotate(page: GreyImage, degrees: number): Promise<GreyImage> {
  return toGrey(toSharp(page).rotate(degrees, { background: '#ffffff' }));
}

/** Scales the page, by a factor of at most 3, so that its letters have the target height; a factor close to 1 is not applied. */
async function scaleLetters(page: GreyImage): Promise<GreyImage> {
  const preferredFactor = Math.min(3, TARGET_LETTER_HEIGHT / measureLetterHeight(findInkMarks(page)));
  const factor = Math.min(preferredFactor, (MAX_LONGER_SIDE * 1.2) / Math.max(page.width, page.height));
  if (factor > 0.75 && factor < 1.25) return page;
  return toGrey(toSharp(page).resize({ width: Math.round(page.width * factor), kernel: 'cubic' }));
}

/** Paints the boxes white. */
function eraseBoxes(page: GreyImage, boxes: readonly PageBox[]): GreyImage {
  const data = page.data.slice();
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++)
      data.fill(255, row * page.width + x, row * page.width + x + width);
  return { ...page, data };
}

/** The margin around a cropped part, in pixels. */
const MARGIN = 12;

async function cropGrey(page: GreyImage, box: PageBox): Promise<Uint8Array> {
  const left = Math.max(0, Math.floor(box.x) - MARGIN);
  const top = Math.max(0, Math.floor(box.y) - MARGIN);
  const width = Math.min(page.width - left, Math.ceil(box.width) + 2 * MARGIN);
  const height = Math.min(page.height - top, Math.ceil(box.height) + 2 * MARGIN);
  const { longerSide } = imageLimits;
  return toSharp(page)
    .extract({ left, top, width, height })
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

function toPng(page: GreyImage): Promise<Uint8Array> {
  return toSharp(page).png().toBuffer();
}
