import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileStore } from './file-store.ts';

const HELLO = new TextEncoder().encode('hello');
const KEY_OF_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const UNKNOWN_KEYS = ['0'.repeat(64), '', '..', '../../etc/passwd', KEY_OF_HELLO.toUpperCase(), 'a\0b'];

/** What every file store must do; `open` hands out an empty one. */
export function fileStoreContract(name: string, open: () => Promise<FileStore>): void {
  describe(`${name} keeps the FileStore contract`, () => {
    it('knows bytes by their SHA-256 and hands them out as they were', async () => {
      const store = await open();
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);

      assert.equal(await store.put(HELLO), KEY_OF_HELLO);
      const key = await store.put(bytes);

      assert.deepEqual(new Uint8Array((await store.read(key)) ?? []), bytes);
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });

    it('keeps the same bytes once, however often and however many at once put them', async () => {
      const store = await open();

      const keys = await Promise.all(Array.from({ length: 20 }, () => store.put(HELLO)));

      assert.deepEqual(new Set(keys), new Set([KEY_OF_HELLO]));
      assert.deepEqual(new Uint8Array((await store.read(KEY_OF_HELLO)) ?? []), HELLO);
    });

    it('keeps no bytes at all as well as many', async () => {
      const store = await open();

      const key = await store.put(new Uint8Array());

      assert.equal((await store.read(key))?.length, 0);
    });

    it('knows nothing under keys that it never gave', async () => {
      const store = await open();
      await store.put(HELLO);

      for (const key of UNKNOWN_KEYS) {
        assert.equal(await store.read(key), undefined, key);
        assert.equal(await store.has(key), false, key);
        await store.remove(key);
      }
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });

    it('lists what it keeps, and counts what is put again or renewed as new', async () => {
      const store = await open();
      await store.put(HELLO);
      const [before] = await Array.fromAsync(store.list());
      await new Promise((resolve) => setTimeout(resolve, 5));

      assert.deepEqual([await store.touch(KEY_OF_HELLO), await store.touch('0'.repeat(64))], [true, false]);
      const [renewed, ...more] = await Array.fromAsync(store.list());
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.put(HELLO);
      const [again] = await Array.fromAsync(store.list());

      assert.deepEqual([renewed?.key, renewed?.bytes, more], [KEY_OF_HELLO, HELLO.length, []]);
      const times = [before, renewed, again].map((file) => file?.touchedAt.getTime() ?? 0);
      assert.deepEqual(
        times,
        [...new Set(times)].toSorted((a, b) => a - b),
      );
    });

    it('forgets what is removed, and takes it again', async () => {
      const store = await open();
      await store.put(HELLO);

      await store.remove(KEY_OF_HELLO);

      assert.equal(await store.read(KEY_OF_HELLO), undefined);
      assert.equal(await store.put(HELLO), KEY_OF_HELLO);
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });
  });
}
