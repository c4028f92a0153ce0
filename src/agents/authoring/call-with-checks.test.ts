import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Model } from '../../ports/model.ts';
import { alternateRole } from '../alternate/alternate-role.ts';
import { callWithChecks } from './call-with-checks.ts';

const REPLY = '\\begin{alternatesolution}\nCount on.\n\\end{alternatesolution}';
const usage = { inputTokens: 5, outputTokens: 7, cost: 1 };

/** Calls a role with this check of its reply, and counts how often the reply was marked as unusable. */
async function callAlternateRole(
  check: () => Promise<readonly Finding[]>,
  signal = new AbortController().signal,
) {
  let markedUnusable = 0;
  const model: Model = {
    ask: async ({ schema }) => ({
      value: schema.parse(REPLY),
      usage,
      model: 'm',
      raw: REPLY,
      markUnusable: async () => void markedUnusable++,
    }),
  };
  const reply = await callWithChecks(
    {
      role: alternateRole,
      variables: { question: 'Add.', ideas: '', earlier: '' },
      source: { kind: 'text', name: 'q', text: 'Add.' },
      check,
      format: () => REPLY,
    },
    { model, now: () => new Date(0), options: { signal } },
  );
  return { ...reply, markedUnusable };
}

describe('callWithChecks', () => {
  it('marks the reply as unusable and counts its usage when the check fails', async () => {
    const { findings, markedUnusable, ...reply } = await callAlternateRole(async () => {
      throw new Fault('model-misbehaved', 'This cannot be checked: it takes longer than 120 s.');
    });

    assert.deepEqual([markedUnusable, reply.usage], [1, usage]);
    assert.match(findings[0]?.message ?? '', /cannot be checked/);
  });

  it('stops waiting for the check when the signal aborts', async () => {
    const controller = new AbortController();
    const reply = callAlternateRole(
      () => new Promise(() => setImmediate(() => controller.abort())),
      controller.signal,
    );

    await assert.rejects(reply, { name: 'AbortError' });
  });
});
