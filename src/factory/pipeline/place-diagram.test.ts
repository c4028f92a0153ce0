import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions } from '../../domain/question.arbitrary.ts';
import { createQuestion } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { placeDiagram } from './place-diagram.ts';

const drawing = { kind: 'tikz', tex: '\\begin{tikzpicture}\n\\draw (0,0);\n\\end{tikzpicture}' } as const;

describe('placeDiagram', () => {
  it('replaces the placeholder by a figure that is printed as TeX and read back unchanged', () => {
    const tex =
      '\\item Find $x$.\n\\begin{center}\n    % \\input{diagram}\n\\end{center}\n\\begin{solution}\n$x = 1$\n\\end{solution}\n';
    const [readQuestion] = readTexQuestions(tex).questions;
    assert.ok(readQuestion);

    const printed = printTexQuestions([placeDiagram(readQuestion.question, drawing)]);

    assert.match(printed, /\\begin\{tikzpicture\}/);
    assert.doesNotMatch(printed, /\\input/);
    assert.deepEqual(readTexQuestions(printed).questions[0]?.question.diagrams, [drawing]);
  });

  it('replaces the placeholder of a question in a passage', () => {
    const placeholder = { kind: 'placeholder', name: 'diagram', commented: true } as const;
    const innerQuestion = createQuestion({ id: 'b', kind: 'subjective', stem: 'B', diagrams: [placeholder] });
    const passage = createQuestion({ id: 'p', kind: 'passage', stem: 'P', questions: [innerQuestion] });

    const changedPassage = placeDiagram(passage, drawing);

    assert.deepEqual([changedPassage.diagrams, changedPassage.questions?.[0]?.diagrams], [[], [drawing]]);
  });

  it('adds one figure to any question and removes at most a placeholder', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const countFigures = (counted: typeof question): number =>
          [counted, ...(counted.questions ?? [])].reduce(
            (sum, { diagrams }) => sum + diagrams.filter(({ kind }) => kind !== 'placeholder').length,
            0,
          );
        assert.equal(countFigures(placeDiagram(question, drawing)), countFigures(question) + 1);
      }),
    );
  });
});
