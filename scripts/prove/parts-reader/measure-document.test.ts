import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measureDocument } from './measure-document.ts';

const expected = (...parts: string[]) => ({ parts, choice: false, partMarks: {} });
const tex = String.raw`\begin{questions}
\question Let $x = 3$.
\begin{parts}
\part[2] Find $x^2$.
\part[3] Find $x^3$.
\end{parts}
\question Prove it.
\end{questions}`;

describe('measureDocument', () => {
  it('counts questions, parts and marks that are read as counted', () => {
    const result = measureDocument(tex, [{ ...expected('a', 'b'), partMarks: { a: 2, b: 4 } }, expected()]);

    assert.deepEqual(result, {
      questions: 2,
      exactQuestions: 2,
      readQuestions: 2,
      parts: 2,
      exactParts: 2,
      turnedIntoOptions: 0,
      partMarks: 2,
      exactPartMarks: 1,
      misses: [],
    });
  });

  it('counts a question that is not found as one miss', () => {
    const { exactQuestions, exactParts, misses } = measureDocument(tex, [
      expected('a', 'b'),
      expected('a', 'b', 'c'),
      expected(),
    ]);

    assert.deepEqual({ exactQuestions, exactParts }, { exactQuestions: 2, exactParts: 2 });
    assert.deepEqual(misses, ['question 2: not found (a b c)']);
  });

  it('names the parts that were read instead', () => {
    const { exactQuestions, exactParts, misses } = measureDocument(tex, [
      expected('a', 'b', 'c'),
      expected(),
    ]);

    assert.deepEqual({ exactQuestions, exactParts }, { exactQuestions: 1, exactParts: 2 });
    assert.deepEqual(misses, ['question 1: a b c, read as a b']);
  });
});
