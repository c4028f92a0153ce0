import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineDocumentCheck } from '../check.ts';
import { choiceQuestion, writtenQuestion } from '../example.ts';
import { applyCertainFixes } from './apply-certain-fixes.ts';

describe('certain fixes', () => {
  it('write the recomputed value if the key agrees with it', () => {
    const correct = choiceQuestion(
      'What is the net force?',
      ['$5\\,\\mathrm{N}$', '$6\\,\\mathrm{N}$ *', '$7\\,\\mathrm{N}$'],
      '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}',
    );

    const { text, applied } = applyCertainFixes(correct.replace('&= 6\\,', '&= 8\\,'));

    assert.equal(text, correct);
    assert.deepEqual(applied, [{ rule: 'equality-holds', title: 'write 6' }]);
  });

  it('leave a wrong value unchanged if it is unknown which side is wrong', () => {
    const wrong = writtenQuestion('Find it.', '$2 \\times 3 = 7$');

    assert.deepEqual(applyCertainFixes(wrong).text, wrong);
  });

  it('add a missing brace before the end of its formula', () => {
    const correct = writtenQuestion('Calculate $\\frac{1}{2}$ of it.', 'Half of it.');

    assert.equal(applyCertainFixes(correct.replace('{2}$', '{2$')).text, correct);
  });

  it('do not guess where the scope of a command such as \\centering ends', () => {
    const open = writtenQuestion('Find it.', '{\n\\centering\n\n$ I = \\frac{1}{2} $');

    assert.equal(applyCertainFixes(open).text, open);
  });

  it('end an open solution before the next question', () => {
    const twoQuestions = `${writtenQuestion('Find the first one.', 'It is one.')}${writtenQuestion('Find the second one.', 'It is two.')}`;

    const { text, report } = applyCertainFixes(twoQuestions.replace('\\end{solution}\n', ''));

    assert.equal(report.findings.length, 0);
    assert.equal(text.match(/\\end\{solution\}/g)?.length, 2);
  });

  it('correct the letter in the solution to the option with the computed value', () => {
    const correct = choiceQuestion(
      'What is the net force?',
      ['$5\\,\\mathrm{N}$', '$6\\,\\mathrm{N}$ *', '$7\\,\\mathrm{N}$'],
      '$F = 2 \\times 3 = 6\\,\\mathrm{N}$',
    );

    assert.equal(applyCertainFixes(correct.replace('is (b)', 'is (c)')).text, correct);
  });

  it('do not reorder options, because the author may have chosen the order', () => {
    const unsorted = choiceQuestion(
      'What is the sum of two and three?',
      ['$4$', '$6$', '$5$ *', '$7$'],
      'Count.',
    );

    assert.equal(applyCertainFixes(unsorted).text, unsorted);
  });

  it('correct a wrong result only if the value is stated elsewhere', () => {
    const working = (conclusion: string): string =>
      writtenQuestion('Calculate the force.', `$F = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$. ${conclusion}`);

    assert.equal(applyCertainFixes(working('')).text, working(''));
    assert.match(applyCertainFixes(working('The force is $F = 6.0\\,\\mathrm{N}$.')).text, /3\.0 = 6\.0/);
  });

  it('keep a result that the question states twice, because an operand may be wrong', () => {
    const question = writtenQuestion(
      'Calculate the force.',
      '$F = 2.0 \\times 4.0 = 6.0\\,\\mathrm{N}$. The force is $\\boxed{6.0\\,\\mathrm{N}}$.',
    );

    assert.equal(applyCertainFixes(question).text, question);
  });

  it('never write zero for a small value', () => {
    const question = writtenQuestion(
      'Calculate the length.',
      '$0.0249 \\times 1 = 2\\,\\mathrm{m}$, so $0\\,\\mathrm{m}$.',
    );

    assert.equal(applyCertainFixes(question).text, question);
  });

  it('change nothing in a correct document', () => {
    const correct = choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']);

    assert.deepEqual(applyCertainFixes(correct).applied, []);
    assert.equal(applyCertainFixes(correct).text, correct);
  });

  it('are applied to every question of a bank', () => {
    const wrong = Array.from({ length: 60 }, (_, index) =>
      choiceQuestion(
        `What is the net force on crate ${index} of the train?`,
        ['$5\\,\\mathrm{N}$', '$6\\,\\mathrm{N}$ *', '$7\\,\\mathrm{N}$'],
        '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 8\\,\\mathrm{N}\n\\end{align*}',
      ),
    );

    assert.equal(applyCertainFixes(wrong.join('\n')).applied.length, 60);
  });

  it('are undone if they add findings, while the other fixes stay', () => {
    // The check no-z replaces z by x, but z! by y!, which the check no-y reports; so the fix of z! must be undone.
    const description = { meaning: '', severity: 'error', fails: '', passes: '' } as const;
    const find = (source: string, letter: string) =>
      source.matchAll(new RegExp(`${letter}(!?)`, 'g')).map(({ index, 1: mark }) => {
        const span = { start: index, end: index + 1 };
        const edits = [{ span, replacement: mark === '!' ? 'y' : 'x' }];
        return { message: letter, span, fix: { title: `write ${mark}`, certain: letter === 'z', edits } };
      });
    const checks = ['z', 'y'].map((letter) =>
      defineDocumentCheck({
        ...description,
        id: `no-${letter}`,
        run: ({ source }) => [...find(source, letter)],
      }),
    );

    const toQuestion = (stem: string) => `\\item ${stem}\n`;
    const { text, applied, undone } = applyCertainFixes(
      ['z', 'z', 'z!', 'z', 'z z'].map(toQuestion).join(''),
      {
        checks,
      },
    );

    assert.equal(text, ['x', 'x', 'z!', 'x', 'x x'].map(toQuestion).join(''));
    assert.equal(applied.length, 5);
    assert.deepEqual(undone, [{ rule: 'no-z', title: 'write !' }]);
  });
});
