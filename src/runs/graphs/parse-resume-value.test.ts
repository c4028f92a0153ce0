import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseResumeValue } from './parse-resume-value.ts';

describe('parseResumeValue', () => {
  it('returns the same value for an object and for its JSON text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        const value = JSON.parse(JSON.stringify(answer));
        assert.deepEqual(parseResumeValue(JSON.stringify(value)), value);
        assert.deepEqual(parseResumeValue(value), value);
      }),
    );
  });

  it('returns a text unchanged if it is not the JSON of an object', () => {
    for (const text of ['0.2', 'true', 'null', '"quoted"', '{half', '', '2x + 1']) {
      assert.equal(parseResumeValue(text), text);
    }
    assert.equal(parseResumeValue(0.2), 0.2);
  });
});
