import './memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createStoredValue } from './stored-value.ts';

const parseNumber = (raw: unknown): number => (typeof raw === 'number' ? raw : 7);

describe('stored value', () => {
  beforeEach(() => localStorage.clear());

  it('returns what was written, also to another instance with the same key', () => {
    createStoredValue(localStorage, 'n', parseNumber).write(3);

    assert.equal(createStoredValue(localStorage, 'n', parseNumber).read(), 3);
  });

  it('parses null when nothing or broken JSON is stored', () => {
    const stored = createStoredValue(localStorage, 'n', (raw) => raw);
    assert.equal(stored.read(), null);

    localStorage.setItem('n', '{broken');

    assert.equal(stored.read(), null);
  });

  it('leaves it to the parser to reject values of the wrong type', () => {
    localStorage.setItem('n', '"three"');

    assert.equal(createStoredValue(localStorage, 'n', parseNumber).read(), 7);
  });

  it('ignores storage that cannot be read or written', () => {
    const fail = () => {
      throw new Error('blocked');
    };
    const blocked = { ...localStorage, getItem: fail, setItem: fail };
    const stored = createStoredValue(blocked, 'n', parseNumber);

    stored.write(3);

    assert.equal(stored.read(), 7);
  });
});
