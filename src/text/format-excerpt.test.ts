import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatExcerpt } from './format-excerpt.ts';

describe('formatExcerpt', () => {
  it('puts carets below the span', () => {
    assert.equal(
      formatExcerpt('first\n\\item A {car\nlast', { start: 14, end: 15 }),
      '2 | \\item A {car\n  |         ^',
    );
  });

  it('marks a span only to the end of its first line', () => {
    assert.equal(formatExcerpt('ab\ncd', { start: 1, end: 5 }), '1 | ab\n  |  ^');
  });

  it('cuts a long line around the span', () => {
    const [line = '', carets = ''] = formatExcerpt(`${'x'.repeat(500)}!`, { start: 500, end: 501 }).split(
      '\n',
    );

    assert.ok(line.length < 120);
    assert.equal(line[carets.indexOf('^')], '!');
  });
});
