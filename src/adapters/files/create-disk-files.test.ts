import assert from 'node:assert/strict';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import { createDiskFiles } from './create-disk-files.ts';
import { toFileFault } from './file-fault.ts';

let folder = '';
const pathTo = (...names: string[]) => join(folder, ...names);
const files = createDiskFiles(Readable.from([]));
const matchesFault = (pattern: RegExp) => (thrown: unknown) =>
  thrown instanceof Fault &&
  ['invalid-input', 'not-found'].includes(thrown.kind) &&
  pattern.test(thrown.message);

describe('createDiskFiles', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads a file exactly, byte order mark and line endings included', async () => {
    writeFileSync(pathTo('a.tex'), '\uFEFF\\item é\r\n');

    assert.deepEqual(await files.readText(pathTo('a.tex')), {
      name: pathTo('a.tex'),
      source: '\uFEFF\\item é\r\n',
    });
  });

  it('reads standard input for -', async () => {
    const pipedFiles = createDiskFiles(Readable.from([Buffer.from('\\item pi'), Buffer.from('ped')]));

    assert.deepEqual(await pipedFiles.readText('-'), { name: 'standard input', source: '\\item piped' });
  });

  it('reports each problem of a file in one sentence', async () => {
    writeFileSync(pathTo('empty.tex'), '\n');
    writeFileSync(pathTo('photo.png'), Buffer.from([0x89, 0x50, 0, 1]));
    writeFileSync(pathTo('latin.tex'), Buffer.from('\\item caf\xe9', 'latin1'));
    writeFileSync(pathTo('wide.tex'), Buffer.from('\uFEFF\\item', 'utf16le'));
    writeFileSync(pathTo('large.tex'), 'x'.repeat(2_500_000));

    await assert.rejects(
      files.readText(pathTo('none.tex')),
      matchesFault(/^There is no file .*none\.tex\.$/),
    );
    await assert.rejects(files.readText(folder), matchesFault(/is a folder; expected a file/));
    await assert.rejects(files.readText(pathTo('empty.tex')), matchesFault(/is empty/));
    await assert.rejects(files.readText(pathTo('photo.png')), matchesFault(/is a binary file/));
    await assert.rejects(files.readText(pathTo('latin.tex')), matchesFault(/is not UTF-8 text/));
    await assert.rejects(files.readText(pathTo('wide.tex')), matchesFault(/is UTF-16 text/));
    await assert.rejects(
      files.readText(pathTo('large.tex'), { maxBytes: 2_000_000 }),
      matchesFault(/is 2\.5 MB; the limit is 2 MB/),
    );
  });

  it('advises how to convert a Latin-1 file', async () => {
    writeFileSync(pathTo('latin.tex'), Buffer.from('caf\xe9', 'latin1'));

    await assert.rejects(files.readText(pathTo('latin.tex')), (fault: Fault) =>
      /iconv -f LATIN1 -t UTF-8/.test(fault.advice ?? ''),
    );
  });

  it('translates a system error by its code', () => {
    const denied = toFileFault(Object.assign(new Error('EACCES'), { code: 'EACCES' }), 'x.tex');
    const unknown = new Error('something else');

    assert.ok(denied instanceof Fault && denied.kind === 'invalid-input');
    assert.equal(denied.message, 'You have no permission for x.tex.');
    assert.equal(toFileFault(unknown, 'x.tex'), unknown);
  });

  it('writes a file, creates its folders and leaves no other files', async () => {
    await files.writeText(pathTo('deep', 'er', 'out.tex'), 'one');
    await files.writeText(pathTo('deep', 'er', 'out.tex'), Readable.from(['tw', 'o']));

    assert.equal(readFileSync(pathTo('deep', 'er', 'out.tex'), 'utf8'), 'two');
    assert.deepEqual(readdirSync(pathTo('deep', 'er')), ['out.tex']);
  });

  it('keeps the old file when writing fails half way', async () => {
    writeFileSync(pathTo('out.tex'), 'old');
    const failing = Readable.from(
      (function* () {
        yield 'new';
        throw new Error('the source broke');
      })(),
    );

    await assert.rejects(files.writeText(pathTo('out.tex'), failing), /the source broke/);

    assert.equal(readFileSync(pathTo('out.tex'), 'utf8'), 'old');
    assert.deepEqual(readdirSync(folder), ['out.tex']);
  });

  it('writes through a link, keeps the mode of a file, and never replaces a device', async () => {
    writeFileSync(pathTo('real.tex'), 'old', { mode: 0o600 });
    symlinkSync(pathTo('real.tex'), pathTo('link.tex'));

    await files.writeText(pathTo('link.tex'), 'new');
    await files.writeText('/dev/null', 'gone');

    assert.ok(lstatSync(pathTo('link.tex')).isSymbolicLink());
    assert.equal(readFileSync(pathTo('real.tex'), 'utf8'), 'new');
    assert.equal(statSync(pathTo('real.tex')).mode & 0o777, 0o600);
    assert.ok(statSync('/dev/null').isCharacterDevice());
  });

  it('refuses to write over a folder or below a file', async () => {
    writeFileSync(pathTo('file'), 'x');

    await assert.rejects(files.writeText(folder, 'x'), matchesFault(/is a folder/));
    await assert.rejects(
      files.writeText(pathTo('file', 'out.tex'), 'x'),
      matchesFault(/is a file, not a folder/),
    );
    await assert.rejects(
      files.writeText(pathTo('file', 'deep', 'out.tex'), 'x'),
      matchesFault(/is a file, not a folder/),
    );
  });

  it('lists the files with an ending below a folder, without dot folders and node_modules', async () => {
    for (const name of ['b/2.tex', 'a/1.tex', '.git/x.tex', 'node_modules/y.tex', 'a/notes.md']) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(pathTo(name), 'x');
    }

    assert.deepEqual(await files.list(folder, ['.tex']), [pathTo('a/1.tex'), pathTo('b/2.tex')]);
    assert.deepEqual(await files.list(pathTo('a/notes.md'), ['.tex']), [pathTo('a/notes.md')]);
    await assert.rejects(files.list(pathTo('nowhere'), ['.tex']), matchesFault(/There is no file/));
  });
});
