import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pluck } from './pluck.fixture.ts';
import type { ReferenceStore } from './reference-store.ts';

/** An empty store and a folder for files. */
export type ReferenceScratch = {
  readonly store: ReferenceStore;
  readonly folder: string;
  write(name: string, text: string): string;
  erase(name: string): void;
};

const listPaths = (results: Awaited<ReturnType<ReferenceStore['search']>>): string[] =>
  results.map(({ file_path }) => file_path);

/** The tests that every `ReferenceStore` must pass; `open` returns an empty store. */
export function referenceStoreContract(name: string, open: () => Promise<ReferenceScratch>): void {
  describe(`${name} satisfies the ReferenceStore contract`, () => {
    it('finds passages by their words, best match first, with their files', async () => {
      const { store, folder, write } = await open();
      const coil = write('coil.tex', '\\section{Springs}\nDecorate a path with a coil for a spring.');
      const other = write('arrow.tex', 'Arrows end in a tip. A spring is another thing.');

      await store.index(folder);

      const results = await store.search('how do I decorate a spring coil?');
      assert.deepEqual(listPaths(results), [coil, other]);
      assert.match(results[0]?.content ?? '', /Decorate a path/);
      assert.ok((results[0]?.relevance_score ?? 0) > (results[1]?.relevance_score ?? 0));
    });

    it('reads only changed files again and drops deleted ones', async () => {
      const { store, folder, write, erase } = await open();
      write('one.tex', 'alpha');
      write('two.sty', 'beta');
      await store.index(folder);
      write('one.tex', 'gamma');
      erase('two.sty');
      write('three.tex', 'delta');

      const { indexed, unchanged, removed } = await store.index(folder);
      const repeated = await store.index(folder);

      assert.deepEqual([indexed, unchanged, removed], [2, 0, 1]);
      assert.deepEqual([repeated.indexed, repeated.unchanged, repeated.removed], [0, 2, 0]);
      assert.deepEqual(listPaths(await store.search('alpha beta')), []);
      assert.equal((await store.search('gamma delta')).length, 2);
    });

    it('reports a missing folder and keeps the rest of the index', async () => {
      const { store, folder, write } = await open();
      write('one.tex', 'alpha');
      await store.index(folder);

      assert.equal((await store.index(`${folder}/nowhere`)).missing, true);
      assert.equal((await store.search('alpha')).length, 1);
    });

    it('skips unreadable files with the reason and continues', async () => {
      const { store, folder, write } = await open();
      const broken = write('broken.pdf', 'this is not a PDF');
      write('good.tex', 'alpha');

      const { indexed, skipped } = await store.index(folder);

      assert.equal(indexed, 1);
      assert.deepEqual(pluck(skipped, 'path'), [broken]);
      assert.match(skipped[0]?.reason ?? '', /cannot be read as PDF/);
    });

    it('searches only the requested folders and types', async () => {
      const { store, folder, write } = await open();
      const inner = write('a/one.tex', 'alpha');
      write('ab/two.tex', 'alpha');
      write('a/three.sty', 'alpha');
      await store.index(folder);

      assert.deepEqual(
        listPaths(await store.search('alpha', { folders: [`${folder}/a`], fileTypes: ['tex'] })),
        [inner],
      );
    });

    it('accepts any text as a query', async () => {
      const { store, folder, write } = await open();
      write('one.tex', '\\draw[->] (0,0) -- (1,1);');
      await store.index(folder);

      for (const query of ['', '"', 'OR AND NOT *', '\\draw[->]', 'NEAR(a b)', '(((', 'draw*', 'é'])
        assert.ok(Array.isArray(await store.search(query)));
      assert.equal((await store.search('\\draw')).length, 1);
    });

    it('lists, shows and removes files and folders', async () => {
      const { store, folder, write } = await open();
      const path = write('a/one.tex', 'alpha');
      write('a/two.tex', 'beta');
      await store.index(folder);

      assert.deepEqual(
        (await store.list()).map(({ fileType, chunks }) => [fileType, chunks]),
        [
          ['tex', 1],
          ['tex', 1],
        ],
      );
      assert.equal(await store.show(path), 'alpha');
      assert.equal(await store.show(`${folder}/none.tex`), undefined);
      assert.equal(await store.remove(path), 1);
      assert.equal(await store.remove(folder), 1);
      assert.deepEqual(await store.list(), []);
    });
  });
}
