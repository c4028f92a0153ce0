import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { editProblem } from './edit-problem.ts';
import { getNextVariantName, getPiece, listVariants, replacePiece } from './problem-pieces.ts';

const content: PipelineResult = {
  source_path: 'q.tex',
  source_index: 1,
  classification: {
    question_type: 'subjective',
    difficulty: 'easy',
    topic: 'Mechanics',
    subtopic: 'Speed',
    has_diagram: false,
    diagram_type: null,
    num_options: null,
    estimated_marks: 2,
    key_concepts: [],
    requires_calculus: false,
    confidence: 0.9,
  },
  latex: '\\item Find $v$.\n\\begin{solution}\n$v = 2 \\times 3 = 6$\n\\end{solution}\n',
  tikz_code: null,
  ideas: null,
  alternate_solutions: ['\\begin{alternatesolution}\n$v = 3 \\times 2 = 6$\n\\end{alternatesolution}'],
  variants: { numerical: '\\item Find $w$.', 'numerical-2': '\\item Find $x$.', context: '\\item A story.' },
  skipped: [],
  findings: [
    { rule: 'a', severity: 'error', message: 'variant finding', field: 'variants/numerical' },
    { rule: 'b', severity: 'warning', message: 'ideas finding', field: 'ideas' },
    { rule: 'c', severity: 'error', message: 'question finding' },
  ],
  provenance: [],
};

// A problem is an uploaded question with its files; its piece named `problem` is the text of the question itself.
describe('the pieces of a problem', () => {
  it('are read and replaced by name, without changing other pieces', () => {
    const names = ['problem', 'variants/numerical', 'variants/numerical-2', 'alternates/1'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, text) => {
        const edited = replacePiece(content, name, text);
        for (const other of names)
          assert.equal(getPiece(edited, other), other === name ? text : getPiece(content, other));
      }),
    );
  });

  it('are not found by an unknown name', () => {
    for (const name of [
      '',
      'variants/',
      'variants/none',
      'variants/__proto__',
      'variants/constructor',
      'alternates/2',
      'alternates/0',
      'problems',
      'problem/1',
    ])
      assert.throws(() => getPiece(content, name), { kind: 'not-found' }, name);
  });

  it('get a name that is not used by another variant', () => {
    assert.equal(getNextVariantName(content, 'numerical'), 'numerical-3');
    assert.equal(getNextVariantName(content, 'calculus'), 'calculus');
    assert.deepEqual(listVariants(content, 'numerical'), ['\\item Find $w$.', '\\item Find $x$.']);
  });
});

describe('editProblem', () => {
  it('verifies the question again, and keeps the findings of its variants and ideas', () => {
    const { findings } = editProblem(content, 'problem', content.latex.replace('= 6', '= 7'));

    const messages = findings.map(({ message }) => message);
    assert.ok(messages.includes('variant finding') && messages.includes('ideas finding'));
    assert.ok(!messages.includes('question finding'));
    assert.ok(findings.some(({ rule, severity }) => rule === 'equality-holds' && severity === 'error'));
  });

  it('reports the findings of an edited alternative solution', () => {
    const wrongSolution = content.alternate_solutions[0]?.replace('= 6', '= 8') ?? '';

    const { findings } = editProblem(content, 'alternates/1', wrongSolution);

    assert.ok(findings.some(({ rule, field }) => rule === 'equality-holds' && field === 'alternates/1'));
  });

  it('stores a text that cannot be read as a question, with a finding', () => {
    const { latex, findings } = editProblem(content, 'problem', 'nothing');

    assert.equal(latex, 'nothing');
    assert.ok(findings.some(({ rule }) => rule === 'is-a-question'));
  });
});
