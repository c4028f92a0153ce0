import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseTex } from '../../../latex/parse-tex.ts';
import { verifyDocument } from '../../../verification/verify-document.ts';
import { choiceSheets, scriptOf, smallSheets } from '../paper.fixture.ts';
import { escapeTex } from './escape-tex.ts';
import { printPaperTex } from './paper-tex.ts';
import { printSchemeTex } from './scheme-tex.ts';
import { printScriptTex } from './script-tex.ts';
import { texDocument } from './tex-document.ts';

const sheets = smallSheets();
const STANDARD = [
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

const errorsIn = (tex: string) =>
  verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);

describe('papers as TeX', () => {
  const documents = {
    paper: printPaperTex(sheets),
    scheme: printSchemeTex(sheets),
    script: printScriptTex(sheets, scriptOf(sheets, 'x = 3\n\\input{/etc/passwd} 50% of £3 & $5 {')),
    'paper of choices': printPaperTex(choiceSheets()),
    'scheme of choices': printSchemeTex(choiceSheets()),
  };

  for (const [name, tex] of Object.entries(documents)) {
    it(`${name}: balanced, without error findings, with standard packages only`, () => {
      assert.deepEqual(parseTex(tex).problems, []);
      assert.deepEqual(errorsIn(tex), []);
      const packages = [...tex.matchAll(/\\usepackage(?:\[[^\]]*\])?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(','),
      );
      assert.deepEqual(
        packages.filter((one) => !STANDARD.includes(one)),
        [],
      );
    });
  }

  it('contains the figures as TikZ', () => {
    assert.equal(documents.paper.split('\\begin{tikzpicture}').length - 1, sheets.figures.size);
  });
});

describe('texDocument', () => {
  it('loads mhchem only for documents with chemical formulae', () => {
    assert.match(texDocument('t', ['\\ce{H2O}']), /\{mhchem\}/);
    assert.doesNotMatch(texDocument('t', ['$x$']), /mhchem/);
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
