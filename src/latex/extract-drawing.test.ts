import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractDrawing } from './extract-drawing.ts';

describe('extractDrawing', () => {
  it('extracts the drawing from chat text, code fences and other environments', () => {
    const tikz = '\\begin{tikzpicture}\n  \\draw (0,0) -- (1,1);\n\\end{tikzpicture}';
    for (const text of [
      tikz,
      `Sure!\n\`\`\`latex\n${tikz}\n\`\`\`\nEnjoy.`,
      `\\begin{center}\n${tikz}\n\\end{center}`,
    ])
      assert.equal(extractDrawing(text), tikz);
  });

  it('returns undefined for an unclosed drawing and for none', () => {
    for (const text of [
      '',
      'a circle',
      '\\begin{tikzpicture}\n\\draw (0,0);',
      '\\begin{center}x\\end{center}',
    ])
      assert.equal(extractDrawing(text), undefined);
  });
});
