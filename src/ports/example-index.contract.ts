import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExampleIndex, StoredExample } from './example-index.ts';

// The examples of these tests are SQL queries; the LaTeX of exam questions is indexed in the same way.
// `src/domain/queue-item.ts` explains the names.

const AT = '2026-01-01T00:00:00.000Z';
let createdCount = 0;

function createExample(changes: Partial<StoredExample> = {}): StoredExample {
  return {
    id: `example-${++createdCount}`,
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

const listIds = (hits: Awaited<ReturnType<ExampleIndex['search']>>) => hits.map((hit) => hit.example.id);

/** The tests that every `ExampleIndex` must pass; `open` returns an empty index. */
export function exampleIndexContract(name: string, open: () => Promise<ExampleIndex>): void {
  describe(`${name} satisfies the ExampleIndex contract`, () => {
    it('finds a new example immediately, matches other forms of its words and explains the score', async () => {
      const index = await open();
      const example = createExample();
      await index.put(example);
      await index.put(createExample({ nlQuery: 'Count users per city', query: 'SELECT city FROM users' }));

      const [hit, ...others] = await index.search({ text: 'show me the order of months', limit: 5 });

      assert.deepEqual(hit?.example, example);
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
      await index.put(createExample({ id: 'both', nlQuery: 'orders of customers', query: 'x' }));
      await index.put(createExample({ id: 'one', nlQuery: 'customers by city', query: 'y' }));

      const all = await index.search({ text: 'orders of customers', limit: 5 });
      const withUnknownWord = await index.search({ text: 'orders of customers on Saturn', limit: 1 });
      const similar = await index.search({ text: 'orders of customers', limit: 5, minSimilarity: 0.9 });

      assert.deepEqual(listIds(all), ['both', 'one']);
      assert.equal(all[0]?.similarity, 1);
      assert.ok(
        (withUnknownWord[0]?.similarity ?? 1) < 1,
        'a word that no example contains lowers the similarity of all examples',
      );
      assert.ok((all[1]?.similarity ?? 1) < 0.9);
      assert.deepEqual(listIds(similar), ['both']);
    });

    it('finds approved examples by default, rejected ones on request and revoked ones never', async () => {
      const index = await open();
      await index.put(createExample({ id: 'good', query: 'a' }));
      await index.put(createExample({ id: 'bad', query: 'b', status: 'rejected' }));
      await index.put(createExample({ id: 'gone', query: 'c' }));

      assert.equal(await index.revoke('gone', { actor: 'eve', at: AT }), true);
      assert.equal(await index.revoke('gone', { actor: 'eve', at: AT }), false);

      assert.deepEqual(listIds(await index.search({ text: 'orders', limit: 5 })), ['good']);
      assert.deepEqual(listIds(await index.search({ text: 'orders', limit: 5, status: 'rejected' })), [
        'bad',
      ]);
      assert.equal((await index.find('gone'))?.status, 'revoked');
      assert.deepEqual((await index.tally()).map(({ status, count }) => `${status} ${count}`).toSorted(), [
        'approved 1',
        'rejected 1',
        'revoked 1',
      ]);
    });

    it('uses the latest judgement of a text that was judged twice', async () => {
      const index = await open();
      const later = '2026-01-02T00:00:00.000Z';
      await index.put(createExample({ id: 'praised' }));
      await index.put(createExample({ id: 'blamed', status: 'rejected', createdAt: later }));

      assert.deepEqual(await index.search({ text: 'orders', limit: 5 }), []);
      assert.deepEqual(listIds(await index.search({ text: 'orders', limit: 5, status: 'rejected' })), [
        'blamed',
      ]);

      await index.put(createExample({ id: 'praised again', createdAt: '2026-01-03T00:00:00.000Z' }));
      assert.deepEqual(listIds(await index.search({ text: 'orders', limit: 5 })), ['praised again']);
      assert.deepEqual(await index.search({ text: 'orders', limit: 5, status: 'rejected' }), []);
    });

    it('filters by provider and intent', async () => {
      const index = await open();
      await index.put(createExample({ id: 'pg', query: 'a' }));
      await index.put(createExample({ id: 'athena', query: 'b', providerId: 'athena' }));
      await index.put(createExample({ id: 'join', query: 'c', intent: 'join' }));

      assert.deepEqual(listIds(await index.search({ text: 'orders', providerId: 'athena', limit: 5 })), [
        'athena',
      ]);
      assert.deepEqual(listIds(await index.search({ text: 'orders', intent: 'join', limit: 5 })), ['join']);
    });

    it('returns equal examples once and finds an equal example', async () => {
      const index = await open();
      await index.put(createExample({ id: 'first' }));
      await index.put(createExample({ id: 'second' }));

      assert.deepEqual(listIds(await index.search({ text: 'orders', limit: 5 })), ['second']);
      assert.equal((await index.findEqual(createExample()))?.id, 'second');
      assert.equal(await index.findEqual(createExample({ query: 'another' })), undefined);
    });

    it('no longer finds the words of a replaced example', async () => {
      const index = await open();
      await index.put(createExample({ id: 'one', nlQuery: 'zebras', query: 'x' }));
      await index.put(createExample({ id: 'one', nlQuery: 'giraffes', query: 'x' }));

      assert.deepEqual(await index.search({ text: 'zebras', limit: 5 }), []);
      assert.deepEqual(listIds(await index.search({ text: 'giraffes', limit: 5 })), ['one']);
    });

    it('finds the matching example among hundreds of newer ones', async () => {
      const index = await open();
      await index.put(
        createExample({ id: 'needle', nlQuery: 'orders by platypus breeders', query: 'needle' }),
      );
      for (let n = 0; n < 300; n++)
        await index.put(createExample({ nlQuery: `orders of shop ${n}`, query: `q${n}` }));

      const hits = await index.search({ text: 'all orders that platypus breeders made', limit: 3 });

      assert.equal(hits[0]?.example.id, 'needle');
    });

    it('accepts any text as a query', async () => {
      const index = await open();
      await index.put(createExample());

      for (const text of ['', '   ', '"', "'; drop table x --", 'AND OR NOT NEAR(', '* ^ : {}', '🦆', '\0']) {
        assert.deepEqual(await index.search({ text, limit: 5 }), [], text);
      }
    });
  });
}
