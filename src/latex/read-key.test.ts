import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

const document = `\\item Calculate the resistance. \\hfill [3]
\\ans[exact=\\frac{12}{0.52}, figures=2-4, unit=required]{23\\,\\Omega}
\\accept{23.1}
\\reject{24\\,\\Omega}
\\begin{solution}
$R = \\frac{12}{0.52} = 23\\,\\Omega$
\\end{solution}

\\item A trolley moves.
\\begin{enumerate}
\\item[(a)] State its velocity. \\hfill [2]
\\ans[tolerance=2\\%, direction={left, west}]{5.0\\,\\mathrm{m\\,s^{-1}}}
\\item[(b)] How many? \\hfill [1]
\\ansint[range=4 to 6]{5}
\\reject{\\text{a few}}
\\end{enumerate}
\\begin{solution}
\\begin{enumerate}
\\item[(a)] $v = 5.0\\,\\mathrm{m\\,s^{-1}}$
\\item[(b)] There are $5$.
\\end{enumerate}
\\end{solution}
`;

describe('the key of an answer in TeX', () => {
  it('is read for questions and parts', () => {
    const [lamp, trolley] = readQuestions(document).questions.map(({ question }) => question);

    assert.deepEqual(lamp?.answer, { kind: 'value', tex: '23\\,\\Omega', text: '23 Ω' });
    assert.deepEqual(lamp?.key, {
      exact: '\\frac{12}{0.52}',
      figures: { min: 2, max: 4 },
      unit: 'required',
      accept: ['23.1'],
      reject: ['24\\,\\Omega'],
    });
    assert.equal(lamp?.stem, 'Calculate the resistance.');
    assert.deepEqual(
      trolley?.parts?.map(({ key }) => key),
      [
        { tolerance: { relative: 0.02 }, direction: ['left', 'west'] },
        { range: { min: 4, max: 6 }, reject: ['\\text{a few}'] },
      ],
    );
  });

  it('is equal after reading and printing', () => {
    const questions = readQuestions(document).questions.map(({ question }) => question);

    assert.equal(printQuestions(questions), document);
  });

  it('is read where the document defines the commands for LaTeX', () => {
    const preamble = '\\newcommand{\\ans}[2][]{}\n\\newcommand{\\accept}[1]{}\n\\newcommand{\\reject}[1]{}\n';
    const [lamp] = readQuestions(
      `\\documentclass{article}\n${preamble}\\begin{document}\n\\begin{enumerate}\n${document}\\end{enumerate}\n\\end{document}`,
    ).questions;

    assert.deepEqual(lamp?.question.key?.accept, ['23.1']);
    assert.equal(lamp?.question.key?.unit, 'required');
  });

  it('is not an answer mark of an option', () => {
    const [read] = readQuestions(
      '\\item Choose.\n\\begin{tasks}(2)\n\\task one \\ans\n\\task two\n\\end{tasks}\n\\begin{solution}\n(a)\n\\end{solution}',
    ).questions;

    assert.equal(read?.question.key, undefined);
    assert.deepEqual(read?.question.answer, { kind: 'choice', correct: ['a'] });
  });
});
