import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createSqlReader } from './create-sql-reader.ts';

const reader = createSqlReader({ timeoutMs: 400 });
after(() => reader.close());

const queries: readonly (readonly [
  query: string,
  tables: string,
  intent: string | null,
  complexity: string,
])[] = [
  ["SELECT * FROM orders WHERE status = 'completed'", 'orders', 'filter', 'simple'],
  ['select * from orders', 'orders', null, 'simple'],
  ['select count(*) from orders where a = 1', 'orders', 'aggregation', 'simple'],
  ['select * from orders order by id', 'orders', 'sort', 'simple'],
  ['select a, count(*) from orders group by a', 'orders', 'group_by', 'medium'],
  ['select * from orders o join shop.users u on u.id = o.uid', 'orders shop.users', 'join', 'medium'],
  ['select * from a, b where a.id = b.id', 'a b', 'join', 'medium'],
  ['select * from a where id in (select id from b)', 'a b', 'subquery', 'medium'],
  ['with recent as (select * from orders) select * from recent', 'orders', 'cte', 'medium'],
  ['select a from x union select a from y', 'x y', 'union', 'medium'],
  [
    'with r as (select * from o) select r.a, sum(b) from r join c on r.i = c.i group by r.a',
    'c o',
    'cte',
    'complex',
  ],
];

describe('createSqlReader', () => {
  for (const [query, tables, intent, complexity] of queries) {
    it(`describes ${query}`, async () => {
      assert.deepEqual(await reader.read('postgresql', query), {
        kind: 'read',
        tables: tables.split(' '),
        intent,
        complexity,
      });
    });
  }

  it('parses the SQL dialect of each provider', async () => {
    const dialectCases = [
      ['bigquery', 'select `a` from `project.set.orders`', 'read'],
      ['mysql', 'select `a` from `orders` limit 3, 4', 'read'],
      ['mysql', "select a from orders where b ilike 'x'", 'unreadable'],
      ['postgresql', "select a from orders where b ilike 'x'", 'read'],
      ['athena', "select date_trunc('month', a) from orders where a > date '2024-01-01'", 'read'],
      ['athena', 'select try_cast(a as integer) from orders tablesample bernoulli (10)', 'read'],
      ['athena', 'select a from orders whee b = 1', 'unreadable'],
    ] as const;
    for (const [provider, query, kind] of dialectCases) {
      assert.equal((await reader.read(provider, query))?.kind, kind, `${provider}: ${query}`);
    }
  });

  it('reports where a query is invalid', async () => {
    assert.deepEqual(await reader.read('postgresql', 'select *\nfrm orders'), {
      kind: 'unreadable',
      message: 'unexpected "frm"',
      position: { line: 2, column: 1 },
    });
    const incomplete = await reader.read('postgresql', 'select * from');
    assert.equal(incomplete?.kind === 'unreadable' && incomplete.message, 'the query is incomplete');
  });

  it('reports blanks, comments and semicolons as having no statement', async () => {
    for (const query of ['', ' \n', '-- later', '/* later */', ';']) {
      const reading = await reader.read('postgresql', query);
      assert.equal(reading?.kind === 'unreadable' && reading.message, 'it contains no statement', query);
    }
  });

  it('returns undefined for a provider that is not an SQL dialect', async () => {
    assert.equal(await reader.read('questions', '\\item x'), undefined);
  });

  it('stops at the time limit and reads the next query', async () => {
    // The time of the parser grows exponentially with the number of open brackets.
    const slowToParse = `select ${'('.repeat(40)}1`;

    const [first, second] = await Promise.all([
      reader.read('postgresql', slowToParse),
      reader.read('postgresql', 'select 1'),
    ]);

    assert.equal(first?.kind === 'unreadable' && first.message, 'the query takes too long to read');
    assert.equal(second?.kind, 'read');
  });

  it('rejects queries that are too long or nested too deeply', async () => {
    assert.equal((await reader.read('mysql', `select ${'1+'.repeat(30_000)}1`))?.kind, 'unreadable');
    assert.equal(
      (await reader.read('mysql', `select ${'f('.repeat(9000)}1${')'.repeat(9000)}`))?.kind,
      'unreadable',
    );
  });
});
