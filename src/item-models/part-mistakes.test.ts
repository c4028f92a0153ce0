import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ItemDraft, PartDraft } from './item-draft.ts';
import { listPartMistakes } from './part-mistakes.ts';

/** Lists the wrong answers of each part. */
function listWrongAnswers(answer: string, wrong: readonly string[], parts: readonly PartDraft[]): string[][] {
  const mistakes = wrong.map((each) => ({ tag: 'sign', answer: each }));
  const draft: ItemDraft = { stem: '', answer, bullets: [], mistakes };
  return listPartMistakes(draft, parts).map((list) => list.map((mistake) => mistake.answer));
}

const createPart = (answer?: string): PartDraft => ({
  text: 'Find it.',
  bulletCount: 1,
  ...(answer !== undefined && { answer }),
});

describe('listPartMistakes', () => {
  it('gives the mistakes to the part whose answer is that of the question', () => {
    const parts = [createPart(), createPart('9')];

    assert.deepEqual(listWrongAnswers('9', ['8', '7'], parts), [[], ['8', '7']]);
  });

  it('splits a list of wrong answers among the parts and leaves out right ones', () => {
    const parts = [createPart('k = 5, a = 30'), createPart('(2, 3)')];

    assert.deepEqual(
      listWrongAnswers('k = 5, a = 30, (2, 3)', ['k = 25, a = 30, (2, 3)', 'k = 5, a = 60, (4, 3)'], parts),
      [['k = 25, a = 30', 'k = 5, a = 60'], ['(4, 3)']],
    );
  });

  it('gives a single wrong word to every part', () => {
    const parts = [createPart('\\text{gene}'), createPart('\\text{genome}')];

    assert.deepEqual(listWrongAnswers('\\text{gene}, \\text{genome}', ['\\text{allele}'], parts), [
      ['\\text{allele}'],
      ['\\text{allele}'],
    ]);
  });

  it('keeps the mistakes that a part states itself', () => {
    const parts = [createPart('\\text{gene}'), { ...createPart('\\text{genome}'), mistakes: [] }];

    assert.deepEqual(listWrongAnswers('\\text{gene}, \\text{genome}', ['\\text{allele}'], parts), [
      ['\\text{allele}'],
      [],
    ]);
  });
});
