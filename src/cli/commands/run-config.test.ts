import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openScratchCli } from '../scratch-cli.fixture.ts';

describe('vbagent config', () => {
  it('sets, shows and resets a setting', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    assert.equal((await cli.run('config', 'set', 'agents.roles.scanner.model', 'gpt-x')).code, 0);
    assert.match(
      (await cli.run('config', 'show')).out,
      /agents\.roles\.scanner\.model +gpt-x +vbagent\.config\.json/,
    );
    assert.deepEqual(JSON.parse((await cli.run('config', 'reset', '--json')).out), { reset: ['everything'] });
    assert.doesNotMatch((await cli.run('config', 'show')).out, /gpt-x/);
  });

  it('prints no secret, in the table or as JSON', async (t) => {
    const cli = openScratchCli({ variables: { OPENAI_API_KEY: 'sk-0123456789-0123456789-wxyz' } });
    t.after(() => cli.close());

    const output = (await cli.run('config', 'show')).out + (await cli.run('config', 'show', '--json')).out;

    assert.match(output, /openai\.apiKey +set/);
    assert.doesNotMatch(output, /sk-0|wxyz/);
  });

  it('refuses an invalid value, an unknown key and a secret with exit code 2', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    assert.equal((await cli.run('config', 'set', 'engine', 'magic')).code, 2);
    assert.equal((await cli.run('config', 'set', 'colour', 'red')).code, 2);
    const secret = await cli.run('config', 'set', 'openai.apiKey', 'sk-1');
    assert.equal(secret.code, 2);
    assert.match(secret.err, /OPENAI_API_KEY in the environment or in \.env/);
  });

  it('warns that the environment overrides the stored value', async (t) => {
    const cli = openScratchCli({ variables: { VBAGENT_ENGINE: 'auto' } });
    t.after(() => cli.close());

    assert.match((await cli.run('config', 'set', 'engine', 'rules')).err, /environment also sets engine/);
  });
});

describe('vbagent doctor', () => {
  it('exits with 0 on a new machine and explains how to add a model', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    const { code, out } = await cli.run('doctor');

    assert.equal(code, 0);
    assert.match(out, /✓ node/);
    assert.match(out, /✓ database .*created at first use/);
    assert.match(out, /! model .*\n.*OPENAI_API_KEY/);
  });

  it('reports an unknown variable that looks like a setting', async (t) => {
    const cli = openScratchCli({ variables: { VBAGENT_COLOURS: 'x', VBAGENT_DEBUG: '1' } });
    t.after(() => cli.close());

    const { code, out } = await cli.run('doctor');

    assert.equal(code, 0);
    assert.match(out, /! settings .*unknown: VBAGENT_COLOURS\n/);
  });

  it('suggests the correct name of a mistyped variable, in the environment and in .env', async (t) => {
    const cli = openScratchCli({ variables: { VBAGENT_DATBASE: 'x.db' } });
    t.after(() => cli.close());
    cli.write('.env', 'VBAGENT_ENGIN=rules\n');

    const doctor = await cli.run('doctor');
    const list = await cli.run('bank', 'list');

    assert.equal(doctor.code, 1);
    assert.match(doctor.out, /VBAGENT_DATBASE .*did you mean VBAGENT_DATABASE/);
    assert.equal(list.code, 2);
    assert.match(list.err, /VBAGENT_ENGIN \(\.env\): .*did you mean VBAGENT_ENGINE/);
  });

  it('reports an invalid setting and a damaged database as broken, and exits with 1', async (t) => {
    const cliWithWrongSetting = openScratchCli({ variables: { VBAGENT_PORT: 'x' } });
    const cliWithDamagedDatabase = openScratchCli();
    t.after(() => [cliWithWrongSetting, cliWithDamagedDatabase].forEach((cli) => void cli.close()));
    cliWithDamagedDatabase.write(
      '.vbagent/vbagent.db',
      'this file is not a database, despite its name'.repeat(40),
    );

    assert.match((await cliWithWrongSetting.run('doctor')).out, /✗ settings .*VBAGENT_PORT/s);
    const { code, out } = await cliWithDamagedDatabase.run('doctor', '--json');
    const report: { ok: boolean; checks: { name: string; state: string }[] } = JSON.parse(out);
    assert.deepEqual([code, report.ok], [1, false]);
    assert.equal(report.checks.find((check) => check.name === 'database')?.state, 'broken');
  });
});
