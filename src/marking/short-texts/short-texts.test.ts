import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DECISIONS, scoreShortTexts } from './short-text.fixture.ts';

describe('short answers in words', () => {
  for (const [name, decide] of Object.entries(DECISIONS)) {
    it(`are decided by ${name} as the marking instructions do, with hardly any false accept`, () => {
      const { cases, right, falseAccepts } = scoreShortTexts(decide, 'tuned');

      assert.ok(right / cases >= 0.88, `${right} of ${cases}`);
      assert.ok(falseAccepts.length <= 2, falseAccepts.join('\n'));
    });
  }
});
