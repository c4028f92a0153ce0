import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GenerationBrief } from '../../domain/generation.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { ItemTask } from './item-maker.ts';
import { createRulesItemMaker, isCovered } from './make-item-by-rules.ts';

const now = (): Date => new Date('2026-01-01T00:00:00Z');

function taskOf(brief: object, seed = 1): ItemTask {
  return {
    brief: GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', ...brief }),
    context: { course: '', outcomes: [], examples: [] },
    seed,
    needsVignette: false,
    question: createQuestion({ id: 'unnamed', kind: 'mcq_sc', stem: '' }),
  };
}

describe('createRulesItemMaker', () => {
  it('writes parts that fit together', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => false });
    const task = taskOf({});
    const { question: stem } = await maker.stem(task, {});
    const { question: asked } = await maker.distractors({ ...task, question: stem }, {});
    const { question: whole } = await maker.rationale({ ...task, question: asked }, {});

    assert.deepEqual([stem.options, stem.answer, stem.solution], [[], undefined, []]);
    assert.deepEqual(asked.solution, []);
    assert.equal(whole.stem, stem.stem);
    assert.equal(whole.answer?.kind, 'choice');
    assert.ok(whole.solution.length > 0);
    assert.equal(whole.provenance?.maker, 'item-model');
  });

  it('skips questions that the bank already has', async () => {
    const checked: Question[] = [];
    const maker = createRulesItemMaker({ now, isKnown: async (question) => checked.push(question) < 3 });

    const { question } = await maker.stem(taskOf({}), {});

    assert.equal(checked.length, 3);
    assert.equal(question.id, checked[2]?.id);
  });

  it('throws needs-model when the bank has every question', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => true });

    await assert.rejects(maker.stem(taskOf({ outcome_id: 'PHY-5-01' }), {}), { kind: 'needs-model' });
  });

  it('cannot correct a computed text', async () => {
    const maker = createRulesItemMaker({ now, isKnown: async () => false });
    const feedback = {
      weakDimensions: [],
      targetComponent: 'stem' as const,
      correctionPrompt: '',
      attemptNumber: 1,
    };

    assert.equal(await maker.correct(taskOf({}), feedback, {}), undefined);
  });
});

describe('isCovered', () => {
  it('is true for subjects and kinds that item models can generate', () => {
    const covered = (changes: object): boolean => isCovered(taskOf(changes).brief);

    assert.equal(covered({}), true);
    assert.equal(covered({ kind: 'subjective' }), true);
    assert.equal(covered({ kind: 'match' }), false);
    assert.equal(covered({ subject: 'Medicine' }), false);
  });
});
