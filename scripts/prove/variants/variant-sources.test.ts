import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { varyByRules } from '../../../src/agents/variant/vary-by-rules.ts';
import { readSampleSources } from './variant-sources.ts';

const at = new Date('2026-11-15T00:00:00Z');
const MIN_MADE = 8;

describe('every second sample of this repository', () => {
  it('has a numerical variant or a reason why not (`npm run prove -- variants` counts all samples)', () => {
    const everySecondSample = readSampleSources().filter((_, index) => index % 2 === 0);
    const outcomes = everySecondSample.map(({ question }) => varyByRules(question, 'numerical', { at }));

    assert.ok(outcomes.filter(({ status }) => status === 'made').length >= MIN_MADE);
    for (const { status, reason } of outcomes)
      assert.ok(status === 'made' || (status === 'refused' && reason !== undefined));
  });
});
