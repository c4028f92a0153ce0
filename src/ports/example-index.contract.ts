import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExampleIndex, StoredExample } from './example-index.ts';

const AT = '2026-01-01T00:00:00.000Z';
let count = 0;

function example(changes: Partial<StoredExample> = {}): StoredExample {
  return {
    id: `example-${++count}`,
    providerId: 'postgresql',
    nlQuery: 'Show me all orders from last month',
    query: 'SELECT * FROM orders WHERE month = 1',
    status: 'approved',
    intent: 'filter',
    complexity: 'simple',
    tables: ['orders'],
    addedBy: 'eve',
    createdAt: AT,
    ...changes,
  };
}

const ids = (hits: Awaited<ReturnType<ExampleIndex['search']>>) => hits.map((hit) => hit.example.id);

/** The tests that every `ExampleIndex` must pass; `open` returns an empty index. */
export function exampleIndexContract(name: string, open: () => Promise<ExampleIndex>): void {
  describe(`${name} satisfies the ExampleIndex contract`, () => {
    it('finds a new example immediately, matches other forms of its words and explains the score', async () => {
      const index = await open();
      const kept = example();
      await index.put(kept);
      await index.put(example({ nlQuery: 'Count users per city', query: 'SELECT city FROM users' }));

      const [hit, ...others] = await index.search({ text: 'show me the order of months', limit: 5 });

      assert.deepEqual(hit?.example, kept);
      assert.deepEqual(others, []);
      assert.ok((hit?.score ?? 0) > 0);
      assert.equal(hit?.similarity, 1);
      assert.deepEqual(hit?.explanation.map(({ term, found }) => `${term} ${found}`).toSorted(), [
        'months true',
        'order true',
        'show true',
      ]);
    });

    it('returns the similarity of each example and omits examples below the minimum', async () => {
      const index = await open();
      await index.put(example({ id: 'both', nlQuery: 'orders of customers', query: 'x' }));
      await index.put(example({ id: 'one', nlQuery: 'customers by city', query: 'y' }));

      const all = await index.search({ text: 'orders of customers', limit: 5 });
      const odd = await index.search({ text: 'orders of customers on Saturn', limit: 1 });
      const close = await index.search({ text: 'orders of customers', limit: 5, minSimilarity: 0.9 });

      assert.deepEqual(ids(all), ['both', 'one']);
      assert.equal(all[0]?.similarity, 1);
      assert.ok(
        (odd[0]?.similarity ?? 1) < 1,
        'a word that no example contains lowers the similarity of all',
      );
      assert.ok((all[1]?.similarity ?? 1) < 0.9);
      assert.deepEqual(ids(close), ['both']);
    });

    it('finds approved examples by default, rejected ones on request and revoked ones never', async () => {
      const index = await open();
      await index.put(example({ id: 'good', query: 'a' }));
      await index.put(example({ id: 'bad', query: 'b', status: 'rejected' }));
      await index.put(example({ id: 'gone', query: 'c' }));

      assert.equal(await index.revoke('gone', { actor: 'eve', at: AT }), true);
      assert.equal(await index.revoke('gone', { actor: 'eve', at: AT }), false);

      assert.deepEqual(ids(await index.search({ text: 'orders', limit: 5 })), ['good']);
      assert.deepEqual(ids(await index.search({ text: 'orders', limit: 5, status: 'rejected' })), ['bad']);
      assert.equal((await index.find('gone'))?.status, 'revoked');
      assert.deepEqual(
        (await index.tally()).map(({ status, count: counted }) => `${status} ${counted}`).toSorted(),
        ['approved 1', 'rejected 1', 'revoked 1'],
      );
    });

    it('uses the latest judgement of a text that was judged twice', async () => {
      const index = await open();
      const later = '2026-01-02T00:00:00.000Z';
      await index.put(example({ id: 'praised' }));
      await index.put(example({ id: 'blamed', status: 'rejected', createdAt: later }));

      assert.deepEqual(await index.search({ text: 'orders', limit: 5 }), []);
      assert.deepEqual(ids(await index.search({ text: 'orders', limit: 5, status: 'rejected' })), ['blamed']);

      await index.put(example({ id: 'praised again', createdAt: '2026-01-03T00:00:00.000Z' }));
      assert.deepEqual(ids(await index.search({ text: 'orders', limit: 5 })), ['praised again']);
      assert.deepEqual(await index.search({ text: 'orders', limit: 5, status: 'rejected' }), []);
    });

    it('filters by provider and intent', async () => {
      const index = await open();
      await index.put(example({ id: 'pg', query: 'a' }));
      await index.put(example({ id: 'athena', query: 'b', providerId: 'athena' }));
      await index.put(example({ id: 'join', query: 'c', intent: 'join' }));

      assert.deepEqual(ids(await index.search({ text: 'orders', providerId: 'athena', limit: 5 })), [
        'athena',
      ]);
      assert.deepEqual(ids(await index.search({ text: 'orders', intent: 'join', limit: 5 })), ['join']);
    });

    it('returns equal examples once and finds an equal example', async () => {
      const index = await open();
      await index.put(example({ id: 'first' }));
      await index.put(example({ id: 'second' }));

      assert.deepEqual(ids(await index.search({ text: 'orders', limit: 5 })), ['second']);
      assert.equal((await index.findAlike(example()))?.id, 'second');
      assert.equal(await index.findAlike(example({ query: 'another' })), undefined);
    });

    it('no longer finds the words of a replaced example', async () => {
      const index = await open();
      await index.put(example({ id: 'one', nlQuery: 'zebras', query: 'x' }));
      await index.put(example({ id: 'one', nlQuery: 'giraffes', query: 'x' }));

      assert.deepEqual(await index.search({ text: 'zebras', limit: 5 }), []);
      assert.deepEqual(ids(await index.search({ text: 'giraffes', limit: 5 })), ['one']);
    });

    it('finds the matching example behind hundreds of newer ones', async () => {
      const index = await open();
      await index.put(example({ id: 'needle', nlQuery: 'orders by platypus breeders', query: 'needle' }));
      for (let n = 0; n < 300; n++)
        await index.put(example({ nlQuery: `orders of shop ${n}`, query: `q${n}` }));

      const hits = await index.search({ text: 'all orders that platypus breeders made', limit: 3 });

      assert.equal(hits[0]?.example.id, 'needle');
    });

    it('accepts any text as a query', async () => {
      const index = await open();
      await index.put(example());

      for (const text of ['', '   ', '"', "'; drop table x --", 'AND OR NOT NEAR(', '* ^ : {}', '🦆', '\0']) {
        assert.deepEqual(await index.search({ text, limit: 5 }), [], text);
      }
    });
  });
}
