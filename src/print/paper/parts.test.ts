import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { getMarks } from '../../domain/part-marks.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import { questionsWithParts } from '../../domain/question.arbitrary.ts';
import type { Question } from '../../domain/question.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { textWidth } from '../text-width.ts';
import { chooseAnswerSpace } from './answer-space.ts';
import { printPaperHtml } from './html/paper-html.ts';
import { questionHtml } from './html/question-html.ts';
import { printSchemeHtml } from './html/scheme-html.ts';
import { printScriptHtml } from './html/script-html.ts';
import { createScript } from './paper.fixture.ts';
import type { PaperSheets } from './paper-sheets.ts';
import { labelledStemQuestion, partsSheets, respirationQuestion } from './parts-paper.fixture.ts';
import { printPaperTex } from './tex/paper-tex.ts';
import { numberedQuestionTex } from './tex/question-tex.ts';
import { printSchemeTex } from './tex/scheme-tex.ts';
import { printScriptTex } from './tex/script-tex.ts';
import { printPaperText } from './text/paper-text.ts';
import { printSchemeText } from './text/scheme-text.ts';
import { printScriptText } from './text/script-text.ts';

const sheets = partsSheets();
const terminal = { width: 80, paint: (_style: string, text: string) => text };

/** Creates a paper with only this question. */
function sheetsOf(question: Question): PaperSheets {
  const { paper } = sheets;
  const [section] = paper.sections;
  if (section === undefined) throw new Error('the paper is empty');
  return { paper: { ...paper, sections: [{ ...section, questions: [question] }] }, figures: new Map() };
}

const respirationSheets = sheetsOf(respirationQuestion);
const findFrom = (lines: readonly string[], start: string) =>
  lines.slice(lines.findIndex((line) => line.startsWith(start)));

describe('a question with parts in a terminal', () => {
  it('shows labels indented by level, marks at the right, and information above its part', () => {
    assert.deepEqual(findFrom(printPaperText(respirationSheets, terminal), '1.').slice(0, 22), [
      '1.  Yeast was kept in a flask at 25 °C. The gas it released was collected.',
      '',
      '    (a) Name the process that takes place in the flask.                      (1)',
      '',
      '    The flask was then heated, and 12 cm³ of gas was collected in 4 minutes.',
      '',
      '    (b) The results were used to compare two rates.',
      '',
      '        (i) Calculate the rate of gas production.                            (2)',
      '            ______ cm³ per minute',
      '',
      '        (ii) Explain why the rate changed when the flask was heated.         (2)',
      '',
      '    (c) Complete the table.                                                  (2)',
      '        Type          Where it happens  Oxygen needed',
      '        aerobic       ______            yes',
      '        fermentation  cytoplasm         ______',
      '',
      '    (d) Put the steps of the experiment in order.                            (1)',
      '        A  Collect the gas',
      '        B  Add the yeast',
      '        C  Fill the flask',
    ]);
  });

  it('shows the scheme by part, with the marks of each part and the total', () => {
    assert.deepEqual(findFrom(printSchemeText(respirationSheets, terminal), '1.'), [
      '1.  (a) fermentation (1)',
      '        •1 Names the process',
      '    (b)(i) 3 (2)',
      '        •2 Divides volume by time: 12 ÷ 4 = 3',
      '        •3 States the rate: 12 ÷ 4 = 3',
      '    (b)(ii) (2)',
      '        •4 Names enzymes',
      '        •5 Relates them to temperature',
      '    (c) mitochondria; no (2)',
      '        •6 Names the place',
      '        •7 States the need for oxygen',
      '    (d) C, B, A (1)',
      '        •8 Gives the order',
      '    (e) B (1)',
      '        •9 Names the gas',
      '    (f) (2)',
      '        for v in volumes:',
      '            print(v)',
      '        •10 Writes a loop',
      '        •11 Prints each value',
      '    Total for question 1 (11)',
    ]);
  });

  it('shows a marked script by part', () => {
    const script = createScript(respirationSheets, 'fermentation');
    assert.deepEqual(findFrom(printScriptText(respirationSheets, script, terminal), '1.').slice(0, 8), [
      '1.  1/11',
      '    Yeast was kept in a flask at 25 °C. The gas it released was collected.',
      '    (a) 1/1  fermentation',
      '        Name the process that takes place in the flask.',
      '         ✓ •1 Names the process: Shown in the response. “fermentation”',
      '    (b)(i) 0/2  no answer',
      '        Calculate the rate of gas production.',
      '         ✗ •2 Divides volume by time: Shown in the response.',
    ]);
  });

  it('prints the response once, above the parts, if the script does not split it', () => {
    const script = createScript(respirationSheets, 'a fermentation b 3');
    const unsplit = { ...script, questions: script.questions.map(({ parts: _, ...question }) => question) };
    const lines = findFrom(printScriptText(respirationSheets, unsplit, terminal), '1.');

    assert.equal(lines[0], '1.  1/11  a fermentation b 3');
    assert.equal(lines[2], '    (a) 1/1');
    assert.match(
      printScriptHtml(respirationSheets, unsplit, ''),
      /<td colspan="2"><p class="response">a ferm/,
    );
  });
});

describe('a question with parts as HTML', () => {
  const html = questionHtml(respirationQuestion, new Map());

  it('has a list of parts, with inner parts as a list inside their part', () => {
    assert.equal(html.match(/<ol class="parts" role="list">/g)?.length, 2);
    assert.equal(html.match(/<li class="part">/g)?.length, 8);
    assert.match(
      html,
      /<li class="part"><div class="lead"><p>The flask was then.*?<\/div><span class="label">\(b\)<\/span>/,
    );
  });

  it('prints the marks of each part with a word for screen readers', () => {
    const marks = [...html.matchAll(/<span class="marks">(\d+)<span class="hidden"> (marks?)</g)];
    assert.deepEqual(
      marks.map(([, count, word]) => `${count} ${word}`),
      ['1 mark', '2 marks', '2 marks', '2 marks', '1 mark', '1 mark', '2 marks'],
    );
  });

  it('prints tables, options and space for the answer inside their part', () => {
    assert.match(html, /Complete the table\..*<td class="empty"><span role="img" aria-label="blank">/);
    assert.equal(html.match(/class="empty"/g)?.length, 2);
    assert.equal(html.match(/class="tick-box"/g)?.length, 2);
    assert.match(html, /<div class="boxes"><span>1<i><\/i><\/span>/);
    assert.match(html, /<p class="answer-line"><i><\/i> <span class="katex">/);
  });

  it('prints the figure of a part inside the part', () => {
    const [figure] = sheets.figures.values();
    assert.ok(figure !== undefined);
    const withFigure = questionHtml(respirationQuestion, new Map([['q-respiration:b.ii', figure]]));
    assert.match(withFigure, /Explain why.*<div class="figure"><svg.*\(c\)/s);
  });

  it('prints labels in the stem of a question without parts as paragraphs', () => {
    const labelledStem = questionHtml(labelledStemQuestion, new Map());
    assert.match(labelledStem, /<p>A line has.*<\/p><p>\(a\) State its equation\.<\/p><p>\(b\) /);
    assert.equal(labelledStem.match(/class="marks"/g)?.length, 1);
  });

  it('has the marks of each part and the total in the marking scheme', () => {
    const scheme = printSchemeHtml(respirationSheets, '');
    const labels = [
      ...scheme.matchAll(/class="number" rowspan="\d">([^<]*)<.*?class="max" rowspan="\d">(\d+)</gs),
    ];
    assert.deepEqual(
      labels.map(([, label, marks]) => `${label} ${marks}`),
      ['1. (a) 1', '1. (b)(i) 2', '1. (b)(ii) 2', '1. (c) 2', '1. (d) 1', '1. (e) 1', '1. (f) 2'],
    );
    assert.match(scheme, /Total for question 1<\/td><td class="max">11</);
    assert.match(scheme, /<td>mitochondria<\/td>/);
    assert.match(scheme, /<code>for v in volumes:\n {4}print\(v\)<\/code>/);
  });
});

describe('a question with parts as TeX', () => {
  it('prints labels, marks in the margin and space for each answer', () => {
    const tex = numberedQuestionTex(respirationQuestion, 1).join('\n');
    assert.deepEqual(
      [...tex.matchAll(/\\hspace\*\{(\d+)mm\}\\makebox\[\d+mm\]\[l\]\{([^{}]*)\}\\begin/g)].map(
        ([, indent, label]) => `${indent} ${label}`,
      ),
      ['10 (a)', '10 (b)', '19 (i)', '19 (ii)', '10 (c)', '10 (d)', '10 (e)', '10 (f)'],
    );
    assert.deepEqual(
      [...tex.matchAll(/\\rlap\{\\makebox\[14mm\]\[r\]\{\\textbf\{(\d)\}\}\}/g)].map(([, marks]) => marks),
      ['1', '2', '2', '2', '1', '1', '2'],
    );
    assert.match(tex, /aerobic & \\hspace\{25mm\} & yes/);
  });

  it('prints the answers of tables and code in the marking scheme', () => {
    const tex = printSchemeTex(respirationSheets);
    assert.match(tex, /aerobic & mitochondria & yes/);
    assert.match(tex, /\\texttt\{for v in volumes:\}\\newline \\texttt\{~~~~print\(v\)\}/);
    assert.match(tex, /Total for question 1\}\} & \\textbf\{11\}/);
  });
});

describe('a question without a shared text', () => {
  const one = sheetsOf({ ...respirationQuestion, stem: '' });

  it('begins its first part on the line of its number', () => {
    const [line = ''] = findFrom(printPaperText(one, terminal), '1.');
    assert.match(line, /^1\. {2}\(a\) Name the process .* \(1\)$/);
    assert.match(printPaperHtml(one, ''), /<h3 class="number">1\.<\/h3><div><ol class="parts"/);
    assert.match(
      printPaperTex(one),
      /\\hspace\*\{0mm\}\\makebox\[10mm\]\[l\]\{\\textbf\{1\.\}\}\\makebox\[9mm\]\[l\]\{\(a\)\}/,
    );
  });

  it('has no empty row in marking schemes and scripts', () => {
    assert.doesNotMatch(printSchemeHtml(one, ''), /<td colspan="2"><\/td>/);
    assert.doesNotMatch(printSchemeTex(one), /\{\\small \}/);
  });
});

describe('chooseAnswerSpace', () => {
  it('gives lines for words, space for calculations, boxes for an order, and nothing for options', () => {
    assert.deepEqual(
      listLeafParts(respirationQuestion).map(({ path, part }) => [path, chooseAnswerSpace(part)]),
      [
        ['a', { kind: 'lines', count: 1 }],
        ['b.i', { kind: 'working', heightMm: 28, unit: 'cm^3 per minute' }],
        ['b.ii', { kind: 'lines', count: 4 }],
        ['c', { kind: 'none' }],
        ['d', { kind: 'boxes', labels: ['1', '2', '3'] }],
        ['e', { kind: 'none' }],
        ['f', { kind: 'lines', count: 6 }],
      ],
    );
  });
});

describe('every question with parts', () => {
  it('prints the marks of each part once, which add up to its total, in every format', () => {
    fc.assert(
      fc.property(questionsWithParts(), (question) => {
        const one = sheetsOf(question);
        const marks = listLeafParts(question).map(({ part }) => getMarks(part));
        const html = [...printPaperHtml(one, '').matchAll(/class="marks">(\d+)</g)];
        const tex = [...printPaperTex(one).matchAll(/\\rlap\{\\makebox\[14mm\]\[r\]\{\\textbf\{(\d+)\}/g)];
        const text = printPaperText(one, terminal).flatMap((line) => [...line.matchAll(/ \((\d+)\)$/g)]);

        for (const printed of [html, tex, text]) {
          assert.deepEqual(
            printed.map(([, count]) => Number(count)),
            marks,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('fits the terminal and gives balanced TeX, as paper, scheme and script', () => {
    fc.assert(
      fc.property(questionsWithParts(), (question) => {
        const one = sheetsOf(question);
        const script = createScript(one, 'x = 3');
        const lines = [printPaperText(one, terminal), printScriptText(one, script, terminal)].flat();
        assert.deepEqual(
          lines.filter((line) => textWidth(line) > 80),
          [],
        );
        for (const tex of [printPaperTex(one), printSchemeTex(one), printScriptTex(one, script)]) {
          assert.deepEqual(parseTex(tex).problems, []);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never prints an answer or a step of the solution on the paper', () => {
    const paper =
      printPaperHtml(sheets, '') + printPaperTex(sheets) + printPaperText(sheets, terminal).join('\n');
    for (const secret of ['mitochondria', 'Names the process', 'print(v)', 'C, B, A'])
      assert.ok(!paper.includes(secret), secret);
  });
});
