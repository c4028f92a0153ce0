import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions } from '../../domain/question.arbitrary.ts';
import { createQuestion } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { placeDiagram } from './place-diagram.ts';

const drawing = { kind: 'tikz', tex: '\\begin{tikzpicture}\n\\draw (0,0);\n\\end{tikzpicture}' } as const;

describe('placeDiagram', () => {
  it('replaces the placeholder, and the printed TeX reads as the same figure', () => {
    const tex =
      '\\item Find $x$.\n\\begin{center}\n    % \\input{diagram}\n\\end{center}\n\\begin{solution}\n$x = 1$\n\\end{solution}\n';
    const [read] = readTexQuestions(tex).questions;
    assert.ok(read);

    const printed = printTexQuestions([placeDiagram(read.question, drawing)]);

    assert.match(printed, /\\begin\{tikzpicture\}/);
    assert.doesNotMatch(printed, /\\input/);
    assert.deepEqual(readTexQuestions(printed).questions[0]?.question.diagrams, [drawing]);
  });

  it('replaces the placeholder of a question in a passage', () => {
    const place = { kind: 'placeholder', name: 'diagram', commented: true } as const;
    const inner = createQuestion({ id: 'b', kind: 'subjective', stem: 'B', diagrams: [place] });
    const passage = createQuestion({ id: 'p', kind: 'passage', stem: 'P', questions: [inner] });

    const placed = placeDiagram(passage, drawing);

    assert.deepEqual([placed.diagrams, placed.questions?.[0]?.diagrams], [[], [drawing]]);
  });

  it('adds one figure to any question and removes nothing but a placeholder', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const count = (one: typeof question): number =>
          [one, ...(one.questions ?? [])].reduce(
            (sum, { diagrams }) => sum + diagrams.filter(({ kind }) => kind !== 'placeholder').length,
            0,
          );
        assert.equal(count(placeDiagram(question, drawing)), count(question) + 1);
      }),
    );
  });
});
