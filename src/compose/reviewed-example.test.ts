import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import { Settings } from '../domain/settings.ts';
import { openAgents } from './agents.ts';
import { openDatabase } from './database.ts';
import { openReview } from './review.ts';

const approved =
  '\\item A ball falls for $2\\,\\mathrm{s}$.\n\\begin{solution}\n$h = 20\\,\\mathrm{m}$\n\\end{solution}';
const reply = { text: '\\item A stone falls.\n\\begin{solution}\n$h = 5\\,\\mathrm{m}$\n\\end{solution}' };
const source = { kind: 'text', name: 'q', text: 'How far does a stone fall in one second?' } as const;

describe('a reviewed example', () => {
  it('changes the next request to the model, and revoking it changes it back', async (t) => {
    const scratch = await openScratchFolder();
    const scripted = await createScriptedModel([{ times: 3, reply }]);
    const settings = Settings.parse({
      database: join(scratch.path, 'server.db'),
      openai: { baseUrl: scripted.url },
      agents: { default: { model: 'scripted' } },
    });
    const database = await openDatabase(settings);
    const { review, intake, close } = openReview(database, settings.review);
    t.after(async () => {
      await scripted.close();
      await close();
      await database.close();
      await scratch.remove();
    });
    const scan = async () => {
      const agents = await openAgents(settings, () => new Date('2026-01-01T00:00:00Z'));
      return (await agents.scan(source, 'subjective')).provenance.exampleIds;
    };
    const { itemId = '' } = await intake.submit({
      turn: {
        provider_id: 'questions',
        user_input: 'How far does a ball fall in some seconds?',
        generated_query: approved,
        confidence_score: 0.5,
        validation_status: 'valid',
        clarification_count: 0,
      },
      by: 'factory',
    });

    const idsBefore = await scan();
    await review.processReviewDecision({ itemId, decision: 'APPROVE', reviewer: 'eve' });
    const idsAfterApproval = await scan();
    await review.revoke({ itemId, actor: 'eve' });
    const idsAfterRevoking = await scan();

    assert.deepEqual([idsBefore, idsAfterApproval, idsAfterRevoking], [undefined, [itemId], undefined]);
    const [first, second, third] = scripted.requests.map(({ system, user }) => ({ system, user }));
    assert.ok(second?.user.includes(`<material id="examples">\nExample 1, asked for: How far does a ball`));
    assert.ok(second?.user.includes(approved));
    assert.match(second?.system ?? '', /Examples that experts approved/);
    assert.ok(second?.user.endsWith(first?.user ?? 'nothing'), 'the task itself is unchanged');
    assert.deepEqual(third, first);
  });

  it('is searched without creating a database', async (t) => {
    const scratch = await openScratchFolder();
    const scripted = await createScriptedModel([{ reply }]);
    t.after(async () => {
      await scripted.close();
      await scratch.remove();
    });
    const settings = Settings.parse({
      database: join(scratch.path, 'none.db'),
      openai: { baseUrl: scripted.url },
      agents: { default: { model: 'scripted' } },
    });

    const agents = await openAgents(settings, () => new Date());
    const { provenance } = await agents.scan(source, 'subjective');

    assert.equal(provenance.exampleIds, undefined);
    assert.deepEqual(readdirSync(scratch.path), []);
  });
});
