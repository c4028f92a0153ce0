import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileStore } from './file-store.ts';

const HELLO = new TextEncoder().encode('hello');
const KEY_OF_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const UNKNOWN_KEYS = ['0'.repeat(64), '', '..', '../../etc/passwd', KEY_OF_HELLO.toUpperCase(), 'a\0b'];

/** The tests that every `FileStore` must pass; `open` returns an empty store. */
export function fileStoreContract(name: string, open: () => Promise<FileStore>): void {
  describe(`${name} satisfies the FileStore contract`, () => {
    it('uses the SHA-256 as the key and returns the bytes unchanged', async () => {
      const store = await open();
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);

      assert.equal(await store.put(HELLO), KEY_OF_HELLO);
      const key = await store.put(bytes);

      assert.deepEqual(new Uint8Array((await store.read(key)) ?? []), bytes);
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });

    it('stores equal bytes once, also when they are put repeatedly or concurrently', async () => {
      const store = await open();

      const keys = await Promise.all(Array.from({ length: 20 }, () => store.put(HELLO)));

      assert.deepEqual(new Set(keys), new Set([KEY_OF_HELLO]));
      assert.deepEqual(new Uint8Array((await store.read(KEY_OF_HELLO)) ?? []), HELLO);
    });

    it('stores an empty file', async () => {
      const store = await open();

      const key = await store.put(new Uint8Array());

      assert.equal((await store.read(key))?.length, 0);
    });

    it('finds nothing for keys that it did not return', async () => {
      const store = await open();
      await store.put(HELLO);

      for (const key of UNKNOWN_KEYS) {
        assert.equal(await store.read(key), undefined, key);
        assert.equal(await store.has(key), false, key);
        await store.remove(key);
      }
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });

    it('lists the stored files and resets the age of files that are put again or touched', async () => {
      const store = await open();
      await store.put(HELLO);
      const [before] = await Array.fromAsync(store.list());
      await new Promise((resolve) => setTimeout(resolve, 5));

      assert.deepEqual([await store.touch(KEY_OF_HELLO), await store.touch('0'.repeat(64))], [true, false]);
      const [touched, ...others] = await Array.fromAsync(store.list());
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.put(HELLO);
      const [putAgain] = await Array.fromAsync(store.list());

      assert.deepEqual([touched?.key, touched?.bytes, others], [KEY_OF_HELLO, HELLO.length, []]);
      const times = [before, touched, putAgain].map((file) => file?.touchedAt.getTime() ?? 0);
      assert.deepEqual(
        times,
        [...new Set(times)].toSorted((a, b) => a - b),
      );
    });

    it('removes a file and accepts it again', async () => {
      const store = await open();
      await store.put(HELLO);

      await store.remove(KEY_OF_HELLO);

      assert.equal(await store.read(KEY_OF_HELLO), undefined);
      assert.equal(await store.put(HELLO), KEY_OF_HELLO);
      assert.equal(await store.has(KEY_OF_HELLO), true);
    });
  });
}
