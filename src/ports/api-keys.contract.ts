import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiKeys, NewApiKey } from './api-keys.ts';
import { pluck } from './pluck.fixture.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const newKey: NewApiKey = { user: 'ada', roles: ['expert', 'author'], createdAt: NOW, expiresAt: null };

/** The tests that every `ApiKeys` must pass; `open` returns an empty store. */
export function apiKeysContract(name: string, open: () => Promise<ApiKeys>): void {
  describe(`${name} satisfies the ApiKeys contract`, () => {
    it('accepts only the secret of a key', async () => {
      const keys = await open();
      const { key, secret } = await keys.issue(newKey);
      const other = await keys.issue(newKey);

      assert.deepEqual(await keys.verify(secret, NOW), key);
      assert.deepEqual([key.user, key.roles, key.hint], ['ada', ['expert', 'author'], secret.slice(-4)]);
      assert.notEqual(secret, other.secret);
      for (const forged of [
        '',
        key.id,
        `${secret}x`,
        secret.toUpperCase(),
        secret.replace('vba_', ''),
        '\0',
      ]) {
        assert.equal(await keys.verify(forged, NOW), undefined);
      }
      assert.equal(JSON.stringify(await keys.list()).includes(secret), false);
    });

    it('rejects a key after its expiry', async () => {
      const keys = await open();
      const { secret } = await keys.issue({ ...newKey, expiresAt: '2026-01-02T00:00:00.000Z' });

      assert.equal((await keys.verify(secret, '2026-01-01T23:59:59.999Z'))?.user, 'ada');
      assert.equal(await keys.verify(secret, '2026-01-02T00:00:00.000Z'), undefined);
    });

    it('rejects a revoked key immediately', async () => {
      const keys = await open();
      const { key, secret } = await keys.issue(newKey);

      assert.equal(await keys.revoke(key.id, NOW), true);
      assert.equal(await keys.revoke(key.id, NOW), false);
      assert.equal(await keys.revoke('unknown', NOW), false);

      assert.equal(await keys.verify(secret, NOW), undefined);
      assert.equal((await keys.list())[0]?.revokedAt, NOW);
    });

    it('lists the newest key first', async () => {
      const keys = await open();
      await keys.issue({ ...newKey, user: 'first' });
      await keys.issue({ ...newKey, user: 'second' });

      assert.deepEqual(pluck(await keys.list(), 'user'), ['second', 'first']);
    });
  });
}
