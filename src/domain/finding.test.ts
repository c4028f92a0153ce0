import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Finding, hasErrors } from './finding.ts';

describe('hasErrors', () => {
  it('ignores warnings and information', () => {
    assert.equal(hasErrors([]), false);
    assert.equal(hasErrors([{ rule: 'r', severity: 'warning', message: 'm' }]), false);
    assert.equal(
      hasErrors([
        { rule: 'r', severity: 'info', message: 'm' },
        { rule: 'r', severity: 'error', message: 'm' },
      ]),
      true,
    );
  });
});

describe('Finding', () => {
  it('rejects a fix without edits', () => {
    const finding = {
      rule: 'r',
      severity: 'error',
      message: 'm',
      fix: { title: 't', certain: true, edits: [] },
    };

    assert.equal(Finding.safeParse(finding).success, false);
  });
});
