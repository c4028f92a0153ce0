import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasErrors } from '../../../domain/finding.ts';
import { readQuestions } from '../../../latex/read-questions.ts';
import { createAgents } from '../../create-agents.ts';
import { createPage } from './printed-page.fixture.ts';
import { readPageQuestions } from './read-page-questions.ts';

const readTex = (...lines: readonly string[]): string[] =>
  readPageQuestions(createPage(...lines)).map(({ tex }) => tex);

describe('readPageQuestions', () => {
  it('splits a page at its question numbers and omits the heading', () => {
    const questions = readPageQuestions(
      createPage('Unit 1. Forces', '7. What is', 'a force?', '8) What is mass?'),
    );

    assert.deepEqual(
      questions.map(({ number, tex }) => [number, tex]),
      [
        [7, '\\item What is a force?\n'],
        [8, '\\item What is mass?\n'],
      ],
    );
  });

  it('reads one column after the other', () => {
    const left = ['1. What is a force and how is it measured?', 'Explain it in a sentence of your own.'];
    const right = ['2. What is mass and how is it measured?', 'Explain it in a sentence of your own.'];
    const leftPage = createPage(...left);
    const rightPage = createPage(...right);
    const movedWords = rightPage.words.map((word) => ({
      ...word,
      box: { ...word.box, x: word.box.x + 700 },
    }));

    const columns = [
      { x: 0, y: 0, width: 780, height: 3000 },
      { x: 780, y: 0, width: 1220, height: 3000 },
    ];
    const words = [...leftPage.words, ...movedWords];

    const questions = readPageQuestions({ ...leftPage, words, columns });

    assert.deepEqual(
      questions.map(({ number, tex }) => [number, /mass/.test(tex)]),
      [
        [1, false],
        [2, true],
      ],
    );
  });

  for (const [labels, line] of [
    ['(A)', '(A) red (B) green (C) blue (D) black'],
    ['A.', 'A. red B. green C. blue D. black'],
    ['(a) without a space after them', '(a)red (b)green (c)blue (d)black'],
    ['(1) with a missing bracket', '(1red (2) green 3)blue (4) black'],
    ['misread letters', '(4) red (8) green (€) blue (0) black'],
  ] as const) {
    it(`finds options by ${labels}`, () => {
      const [tex = ''] = readTex('1. Which colour?', line);

      assert.deepEqual(
        [...tex.matchAll(/\\task (.*)/g)].map(([, text]) => text),
        ['red', 'green', 'blue', 'black'],
      );
    });
  }

  it('splits numbers in any style, and leaves numbered statements in their question', () => {
    for (const print of [
      (n: number) => `${n}.`,
      (n: number) => `Q${n}.`,
      (n: number) => `(${n})`,
      (n: number) => `Question ${n}`,
      (n: number) => `${n}  `,
    ]) {
      const lines = [
        `${print(4)} Consider the statements`,
        '    1. Mass is conserved.',
        '    2. Charge is conserved.',
        '    Which of them is true?',
        `${print(5)} What is a force?`,
        `    and how is it measured?`,
      ];
      const page = createPage(...lines);

      const questions = readPageQuestions(page);

      assert.deepEqual(
        questions.map(({ number }) => number),
        [4, 5],
        print(4),
      );
      assert.match(questions[0]?.tex ?? '', /2\. Charge is conserved\. Which of them/);
    }
  });

  it('finds options on one line, and keeps printed marks as marks', () => {
    const [tex = ''] = readTex(
      '1. How long does it take?                 [1]',
      'A 1.0 s    B 2.0 s    C 4.0 s    D 8.0 s',
    );

    assert.deepEqual(
      [...tex.matchAll(/\\task (.*)/g)].map(([, text]) => text),
      ['1.0 s', '2.0 s', '4.0 s', '8.0 s'],
    );
    assert.match(tex, /^\\item How long does it take\? \\hfill \[1\]\n/);
  });

  it('reports a number that is missing between two questions', () => {
    const [tex = ''] = readTex('1. What is a force?', '2. What is mass?', '4. What is weight?');

    assert.match(tex, /% unsure: question 3 was not found on the page/);
  });

  it('joins hyphenated words and leaves out the page number', () => {
    const page = createPage('1. What is the mag-', '   nitude of a force?', '', '', '', '12');

    assert.deepEqual(
      readPageQuestions(page).map(({ tex }) => tex),
      ['\\item What is the magnitude of a force?\n'],
    );
  });

  it('reports an option whose label is missing', () => {
    const [tex = ''] = readTex('1. Which?', '(A) red green (C) blue (D) black');

    assert.match(tex, /% unsure: option \(b\) could not be found/);
  });

  it('does not read parts to be worked out as options', () => {
    const [tex = ''] = readTex('1. A car stops.', '(a) Find its speed. (b) Explain why. (c) State the law.');

    assert.doesNotMatch(tex, /tasks/);
  });

  it('marks formulas and lowers the confidence', () => {
    const [question] = readPageQuestions(
      createPage('3. The speed is v = u + at at time t. Find it after 2.0 s if g is 9.8 m/s.'),
    );

    assert.match(question?.tex ?? '', /\[formula: v = u \+ at\]/);
    assert.match(question?.tex ?? '', /after 2\.0 s if/);
    assert.match(question?.tex ?? '', /% unsure: the formula "v = u \+ at.*needs a vision model/);
    assert.ok((question?.confidence ?? 1) < 0.5);
  });

  it('keeps a formula at the start of an option', async () => {
    const [text = ''] = readTex('1. Which is it?', '(A) x = 2    (B) x = 3    (C) x = 4');
    const { questions } = readQuestions(text);

    assert.match(questions[0]?.question.options[0]?.text ?? '', /formula: x = 2/);
  });

  it('makes a readable question from any recognised words', () => {
    const word = fc.oneof(
      fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== ''),
      fc.constantFrom('\\item', '%', '$', '{', '}', '\\end{solution}', '(A)', '(B)', '(C)', '1.', '&', '_'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        (lines) => {
          for (const tex of readTex(...lines.map((line) => line.join(' ')))) {
            const { questions, findings } = readQuestions(tex);
            assert.equal(questions.length, 1, tex);
            assert.ok(!hasErrors(findings.filter(({ rule }) => rule !== 'question-has-solution')), tex);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('reads a printed solution as a solution, with and without options', () => {
    assert.deepEqual(readTex('1. What is a force?', 'Solution: A push', 'or a pull.'), [
      '\\item What is a force?\n\\begin{solution}\nA push or a pull.\n\\end{solution}\n',
    ]);
    const [choice = ''] = readTex('1. Which colour is warm?', '(A) red (B) green (C) blue', 'Answer: (A)');
    assert.match(choice, /\\task red \\ans\n/);
    assert.match(choice, /\\task blue\n/);
  });

  it('leaves a label in the question when nothing is printed after it or another part follows', () => {
    for (const lines of [
      ['1. What is a force?', 'Answer: ........'],
      ['1. What is a force?', 'Answer: ____ N', 'Show your working.'],
      ['1. (a) Name a force.', 'Solution: weight', '(b) Name a unit.'],
      ['1. The solution: a liquid', 'that contains salt.'],
    ])
      assert.doesNotMatch(readTex(...lines).join(''), /begin\{solution\}/, lines.join('|'));
  });
});

// Feature: physics-question-pipeline, Property 1: Classification Output Validity
// Feature: physics-question-pipeline, Property 3: LaTeX Output Structure
describe('a photo read by rules', () => {
  const agents = createAgents({ now: () => new Date('2026-11-05T12:00:00Z') });
  const anyWord = fc.constantFrom(
    'force',
    'mass',
    'find',
    'speed',
    '2.0',
    'kg',
    'v',
    '=',
    '(A)',
    '(B)',
    '(C)',
    '(D)',
    '{blur}',
  );

  it('gets a valid classification and a complete scan, with missing sections and low confidence reported', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWord, { minLength: 2, maxLength: 30 }), async (words) => {
        const [question] = readPageQuestions(createPage(`1. ${words.join(' ')}`));
        assert.ok(question);
        const source = {
          kind: 'text',
          name: 'p',
          text: question.tex,
          confidence: question.confidence,
        } as const;

        const { classification, isDoubtful } = await agents.classify(source);
        const { latex, missing, findings } = await agents.scan(source, undefined);

        assert.ok(['easy', 'medium', 'hard'].includes(classification.difficulty));
        assert.ok(
          ['mcq_sc', 'mcq_mc', 'subjective', 'integer', 'match', 'passage', 'assertion_reason'].includes(
            classification.question_type,
          ),
        );
        assert.equal(isDoubtful, classification.confidence < 0.5);
        assert.match(latex, /^\\item[\s\S]*\\end\{solution\}\n$/);
        assert.ok(missing.some((section) => section.startsWith('solution')));
        const hasWarning = findings.some(({ rule }) => rule === 'low-confidence-reading');
        assert.equal(hasWarning, question.confidence < 0.5);
        if (/\[formula:/.test(question.tex)) assert.ok(hasWarning);
      }),
      { numRuns: 150 },
    );
  });
});
