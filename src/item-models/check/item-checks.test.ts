import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BulletDraft, type ItemDraft, step } from '../item-draft.ts';
import { forCourse } from '../item-model.ts';
import { generateItemSample, itemChecks } from './item-checks.ts';

const correctDraft: ItemDraft = {
  stem: 'Solve the equation $2x + 1 = 7$.',
  answer: 'x = 3',
  recomputedFrom: '2x + 1 = 7',
  bullets: [step('Subtract 1', '2x = 6'), step('Divide', 'x = 3', { followThrough: 'b1' })],
  mistakes: [{ tag: 'rearrange-sign', answer: 'x = 4' }],
};

/** Lists the names of the checks that fail for a correct draft with one change. */
function listFailedChecks(change: Partial<ItemDraft>, base: ItemDraft = correctDraft): string[] {
  const model = forCourse(
    'Mathematics',
    'Nat 5',
  )({
    id: 'TEST-01',
    title: 'Test',
    outcomeId: 'MNU-5-09',
    calculator: 'forbidden',
    marks: [2],
    choose: () => ({}),
    write: () => ({ ...base, ...change }),
  });
  const item = generateItemSample(model, 1);
  return Object.entries(itemChecks).flatMap(([name, check]) => (check(item).length === 0 ? [] : [name]));
}

const bullets = (...drafts: BulletDraft[]): Partial<ItemDraft> => ({ bullets: drafts });

describe('itemChecks', () => {
  it('report nothing for a correct item', () => {
    assert.deepEqual(listFailedChecks({}), []);
  });

  it('report a wrong answer', () => {
    const wrong = { answer: 'x = 5', ...bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 5')) };

    assert.deepEqual(listFailedChecks(wrong), ['answer re-derived']);
  });

  it('report a follow-through that gives another value', () => {
    const wrongFollowThrough = bullets(
      step('Subtract 1', '2x = 6'),
      step('Divide', 'x = 3', { followThrough: '\\frac{b1}{3}' }),
    );

    assert.deepEqual(listFailedChecks(wrongFollowThrough), ['answer re-derived']);
  });

  it('report an answer that no bullet contains, and an answer that nothing recomputes', () => {
    const withoutAnswer = bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 2'));
    const { recomputedFrom: _removed, ...draftWithoutCheck } = correctDraft;
    const withoutFollowThrough = bullets(step('Subtract 1', '2x = 6'), step('Divide', 'x = 3'));

    assert.deepEqual(listFailedChecks(withoutAnswer), ['answer re-derived']);
    assert.deepEqual(listFailedChecks(withoutFollowThrough, draftWithoutCheck), ['answer re-derived']);
  });

  it('report false working', () => {
    const falseWorking = bullets(
      step('Subtract 1', '2x = 6', { working: '$7 - 1 = 5$' }),
      step('Divide', 'x = 3', { followThrough: 'b1' }),
    );

    assert.deepEqual(listFailedChecks(falseWorking), ['working holds']);
  });

  it('report a rounded number followed by a more exact one', () => {
    const falseRounding = bullets(
      step('Subtract 1', '2x = 6', { working: '$164.9 = 164.95$' }),
      step('Divide', 'x = 3', { followThrough: 'b1' }),
    );

    assert.deepEqual(listFailedChecks(falseRounding), ['working holds']);
  });

  it('report marks that the model does not declare', () => {
    assert.deepEqual(listFailedChecks(bullets(step('Solve', 'x = 3'))), ['marks sum']);
  });

  it('report unreadable mathematics', () => {
    assert.ok(listFailedChecks({ mistakes: [{ tag: 'x', answer: '\\frac{1}{' }] }).includes('scheme reads'));
  });

  it('report unclosed TeX', () => {
    assert.ok(listFailedChecks({ stem: 'Solve $2x + 1 = 7.' }).includes('TeX reads and prints'));
  });
});

const draftWithParts: ItemDraft = {
  stem: 'A line has equation $y = 2x + 1$.',
  parts: [
    { text: 'State its gradient.', answer: '2', bulletCount: 1 },
    { text: 'Find $y$ when $x = 3$.', answer: 'y = 7', bulletCount: 1 },
  ],
  answer: '2, y = 7',
  recomputedFrom: '\\frac{4}{2}, y = 2 \\times 3 + 1',
  bullets: [step('Read the gradient', '2'), step('Substitute', 'y = 7', { followThrough: '3b1 + 1' })],
  mistakes: [{ tag: 'gradient-constant', answer: '1, y = 4' }],
};

describe('itemChecks of a question with parts', () => {
  const listFailed = (change: Partial<ItemDraft>) =>
    // Reading parts back from TeX is tested in src/latex.
    listFailedChecks(change, draftWithParts).filter((name) => name !== 'TeX reads and prints');

  it('report nothing for a correct item', () => {
    assert.deepEqual(listFailed({}), []);
  });

  it('report a follow-through from another part that gives another value', () => {
    const wrong = bullets(
      step('Read the gradient', '2'),
      step('Substitute', 'y = 7', { followThrough: '4b1 + 1' }),
    );

    assert.deepEqual(listFailed(wrong), ['answer re-derived']);
  });

  it('report an answer that only the bullets of another part contain', () => {
    const [first, second] = draftWithParts.parts ?? [];
    assert.ok(first && second);

    assert.deepEqual(
      listFailed({
        parts: [
          { ...first, bulletCount: 2 },
          { ...second, bulletCount: 0 },
        ],
      }),
      ['fits the schema', 'answer re-derived'],
    );
  });

  it('report options without the right answer', () => {
    const [first, second] = draftWithParts.parts ?? [];
    assert.ok(first && second);

    assert.deepEqual(listFailed({ parts: [{ ...first, options: ['1', '3'] }, second] }), [
      'answer re-derived',
    ]);
  });

  it('report a mistake that gives the right answer of its part', () => {
    const mistakes = [{ tag: 'gradient-constant', answer: '\\frac{4}{2}, y = 4' }];

    assert.deepEqual(listFailed({ mistakes }), ['wrong answers differ']);
  });
});
