import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chunkTex } from './chunk-tex.ts';

const picture = `\\begin{tikzpicture}\n${Array.from({ length: 20 }, (_, i) => `  \\draw (${i},0)\n\n -- (0,${i});`).join('\n')}\n\\end{tikzpicture}`;

describe('chunkTex', () => {
  it('does not split a drawing and keeps its heading', () => {
    const chunks = chunkTex(`\\section{Fans}\n${'Words. '.repeat(160)}\n\n${picture}\n\nAfter.`);

    const [drawing] = chunks.filter(({ content }) => content.includes('tikzpicture'));
    assert.equal(drawing?.title, 'Fans');
    assert.ok(drawing?.content.includes(picture));
  });

  it('does not split a definition', () => {
    const definition = `\\newcommand{\\spring}[2]{%\n\n${'  \\draw #1 -- #2;\n'.repeat(30)}}`;

    const chunks = chunkTex(`${'\\let\\a\\b\n'.repeat(120)}${definition}\n\\tikzset{x/.style={}}`);

    assert.ok(chunks.some(({ content }) => content.includes(definition)));
  });

  it('keeps every word and splits no line, for any text', () => {
    const line = fc.constantFrom(
      '',
      'word',
      '\\section{S}',
      '{',
      '}',
      '\\begin{axis}',
      '\\end{axis}',
      'x'.repeat(5000),
      '% }',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const keptLines = chunkTex(lines.join('\n')).flatMap(({ content }) => content.split('\n'));
        assert.deepEqual(
          keptLines.map((text) => text.trim()).filter((text) => text !== ''),
          lines.filter((text) => text !== ''),
        );
      }),
    );
  });
});
