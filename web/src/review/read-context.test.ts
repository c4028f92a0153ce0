import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContext } from './read-context.ts';

describe('context of an item', () => {
  it('is split into the fields that the page can show and the rest as JSON', () => {
    const finding = { rule: 'r', severity: 'error', message: 'm' };
    const context = readContext({
      findings: [finding, { rule: 'r' }],
      scores: { accuracy: 0.9, note: 'high' },
      reasons: ['one', 2],
      source: { name: 'page.png', text: 'text', image: 'data:image/png;base64,AAAA', page: 3 },
      other: true,
    });

    assert.deepEqual(context.findings, [finding]);
    assert.deepEqual(context.scores, [['accuracy', 0.9]]);
    assert.deepEqual(context.reasons, ['one', '2']);
    assert.deepEqual([context.sourceName, context.sourceText], ['page.png', 'text']);
    assert.equal(context.image, 'data:image/png;base64,AAAA');
    assert.deepEqual(JSON.parse(context.rest ?? ''), { other: true, source: { page: 3 } });
  });

  it('shows no image that could contain a script', () => {
    for (const image of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'https://example.org/a.png',
      7,
    ]) {
      assert.equal(readContext({ source: { image } }).image, undefined);
    }
  });

  it('shows a context that is not an object as text, and nothing for a missing one', () => {
    assert.deepEqual(JSON.parse(readContext('note').rest ?? ''), { value: 'note' });
    assert.equal(readContext(null).rest, undefined);
  });
});
