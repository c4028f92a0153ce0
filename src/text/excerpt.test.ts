import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it('points at the span under its line', () => {
    assert.equal(
      excerptOf('first\n\\item A {car\nlast', { start: 14, end: 15 }),
      '2 | \\item A {car\n  |         ^',
    );
  });

  it('marks a span to the end of its line only', () => {
    assert.equal(excerptOf('ab\ncd', { start: 1, end: 5 }), '1 | ab\n  |  ^');
  });

  it('cuts a long line around the span', () => {
    const [line = '', carets = ''] = excerptOf(`${'x'.repeat(500)}!`, { start: 500, end: 501 }).split('\n');

    assert.ok(line.length < 120);
    assert.equal(line[carets.indexOf('^')], '!');
  });
});
