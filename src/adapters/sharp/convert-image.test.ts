import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';

describe('convertImage', () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    it(`returns a small picture or an error for any damaged ${format}`, async () => {
      const drawn = sharp({ create: { width: 16, height: 16, channels: 3, background: '#3366cc' } });
      const good = await drawn.toFormat(format).toBuffer();
      const place = fc.nat({ max: good.length - 1 });
      const damage = fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 });

      await fc.assert(
        fc.asyncProperty(damage, async (changes) => {
          const bytes = Uint8Array.from(good);
          for (const [at, value] of changes) bytes[at] = value;
          const outcome = await convertImage(bytes, true).catch((thrown: unknown) => thrown);
          if (!(outcome instanceof Error)) assert.match(JSON.stringify(outcome), /"width":\d{1,4},/);
        }),
      );
    });
  }

  it('refuses vector graphics', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

    await assert.rejects(convertImage(svg, true), /unsupported|blocked/i);
  });
});
