import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readMetadataComments, writeMetadataComments } from './metadata-comments.ts';
import { createQuestion } from './question.ts';

const withComments = (...comments: string[]) =>
  createQuestion({ id: 'q', kind: 'subjective', stem: 'Why?', comments });

describe('metadata comments', () => {
  it('become fields; other comments stay', () => {
    const question = readMetadataComments(
      withComments('subject: Physics', 'Level: National 5', 'ask Ann', 'marks: 3', 'difficulty: Easy'),
    );

    assert.deepEqual(
      [question.subject, question.level, question.marks, question.difficulty],
      ['Physics', 'Nat 5', 3, 'easy'],
    );
    assert.deepEqual(question.comments, ['ask Ann']);
  });

  it('stay comments when they are unreadable or repeated', () => {
    const question = readMetadataComments(
      withComments('marks: lots', 'topic: A', 'topic: B', 'difficulty: tricky'),
    );

    assert.equal(question.topic, 'A');
    assert.equal(question.marks, undefined);
    assert.deepEqual(question.comments, ['marks: lots', 'topic: B', 'difficulty: tricky']);
  });

  it('of questions inside a passage are also read', () => {
    const inner = withComments('marks: 2');
    const passage = { ...withComments('subject: Biology'), kind: 'passage' as const, questions: [inner] };

    const read = readMetadataComments(passage);

    assert.equal(read.subject, 'Biology');
    assert.equal(read.questions?.[0]?.marks, 2);
  });

  it('survive being written and read again', () => {
    const word = fc
      .stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,10}[a-z]$/)
      .map((text) => text.replace(/ +/g, ' '));
    const metadata = fc.record(
      {
        subject: word,
        level: fc.constantFrom('Nat 5', 'Higher', 'Year 9'),
        topic: word,
        outcomeId: word,
        marks: fc.nat({ max: 90 }),
        difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(metadata, (fields) => {
        const question = { ...withComments('a note'), ...fields, kind: 'passage' as const };
        const { comments } = writeMetadataComments(question);
        assert.deepEqual(readMetadataComments({ ...withComments(), kind: 'passage', comments }), question);
      }),
    );
  });

  it('do not repeat marks that are printed at the right margin', () => {
    const question = { ...withComments(), subject: 'Physics', marks: 3 };

    assert.deepEqual(writeMetadataComments(question).comments, ['subject: Physics']);
  });
});
