import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findContradictions } from '../../domain/find-contradictions.ts';
import { listLeafParts } from '../../domain/part-path.ts';
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

  it('is rejected with the reason when its sections do not agree', () => {
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

    const marks = [2, 3, 4];
    assert.equal(examples.length, marks.length);
    for (const [index, example] of examples.entries()) {
      assert.equal(listProblems(example, marks[index]), '');
      assert.ok(variantSystem.includes(example));
    }
  });

  const PARTS = `QUESTION
A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$ for $4.0\\,\\mathrm{s}$ from rest.
PART a
Calculate the force.
ANSWER
6.0\\,\\mathrm{N}
SCHEME
1 | Calculate | 6.0\\,\\mathrm{N}
SOLUTION
F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}
PART b
The force then stops.
PART b(i)
Calculate the speed.
ANSWER
12\\,\\mathrm{m\\,s^{-1}}
SCHEME
1 | Calculate | 12\\,\\mathrm{m\\,s^{-1}}
SOLUTION
v = 3.0 \\times 4.0 = 12\\,\\mathrm{m\\,s^{-1}}`;

  it('may have parts, each with its own answer, scheme and solution', () => {
    const question = createWrittenQuestionSchema(PLACEMENT).parse(PARTS);

    assert.deepEqual(
      listLeafParts(question).map(({ path, part }) => [path, part.text, part.marks]),
      [
        ['a', 'Calculate the force.', 1],
        ['b.i', 'Calculate the speed.', 1],
      ],
    );
    assert.equal(question.parts?.[1]?.text, 'The force then stops.');
    assert.equal(question.marks, 2);
    assert.deepEqual([question.answer, question.markingScheme], [undefined, undefined]);
    assert.deepEqual(findContradictions(question), []);
  });

  it('is rejected when a part is incomplete, contradicts its scheme or is not one of the required parts', () => {
    assert.match(
      listProblems(PARTS.replace('SCHEME\n1 | Calculate | 6.0', 'WORKING\n6.0')),
      /a question with parts/,
    );
    assert.match(listProblems(PARTS.replace('PART b\nThe force then stops.\n', '')), /must follow PART b/);
    assert.match(
      listProblems(PARTS.replace('Calculate | 12', 'Calculate | 13')),
      /SCHEME of part \(b\)\(i\) is not the ANSWER/,
    );
    const required = createWrittenQuestionSchema({ ...PLACEMENT, paths: ['a', 'b'] }).safeParse(PARTS);
    assert.match(required.error?.message ?? '', /the parts must be \(a\), \(b\)/);
  });
});
