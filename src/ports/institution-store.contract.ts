import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import type { InstitutionStore } from './institution-store.ts';
import { pluck } from './pluck.fixture.ts';

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

const isFault =
  (kind: Fault['kind']) =>
  (thrown: unknown): boolean =>
    thrown instanceof Fault && thrown.kind === kind;

/** The tests that every `InstitutionStore` must pass; `open` returns an empty store. */
export function institutionStoreContract(name: string, open: () => Promise<InstitutionStore>): void {
  /** Opens a store with one institution, whose id is new in each test. */
  async function openWithCollege() {
    const store = await open();
    const id = `college-${randomUUID()}`;
    await store.create(id, AT);
    return { store, id };
  }

  describe(`${name} satisfies the InstitutionStore contract`, () => {
    it('has only the institution `default` at first, without settings', async () => {
      const store = await open();

      assert.equal(await store.find('college'), undefined);
      assert.equal(await store.find('\0'), undefined);
      assert.deepEqual(pluck(await store.list(), 'id'), ['default']);
      assert.deepEqual((await store.find('default'))?.settings, {});
    });

    it('stores the first settings of `default`, unless others were stored meanwhile', async () => {
      const store = await open();
      const change = { id: 'default', settings: { raiseAfter: 2 }, at: AT, from: 0 };

      assert.equal((await store.put(change)).version, 1);
      await assert.rejects(store.put(change), isFault('conflict'));
      assert.equal((await store.put({ ...change, from: undefined })).version, 2);
    });

    it('creates an institution once, and refuses settings of an unknown one', async () => {
      const { store, id } = await openWithCollege();

      await assert.rejects(store.create(id, AT), isFault('conflict'));
      await assert.rejects(store.create('default', AT), isFault('conflict'));
      await assert.rejects(store.put({ id: 'unknown', settings: {}, at: AT }), isFault('not-found'));
      assert.deepEqual(pluck(await store.list(), 'id').sort(), [id, 'default'].sort());
    });

    it('returns the settings of an institution as they were saved', async () => {
      const { store, id } = await openWithCollege();
      const settings = {
        profile: 'sqa' as const,
        raiseAfter: 3,
        rules: { 'options-are-in-order': 'error' as const, 'key-is-not-longest': { ratio: 1.5 } },
        review: { threshold: 0.8, loops: 1 },
      };

      const stored = await store.put({ id, settings, at: LATER });

      assert.deepEqual(stored, { id, settings, version: 2, updatedAt: LATER });
      assert.deepEqual(await store.find(id), stored);
    });

    it('replaces all settings and increments the version', async () => {
      const { store, id } = await openWithCollege();
      await store.put({ id, settings: { profile: 'sqa' }, at: AT });

      const stored = await store.put({ id, settings: { raiseAfter: 2 }, at: LATER, from: 2 });

      assert.deepEqual(stored, { id, settings: { raiseAfter: 2 }, version: 3, updatedAt: LATER });
      assert.deepEqual(await store.find(id), stored);
    });

    it('refuses a change that was based on another version', async () => {
      const { store, id } = await openWithCollege();
      await store.put({ id, settings: { profile: 'jee' }, at: AT });

      await assert.rejects(store.put({ id, settings: {}, at: LATER, from: 1 }), isFault('conflict'));
      assert.equal((await store.find(id))?.settings.profile, 'jee');
    });

    it('loses no version when changes run concurrently', async () => {
      const { store, id } = await openWithCollege();

      const stored = await Promise.all(
        [2, 3, 4].map((raiseAfter) => store.put({ id, settings: { raiseAfter }, at: AT })),
      );

      assert.deepEqual(stored.map(({ version }) => version).sort(), [2, 3, 4]);
    });
  });
}
