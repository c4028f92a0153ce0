import '../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError } from '../api/client.ts';
import { storedDraft } from './brief-draft.ts';
import { checkDraft, toBriefError } from './brief-error.ts';

const draft = { ...storedDraft.read(), subject: 'Physics', level: 'Nat 5' };

describe('errors of a brief', () => {
  it('list the missing and invalid fields before the request is sent', () => {
    assert.deepEqual(checkDraft(draft), {});
    assert.equal(checkDraft({ ...draft, subject: '', level: '' }).subject, 'Choose a course.');
    assert.deepEqual(checkDraft({ ...draft, isOwn: true, subject: ' ', level: '' }), {
      subject: 'Enter a subject.',
      level: 'Enter a level or audience.',
    });
    for (const count of ['0', '51', '1.5', 'two'])
      assert.equal(checkDraft({ ...draft, count }).count, 'Enter a whole number from 1 to 50.');
  });

  it('show the server’s messages at their fields', () => {
    const body = { fields: [{ path: 'count', problem: 'too many' }] };

    assert.deepEqual(toBriefError(new ApiError(400, 'invalid', { body }), draft).fields, {
      count: 'too many',
    });
    assert.deepEqual(toBriefError(new ApiError(404, 'unknown'), draft).fields, { institution_id: 'unknown' });
  });

  it('explain what to choose when no model is connected', () => {
    const error = toBriefError(
      new ApiError(422, 'set OPENAI_API_KEY', { body: { kinds: ['subjective'] } }),
      draft,
    );

    assert.match(error.message, /“Multiple choice” questions for National 5 Physics/);
    assert.match(error.advice ?? '', /^Choose the type “Written answer” instead\./);
    assert.doesNotMatch(`${error.message}${error.advice}`, /OPENAI/);
  });

  it('state that nothing was lost when the server cannot be reached', () => {
    assert.match(toBriefError(new ApiError(0, 'unreachable'), draft).message, /Nothing was lost/);
  });
});
