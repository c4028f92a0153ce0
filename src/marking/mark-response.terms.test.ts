import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markTermResponses } from './examiner/term-response.fixture.ts';

describe('an answer in terms is marked by the marking rules', () => {
  const byKind = Object.groupBy(markTermResponses(), ({ kind }) => kind);
  for (const [kind, responses = []] of Object.entries(byKind)) {
    it(`for each variation of the kind “${kind}”`, () => {
      const wrong = responses.filter(({ marks, awarded, byPerson }) => awarded !== marks || byPerson > 0);
      assert.deepEqual(wrong, []);
    });
  }
});
