import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRuleSettings } from '../settings/rule-settings.ts';
import { allItemChecks } from './all-item-checks.ts';
import { createExampleItem } from './example-item.ts';
import { findBloomLevels } from './find-bloom-levels.ts';
import { verifyItem } from './verify-item.ts';

const listRules = (view: Parameters<typeof verifyItem>[0]): string[] =>
  verifyItem(view, createRuleSettings()).map(({ rule }) => rule);

describe('every item rule', () => {
  for (const { id, fails, passes } of allItemChecks) {
    it(`${id} reports its failing example`, () => {
      assert.ok(listRules(fails).includes(id), `found ${listRules(fails).join(', ') || 'nothing'}`);
    });

    it(`${id} accepts its passing example`, () => {
      assert.ok(!listRules(passes).includes(id));
    });
  }
});

describe('verifyItem', () => {
  it('reports a missing vignette as an error only under the profile nbme', () => {
    const getProfileSeverity = (profile: 'nbme' | 'sqa') =>
      verifyItem(createExampleItem(), createRuleSettings({ profile })).find(
        ({ rule }) => rule === 'vignette-is-there',
      )?.severity;

    assert.deepEqual([getProfileSeverity('nbme'), getProfileSeverity('sqa')], ['error', 'info']);
  });

  it('flags a near-duplicate at 0.85 and refuses it at 0.95', () => {
    const getSeverityAt = (similarity: number) =>
      verifyItem(
        createExampleItem({}, { neighbours: [{ id: 'other', similarity }] }),
        createRuleSettings(),
      ).find(({ rule }) => rule === 'item-is-new')?.severity;

    assert.deepEqual([0.849, 0.85, 0.949, 0.95, 1].map(getSeverityAt), [
      undefined,
      'warning',
      'warning',
      'error',
      'error',
    ]);
  });

  it('refuses an item at the refuse threshold, even if that is below the flag threshold', () => {
    const settings = createRuleSettings({ rules: { 'item-is-new': { flag: 0.96, refuse: 0.5 } } });
    const findings = verifyItem(
      createExampleItem({}, { neighbours: [{ id: 'other', similarity: 0.8 }] }),
      settings,
    );

    assert.equal(findings.find(({ rule }) => rule === 'item-is-new')?.severity, 'error');
  });

  it('reports a key that is not an option, and one that disagrees with the marked option', () => {
    const getMessage = (answerKey: string) =>
      verifyItem(createExampleItem({ answerKey }), createRuleSettings()).find(
        ({ field }) => field === 'answer_key',
      )?.message;

    assert.match(getMessage('F') ?? '', /names F, which is not an option/);
    assert.match(getMessage('B') ?? '', /key is B, but marked as correct: A/);
    assert.equal(getMessage('a'), undefined);
  });

  it('applies the severities of an institution', () => {
    const settings = createRuleSettings({
      rules: { 'every-wrong-option-is-explained': 'off', 'stem-fits-its-bloom-level': 'error' },
    });
    const view = createExampleItem(
      { explanation: '', stem: 'State the unit of speed.' },
      { requestedBloom: 'create' },
    );

    assert.deepEqual(
      verifyItem(view, settings)
        .filter(({ severity }) => severity !== 'info')
        .map(({ rule, severity }) => [rule, severity]),
      [['stem-fits-its-bloom-level', 'error']],
    );
  });
});

describe('findBloomLevels', () => {
  it('finds the levels of the verbs in a stem', () => {
    assert.deepEqual(findBloomLevels('Calculate the speed.'), ['apply']);
    assert.deepEqual(findBloomLevels('Compare the two methods and justify your choice.'), [
      'analyze',
      'evaluate',
    ]);
    assert.deepEqual(findBloomLevels('Which planet is nearest?'), []);
  });
});
