import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findContradictions } from '../domain/find-contradictions.ts';
import { Question } from '../domain/question.ts';
import { itemModels } from './catalogue.ts';
import { generateChoiceItem, rebuildChoiceItem } from './generate-choice-item.ts';

const choiceItems = itemModels.flatMap((model) => {
  const question = generateChoiceItem(model, 11);
  return question === undefined ? [] : [{ model, question }];
});

describe('generateChoiceItem', () => {
  it('generates valid one-mark single-choice questions from at least 80 models', () => {
    assert.ok(choiceItems.length >= 80, `${choiceItems.length} models`);
    for (const { question } of choiceItems) {
      assert.equal(question.kind, 'mcq_sc');
      assert.equal(question.marks, 1);
      assert.equal(question.options.filter(({ correct }) => correct).length, 1);
      assert.ok(question.options.length >= 4);
      assert.deepEqual(findContradictions(question), []);
      assert.deepEqual(Question.parse(JSON.parse(JSON.stringify(question))), question);
    }
  });

  it('explains every wrong option by its mistake', () => {
    const unexplained = choiceItems.filter(({ question }) =>
      question.options.some(({ correct, explanation }) => !correct && !explanation),
    );

    assert.deepEqual(
      unexplained.map(({ model }) => model.id),
      [],
    );
  });

  it('generates questions that can be rebuilt from their seed', () => {
    for (const { model, question } of choiceItems) {
      assert.deepEqual(rebuildChoiceItem(model, question.provenance?.seed ?? -1), question);
    }
  });

  it('returns undefined for models with too few mistakes', () => {
    assert.ok(choiceItems.length < itemModels.length);
  });
});
