import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadMathsStyle } from './load-maths-style.ts';

describe('loadMathsStyle', () => {
  it('contains the rules and the fonts and references no other file', async () => {
    const style = await loadMathsStyle();

    assert.match(style, /\.katex\b/);
    assert.match(style, /KaTeX_Math.*data:font\/woff2;base64,/s);
    assert.doesNotMatch(style, /url\((?!data:)/);
    assert.ok(style.length < 400_000);
  });
});
