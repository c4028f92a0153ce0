import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRasteriser } from './create-rasteriser.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('createRasteriser', () => {
  it('draws SVG as PNG at twice its size', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0L30 20" stroke="red"/></svg>';

    const png = await createRasteriser().toPng(encode(svg));

    assert.ok(png);
    const view = new DataView(png.buffer, png.byteOffset);
    assert.deepEqual([view.getUint32(16), view.getUint32(20)], [60, 40]);
  });

  it('draws nothing that is not SVG', async () => {
    assert.equal(await createRasteriser().toPng(encode('%PDF-1.7')), undefined);
  });
});
