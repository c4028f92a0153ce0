import '../../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openSessionQuestions } from './session-questions.ts';

describe('the questions of a session', () => {
  it('are stored by thread, and a broken entry is ignored', () => {
    openSessionQuestions('a').add('q1', 'What is $x$?');
    openSessionQuestions('b').add('q2', 'What is $y$?');
    assert.deepEqual(openSessionQuestions('a').read(), { q1: 'What is $x$?' });

    localStorage.setItem('vbagent.session-questions.a', '{"q1": 7}');
    assert.deepEqual(openSessionQuestions('a').read(), {});
  });

  it('keep the newest ones', () => {
    for (let n = 0; n < 100; n++) openSessionQuestions('c').add(`q${n}`, 'text');
    const ids = Object.keys(openSessionQuestions('c').read());
    assert.equal(ids.length, 60);
    assert.equal(ids.at(-1), 'q99');
  });

  it('are shortened before a blank line, a table or a displayed formula', () => {
    const stored = openSessionQuestions('d');
    stored.add('blank line', 'Solve $2x = 4$.\n\nShow your working.');
    stored.add('table', 'The table shows data. \\begin{tabular}{l}a\\end{tabular}');
    stored.add('formula', 'Solve \\[x = 1\\]');
    assert.deepEqual(stored.read(), {
      'blank line': 'Solve $2x = 4$.',
      table: 'The table shows data.',
      formula: 'Solve',
    });
  });
});
