import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBlank } from './is-blank.ts';

describe('isBlank', () => {
  for (const text of [
    '',
    ' \n\t',
    '?',
    '...',
    '—',
    'idk',
    'IDK!',
    "I don't know",
    'no idea',
    'n/a',
    'skip',
  ]) {
    it(`reads ${JSON.stringify(text)} as no attempt`, () => assert.equal(isBlank(text), true));
  }

  for (const text of ['0', 'x', '🚗', 'none of the lines are parallel', 'no real roots', 'I know: 3']) {
    it(`reads ${JSON.stringify(text)} as an attempt`, () => assert.equal(isBlank(text), false));
  }
});
