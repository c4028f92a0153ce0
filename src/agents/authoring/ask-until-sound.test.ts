import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Model } from '../../ports/model.ts';
import { alternateRole } from '../alternate/alternate-role.ts';
import { askUntilSound } from './ask-until-sound.ts';

const REPLY = '\\begin{alternatesolution}\nCount on.\n\\end{alternatesolution}';
const usage = { inputTokens: 5, outputTokens: 7, cost: 1 };

/** One asking whose reply is examined like this, and how often the reply was disowned. */
async function ask(examine: () => Promise<readonly Finding[]>, signal = new AbortController().signal) {
  let disowned = 0;
  const model: Model = {
    ask: async ({ schema }) => ({
      value: schema.parse(REPLY),
      usage,
      model: 'm',
      raw: REPLY,
      disown: async () => void disowned++,
    }),
  };
  const reply = await askUntilSound(
    {
      role: alternateRole,
      variables: { question: 'Add.', ideas: '', earlier: '' },
      source: { kind: 'text', name: 'q', text: 'Add.' },
      examine,
      spell: () => REPLY,
    },
    { model, now: () => new Date(0), options: { signal } },
  );
  return { ...reply, disowned };
}

describe('a reply that is examined', () => {
  it('is disowned and paid for where its examination is given up', async () => {
    const { findings, disowned, ...reply } = await ask(async () => {
      throw new Fault('model-misbehaved', 'This cannot be examined: it takes longer than 120 s.');
    });

    assert.deepEqual([disowned, reply.usage], [1, usage]);
    assert.match(findings[0]?.message ?? '', /cannot be examined/);
  });

  it('is waited for no longer once the work is stopped', async () => {
    const stop = new AbortController();
    const examined = ask(() => new Promise(() => setImmediate(() => stop.abort())), stop.signal);

    await assert.rejects(examined, { name: 'AbortError' });
  });
});
