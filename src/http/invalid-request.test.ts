import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { listFieldErrors } from './invalid-request.ts';

const Save = z.union([
  z.strictObject({ questions: z.array(z.object({ kind: z.enum(['a', 'b']) })) }),
  z.strictObject({ tex: z.string() }),
]);
const Nested = z.object({ answer: z.discriminatedUnion('kind', [z.object({ kind: z.literal('text') })]) });

function listMessages(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value);
  assert(error !== undefined);
  return listFieldErrors('json', error).map(({ in: place, path, problem }) => `${place} ${path}: ${problem}`);
}

describe('listFieldErrors', () => {
  it('reports the errors of the closest alternative', () => {
    assert.deepEqual(listMessages(Save, { questions: [{ kind: 'c' }] }), [
      'body questions.0.kind: Invalid option: expected one of "a"|"b"',
    ]);
  });

  it('lists every alternative when none is closer', () => {
    const [message = ''] = listMessages(Save, {});
    assert.match(message, /^body : questions: .*array.*; or tex: .*string/);
  });

  it('lists the known kinds when the kind is unknown', () => {
    assert.deepEqual(listMessages(Nested, { answer: { kind: 'song' } }), [
      'body answer.kind: expected one of text',
    ]);
  });
});
