import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ArchivedFile, ArchiveLimits } from '../../ports/archives.ts';
import { createArchives } from './create-archives.ts';

const limits: ArchiveLimits = { fileBytes: 1_000_000, totalBytes: 3_000_000, files: 5 };
const archives = createArchives();
const readArchive = (bytes: Uint8Array, archiveLimits = limits): Promise<ArchivedFile[]> =>
  Array.fromAsync(archives.read(bytes, 'set.zip', archiveLimits));
const summarise = (files: readonly ArchivedFile[]) =>
  files.map((file) => [file.name, 'bytes' in file ? file.bytes.length : file.skipReason]);
const createZeros = (bytes: number): Uint8Array => new Uint8Array(bytes);

describe('createArchives', () => {
  it('reads what it wrote, without folders and system files', async () => {
    const written = {
      'a.tex': '\\item Ü',
      'deep/b.bin': Uint8Array.of(0, 255),
      '__MACOSX/._a': 'x',
      '.DS_Store': 'x',
    };

    const files = await readArchive(await archives.write(written));

    assert.deepEqual(summarise(files), [
      ['a.tex', 8],
      ['deep/b.bin', 2],
    ]);
  });

  it('streams an archive with more files than ZIP could first count', async () => {
    const COUNT = 65_600;
    async function* listFiles() {
      for (let index = 0; index < COUNT; index++) yield { name: `${index}`, content: '' };
    }

    const bytes = Buffer.concat(await Array.fromAsync(archives.stream(listFiles())));
    const files = await readArchive(bytes, { ...limits, files: COUNT, findSkipReason: () => 'not needed' });

    assert.deepEqual([files.length, files.at(-1)?.name], [COUNT, '65599']);
  });

  it('compresses a long text while it is written, and can read it back', async () => {
    const lines = Array.from({ length: 60_000 }, (_, index) => `Zeile ${index} größer 😀\n`);
    const text = archives.createText();
    for (const line of lines) text.write(line);

    const readBack = [...text.read()].join('');
    async function* listFiles() {
      yield { name: 'long.xml', content: text };
    }
    const bytes = Buffer.concat(await Array.fromAsync(archives.stream(listFiles())));
    const [file] = await Array.fromAsync(
      archives.read(bytes, 'x.zip', { ...limits, fileBytes: 10_000_000, totalBytes: 10_000_000 }),
    );

    assert.equal(readBack, lines.join(''));
    assert.equal(file && 'bytes' in file && new TextDecoder().decode(file.bytes), lines.join(''));
  });

  it('streams an archive file by file, with the same bytes each time', async () => {
    async function* listFiles() {
      yield { name: 'a.xml', content: 'ä'.repeat(10_000) };
      yield { name: 'b.png', content: Uint8Array.of(1, 2, 3) };
    }
    const stream = async () => Buffer.concat(await Array.fromAsync(archives.stream(listFiles())));

    const bytes = await stream();

    assert.deepEqual(summarise(await readArchive(bytes)), [
      ['a.xml', 20_000],
      ['b.png', 3],
    ]);
    assert.ok(bytes.equals(await stream()) && bytes.length < 1000);
    // The version that a reader needs is 2.0; pandoc refuses files with a higher one.
    assert.equal(bytes.readUInt16LE(4), 20);
    assert.equal(bytes.readUInt16LE(bytes.indexOf('PK\u0001\u0002') + 6), 20);
  });

  it('skips a file that is too large, even if its header states a small size', async () => {
    const archive = zipSync({ 'small.tex': strToU8('x'), 'bomb.png': createZeros(50_000_000) });
    const falsified = archive.slice();
    const view = new DataView(falsified.buffer);
    for (let offset = 0; offset < falsified.length - 4; offset++) {
      // The size is stored in both headers of the file.
      if (view.getUint32(offset, true) === 50_000_000) view.setUint32(offset, 10, true);
    }

    assert.deepEqual(summarise(await readArchive(archive)), [
      ['small.tex', 1],
      ['bomb.png', 'it is larger than 1 MB'],
    ]);
    assert.deepEqual(summarise(await readArchive(falsified)), [
      ['small.tex', 1],
      ['bomb.png', 'it is damaged in the archive'],
    ]);
  });

  it('does not inflate a file that the caller skips by its name and size', async () => {
    const findSkipReason = (name: string, size: number): string | undefined =>
      name === 'b.tex' && size === 3_000_000 ? 'not needed' : undefined;
    const archive = zipSync({ 'a.tex': createZeros(10), 'b.tex': createZeros(3_000_000) });

    const files = await readArchive(archive, { ...limits, totalBytes: 20, findSkipReason });

    assert.deepEqual(summarise(files), [
      ['a.tex', 10],
      ['b.tex', 'not needed'],
    ]);
  });

  it('stops at the maximum number of files and bytes', async () => {
    const many: Zippable = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`${n}.tex`, strToU8('x')]),
    );
    const large: Zippable = Object.fromEntries(
      Array.from({ length: 4 }, (_, n) => [`${n}.tex`, createZeros(900_000)]),
    );

    assert.deepEqual(summarise(await readArchive(zipSync(many))).at(-1), [
      'set.zip',
      'it contains more than 5 files; the rest was skipped',
    ]);
    assert.deepEqual(summarise(await readArchive(zipSync(large))).at(-1), [
      '3.tex',
      'it is larger than 0.3 MB',
    ]);
  });

  it('skips a path outside the archive and continues', async () => {
    const files = await readArchive(zipSync({ '../../etc/passwd': strToU8('x'), 'ok.tex': strToU8('y') }));

    assert.deepEqual(summarise(files), [
      ['../../etc/passwd', 'its path points outside the archive'],
      ['ok.tex', 1],
    ]);
  });

  it('reports a damaged file and bytes that are not an archive', async () => {
    const bytes = zipSync({ 'a.tex': strToU8('words '.repeat(500)), 'b.tex': strToU8('fine') });
    bytes.fill(0xff, 36, 50);

    assert.deepEqual(summarise(await readArchive(bytes)), [
      ['a.tex', 'it is damaged in the archive'],
      ['b.tex', 4],
    ]);
    await assert.rejects(readArchive(strToU8('PK\u0003\u0004 and no more')), {
      kind: 'invalid-input',
      message: 'set.zip is damaged and cannot be opened as a ZIP archive.',
    });
    await assert.rejects(readArchive(zipSync({ 'a.tex': strToU8('x') }).slice(0, 60)), {
      kind: 'invalid-input',
    });
  });
});
