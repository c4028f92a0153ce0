import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { inspectQuestion } from './inspect-question.ts';

const force = createQuestion({
  id: 'force',
  kind: 'mcq_sc',
  stem: 'A mass of $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. What is the net force?',
  options: [
    { id: 'a', text: '$5.0\\,\\mathrm{N}$', correct: false },
    { id: 'b', text: '$6.0\\,\\mathrm{N}$', correct: true },
    { id: 'c', text: '$7.0\\,\\mathrm{N}$', correct: false },
  ],
  answer: { kind: 'choice', correct: ['b'] },
  solution: [
    { kind: 'prose', tex: 'By the second law,' },
    { kind: 'display', lines: ['F &= 2.0 \\times 3.0', '&= 6.0\\,\\mathrm{N}'] },
    { kind: 'prose', tex: 'In grams the mass is $2.0 \\times 1000 = 2100$.' },
  ],
});

describe('inspectQuestion', () => {
  it('locates a wrong equality at its step and returns the meaning of its rule', () => {
    const { findings, tex } = inspectQuestion(force);
    const wrong = findings.find(({ rule }) => rule === 'equality-holds');

    assert.deepEqual(wrong?.place, { field: 'solution', step: 3 });
    assert.match(wrong?.reason ?? '', /equality in a solution that can be recomputed/);
    assert.equal(tex.slice(wrong?.span?.start, wrong?.span?.end), '2100');
  });

  it('marks recomputed equalities and the option with the computed value as verified', () => {
    const { verdicts } = inspectQuestion(force);
    const verified = verdicts.filter(({ verdict }) => verdict === 'verified');

    assert.deepEqual(
      verified.map(({ place }) => place),
      [{ field: 'solution', step: 2 }, { field: 'options.b' }],
    );
    assert.match(verified[0]?.how ?? '', /^Recomputed: 2\.0 ?× ?3\.0 gives 6\.0/);
    assert.deepEqual(
      verdicts.filter(({ verdict }) => verdict === 'wrong').map(({ place }) => place.step),
      [3],
    );
  });

  it('marks equalities with unknown letters as undecided', () => {
    const { verdicts } = inspectQuestion({
      ...force,
      solution: [{ kind: 'prose', tex: 'Here $p = q r$ and $\\oint E \\, dl = \\Phi_{?}$.' }],
    });

    assert.ok(verdicts.length > 0);
    assert.ok(verdicts.every(({ verdict }) => verdict === 'undecided'));
    assert.match(verdicts.map(({ how }) => how).join(), /letters without a value/);
  });

  it('returns the option or stem that a finding is about', () => {
    const { findings } = inspectQuestion({
      ...force,
      stem: 'Which of these is not the force?',
      options: force.options.map((option) => ({ ...option, text: option.id === 'c' ? '' : option.text })),
    });
    const fields = new Map(findings.map(({ rule, place }) => [rule, place.field]));

    assert.equal(fields.get('option-says-something'), 'options.c');
    assert.equal(fields.get('negation-is-emphasised'), 'stem');
  });

  it('numbers the questions of a passage from 1', () => {
    const tex = [
      '\\item[]',
      '\\begin{center}\n\\textsc{Passage I}\n\\end{center}',
      'A car of mass $2.0$ tonnes moves at a steady speed along a road.',
      '',
      '\\item What is twice its mass in tonnes?\n\\begin{solution}\n$2 \\times 2.0 = 4.0$\n\\end{solution}',
      '',
      '\\item What is half its mass in tonnes?\n\\begin{solution}\n$2.0 / 2 = 1.5$\n\\end{solution}',
    ].join('\n');
    const [read] = readQuestions(tex).questions;
    assert.ok(read);

    const { findings, verdicts } = inspectQuestion(read.question);

    assert.deepEqual(findings.find(({ rule }) => rule === 'equality-holds')?.place, {
      part: 2,
      field: 'solution',
      step: 1,
    });
    assert.deepEqual(
      verdicts.map(({ place, verdict }) => [place.part, verdict]),
      [
        [1, 'verified'],
        [2, 'wrong'],
      ],
    );
  });
});
