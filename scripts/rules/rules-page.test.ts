import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { knownRules } from '../../src/verification/known-rules.ts';
import { projectRoot } from '../run-command.ts';
import { rulesPage } from './rules-page.ts';

describe('docs/rules.md', () => {
  it('is what the checks say; run `npx node scripts/rules/main.ts` when it is not', () => {
    assert.equal(readFileSync(join(projectRoot, 'docs', 'rules.md'), 'utf8'), rulesPage());
  });

  it('names every rule', () => {
    const page = rulesPage();

    assert.deepEqual(
      knownRules.filter(({ id }) => !page.includes(`### ${id}\n`)),
      [],
    );
  });
});
