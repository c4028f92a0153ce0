import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
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
/** Prints the bank question as TeX, edits the TeX, reads it again and adds the parts that TeX cannot express. */
const editAndRead = (edit: (tex: string) => string) => {
  const [read] = readTexQuestions(edit(printTexQuestions([bankQuestion], { ids: true }))).questions;
  assert.ok(read);
  return retainUnprintedContent(read.question, bankQuestion);
};

describe('retainUnprintedParts', () => {
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
    const edited = editAndRead((tex) => tex.replace('marks: 1', 'marks: 2').replace('Flu', 'A cold'));

    assert.equal(edited.markingScheme, undefined);
    assert.equal(edited.options[0]?.explanation, undefined);
  });
});
