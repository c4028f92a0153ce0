import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sqaVariantRole, sqaWriterRole } from './sqa-writer-role.ts';
import { createWrittenQuestionSchema } from './written-question.ts';

const PLACE = { subject: 'Mathematics', level: 'Nat 5', outcomeId: 'MNU-5-01', marks: 2 };

const SURD = `QUESTION
Express $\\sqrt{72}$ as a surd in its simplest form.
ANSWER
6\\sqrt{2}
SCHEME
1 | Find the largest square factor | \\sqrt{36} \\times \\sqrt{2}
1 | Simplify | 6\\sqrt{2}
SOLUTION
\\sqrt{72} = \\sqrt{36} \\times \\sqrt{2} = 6\\sqrt{2}`;

function problemsOf(text: string, marks = 2): string {
  const read = createWrittenQuestionSchema({ ...PLACE, marks }).safeParse(text);
  return read.success ? '' : read.error.issues.map(({ message }) => message).join('; ');
}

describe('a written question', () => {
  it('is parsed with its scheme; the answer implies the steps before it', () => {
    const question = createWrittenQuestionSchema(PLACE).parse(SURD.replaceAll('\n', '\r\n'));

    assert.deepEqual(question.answer, { kind: 'value', tex: '6\\sqrt{2}', text: '6sqrt(2)' });
    assert.deepEqual(
      question.markingScheme?.bullets.map(({ marks, impliedBy }) => [marks, impliedBy]),
      [
        [1, [2]],
        [1, []],
      ],
    );
  });

  it('is rejected with the reason when its parts do not agree', () => {
    assert.match(problemsOf('Here is a question for you.'), /QUESTION, ANSWER, SCHEME and SOLUTION/);
    assert.match(problemsOf(SURD, 3), /add up to 2, not to 3/);
    assert.match(problemsOf(SURD.replace('Simplify | 6', 'Simplify | 7')), /last line of SCHEME/);
    assert.match(
      problemsOf(SURD.replace('1 | Simplify |', 'Simplify:')),
      /not "marks \| step \| mathematics"/,
    );
    assert.notEqual(problemsOf(SURD.replace('\\sqrt{2} = 6\\sqrt{2}', '\\sqrt{2} = 5\\sqrt{2}')), '');
  });

  it('can be parsed from the worked examples of both prompt documents', () => {
    const { system } = sqaWriterRole(PLACE).prompt.fill({ course: '', outcome: '', marks: '' });
    const varied = sqaVariantRole(PLACE).prompt.fill({ question: '', answer: '', marks: '' }).system;
    const examples = [...system.matchAll(/```\n([\s\S]*?)```/g)].map(([, text = '']) => text);

    assert.equal(examples.length, 2);
    for (const [place, example] of examples.entries()) {
      assert.equal(problemsOf(example, place === 0 ? 2 : 3), '');
      assert.ok(varied.includes(example));
    }
  });
});
