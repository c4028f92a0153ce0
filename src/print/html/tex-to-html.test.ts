import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { texToHtml, texToInlineHtml } from './tex-to-html.ts';

const hostilePieces = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"onmouseover="alert(1)',
  '\\textbf{',
  '}',
  '$',
  '\\href{javascript:alert(1)}{x}',
  '\\htmlData{a=b}{x}',
  '\\includegraphics{"><script>}',
  '\\begin{tabular}{c}',
  '\\end{tabular}',
  '&',
  '\\\\',
  '\\item[<b>]',
  '\\begin{enumerate}',
  '\\end{enumerate}',
  '\\verb|<i>|',
  '\n\n',
  "it's `<`",
);

const hostileTex = fc
  .array(fc.oneof(hostilePieces, fc.string()), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

describe('TeX as HTML', () => {
  it('converts dashes, quotes, accents and emphasis', () => {
    assert.equal(
      texToHtml("``One'' --- \\textbf{two}~\\emph{three} caf\\'e"),
      '<p>“One” — <strong>two</strong>\u00a0<em>three</em> cafe\u0301</p>',
    );
  });

  it('breaks paragraphs at blank lines and lines at \\\\', () => {
    assert.equal(
      texToHtml('first\\\\[4pt] still first\n\nsecond'),
      '<p>first<br> still first</p><p>second</p>',
    );
  });

  it('shows a formula with MathML for screen readers', () => {
    assert.match(texToInlineHtml('$x^2$'), /<math xmlns.*<msup>/);
  });

  it('keeps a short formula and the punctuation after it on one line', () => {
    const html = texToInlineHtml('A can of $500$, or $2$ of them.');
    assert.match(html, /^A can of <span class="unbroken"><span class="katex">.*<\/span>,<\/span> or /);
    assert.equal(html.split('unbroken').length, 2);
    assert.match(html, /<\/span> of them\.$/);
  });

  it('shows the source of a formula that it cannot parse', () => {
    assert.equal(texToInlineHtml('$\\frac{1}$'), '<code class="tex-source">\\frac{1}</code>');
  });

  it('shows chemistry and a table', () => {
    assert.match(texToInlineHtml('\\ce{H2O}'), /katex/);
    assert.equal(
      texToHtml('\\begin{tabular}{cc} a & b \\\\ \\hline 1 & 2 \\end{tabular}'),
      '<table class="tabular"><tbody><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });

  it('shows the arguments of an unknown command', () => {
    assert.equal(texToInlineHtml('\\mystery{shown}'), 'shown');
  });

  it('never outputs markup, event handlers or URLs from the source', () => {
    fc.assert(
      fc.property(hostileTex, (tex) => {
        const tags = texToHtml(tex).match(/<[^>]*>/g) ?? [];

        for (const tag of tags) {
          assert.doesNotMatch(
            tag,
            /^<\/?(script|img|iframe|a|b|i|object|embed|form|input|style|link)\b/i,
            tag,
          );
          assert.doesNotMatch(tag, /\s(on\w+|href|src)\s*=/i, tag);
        }
      }),
      { numRuns: 400 },
    );
  });
});
