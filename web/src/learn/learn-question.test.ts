import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLearnQuestion } from './learn-question.fixture.ts';
import { hasWorking, isMathsTask, type LearnQuestion, listAnswerTasks } from './learn-question.ts';

const options = [
  { id: 'a', text: 'first' },
  { id: 'b', text: 'second' },
];
const table: NonNullable<LearnQuestion['metadata']['table']> = {
  headings: ['Left', 'Right'],
  left: [{ id: 'A', text: 'x' }],
  right: [{ id: '1', text: 'y' }],
};

const listKinds = (metadata: LearnQuestion['metadata']) =>
  listAnswerTasks(createLearnQuestion(metadata)).map(({ path, response }) => [path, response]);

describe('what a learner answers', () => {
  it('is each part of a question with its kind and marks', () => {
    const parts = [
      { path: 'a', text: '', response: 'text' as const, marks: 1 },
      { path: 'b.i', text: '', response: 'number' as const, marks: 2, unit: 'm' },
    ];

    const tasks = listAnswerTasks(createLearnQuestion({ parts }));

    assert.deepEqual(
      tasks.map(({ path, response, marks, unit }) => [path, response, marks, unit]),
      [
        ['a', 'text', 1, undefined],
        ['b.i', 'number', 2, 'm'],
      ],
    );
    assert.deepEqual(tasks.map(hasWorking), [false, true]);
    assert.deepEqual(tasks.map(isMathsTask), [false, true]);
  });

  it('is the question itself when it has no parts', () => {
    assert.deepEqual(listKinds({ response: 'text' }), [['', 'text']]);
    assert.deepEqual(listKinds({ response: 'order', options }), [['', 'order']]);
  });

  it('is found from options and tables in threads without response kinds', () => {
    assert.deepEqual(listKinds({}), [['', 'expression']]);
    assert.deepEqual(listKinds({ options }), [['', 'choice']]);
    assert.deepEqual(listKinds({ kind: 'mcq_mc', options }), [['', 'choices']]);
    assert.deepEqual(listKinds({ table }), [['', 'matches']]);
  });

  it('is written as text when the options or the table are missing', () => {
    const parts = (['choice', 'choices', 'order', 'matches', 'table'] as const).map((response, index) => ({
      path: 'abcde'.charAt(index),
      text: '',
      response,
      marks: 1,
    }));

    assert.ok(listAnswerTasks(createLearnQuestion({ parts })).every(({ response }) => response === 'prose'));
  });
});
