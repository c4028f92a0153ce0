import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createPart } from '../../domain/part.ts';
import { questions } from '../../domain/question.arbitrary.ts';
import { createQuestion } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { retainUnprintedContent } from './retain-unprinted-content.ts';

const scheme = {
  bullets: [
    {
      n: 1,
      marks: 1,
      kind: 'process' as const,
      generic: 'the answer',
      evidence: { kind: 'person' as const, reason: 'prose' },
      requires: [],
      impliedBy: [],
      followThrough: { mode: 'no' as const },
      gapTags: [],
    },
  ],
  policies: { answerOnly: 'full' as const, units: 'none' as const },
  misconceptions: [],
};
const bankQuestion = createQuestion({
  id: 'q',
  kind: 'mcq_sc',
  vignette: 'A man of 60 years coughs.',
  stem: 'What is it?',
  options: [
    { id: 'a', text: 'Flu', correct: true, explanation: 'It is winter.' },
    { id: 'b', text: 'Gout', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
  marks: 1,
  markingScheme: scheme,
});
/** Prints the bank question as TeX, edits the TeX, reads it again and adds the content that TeX cannot express. */
const editAndRead = (edit: (tex: string) => string) => {
  const [read] = readTexQuestions(edit(printTexQuestions([bankQuestion], { ids: true }))).questions;
  assert.ok(read);
  return retainUnprintedContent(read.question, bankQuestion);
};

describe('retainUnprintedContent', () => {
  it('returns the question of the bank when its TeX is unchanged', () => {
    assert.deepEqual(
      editAndRead((tex) => tex),
      bankQuestion,
    );
  });

  it('restores any question that was printed as TeX and read again', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const [readResult] = readTexQuestions(printTexQuestions([question], { ids: true })).questions;
        assert.ok(readResult);
        assert.deepEqual(retainUnprintedContent(readResult.question, question), question);
      }),
    );
  });

  it('retains the scheme, explanations and vignette when only the wording changes', () => {
    const edited = editAndRead((tex) => tex.replace('What is it?', 'What is the cause?'));

    assert.equal(edited.stem, 'What is the cause?');
    assert.equal(edited.vignette, bankQuestion.vignette);
    assert.deepEqual(edited.markingScheme, scheme);
    assert.equal(edited.options[0]?.explanation, 'It is winter.');
  });

  it('drops the scheme when the marks change, and an explanation when its option changes', () => {
    const edited = editAndRead((tex) =>
      tex.replace('marks: 1', 'marks: 2').replace('\\hfill [1]', '\\hfill [2]').replace('Flu', 'A cold'),
    );

    assert.equal(edited.markingScheme, undefined);
    assert.equal(edited.options[0]?.explanation, undefined);
  });

  const partScheme = (expression?: string) => ({
    ...scheme,
    bullets: scheme.bullets.map((bullet) => ({
      ...bullet,
      ...(expression !== undefined && { followThrough: { mode: 'yes' as const, expression } }),
    })),
  });
  const value = (tex: string) => ({ kind: 'value' as const, tex, text: tex });
  const withParts = createQuestion({
    id: 'p',
    kind: 'subjective',
    stem: 'A ball.',
    parts: [
      createPart({ label: 'a', text: 'Mass?', answer: value('2'), marks: 1, markingScheme: partScheme() }),
      createPart({
        label: 'b',
        text: 'Then:',
        parts: [
          createPart({
            label: 'i',
            text: 'Double it.',
            answer: value('4'),
            marks: 1,
            markingScheme: partScheme('2 a:b1'),
          }),
          createPart({ label: 'ii', text: 'Why?', marks: 1, markingScheme: partScheme() }),
        ],
      }),
    ],
  });
  /** The question as it is read from TeX: without schemes. `answer` is the answer of part (a). */
  const readWithParts = (answer: string) =>
    createQuestion({
      ...withParts,
      stem: 'A red ball.',
      parts: (withParts.parts ?? []).map(({ markingScheme: _scheme, parts, ...part }) => ({
        ...part,
        ...(part.label === 'a' && { answer: value(answer) }),
        ...(parts && { parts: parts.map(({ markingScheme: _inner, ...inner }) => inner) }),
      })),
    });

  it('retains the schemes of parts when only the wording changes', () => {
    const retained = retainUnprintedContent(readWithParts('2'), withParts);

    assert.deepEqual(retained, { ...withParts, stem: 'A red ball.' });
  });

  it('drops the scheme of a part whose answer changes, and the schemes with follow-through from it', () => {
    const { parts = [] } = retainUnprintedContent(readWithParts('3'), withParts);

    const [first, second] = parts[1]?.parts ?? [];
    assert.equal(parts[0]?.markingScheme, undefined);
    assert.equal(first?.markingScheme, undefined);
    assert.ok(second?.markingScheme);
  });
});
