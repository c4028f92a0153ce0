import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

let cli: ScratchCli;

describe('vbagent audit', () => {
  beforeEach(() => {
    cli = openScratchCli();
  });
  afterEach(() => cli.close());

  it('lists the entries of a person, an action and a time, as a table and as JSON', async () => {
    const created = await cli.run('keys', 'create', '--user', 'ada', '--role', 'expert', '--json');
    const { id, secret } = JSON.parse(created.out);
    await cli.run('keys', 'create', '--user', 'bob', '--role', 'learner');
    await cli.run('keys', 'revoke', id);

    const all = await cli.run('audit', '--json');
    const table = await cli.run('audit', '--person', 'ada');
    const revoked = await cli.run('audit', '--action', 'key-revoked', '--json');
    const none = await cli.run('audit', '--until', '2020-01-01');
    const wrong = await cli.run('audit', '--since', 'yesterday-ish');
    const page = await cli.run('audit', '--limit', '2');

    const { entries } = JSON.parse(all.out);
    assert.deepEqual(
      entries.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`),
      ['key-revoked ada', 'key-created bob', 'key-created ada'],
    );
    assert.match(table.out, /key-created +local +ada/);
    assert.doesNotMatch(table.out, /bob/);
    assert.equal(JSON.parse(revoked.out).entries.length, 1);
    assert.match(none.err, /No entries match/);
    assert.equal(wrong.code, 2);
    assert.match(page.err, /--after \S+/);
    assert.equal(all.out.includes(secret), false);
  });

  it('records exports and erasures, and no longer names an erased user', async () => {
    await cli.run('data', 'export', '--user', 'ada');
    await cli.run('data', 'erase', '--user', 'ada', '--yes');

    const { entries } = JSON.parse((await cli.run('audit', '--json')).out);

    assert.deepEqual(
      entries.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`),
      ['deleted erased', 'exported erased'],
    );
  });
});
