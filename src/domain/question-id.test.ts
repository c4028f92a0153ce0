import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions } from './question.arbitrary.ts';
import { createQuestion } from './question.ts';
import { deriveQuestionId, hashText } from './question-id.ts';

const ramp = createQuestion({
  id: 'any',
  kind: 'mcq_sc',
  stem: 'A block of mass $2\\,\\mathrm{kg}$ slides down an inclined plane.',
  options: [
    { id: 'a', text: '$2$', correct: false },
    { id: 'b', text: '$3$', correct: true },
  ],
  solution: [{ kind: 'prose', tex: 'By energy.' }],
});

describe('deriveQuestionId', () => {
  it('starts with words of the stem', () => {
    assert.match(deriveQuestionId(ramp), /^block-mass-slides-down-[0-9a-z]{11}$/);
  });

  it('treats hyphenated words as two and drops accents', () => {
    const id = deriveQuestionId({ ...ramp, stem: 'Élève: a first-order reaction.' });

    assert.match(id, /^eleve-first-order-reaction-[0-9a-z]{11}$/);
  });

  it('is the same when one question is read twice', () => {
    fc.assert(
      fc.property(questions, (question) => {
        assert.equal(deriveQuestionId(structuredClone(question)), deriveQuestionId(question));
      }),
    );
  });

  it('is the same when only solution, key, kind, marks or subject differ', () => {
    const corrected = {
      ...ramp,
      solution: [],
      kind: 'mcq_mc' as const,
      marks: 9,
      subject: 'Physics',
      options: ramp.options.map((option) => ({ ...option, correct: !option.correct })),
    };

    assert.equal(deriveQuestionId(corrected), deriveQuestionId(ramp));
  });

  it('differs when an option, the order of options or a diagram differs', () => {
    const [first, second] = ramp.options;
    assert.ok(first && second);
    const changed = [
      { ...ramp, options: [first, { ...second, text: '$4$' }] },
      { ...ramp, options: [second, first] },
      { ...ramp, diagrams: [{ kind: 'placeholder' as const, name: 'diagram', commented: false }] },
    ];

    assert.equal(new Set([ramp, ...changed].map(deriveQuestionId)).size, changed.length + 1);
  });

  it('is safe in a path or URL whatever the stem contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (stem) => {
        assert.match(deriveQuestionId({ ...ramp, stem }), /^[a-z0-9-]+$/);
      }),
    );
  });
});

describe('hashText', () => {
  it('gives 100,000 short strings different hashes', () => {
    const hashes = new Set<string>();
    for (let n = 0; n < 100_000; n++) hashes.add(hashText(`q${n}`));

    assert.equal(hashes.size, 100_000);
  });

  it('returns 11 characters of base 36', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.match(hashText(text), /^[0-9a-z]{11}$/);
      }),
    );
  });
});
