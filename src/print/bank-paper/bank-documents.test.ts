import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BankPaper } from '../../domain/bank-paper.ts';
import { PaperPlan } from '../../domain/paper-plan.ts';
import { createQuestion } from '../../domain/question.ts';
import { createBankDocuments } from './bank-documents.ts';

const choice = createQuestion({
  id: 'c',
  kind: 'mcq_sc',
  stem: 'A force of \\SI{50}{\\newton} acts at \\ang{30}. What is the work?',
  marks: 1,
  options: ['\\SI{300}{\\joule}', '$1$', '$2$', '$3$'].map((text, index) => ({
    ...{ id: 'abcd'.charAt(index), text, correct: index === 0 },
  })),
  answer: { kind: 'choice', correct: ['a'] },
});
const written = createQuestion({
  id: 'w',
  kind: 'subjective',
  stem: 'Find $x$.',
  marks: 2,
  answer: { kind: 'value', tex: '7', text: '7' },
  solution: [{ kind: 'display', lines: ['x &= 3 + 4', '&= 7'] }],
});

const proof = createQuestion({
  id: 'p',
  kind: 'subjective',
  stem: 'Prove it.',
  marks: 3,
  solution: [{ kind: 'prose', tex: 'Both sides are equal.' }],
});

const paper: BankPaper = {
  ...{ id: 'p', seed: 1, createdBy: 'ann', createdAt: '2026-11-18T10:00:00.000Z', chosen: [['c', 'w']] },
  plan: PaperPlan.parse({
    ...{ title: 'Test 1', institution: 'Kirkwall College', minutes: 30, versions: 2 },
    sections: [{ title: 'Section A' }, { title: 'Empty' }],
  }),
  versions: ['A', 'B'].map((label) => ({
    ...{ label, seed: 1, notes: [] },
    sections: [
      {
        section: 'Section A',
        marks: 3,
        calculator: true,
        multipleChoice: false,
        questions: [choice, written],
      },
      { section: 'Empty', marks: 0, calculator: true, multipleChoice: false, questions: [] },
    ],
  })),
};

const print = (kind: 'normal' | 'large' | 'solutions' | 'scheme' | 'keys', label?: string) => {
  const documents = createBankDocuments(paper, new Map(), { kinds: [kind], label });
  const [first] = documents;
  assert.ok(first);
  return {
    suffixes: documents.map(({ suffix }) => suffix),
    html: first.html(''),
    tex: first.tex(),
  };
};

describe('the documents of a paper', () => {
  it('are named by version; a single version keeps its letter', () => {
    assert.deepEqual(print('scheme').suffixes, ['-A-scheme', '-B-scheme']);
    const { suffixes, html, tex } = print('normal', 'B');

    assert.deepEqual(suffixes, ['-B']);
    assert.match(html, /<span class="version">B<\/span>/);
    assert.match(html, /content: "Test 1, version B"/);
    assert.match(tex, /fancyfoot\[L\]\{\\footnotesize Test 1, version B\}/);
  });

  it('typeset quantities, and print short options beside each other, except in large print', () => {
    const { html, tex } = print('normal');

    assert.doesNotMatch(html.replaceAll(/<annotation[\s\S]*?<\/annotation>/gu, ''), /\\SI|\\ang|tex-source/);
    assert.match(html, /class="options columns-4"/);
    assert.match(tex, /linewidth\/4/);
    assert.match(print('large').tex, /linewidth\/1/);
  });

  it('end in the box of the last question, so that the end is never alone on a page', () => {
    const { html, tex } = print('normal');

    assert.match(html, /\[END OF PAPER\]<\/p><\/div><\/article>/);
    assert.match(tex, /\[END OF PAPER\]\}\}\s*\\end\{minipage\}/);
  });

  it('keep solutions with their question', () => {
    const { html, tex } = print('solutions');

    assert.match(html, /<div class="asked">.*Find.*<\/div><div class="solution">/s);
    assert.match(
      tex,
      /\\end\{minipage\}\s*\\nopagebreak\s*\\nopagebreak\s*\{\\makeatletter\\@beginparpenalty10000/,
    );
  });

  it('have the answers of all versions side by side', () => {
    assert.match(
      print('keys').html,
      /<th scope="col">A<\/th><th scope="col">B<\/th>.*<td>A<\/td><td>A<\/td>/s,
    );
  });

  it('print the answers below each other if one of them may be wider than a column', () => {
    const tex = Array.from({ length: 12 }, (_, index) => `a_{${index}}x^{${index}}`).join(' + ');
    const long = createQuestion({ ...written, answer: { kind: 'value', tex, text: tex } });
    const versions = paper.versions.map((version) => ({
      ...version,
      sections: version.sections.map((section) => ({ ...section, questions: [long] })),
    }));
    const [wide] = createBankDocuments({ ...paper, versions }, new Map(), { kinds: ['scheme'], label: 'A' });

    assert.match(wide?.html('') ?? '', /<ol class="answer-list wide">/);
    assert.match(print('scheme').html, /<ol class="answer-list">/);
  });

  it('continue the numbers of the questions, and show the solution where there is no answer', () => {
    const [section] = paper.versions[0]?.sections ?? [];
    assert.ok(section);
    const next = { ...section, section: 'Section B', firstNumber: 3, questions: [proof] };
    const versions = paper.versions.map((version) => ({ ...version, sections: [section, next] }));
    const plan = { ...paper.plan, sections: [...paper.plan.sections, ...paper.plan.sections].slice(0, 2) };
    const kinds = ['normal', 'solutions', 'scheme', 'keys'] as const;
    const documents = createBankDocuments({ ...paper, plan, versions }, new Map(), { kinds, label: 'A' });
    const [sheet, solutions, scheme, keys] = documents.map(
      (document) => `${document.html('')}\n${document.tex()}`,
    );

    assert.match(sheet ?? '', /aria-label="Question 3"/);
    assert.doesNotMatch(sheet ?? '', /Answer sheet[\s\S]*<b>3<\/b>/, 'a proof has its space on the paper');
    assert.match(solutions ?? '', /<b>Solution<\/b>[\s\S]*\\textbf\{Solution\}/);
    assert.match(scheme ?? '', /3\. <\/th><td>For example<\/td><td><p>Both sides are equal/);
    assert.match(scheme ?? '', /\\textbf\{3\. \} & For example & Both sides are equal/);
    assert.match(keys ?? '', /<th scope="row">3<\/th><td>see the scheme<\/td>/);
  });

  it('print titles with signs of CSS and TeX as they are', () => {
    const odd = { ...paper, plan: { ...paper.plan, title: 'A "B" \\ & </style> 50%' } };
    const [document] = createBankDocuments(odd, new Map(), { kinds: ['normal'] });

    assert.doesNotMatch(document?.html('') ?? '', /<\/style>[^<]*50%/);
    assert.match(document?.tex() ?? '', /50\\%/);
  });
});
