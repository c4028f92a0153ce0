import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { knownRules } from '../../src/verification/known-rules.ts';
import { readRulesFile } from '../../src/verification/settings/rule-settings.ts';
import { projectRoot } from '../run-command.ts';

describe('docs/verification.md', () => {
  it('contains a valid example of a rules file', () => {
    const page = readFileSync(join(projectRoot, 'docs', 'verification.md'), 'utf8');
    const json = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? assert.fail('the page has no JSON example');

    assert.equal(readRulesFile(JSON.parse(json), knownRules).profile, 'sqa');
  });
});
