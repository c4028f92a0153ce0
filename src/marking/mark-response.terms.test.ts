import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markTermResponses } from './examiner/term-response.fixture.ts';

describe('an answer in terms is marked by the marking rules', () => {
  const byKind = Object.groupBy(markTermResponses(), ({ kind }) => kind);
  for (const [kind, responses = []] of Object.entries(byKind)) {
    it(`for each variation of the kind “${kind}”`, () => {
      const wrong = responses.filter(
        ({ marks, awarded, byPerson }) => marks < awarded || marks > awarded + byPerson,
      );
      assert.deepEqual(wrong, []);
    });
  }

  it('and few of the wrong answers are left to a person', () => {
    const all = markTermResponses();
    const left = all.filter(({ byPerson }) => byPerson > 0);
    assert.ok(left.length <= 0.03 * all.length, JSON.stringify(left));
  });
});
