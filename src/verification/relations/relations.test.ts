import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choiceQuestion, integerQuestion, writtenQuestion } from '../example.ts';
import { allRelationChecks } from './all-relation-checks.ts';
import type { Relation } from './relation-check.ts';
import { verifyRelation } from './verify-relation.ts';

describe('every relation rule', () => {
  for (const { id, parent, fails, passes, exampleRelation } of allRelationChecks) {
    it(`${id} reports its failing example`, () => {
      const rules = verifyRelation(parent, fails, { relation: exampleRelation }).map(({ rule }) => rule);

      assert.ok(rules.includes(id), `found ${rules.join(', ') || 'nothing'}`);
    });

    it(`${id} accepts its passing example`, () => {
      assert.deepEqual(verifyRelation(parent, passes, { relation: exampleRelation }), []);
    });
  }
});

describe('verifyRelation', () => {
  const listFindings = (relation: Relation, parent: string, child: string): string[] =>
    verifyRelation(parent, child, { relation }).map(({ rule, severity }) => `${severity} ${rule}`);
  const createQuestion = (force: string, mass: string, solution: string) =>
    writtenQuestion(
      `A force of $${force}$ newtons acts on a mass of $${mass}$ kilograms. Find its acceleration.`,
      solution,
    );
  const parent = createQuestion(
    '12',
    '3',
    '$a = \\frac{F}{m} = \\frac{12}{3} = 4$, so after $5$ s it moves at $20$.',
  );

  it('reports a numerical variant with a step that still uses a number of the parent', () => {
    const partlyRecomputed = createQuestion(
      '20',
      '8',
      '$a = \\frac{F}{m} = \\frac{20}{3} = 6.7$, so after $5$ s it moves at $33$.',
    );
    const fullyRecomputed = createQuestion(
      '20',
      '4',
      '$a = \\frac{F}{m} = \\frac{20}{4} = 5$, so after $3$ s it moves at $15$.',
    );
    assert.deepEqual(listFindings('numerical', parent, partlyRecomputed), [
      'error numerical-variant-is-recomputed',
    ]);
    assert.deepEqual(listFindings('numerical', parent, fullyRecomputed), []);
  });

  it('reports a context variant whose answer changed', () => {
    const createChoice = (thing: string, key: number) =>
      choiceQuestion(`A ${thing} gains $12$ metres in $3$ seconds. What is the average speed?`, [
        `$${key}$ *`,
        '$9$',
        '$15$',
      ]);
    assert.deepEqual(
      listFindings(
        'context',
        createChoice('lift in a tall tower', 4),
        createChoice('kite over the beach', 4),
      ),
      [],
    );
    assert.deepEqual(
      listFindings(
        'context',
        createChoice('lift in a tall tower', 4),
        createChoice('kite over the beach', 5),
      ),
      ['error context-variant-keeps-its-numbers'],
    );
  });

  it('reports an alternate solution with the same steps in another layout', () => {
    const stem = 'A stone falls from rest for two seconds. How far does it fall?';
    const lines =
      '\\begin{align*}\ns &= \\frac{1}{2} g t^2 \\\\\n&= \\frac{1}{2} \\times 10 \\times 2^2 \\\\\n&= 20\n\\end{align*}';
    const line = 'Surely $s = \\dfrac{1}{2}gt^2 = \\dfrac{1}{2} \\cdot 10 \\cdot 2^2 = 20$.';
    assert.deepEqual(listFindings('alternate', writtenQuestion(stem, lines), writtenQuestion(stem, line)), [
      'error alternate-solution-is-another-method',
    ]);
  });

  it('reports a multi-context question that is two problems, and warns if it asks two things', () => {
    const oneProblem = writtenQuestion(
      'A car brakes and a stone falls. Find the distance between them.',
      'It is $5$.',
    );
    const twoQuestions = writtenQuestion(
      'A car brakes. Find its speed. A stone falls. Find its speed.',
      'It is $5$.',
    );
    assert.deepEqual(listFindings('multi_context', parent, oneProblem), []);
    assert.deepEqual(listFindings('multi_context', parent, oneProblem + oneProblem), [
      'error multi-context-is-one-problem',
    ]);
    assert.deepEqual(listFindings('multi_context', parent, twoQuestions), [
      'warning multi-context-is-one-problem',
    ]);
  });

  it('reports a conversion whose answer changed', () => {
    const choice = choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']);
    const converted = (answer: string, solution: string) =>
      integerQuestion('The sum of two and three is', answer, solution);
    assert.deepEqual(listFindings('conversion', choice, converted('5', 'The sum is $2 + 3 = 5$.')), []);
    assert.deepEqual(
      listFindings('conversion', choice, converted('50', 'The sum $5$ has ten times $50$.')),
      [],
    );
    assert.deepEqual(listFindings('conversion', choice, converted('6', 'The sum is $3 + 3 = 6$.')), [
      'error conversion-has-its-form',
    ]);
  });
});
