import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';

const RULE = 'solution-copies-the-formulas';

function listMessages(stem: string, solution: string): string[] {
  const { findings } = verifyDocument(writtenQuestion(stem, solution));
  return findings.filter(({ rule }) => rule === RULE).map(({ message }) => message);
}

describe('a formula of the stem in the solution', () => {
  it('is reported if one number differs', () => {
    assert.deepEqual(listMessages('Let $f(x) = 3x^2 - 12x + 5$.', 'We have $f(x) = 3x^2 - 15x + 5$.'), [
      'The solution repeats a formula of the stem with 15 instead of 12; write the same in both.',
    ]);
  });

  it('is reported if one sign differs', () => {
    assert.equal(listMessages('Solve $x^2 - 5x + 6 = 0$.', 'From $x^2 + 5x + 6 = 0$ we get …').length, 1);
  });

  it('is reported if its copy is the first side of an equality', () => {
    assert.equal(listMessages('Factor $x^2 - 5x + 6$.', '$x^2 - 7x + 6 = (x - 2)(x - 3)$').length, 1);
  });

  it('may differ if the solution also contains the formula as it is', () => {
    const solution = 'From $x^2 - 5x + 6 = 0$ … A similar equation is $x^2 - 7x + 6 = 0$.';

    assert.deepEqual(listMessages('Solve $x^2 - 5x + 6 = 0$.', solution), []);
  });

  it('may have another argument, index or term', () => {
    assert.deepEqual(listMessages('Let $a_{n+1} = 2a_n + 3b_n$.', 'So $a_{n+2} = 2a_n + 3b_n$ …'), []);
    assert.deepEqual(listMessages('Find $f(2) = a + 3b - 4c$.', 'We use $f(3) = a + 3b - 4c$.'), []);
    assert.deepEqual(listMessages('Complete $x^2 + 4x + 3$.', '$x^2 + 4x + 4 - 1$'), []);
  });
});
