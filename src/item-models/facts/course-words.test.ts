import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { COURSE_WORDS } from '../../text/claims/course-words.table.ts';
import { splitWords } from '../../text/similarity.ts';

const MIN_LENGTH = 4;

describe('the words of the courses', () => {
  it('include each word of the terms that fact sheets ask for, so that none is taken for a misspelling of another', () => {
    const sheets = globSync('../*/*.facts.json', { cwd: import.meta.dirname }).map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const terms = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/"term": "([^"]+)"/gu)].map(([, term = '']) => term),
    );
    const missing = terms
      .flatMap(splitWords)
      .filter((word) => word.length >= MIN_LENGTH && !COURSE_WORDS.has(word));

    assert.ok(terms.length > 1000);
    assert.deepEqual([...new Set(missing)], []);
  });
});
