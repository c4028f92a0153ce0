import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinPassage } from './join-passage.ts';
import { getMarks } from './part-marks.ts';
import { toPartQuestions } from './part-question.ts';
import { createQuestion, type Question } from './question.ts';
import { toQuestionFacts } from './question-facts.ts';

const choice = createQuestion({
  id: 'one',
  kind: 'mcq_mc',
  stem: 'Which?',
  options: ['x', 'y'].map((text, index) => ({ id: 'ab'.charAt(index), text, correct: index === 0 })),
  answer: { kind: 'choice', correct: ['a'] },
});
const number = createQuestion({
  id: 'two',
  kind: 'integer',
  stem: 'How many?',
  answer: { kind: 'integer', value: 3 },
});
const passage = (fields: Partial<Question> = {}): Question =>
  createQuestion({ id: 'p', kind: 'passage', stem: 'Read this.', questions: [choice, number], ...fields });

describe('a passage as one question', () => {
  it('has its questions as parts, with their options and answers', () => {
    const joined = joinPassage(passage());

    assert.deepEqual([joined.kind, joined.questions, joined.stem], ['subjective', undefined, 'Read this.']);
    assert.deepEqual(
      toPartQuestions(joined).map(({ path, question }) => [path, question.stem, question.answer?.kind]),
      [
        ['a', 'Read this.\n\nWhich?', 'choice'],
        ['b', 'Read this.\n\nHow many?', 'integer'],
      ],
    );
    assert.equal(joined.parts?.[0]?.response, 'choices', 'several options may be chosen');
  });

  it('shares its marks among the questions, and has one for each without', () => {
    const marked = joinPassage(passage({ marks: 5 }));

    assert.deepEqual(marked.parts?.map(getMarks), [3, 2]);
    assert.equal(toQuestionFacts(passage({ marks: 5 })).marks, 5);
    assert.equal(toQuestionFacts(passage()).marks, 2);
  });

  it('leaves other questions as they are', () => {
    assert.equal(joinPassage(choice), choice);
  });
});
