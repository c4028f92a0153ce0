import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';

describe('convertImage', () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    it(`returns a small picture or an error for any damaged ${format}`, async () => {
      const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#3366cc' } });
      const validBytes = await picture.toFormat(format).toBuffer();
      const position = fc.nat({ max: validBytes.length - 1 });
      const damage = fc.array(fc.tuple(position, fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 });

      await fc.assert(
        fc.asyncProperty(damage, async (changes) => {
          const bytes = Uint8Array.from(validBytes);
          for (const [index, value] of changes) bytes[index] = value;
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
