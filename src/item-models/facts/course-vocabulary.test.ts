import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findSameNames } from '../../text/claims/vocabulary/find-same-names.ts';
import { splitWords } from '../../text/similarity.ts';

const MAX_WORDS = 4;

describe('the vocabulary of the courses', () => {
  it('has each short term of the fact sheets, so that it is known to be another answer', () => {
    const sheets = globSync('../*/*.facts.json', { cwd: import.meta.dirname }).map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const terms = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/"term": "([^"]+)"/gu)].map(([, term = '']) => term),
    );
    const isShort = (term: string) =>
      splitWords(term).length <= MAX_WORDS && /^[\p{L}\p{N} '’()+-]+$/u.test(term) && /\p{L}{2}/u.test(term);
    const missing = terms.filter((term) => isShort(term) && findSameNames(term).length === 0);

    assert.ok(terms.length > 1000);
    assert.deepEqual([...new Set(missing)], []);
  });
});
