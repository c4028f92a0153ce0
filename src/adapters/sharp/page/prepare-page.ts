import type { PageBox } from '../../../ports/page-reader.ts';
import { imageLimits } from '../image-limits.ts';
import { sharp } from '../restricted-sharp.ts';
import { findFigures, letterHeight } from './find-figures.ts';
import { findSkew } from './find-skew.ts';
import { flattenLight } from './flatten-light.ts';
import type { Grey } from './grey.ts';
import { inkMarks } from './ink-marks.ts';
import { removeBorder } from './remove-border.ts';

/** A page ready to be read; all pictures are PNG. */
export type PreparedPage = {
  readonly width: number;
  readonly height: number;
  /** Evenly lit and upright. */
  readonly page: Uint8Array;
  /** The same with its drawings blotted out, so that nobody reads words in them. */
  readonly text: Uint8Array;
  readonly figures: readonly { readonly box: PageBox; readonly png: Uint8Array }[];
};

const LONGER_SIDE = 3000;
/** Letters are best read at about this height. */
const LETTER = 24;
const UPRIGHT = 0.25;
const DARKEST_PAPER = 60;

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Lays a photo of a page flat and upright, at the size that is best read, and finds its drawings. */
export async function preparePage(bytes: Uint8Array, turns: Turns = 0): Promise<PreparedPage> {
  const grey = lightPaper(await readGrey(bytes));
  const turned = turns === 0 ? grey : await turn(grey, 90 * turns);
  const flat = flattenLight(removeBorder(turned));
  const skew = findSkew(flat);
  const upright = Math.abs(skew) < UPRIGHT ? flat : await turn(flat, -skew);
  const page = await scaleLetters(upright);
  const boxes = findFigures(inkMarks(page), page);
  const figures = await Promise.all(boxes.map(async (box) => ({ box, png: await cutGrey(page, box) })));
  const { width, height } = page;
  return { width, height, page: await pngOf(page), text: await pngOf(blot(page, boxes)), figures };
}

/** A part of a prepared page with a little room around it, small enough for a model. */
export async function cutPage(png: Uint8Array, box: PageBox): Promise<Uint8Array> {
  return cutGrey(await greyOf(sharp(png)), box);
}

async function readGrey(bytes: Uint8Array): Promise<Grey> {
  const image = sharp(bytes, { limitInputPixels: imageLimits.inputPixels, failOn: 'error' });
  return greyOf(
    image
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' }),
  );
}

/** White letters on black become black on white; a sheet on a dark desk is bright in places. */
function lightPaper(page: Grey): Grey {
  const sorted = page.data.toSorted();
  const bright = sorted[Math.floor(sorted.length * 0.85)] ?? 255;
  return bright >= DARKEST_PAPER ? page : { ...page, data: page.data.map((pixel) => 255 - pixel) };
}

async function greyOf(image: ReturnType<typeof sharp>): Promise<Grey> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { data, width, height };
  return { data: data.filter((_, index) => index % channels === 0), width, height };
}

function imageOf({ data, width, height }: Grey): ReturnType<typeof sharp> {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

function turn(page: Grey, degrees: number): Promise<Grey> {
  return greyOf(imageOf(page).rotate(degrees, { background: '#ffffff' }));
}

async function scaleLetters(page: Grey): Promise<Grey> {
  const wanted = Math.min(3, LETTER / letterHeight(inkMarks(page)));
  const factor = Math.min(wanted, (LONGER_SIDE * 1.2) / Math.max(page.width, page.height));
  if (factor > 0.75 && factor < 1.25) return page;
  return greyOf(imageOf(page).resize({ width: Math.round(page.width * factor), kernel: 'cubic' }));
}

function blot(page: Grey, boxes: readonly PageBox[]): Grey {
  const data = page.data.slice();
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++)
      data.fill(255, row * page.width + x, row * page.width + x + width);
  return { ...page, data };
}

const MARGIN = 12;

async function cutGrey(page: Grey, box: PageBox): Promise<Uint8Array> {
  const left = Math.max(0, Math.floor(box.x) - MARGIN);
  const top = Math.max(0, Math.floor(box.y) - MARGIN);
  const width = Math.min(page.width - left, Math.ceil(box.width) + 2 * MARGIN);
  const height = Math.min(page.height - top, Math.ceil(box.height) + 2 * MARGIN);
  const { longerSide } = imageLimits;
  return imageOf(page)
    .extract({ left, top, width, height })
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

function pngOf(page: Grey): Promise<Uint8Array> {
  return imageOf(page).png().toBuffer();
}
