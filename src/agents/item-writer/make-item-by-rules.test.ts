import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GenerationBrief } from '../../domain/generation.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { ItemTask } from './item-maker.ts';
import { createRulesItemMaker, isCovered } from './make-item-by-rules.ts';

const now = (): Date => new Date('2026-01-01T00:00:00Z');

function createTask(brief: object, seed = 1): ItemTask {
  return {
    brief: GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', ...brief }),
    context: { course: '', outcomes: [], examples: [] },
    seed,
    needsVignette: false,
    question: createQuestion({ id: 'unnamed', kind: 'mcq_sc', stem: '' }),
  };
}

describe('createRulesItemMaker', () => {
  it('writes components that fit together', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => false });
    const task = createTask({});
    const { question: stem } = await maker.stem(task, {});
    const { question: withOptions } = await maker.distractors({ ...task, question: stem }, {});
    const { question: complete } = await maker.rationale({ ...task, question: withOptions }, {});

    assert.deepEqual([stem.options, stem.answer, stem.solution], [[], undefined, []]);
    assert.deepEqual(withOptions.solution, []);
    assert.equal(complete.stem, stem.stem);
    assert.equal(complete.answer?.kind, 'choice');
    assert.ok(complete.solution.length > 0);
    assert.equal(complete.provenance?.maker, 'item-model');
  });

  it('skips questions that the bank already has', async () => {
    const checked: Question[] = [];
    const maker = createRulesItemMaker({ now, isKnown: async (question) => checked.push(question) < 3 });

    const { question } = await maker.stem(createTask({}), {});

    assert.equal(checked.length, 3);
    assert.equal(question.id, checked[2]?.id);
  });

  it('throws needs-model when the bank has every question', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => true });

    await assert.rejects(maker.stem(createTask({ outcome_id: 'PHY-5-01' }), {}), { kind: 'needs-model' });
  });

  it('cannot correct a computed text', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => false });
    const feedback = {
      weakDimensions: [],
      targetComponent: 'stem' as const,
      correctionPrompt: '',
      attemptNumber: 1,
    };

    assert.equal(await maker.correct(createTask({}), feedback, {}), undefined);
  });
});

describe('isCovered', () => {
  it('is true for subjects and kinds that item models can generate', () => {
    const isBriefCovered = (changes: object): boolean => isCovered(createTask(changes).brief);

    assert.equal(isBriefCovered({}), true);
    assert.equal(isBriefCovered({ kind: 'subjective' }), true);
    assert.equal(isBriefCovered({ kind: 'match' }), false);
    assert.equal(isBriefCovered({ subject: 'Medicine' }), false);
  });
});
