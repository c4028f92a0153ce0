import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { Fault } from '../../domain/fault.ts';
import { createImageReader } from './create-image-reader.ts';

const reader = createImageReader();
const createPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

function createPngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(computeCrc(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, crc]);
}

function computeCrc(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Creates a PNG whose header states any size, independent of its data. */
function createPngWithHeader(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = createPngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([
    signature,
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', deflateSync(data)),
    end,
  ]);
}

function isSmall(image: unknown): boolean {
  return typeof image === 'object' && image !== null && 'width' in image && image.width === 10;
}

describe('createImageReader', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function writeImage(name: string, bytes: Uint8Array | string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  }

  it('scales a large photo down to 1568 pixels and keeps its shape', async () => {
    const path = await writeImage('photo.jpg', await createPicture(4000, 3000).jpeg().toBuffer());

    const image = await reader.read(path);

    assert.deepEqual([image.width, image.height, image.mediaType], [1568, 1176, 'image/jpeg']);
    assert.deepEqual(
      { ...image.original, bytes: 0 },
      { format: 'JPEG', width: 4000, height: 3000, bytes: 0 },
    );
    const metadata = await sharp(image.bytes).metadata();
    assert.deepEqual([metadata.width, metadata.height], [1568, 1176]);
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const exif = { IFD0: { Copyright: 'somebody' } };
    const bytes = await createPicture(300, 100).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();

    const image = await reader.prepare(bytes, 'sideways.jpg');

    assert.deepEqual([image.width, image.height], [100, 300]);
    const { orientation, exif: remainingExif } = await sharp(image.bytes).metadata();
    assert.deepEqual([orientation, remainingExif], [undefined, undefined]);
  });

  it('puts a transparent drawing on white without loss', async () => {
    const clear = { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;

    const image = await reader.prepare(await sharp({ create: clear }).png().toBuffer(), 'drawing.png');

    assert.equal(image.mediaType, 'image/png');
    const pixels = await sharp(image.bytes).raw().toBuffer();
    assert.ok(pixels.every((value) => value === 255));
  });

  it('detects WebP despite its file name and does not enlarge it', async () => {
    const path = await writeImage('scan.png', await createPicture(64, 48).webp().toBuffer());

    const { original, width } = await reader.read(path);

    assert.deepEqual([original.format, width], ['WebP', 64]);
  });

  it('converts noise, which compresses badly, to a JPEG below five megabytes', async () => {
    const raw = Buffer.alloc(1568 * 1568 * 3);
    for (let index = 0, seed = 1; index < raw.length; index++) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      raw[index] = seed >>> 24;
    }
    const shape = { width: 1568, height: 1568, channels: 3 } as const;
    const bytes = await sharp(raw, { raw: shape }).png({ compressionLevel: 0 }).toBuffer();

    const image = await reader.prepare(bytes, 'noise.png');

    assert.equal(image.mediaType, 'image/jpeg');
    assert.ok(image.bytes.length <= 5_000_000);
  });

  for (const [name, content, problem] of [
    ['notes.txt', 'Some notes on velocity.', 'not a supported image'],
    ['drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'an SVG file'],
    ['paper.jpg', '%PDF-1.7 …', 'a PDF file'],
    ['moving.gif', 'GIF89a…', 'a GIF file'],
    ['nothing.png', '', 'empty'],
  ] as const) {
    it(`refuses ${name} and lists the supported formats`, async () => {
      const path = await writeImage(name, content);

      await assert.rejects(reader.read(path), {
        kind: 'invalid-input',
        message: `${path} is ${problem}; supported formats are JPEG, PNG or WebP.`,
      });
    });
  }

  it('reports a missing file and a folder', async () => {
    await assert.rejects(reader.read(join(folder, 'gone.png')), { kind: 'not-found', message: /gone\.png/ });
    await assert.rejects(reader.read(folder), { kind: 'invalid-input', message: /not a file/ });
  });

  it('refuses a file over the byte limit before it is read', async () => {
    const path = await writeImage('huge.jpg', await createPicture(50, 50).jpeg().toBuffer());

    await assert.rejects(createImageReader({ inputBytes: 100 }).read(path), /huge\.jpg is .* the limit is/);
  });

  it('refuses a small file whose header states too many pixels', async () => {
    const hugePng = createPngWithHeader(30_000, 30_000, Buffer.alloc(1000));

    await assert.rejects(reader.prepare(hugePng, 'bomb.png'), {
      kind: 'invalid-input',
      message: 'bomb.png has too many pixels; the limit is 50 million.',
    });
  });

  it('refuses a PNG with less data than its header states', async () => {
    const tooShort = createPngWithHeader(2000, 2000, Buffer.alloc(10));

    await assert.rejects(reader.prepare(tooShort, 'short.png'), {
      kind: 'invalid-input',
      message: /short\.png/,
    });
  });

  it('decompresses no more of a PNG than its stated size, or refuses it', async () => {
    const overfullPng = createPngWithHeader(10, 10, Buffer.alloc(50_000_000));

    const outcome = await reader.prepare(overfullPng, 'zip.png').catch((fault: unknown) => fault);

    assert.ok(outcome instanceof Fault ? outcome.kind === 'invalid-input' : isSmall(outcome));
  });

  it('refuses a truncated photo', async () => {
    const complete = await createPicture(800, 600).jpeg().toBuffer();

    await assert.rejects(reader.prepare(complete.subarray(0, complete.length / 2), 'cut.jpg'), {
      kind: 'invalid-input',
      message: /^cut\.jpg starts like a JPEG image but cannot be read: /,
    });
  });

  it('drops other content that is appended to a picture', async () => {
    const pictureWithAppendix = Buffer.concat([
      await createPicture(8, 8).jpeg().toBuffer(),
      Buffer.from('<svg/><script/>PK\x03\x04'),
    ]);

    const { bytes } = await reader.prepare(pictureWithAppendix, 'both.jpg');

    assert.ok(!Buffer.from(bytes).includes('script'));
  });

  it('stops a conversion at the time limit', async () => {
    const bytes = await createPicture(6000, 6000).png().toBuffer();

    await assert.rejects(createImageReader({ milliseconds: 1 }).prepare(bytes, 'slow.png'), {
      kind: 'invalid-input',
      message: /slow\.png .* took longer than 0\.001 s/,
    });
  });
});
