import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import { knownRules } from '../known-rules.ts';
import { PROFILES, type Profile } from './profiles.table.ts';
import { createRuleSettings, readRulesFile } from './rule-settings.ts';

const rule = knownRules.find(({ id }) => id === 'key-is-not-longest') ?? assert.fail();

describe('the rules file', () => {
  it('sets severities and thresholds, in general and for one institution', () => {
    const file = readRulesFile(
      {
        profile: 'general',
        rules: { 'key-is-not-longest': { severity: 'error', ratio: 2 } },
        institutions: { college: { rules: { 'key-is-not-longest': 'off' } } },
      },
      knownRules,
    );

    assert.equal(createRuleSettings(file).getSeverity(rule, {}), 'error');
    assert.equal(createRuleSettings(file).getThreshold(rule, 'ratio'), 2);
    assert.equal(createRuleSettings(file).getThreshold(rule, 'shortest'), 20);
    assert.equal(createRuleSettings(file, { institution: 'college' }).getSeverity(rule, {}), undefined);
  });

  it('is rejected with a list of all mistakes', () => {
    const broken = { rules: { 'no-such-rule': 'warn', 'key-is-not-longest': { width: 3 } } };

    assert.throws(
      () => readRulesFile(broken, knownRules),
      (error) => error instanceof Fault && /no rule no-such-rule.*no threshold width/.test(error.message),
    );
    assert.throws(() => readRulesFile({ rule: {} }, knownRules), Fault);
    assert.throws(() => createRuleSettings({}, { institution: 'nowhere' }), Fault);
  });

  it('sets a level that a remark lowers or raises by one', () => {
    const settings = createRuleSettings({ rules: { 'key-is-not-longest': 'warn' } });

    assert.deepEqual(
      [-1, 0, 1].map((severityShift) => settings.getSeverity(rule, { severityShift })),
      ['info', 'warning', 'error'],
    );
  });
});

describe('the profiles', () => {
  it('name only existing rules', () => {
    const profiles: readonly Profile[] = PROFILES;
    const ruleIds = profiles.flatMap(({ rules }) => Object.keys(rules));

    assert.deepEqual(
      ruleIds.filter((id) => !knownRules.some((known) => known.id === id)),
      [],
    );
  });
});
