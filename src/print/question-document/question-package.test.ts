import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreamble, createQuestionDocument, QUESTION_PACKAGE } from './question-package.ts';

/** The commands and environments that printed questions use, beyond those of LaTeX itself. */
const COMMANDS = ['ans', 'ansint', 'accept', 'reject'];
const ENVIRONMENTS = ['solution', 'alternatesolution', 'idea'];

describe('question package', () => {
  it('defines every command and environment that a printed question uses', () => {
    for (const tex of [QUESTION_PACKAGE, createPreamble('article'), createPreamble('exam')]) {
      for (const name of COMMANDS)
        assert.match(tex, new RegExp(String.raw`\\(?:re)?newcommand\{\\${name}\}`, 'u'));
      for (const name of ENVIRONMENTS) assert.ok(tex.includes(`\\vb@solution{${name}}`), name);
      assert.ok(tex.includes('\\RequirePackage{tasks}'));
    }
  });

  it('names a missing file instead of ending the run, only in the package', () => {
    for (const command of ['input', 'includegraphics'])
      assert.ok(QUESTION_PACKAGE.includes(`\\renewcommand{\\${command}}`), command);
    assert.ok(!createPreamble('article').includes('\\renewcommand{\\input}'));
  });

  it('has balanced braces, as a package and as a preamble', () => {
    for (const tex of [QUESTION_PACKAGE, createPreamble('article'), createPreamble('exam')]) {
      const lines = tex.split('\n').map((line) => line.replace(/(?<!\\)%.*$/u, ''));
      const count = (character: string): number => lines.join('\n').split(character).length;
      assert.equal(count('{'), count('}'));
    }
  });

  it('prints a document with the question, its further solutions and its variants', () => {
    const tex = createQuestionDocument({
      question: 'problem.tex',
      solutions: ['alternates/1.tex'],
      variants: ['variants/numerical.tex'],
    });

    assert.deepEqual(
      [...tex.matchAll(/\\input\{([^}]*)\}/gu)].map(([, path]) => path),
      ['problem.tex', 'alternates/1.tex', 'variants/numerical.tex'],
    );
    assert.ok(tex.includes('\\usepackage{vbagent}'));
  });
});
