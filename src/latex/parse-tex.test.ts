import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom, mutateTex } from './mutate-tex.fixture.ts';
import { ODD_FORMS } from './odd-forms.fixture.ts';
import { parseTex } from './parse-tex.ts';
import { printTex } from './print-tex.ts';

const TEX_UNITS = [
  '{',
  '}',
  '$',
  '$$',
  '%',
  '\\',
  '\\[',
  '\\]',
  '\\(',
  '\\begin{a}',
  '\\end{a}',
  '\\begin{verbatim}',
  '\\end{verbatim}',
  '\\verb|',
  '[',
  ']',
  '&',
  '\n',
  '\r\n',
  '\n\n',
  'x',
  'é',
  '😀',
  '\uFEFF',
  '\\item',
  ' ',
];

describe('parseTex', () => {
  it('produces a tree that prints every string unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(printTex(parseTex(text)), text)),
      { numRuns: 100 },
    );
  });

  it('produces a tree that prints every mixture of delimiters unchanged', () => {
    const mixture = fc.array(fc.constantFrom(...TEX_UNITS), { maxLength: 60 }).map((units) => units.join(''));

    fc.assert(
      fc.property(mixture, (text) => assert.equal(printTex(parseTex(text)), text)),
      { numRuns: 1000 },
    );
  });

  it('produces a tree that prints randomly changed documents unchanged', () => {
    const random = createRandom(7);
    for (const { tex } of ODD_FORMS) {
      for (let change = 0; change < 10; change++) {
        const text = mutateTex(tex, random);
        assert.equal(printTex(parseTex(text)), text);
      }
    }
  });

  it('nests groups, formulas and environments', () => {
    const [node] = parseTex('\\begin{a}{$x$}\\end{a}').nodes;

    assert.equal(node?.kind, 'environment');
    assert.deepEqual([node?.start, node?.kind === 'environment' && node.end], [0, 21]);
    assert.equal(node?.kind === 'environment' && node.children[0]?.kind, 'group');
  });

  it('reads $a$$b$ as two formulas and $$a$$ as a display', () => {
    assert.deepEqual(
      parseTex('$a$$b$ $$c$$').nodes.map((node) => (node.kind === 'math' ? node.display : node.kind)),
      [false, false, 'text', true],
    );
  });

  it('keeps \\verb and verbatim text out of the structure', () => {
    const tree = parseTex('\\verb|{$| \\begin{verbatim}\\end{x}{\\end{verbatim}');

    assert.deepEqual(tree.problems, []);
    assert.deepEqual(
      tree.nodes.map((node) => node.kind),
      ['verbatim', 'text', 'verbatim'],
    );
  });

  it('keeps an unclosed brace as a stray node so that the text after it keeps its structure', () => {
    const tree = parseTex('{a \\begin{b}x\\end{b}');

    assert.deepEqual(
      tree.nodes.map((node) => node.kind),
      ['stray', 'text', 'environment'],
    );
    assert.deepEqual(tree.problems, [{ rule: 'brace-is-closed', start: 0, end: 1, name: '{' }]);
  });

  it('ends an unclosed inline formula at the empty line', () => {
    const tree = parseTex('$x\n\n$y$');

    assert.deepEqual(
      tree.problems.map((problem) => [problem.rule, problem.start]),
      [['math-is-closed', 0]],
    );
  });

  for (const unit of ['{', '$', '\\begin{a}', '%']) {
    it(`reads ten megabytes of ${unit} and prints them unchanged`, () => {
      const text = unit.repeat(Math.floor(10_000_000 / unit.length));

      assert.ok(printTex(parseTex(text)) === text);
    });
  }

  for (const unit of ['}', '$ ', '%\n', '\\', '\\[', '\\end{a}', '\\begin{verbatim}', '\\verb|', '{$']) {
    it(`reads a megabyte of ${JSON.stringify(unit)} and prints it unchanged`, () => {
      const text = unit.repeat(Math.floor(1_000_000 / unit.length));

      assert.ok(printTex(parseTex(text)) === text);
    });
  }

  it('reports each nesting that is too deep once', () => {
    const nestedBraces = `${'{'.repeat(3000)}x${'}'.repeat(3000)}`;

    assert.deepEqual(
      parseTex(`${nestedBraces} and ${nestedBraces}`).problems.map((problem) => problem.rule),
      ['nesting-is-shallow', 'nesting-is-shallow'],
    );
  });

  it('reads a hundred thousand nested braces and closes them', () => {
    const text = `${'{'.repeat(100_000)}x${'}'.repeat(100_000)}`;

    assert.ok(printTex(parseTex(text)) === text);
  });
});
