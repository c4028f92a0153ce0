import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitTags, toMetadata } from './metadata-draft.ts';

describe('the form of the details', () => {
  it('sends only fields that are filled in', () => {
    const empty = { subject: ' ', level: '', topic: '', outcome: '', marks: '', difficulty: '', tags: ' , ' };

    assert.deepEqual(toMetadata(empty), {});
    assert.deepEqual(
      toMetadata({ ...empty, subject: ' Physics ', marks: '3', difficulty: 'hard', tags: 'a,b' }),
      {
        subject: 'Physics',
        marks: 3,
        difficulty: 'hard',
        tags: ['a', 'b'],
      },
    );
  });

  it('splits tags at commas, each once', () => {
    assert.deepEqual(splitTags(' forces, past paper ,forces'), ['forces', 'past paper']);
  });
});
