import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printPartsText } from '../../../domain/part-text.ts';
import { createQuestion } from '../../../domain/question.ts';
import { choiceSheets, createScript, smallSheets } from '../paper.fixture.ts';
import { groupByPart } from '../scheme-groups.ts';
import { printPaperHtml } from './paper-html.ts';
import { questionHtml } from './question-html.ts';
import { printSchemeHtml } from './scheme-html.ts';
import { printScriptHtml } from './script-html.ts';

const sheets = smallSheets();
const questions = sheets.paper.sections.flatMap((section) => section.questions);
const groups = questions.flatMap(groupByPart);
const bullets = groups.flatMap((group) => group.bullets);
const texts = questions.map(printPartsText).join('\n');
const countMatches = (text: string, piece: string) => text.split(piece).length - 1;

describe('a paper as HTML', () => {
  const html = printPaperHtml(sheets, '.katex{}');

  it('shows every question with its marks, and each timed section as a separate booklet', () => {
    assert.equal(countMatches(html, '<article class="question"'), 7);
    assert.equal(countMatches(html, '<span class="marks">'), groups.length);
    assert.equal(countMatches(html, '[END OF QUESTION PAPER]'), 2);
    assert.equal(countMatches(html, '<section class="front">'), 2);
    assert.equal(countMatches(html, 'FORMULAE LIST'), 2);
    assert.match(html, /Duration — 30 minutes/);
  });

  it("prints on each front page the instructions of that booklet and the 'not official' notice", () => {
    assert.equal(countMatches(html, 'You may NOT use a calculator.'), 1);
    assert.equal(countMatches(html, 'You may use a calculator.'), 1);
    assert.equal(countMatches(html, 'Not produced, set or endorsed by SQA'), 2);
  });

  it('draws the figures', () => {
    assert.equal(countMatches(html, '<div class="figure"><svg'), sheets.figures.size);
    assert.ok(sheets.figures.size > 0);
  });

  it('contains no step of the marking scheme', () => {
    const steps = bullets.filter(({ generic }) => !texts.includes(generic));
    assert.ok(steps.length > 10);
    for (const { generic } of steps) assert.ok(!html.includes(generic), generic);
  });

  it('is self-contained and has no script', () => {
    assert.doesNotMatch(html, /<script|<link|\bsrc=|href=|@import|url\((?!data:)/);
  });

  it('shows options with capital letters, in one booklet if the sections have no separate times', () => {
    const choices = printPaperHtml(choiceSheets(), '');
    assert.match(choices, /<b>A<\/b>.*<b>B<\/b>.*<b>C<\/b>/s);
    assert.equal(countMatches(choices, '<section class="front">'), 1);
    assert.match(choices, /section-head/);
  });
});

describe('a stem as HTML', () => {
  it('keeps a short formula and the comma after it on one line', () => {
    const question = createQuestion({
      id: 'q',
      kind: 'subjective',
      stem: 'Waves of $2.0\\,\\mathrm{m}$, and $15$ of them.',
    });
    const html = questionHtml(question, new Map());

    assert.match(html, /<span class="unbroken"><span class="katex">.*<\/span>,<\/span> and /);
    assert.equal(countMatches(html, 'unbroken'), 1);
  });
});

describe('a marking scheme as HTML', () => {
  it('has a row for every mark, and only the correct letters for multiple choice', () => {
    const html = printSchemeHtml(sheets, '');
    for (const { n } of bullets) assert.ok(html.includes(`•<sup>${n}</sup>`));
    assert.equal(countMatches(html, '<th scope="row" class="number"'), groups.length);
    assert.match(printSchemeHtml(choiceSheets(), ''), /<ol class="keys"><li><b>B<\/b><\/li><\/ol>/);
  });
});

describe('a marked script as HTML', () => {
  it('shows responses as text, never as markup', () => {
    const html = printScriptHtml(sheets, createScript(sheets, '<script>alert(1)</script>\n3 < 4'), '');
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /&lt;script&gt;/);
  });

  it('shows total, estimate, gaps and unknown responses', () => {
    const html = printScriptHtml(sheets, createScript(sheets, ''), '');
    assert.match(html, /Estimated grade: D, 41.1%/);
    assert.match(html, /Surds &amp; indices.*2 of 3 lost.*not attempted, surd collect/s);
    assert.match(html, /belong to no question of this paper: nowhere &amp; beyond/);
    assert.match(html, /No answer/);
  });
});
