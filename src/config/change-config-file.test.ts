import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { resetConfigFile, resetInConfigFile, setInConfigFile } from './change-config-file.ts';
import { readSettings } from './read-settings.ts';

let folder = '';
const getConfigPath = () => join(folder, 'vbagent.config.json');

describe('the config file', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stores a value with its type and keeps the other values', () => {
    setInConfigFile(folder, 'engine', 'rules');
    setInConfigFile(folder, 'agents.roles.scanner.maxTokens', '900');

    assert.deepEqual(JSON.parse(readFileSync(getConfigPath(), 'utf8')), {
      engine: 'rules',
      agents: { roles: { scanner: { maxTokens: 900 } } },
    });
    assert.equal(readSettings({}, folder).engine, 'rules');
    assert.deepEqual(readdirSync(folder), ['vbagent.config.json']);
  });

  it('writes nothing when the value is wrong', () => {
    assert.throws(() => setInConfigFile(folder, 'port', 'many'), /port: "many".*whole number/);
    assert.ok(!existsSync(getConfigPath()));
  });

  it('rejects an unknown key and lists similar ones', () => {
    assert.throws(
      () => setInConfigFile(folder, 'agents.roles.scaner.model', 'x'),
      (fault: Error & { advice?: string }) =>
        /no setting agents\.roles\.scaner/.test(fault.message) && /agents/.test(fault.advice ?? ''),
    );
  });

  it('rejects a secret', () => {
    assert.throws(() => setInConfigFile(folder, 'openai.apiKey', 'sk-1'), /is a secret/);
    assert.throws(() => setInConfigFile(folder, 'databaseUrl', 'postgres://a:b@c/d'), /is a secret/);
    assert.ok(!existsSync(getConfigPath()));
  });

  it('does not change an object prototype', () => {
    assert.throws(() => setInConfigFile(folder, '__proto__.polluted', 'yes'), /no setting/);
    assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
  });

  it('removes one key, a group, and everything', () => {
    setInConfigFile(folder, 'engine', 'rules');
    setInConfigFile(folder, 'agents.default.model', 'big');
    setInConfigFile(folder, 'agents.roles.judge.model', 'strict');

    assert.deepEqual(resetInConfigFile(folder, 'agents'), [
      'agents.default.model',
      'agents.roles.judge.model',
    ]);
    assert.deepEqual(JSON.parse(readFileSync(getConfigPath(), 'utf8')), { engine: 'rules' });
    assert.deepEqual(resetInConfigFile(folder, 'port'), []);
    assert.throws(() => resetInConfigFile(folder, 'prot'), /no setting prot/);
    assert.equal(resetConfigFile(folder), true);
    assert.ok(!existsSync(getConfigPath()));
  });

  it('can be reset when it is not valid JSON', () => {
    writeFileSync(getConfigPath(), '{ broken');

    assert.equal(resetConfigFile(folder), true);
    assert.equal(readSettings({}, folder).engine, 'auto');
  });
});
