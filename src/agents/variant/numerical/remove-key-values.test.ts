import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../../domain/part.ts';
import { createQuestion } from '../../../domain/question.ts';
import { removeKeyValues } from './remove-key-values.ts';

describe('removeKeyValues', () => {
  it('removes the values of the key of a part, and keeps its unit and relative tolerance', () => {
    const key = {
      accept: ['23.1'],
      reject: ['24'],
      exact: '12/0.52',
      range: { min: 20 },
      tolerance: { relative: 0.02, absolute: 1 },
      unit: 'required' as const,
    };
    const question = createQuestion({
      id: 'lamp',
      kind: 'subjective',
      stem: 'A lamp.',
      parts: [createPart({ label: 'a', text: 'Find it.', key })],
    });

    const [part] = removeKeyValues(question).parts ?? [];

    assert.deepEqual(part?.key, { unit: 'required', tolerance: { relative: 0.02 } });
  });
});
