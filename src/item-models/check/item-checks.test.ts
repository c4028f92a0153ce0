import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BulletDraft, type ItemDraft, step } from '../item-draft.ts';
import { forCourse } from '../item-model.ts';
import { generateItemSample, itemChecks } from './item-checks.ts';

const sound: ItemDraft = {
  stem: 'Solve the equation $2x + 1 = 7$.',
  answer: 'x = 3',
  check: '2x + 1 = 7',
  bullets: [step('Subtract 1', '2x = 6'), step('Divide', 'x = 3', { from: 'b1' })],
  mistakes: [{ tag: 'rearrange-sign', answer: 'x = 4' }],
};

/** The names of the checks that fail for a correct item with one change. */
function faultsOf(change: Partial<ItemDraft>, base: ItemDraft = sound): string[] {
  const model = forCourse(
    'Mathematics',
    'Nat 5',
  )({
    id: 'TEST-01',
    title: 'Test',
    outcomeId: 'MNU-5-09',
    calculator: 'forbidden',
    marks: [2],
    draw: () => ({}),
    write: () => ({ ...base, ...change }),
  });
  const item = generateItemSample(model, 1);
  return Object.entries(itemChecks).flatMap(([name, check]) => (check(item).length === 0 ? [] : [name]));
}

const bullets = (...drafts: BulletDraft[]): Partial<ItemDraft> => ({ bullets: drafts });

describe('itemChecks', () => {
  it('report nothing for a correct item', () => {
    assert.deepEqual(faultsOf({}), []);
  });

  it('report a wrong answer', () => {
    const wrong = { answer: 'x = 5', ...bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 5')) };

    assert.deepEqual(faultsOf(wrong), ['answer re-derived']);
  });

  it('report a follow-through that gives another value', () => {
    const astray = bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 3', { from: '\\frac{b1}{3}' }));

    assert.deepEqual(faultsOf(astray), ['answer re-derived']);
  });

  it('report an answer that no bullet has, and one that nothing recomputes', () => {
    const hidden = bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 2'));
    const { check: _removed, ...unchecked } = sound;
    const unlinked = bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 3'));

    assert.deepEqual(faultsOf(hidden), ['answer re-derived']);
    assert.deepEqual(faultsOf(unlinked, unchecked), ['answer re-derived']);
  });

  it('report false working', () => {
    const mistake = bullets(
      step('Subtract 1', '2x = 6', { working: '$7 - 1 = 5$' }),
      step('Divide', 'x = 3', { from: 'b1' }),
    );

    assert.deepEqual(faultsOf(mistake), ['working holds']);
  });

  it('report marks that the model does not declare', () => {
    assert.deepEqual(faultsOf(bullets(step('Solve', 'x = 3'))), ['marks sum']);
  });

  it('report unreadable mathematics', () => {
    assert.ok(faultsOf({ mistakes: [{ tag: 'x', answer: '\\frac{1}{' }] }).includes('scheme reads'));
  });

  it('report unclosed TeX', () => {
    assert.ok(faultsOf({ stem: 'Solve $2x + 1 = 7.' }).includes('TeX reads and prints'));
  });
});
