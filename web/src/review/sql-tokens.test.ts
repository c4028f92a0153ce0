import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { tokenizeSql } from './sql-tokens.ts';

describe('SQL tokens', () => {
  it('distinguish keywords, strings, numbers and comments', () => {
    const kinds = tokenizeSql("SELECT name, 'it''s', 1.5e3 -- all").map(
      ({ kind, value }) => `${kind} ${value}`,
    );

    assert.deepEqual(
      kinds.filter((token) => !token.startsWith('plain')),
      ['keyword SELECT', "text 'it''s'", 'number 1.5e3', 'comment -- all'],
    );
  });

  it('result in the same query when they are joined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (sql) => {
        assert.equal(
          tokenizeSql(sql)
            .map(({ value }) => value)
            .join(''),
          sql,
        );
      }),
    );
  });
});
