import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import type { InstitutionStore } from './institution-store.ts';
import { pluck } from './pluck.fixture.ts';

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

const isConflict = (thrown: unknown): boolean => thrown instanceof Fault && thrown.kind === 'conflict';

/** The tests that every `InstitutionStore` must pass; `open` returns an empty store. */
export function institutionStoreContract(name: string, open: () => Promise<InstitutionStore>): void {
  describe(`${name} satisfies the InstitutionStore contract`, () => {
    it('returns undefined for an institution without settings', async () => {
      const store = await open();

      assert.equal(await store.find('college'), undefined);
      assert.equal(await store.find('\0'), undefined);
      assert.deepEqual(await store.list(), []);
    });

    it('returns the settings of each institution as they were saved', async () => {
      const store = await open();
      const settings = {
        profile: 'sqa' as const,
        raiseAfter: 3,
        rules: { 'options-are-in-order': 'error' as const, 'key-is-not-longest': { ratio: 1.5 } },
        review: { threshold: 0.8, loops: 1 },
      };

      const stored = await store.put({ id: 'college', settings, at: AT });
      await store.put({ id: 'academy', settings: {}, at: AT });

      assert.deepEqual(stored, { id: 'college', settings, version: 1, updatedAt: AT });
      assert.deepEqual(await store.find('college'), stored);
      assert.deepEqual(pluck(await store.list(), 'id'), ['academy', 'college']);
    });

    it('replaces all settings and increments the version', async () => {
      const store = await open();
      await store.put({ id: 'college', settings: { profile: 'sqa' }, at: AT });

      const stored = await store.put({ id: 'college', settings: { raiseAfter: 2 }, at: LATER, from: 1 });

      assert.deepEqual(stored, { id: 'college', settings: { raiseAfter: 2 }, version: 2, updatedAt: LATER });
      assert.deepEqual(await store.find('college'), stored);
    });

    it('refuses a change that was based on another version', async () => {
      const store = await open();
      await assert.rejects(store.put({ id: 'college', settings: {}, at: AT, from: 1 }), isConflict);
      await store.put({ id: 'college', settings: {}, at: AT });
      await store.put({ id: 'college', settings: { profile: 'jee' }, at: AT });

      await assert.rejects(store.put({ id: 'college', settings: {}, at: LATER, from: 1 }), isConflict);
      assert.equal((await store.find('college'))?.settings.profile, 'jee');
    });

    it('loses no version when two changes run concurrently', async () => {
      const store = await open();

      const stored = await Promise.all(
        [2, 3, 4].map((raiseAfter) => store.put({ id: 'college', settings: { raiseAfter }, at: AT })),
      );

      assert.deepEqual(stored.map(({ version }) => version).sort(), [1, 2, 3]);
    });
  });
}
