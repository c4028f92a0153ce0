import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { knownRules } from '../../src/verification/known-rules.ts';
import { projectRoot } from '../run-command.ts';
import { createRulesPage } from './rules-page.ts';

describe('docs/rules.md', () => {
  it('matches the checks; if not, run `npx node scripts/rules/main.ts`', () => {
    assert.equal(readFileSync(join(projectRoot, 'docs', 'rules.md'), 'utf8'), createRulesPage());
  });

  it('lists every rule', () => {
    const page = createRulesPage();

    assert.deepEqual(
      knownRules.filter(({ id }) => !page.includes(`### ${id}\n`)),
      [],
    );
  });
});
