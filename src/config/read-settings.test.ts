import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { modelSettingsFor } from '../domain/settings.ts';
import { readSettings, readSettingsWithOrigins } from './read-settings.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

function catchFault(work: () => unknown): Fault {
  try {
    work();
  } catch (thrown) {
    assert.ok(thrown instanceof Fault);
    return thrown;
  }
  assert.fail('expected a fault');
}

describe('readSettings', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns frozen defaults for an empty environment', () => {
    const settings = readSettings({}, folder);

    assert.equal(settings.port, 2024);
    assert.equal(settings.engine, 'auto');
    assert.equal(settings.database, join(folder, '.vbagent/vbagent.db'));
    assert.ok(Object.isFrozen(settings) && Object.isFrozen(settings.sqa));
  });

  it('prefers flags to the environment, .env, the config file and the defaults, in this order', () => {
    const engines = fc.option(fc.constantFrom('model', 'rules', 'auto'), { nil: undefined });
    fc.assert(
      fc.property(engines, engines, engines, engines, (flag, variable, dotEnv, file) => {
        write('.env', dotEnv === undefined ? '' : `VBAGENT_ENGINE=${dotEnv}\n`);
        write('vbagent.config.json', JSON.stringify(file === undefined ? {} : { engine: file }));

        const settings = readSettings({ VBAGENT_ENGINE: variable }, folder, { engine: flag });

        assert.equal(settings.engine, flag ?? variable ?? dotEnv ?? file ?? 'auto');
      }),
    );
  });

  it('lists the errors of every source together, with name, source and allowed values', () => {
    write('.env', 'VBAGENT_PORT=seventy\n');
    write('vbagent.config.json', '{"engine": "magic", "sqa": {"questionCach": true}}');

    const { message } = catchFault(() => readSettings({ SQA_QUESTION_CACHE_ENABLED: 'perhaps' }, folder));

    assert.match(message, /^4 settings are wrong:/);
    assert.match(message, /VBAGENT_PORT \(\.env\): "seventy" is not allowed; allowed: a whole number/);
    assert.match(message, /engine \(vbagent\.config\.json\): "magic" is not allowed; allowed: one of auto/);
    assert.match(
      message,
      /sqa\.questionCach .*no such setting \(did you mean sqa\.questionCache\?\); allowed: sqa\.dataSource, /,
    );
    assert.match(message, /SQA_QUESTION_CACHE_ENABLED \(environment\)/);
  });

  it('lists a line of .env that sets nothing, without any possible secret in it', () => {
    write(
      '.env',
      '# a comment\nexport VBAGENT_HOST=::1\nVBAGENT_PORT 80\n\nsk-very-secret\nVBAGENT_MODEL="two\nlines"\n',
    );

    const { message, facts } = catchFault(() => readSettings({}, folder));

    assert.match(message, /^2 settings are wrong:/);
    assert.match(message, /VBAGENT_PORT in line 3 \(\.env\): .*allowed: VBAGENT_PORT=value/);
    assert.match(message, /line 5 \(\.env\): the line sets nothing/);
    assert.doesNotMatch(JSON.stringify([message, facts]), /very-secret/);
  });

  it('lists a mistyped name of .env with the closest known name, among the other errors', () => {
    write(
      '.env',
      'VBAGENT_PROT=80\nVBAGENT_NONSENSE=1\nOPENAI_APIKEY=sk-x\nOPENAI_ORG_ID=o\nSOMEBODY_ELSE=1\n',
    );
    write('vbagent.config.json', '{"engine": "magic"}');

    const { message } = catchFault(() => readSettings({}, folder));

    assert.match(message, /^4 settings are wrong:/);
    assert.match(message, /VBAGENT_PROT \(\.env\): there is no such setting \(did you mean VBAGENT_PORT\?\)/);
    assert.match(message, /VBAGENT_NONSENSE \(\.env\): there is no such setting; allowed: a name that/);
    assert.match(message, /OPENAI_APIKEY \(\.env\).*did you mean OPENAI_API_KEY/);
    assert.match(message, /engine .*magic/);
  });

  it('rejects a mistyped name in the environment and ignores variables of other programs', () => {
    assert.match(
      catchFault(() => readSettings({ VBAGENT_DATABSE: 'x.db' }, folder)).message,
      /VBAGENT_DATABSE \(environment\).*did you mean VBAGENT_DATABASE/,
    );
    assert.equal(readSettings({ VBAGENT_TEST_SERVER: '1', OPENAI_APIKEY: 'x' }, folder).port, 2024);
  });

  it('lists the role settings when a setting of a role is unknown', () => {
    write(
      'vbagent.config.json',
      '{"agents": {"judge": {"model": "x"}, "roles": {"jugde": {"effort": "low"}, "judge": {"modle": "x"}}}}',
    );

    const { message } = catchFault(() => readSettings({}, folder));

    assert.match(message, /agents\.roles\.jugde\.effort .*did you mean agents\.roles\.judge\.effort/);
    assert.match(message, /agents\.judge\.model .*agents\.roles\.ROLE\.SETTING.*maxTokens.*converter/);
    assert.match(message, /agents\.roles\.judge\.modle .*allowed: agents\.roles\.judge\.model, .*maxTokens/);
  });

  it('reports an invalid value that another source overrides', () => {
    write('vbagent.config.json', '{"port": -1}');

    assert.match(catchFault(() => readSettings({ VBAGENT_PORT: '80' }, folder)).message, /port .*-1/);
  });

  it('never repeats a secret, even an invalid one', () => {
    const fault = catchFault(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@host/db' }, folder));

    assert.match(fault.message, /DATABASE_URL/);
    assert.doesNotMatch(JSON.stringify([fault.message, fault.facts]), /hunter2/);
  });

  it('rejects a secret in the config file and reports its variable', () => {
    write('vbagent.config.json', '{"openai": {"apiKey": "sk-abcdef"}}');

    const { message } = catchFault(() => readSettings({}, folder));

    assert.match(message, /openai\.apiKey .*OPENAI_API_KEY in the environment or in \.env/);
    assert.doesNotMatch(message, /sk-abcdef/);
  });

  it('reports a config file that is not JSON', () => {
    write('vbagent.config.json', '{engine: rules}');

    assert.match(
      catchFault(() => readSettings({}, folder)).message,
      /vbagent\.config\.json is not valid JSON/,
    );
  });

  it('treats an empty variable as not set', () => {
    assert.equal(readSettings({ OPENAI_API_KEY: '', VBAGENT_PORT: ' ' }, folder).openai.apiKey, undefined);
  });

  it('reads mock as embedded, and words such as off as booleans', () => {
    const { sqa } = readSettings({ SQA_DATA_SOURCE: 'mock', SQA_LLM_FALLBACK_ENABLED: 'off' }, folder);

    assert.deepEqual(sqa, { dataSource: 'embedded', questionCache: true, llmFallback: false });
  });

  it('lets a role inherit the settings that it does not set', () => {
    write('vbagent.config.json', '{"agents": {"roles": {"scanner": {"temperature": 0.5}}}}');
    const variables = { VBAGENT_MODEL: 'big', VBAGENT_JUDGE_MODEL: 'strict' };

    const { agents } = readSettings(variables, folder);

    assert.deepEqual(modelSettingsFor(agents, 'scanner'), { model: 'big', temperature: 0.5 });
    assert.deepEqual(modelSettingsFor(agents, 'judge'), { model: 'strict' });
  });

  it('rejects an unknown time zone', () => {
    assert.match(
      catchFault(() => readSettings({ VBAGENT_TIMEZONE: 'Mars/Olympus' }, folder)).message,
      /Mars/,
    );
  });

  it('returns the source of each value', () => {
    write('.env', 'VBAGENT_MODEL=local\n');

    const { origins } = readSettingsWithOrigins({ VBAGENT_PORT: '81' }, folder);

    assert.deepEqual(Object.fromEntries(origins), { port: 'environment', 'agents.default.model': '.env' });
  });

  it('reads the client secret of a sign-in provider from the variable that it names', () => {
    const provider = {
      id: 'school',
      issuer: 'https://id.school.org',
      clientId: 'vbagent',
      clientSecretEnv: 'VBAGENT_SCHOOL_SECRET',
      roles: { claim: 'groups', map: { staff: 'teacher' } },
    };
    const writeProviders = (...oidc: object[]) => write('vbagent.config.json', JSON.stringify({ oidc }));
    write('.env', 'VBAGENT_SCHOOL_SECRET=hush\n');
    writeProviders(provider);

    assert.equal(readSettings({}, folder).oidc[0]?.clientSecret, 'hush');
    writeProviders({ ...provider, clientSecret: 'hush' });
    assert.match(catchFault(() => readSettings({}, folder)).message, /a secret does not belong in this file/);
    writeProviders({ ...provider, roles: { default: 'king' } }, provider);
    const { message } = catchFault(() => readSettings({}, folder));
    assert.match(message, /oidc\.0\.roles\.default/);
  });
});
