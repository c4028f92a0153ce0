import sharp from 'sharp';
import { serveParent } from './run-in-child.ts';

// The script of the child process that `create-rasteriser.ts` starts. It decodes only SVG, and no other process decodes SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 40_000_000;
/** Twice the size of the drawing (72 is its own size), so that lines stay sharp in print. */
const DENSITY = 144;

serveParent((svg: Uint8Array) =>
  sharp(svg, { density: DENSITY, limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer(),
);
