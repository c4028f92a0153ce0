import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
import * as entry from './verification.ts';

describe('the library entry', () => {
  it('verifies a question through its printed TeX', () => {
    const question = createQuestion({
      id: 'sum',
      kind: 'mcq_sc',
      stem: 'What is the sum of two and three?',
      options: [
        { id: 'a', text: 'four', correct: true },
        { id: 'b', text: 'five', correct: false },
        { id: 'c', text: 'six', correct: false },
      ],
      answer: { kind: 'choice', correct: ['a'] },
      solution: [{ kind: 'prose', tex: 'Therefore, the correct option is (b).' }],
    });

    const { findings, tex } = entry.verifyQuestion(question);

    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['solution-names-the-key'],
    );
    assert.match(tex, /^\\item What is the sum/);
  });

  it('reports a drawing that does not compile at the line of the TeX error', async () => {
    const tex = '\\item See.\n\\begin{tikzpicture}\n\\draw (0,0) -- (1,1)\n\\end{tikzpicture}\n';

    const [finding] = await entry.verifyDiagrams(tex, async () => ({
      kind: 'failed',
      message: 'no ;',
      line: 2,
    }));

    assert.deepEqual([finding?.rule, finding?.position], ['diagram-compiles', { line: 3, column: 1 }]);
    assert.deepEqual(await entry.verifyDiagrams(tex, async () => ({ kind: 'drawn' })), []);
  });
});
