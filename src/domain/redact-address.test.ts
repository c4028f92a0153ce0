import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { redactAddress } from './redact-address.ts';

describe('redactAddress', () => {
  it('keeps user, host and name', () => {
    assert.equal(
      redactAddress('postgres://ann:secret@db.example:5432/bank?sslmode=require'),
      'postgres://ann@db.example:5432/bank',
    );
    assert.equal(redactAddress('http://127.0.0.1:11434/v1'), 'http://127.0.0.1:11434/v1');
  });

  for (const address of [
    'postgres://u:p@ss/w0rd@h/db',
    'postgres://u:12?hunter2@h/db',
    '//bob:hunter2@proxy/v1',
    'bob:hunter2@proxy',
    'postgres://u:a#b@h/db',
    'hunter2',
  ]) {
    it(`returns undefined for ${address}`, () => assert.equal(redactAddress(address), undefined));
  }

  it('never shows a password, whatever characters it contains', () => {
    const passwords = fc.string({ minLength: 6, unit: fc.constantFrom(...'abXY19@:/?#%&=+ ') });
    fc.assert(
      fc.property(passwords, (password) => {
        const shown = redactAddress(`postgres://ann:${password}@db.example/bank`) ?? '';

        assert.ok(!shown.includes(password));
        assert.ok(shown === '' || shown === 'postgres://ann@db.example/bank');
      }),
      { numRuns: 500 },
    );
  });
});
