import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { describeSettings } from './describe-settings.ts';
import { readSettingsWithOrigins } from './read-settings.ts';

describe('describeSettings', () => {
  it('shows only that a secret is set', () => {
    const apiKey = 'sk-proj-0123456789abcdefghij';
    const variables = {
      OPENAI_API_KEY: apiKey,
      DATABASE_URL: 'postgres://ann:hunter2@db/bank?password=x9y8',
    };

    const rows = describeSettings(readSettingsWithOrigins(variables, tmpdir()));
    const findValue = (key: string) => rows.find((row) => row.key === key)?.value;

    assert.equal(findValue('openai.apiKey'), 'set');
    assert.equal(findValue('databaseUrl'), 'postgres://ann@db/bank');
    assert.doesNotMatch(JSON.stringify(rows), /hunter2|x9y8|0123456789|ghij/);
  });

  it('shows a role only if it differs from the default', () => {
    const rows = describeSettings(readSettingsWithOrigins({ VBAGENT_JUDGE_MODEL: 'strict' }, tmpdir()));

    const roles = rows.filter((row) => row.key.startsWith('agents.roles.'));
    assert.deepEqual(
      roles.map(({ key, value, origin }) => [key, value, origin]),
      [['agents.roles.judge.model', 'strict', 'environment']],
    );
  });

  it('shows only that an address is set when it might contain a password elsewhere', () => {
    const rows = describeSettings(
      readSettingsWithOrigins({ DATABASE_URL: 'postgres://u:p@ss/w0rd@h/db' }, tmpdir()),
    );

    assert.equal(rows.find((row) => row.key === 'databaseUrl')?.value, 'set');
  });
});
