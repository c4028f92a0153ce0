import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseTex } from '../../../latex/parse-tex.ts';
import { verifyDocument } from '../../../verification/verify-document.ts';
import { choiceSheets, createScript, smallSheets } from '../paper.fixture.ts';
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { printPaperTex } from './paper-tex.ts';
import { printSchemeTex } from './scheme-tex.ts';
import { printScriptTex } from './script-tex.ts';

const sheets = smallSheets();
const STANDARD_PACKAGES = [
  'inputenc',
  'fontenc',
  'geometry',
  'amsmath',
  'amssymb',
  'array',
  'longtable',
  'xcolor',
  'tikz',
];

const listErrors = (tex: string) =>
  verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);

describe('papers as TeX', () => {
  const documents = {
    paper: printPaperTex(sheets),
    scheme: printSchemeTex(sheets),
    script: printScriptTex(sheets, createScript(sheets, 'x = 3\n\\input{/etc/passwd} 50% of £3 & $5 {')),
    'paper of choices': printPaperTex(choiceSheets()),
    'scheme of choices': printSchemeTex(choiceSheets()),
  };

  for (const [name, tex] of Object.entries(documents)) {
    it(`${name}: has balanced braces, no errors, and standard packages only`, () => {
      assert.deepEqual(parseTex(tex).problems, []);
      assert.deepEqual(listErrors(tex), []);
      const packages = [...tex.matchAll(/\\usepackage(?:\[[^\]]*\])?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(','),
      );
      assert.deepEqual(
        packages.filter((name) => !STANDARD_PACKAGES.includes(name)),
        [],
      );
    });
  }

  it('contains the figures as TikZ', () => {
    assert.equal(documents.paper.split('\\begin{tikzpicture}').length - 1, sheets.figures.size);
  });
});

describe('createTexDocument', () => {
  it('loads mhchem only for documents with chemical formulae', () => {
    assert.match(createTexDocument('t', ['\\ce{H2O}']), /\{mhchem\}/);
    assert.doesNotMatch(createTexDocument('t', ['$x$']), /mhchem/);
  });
});

describe('escapeTex', () => {
  it('leaves no active TeX character or command', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tex = escapeTex(text);
        assert.deepEqual(parseTex(tex).problems, []);
        assert.doesNotMatch(tex, /(?<!\\)[#%&]|\\(?:input|def|write)/);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a response readable', () => {
    assert.equal(escapeTex('£3 × 50% ≤ x_1'), '\\pounds{}3 $\\times$ 50\\% $\\leq$ x\\_1');
  });
});
