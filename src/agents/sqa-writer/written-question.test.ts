import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSqaVariantRole, createSqaWriterRole } from './sqa-writer-role.ts';
import { createWrittenQuestionSchema } from './written-question.ts';

const PLACEMENT = { subject: 'Mathematics', level: 'Nat 5', outcomeId: 'MNU-5-01', marks: 2 };

const SURD = `QUESTION
Express $\\sqrt{72}$ as a surd in its simplest form.
ANSWER
6\\sqrt{2}
SCHEME
1 | Find the largest square factor | \\sqrt{36} \\times \\sqrt{2}
1 | Simplify | 6\\sqrt{2}
SOLUTION
\\sqrt{72} = \\sqrt{36} \\times \\sqrt{2} = 6\\sqrt{2}`;

function listProblems(text: string, marks = 2): string {
  const result = createWrittenQuestionSchema({ ...PLACEMENT, marks }).safeParse(text);
  return result.success ? '' : result.error.issues.map(({ message }) => message).join('; ');
}

describe('a written question', () => {
  it('is parsed with its scheme, in which the answer implies the steps before it', () => {
    const question = createWrittenQuestionSchema(PLACEMENT).parse(SURD.replaceAll('\n', '\r\n'));

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
    assert.match(listProblems('Here is a question for you.'), /QUESTION, ANSWER, SCHEME and SOLUTION/);
    assert.match(listProblems(SURD, 3), /add up to 2, not to 3/);
    assert.match(listProblems(SURD.replace('Simplify | 6', 'Simplify | 7')), /last line of SCHEME/);
    assert.match(
      listProblems(SURD.replace('1 | Simplify |', 'Simplify:')),
      /not "marks \| step \| mathematics"/,
    );
    assert.notEqual(listProblems(SURD.replace('\\sqrt{2} = 6\\sqrt{2}', '\\sqrt{2} = 5\\sqrt{2}')), '');
  });

  it('can be parsed from the worked examples of both prompt documents', () => {
    const { system } = createSqaWriterRole(PLACEMENT).prompt.fill({ course: '', outcome: '', marks: '' });
    const variantSystem = createSqaVariantRole(PLACEMENT).prompt.fill({
      question: '',
      answer: '',
      marks: '',
    }).system;
    const examples = [...system.matchAll(/```\n([\s\S]*?)```/g)].map(([, text = '']) => text);

    assert.equal(examples.length, 2);
    for (const [index, example] of examples.entries()) {
      assert.equal(listProblems(example, index === 0 ? 2 : 3), '');
      assert.ok(variantSystem.includes(example));
    }
  });
});
