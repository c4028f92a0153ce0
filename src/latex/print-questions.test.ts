import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { createQuestion, type Question } from '../domain/question.ts';
import type { SolutionStep } from '../domain/question-content.ts';
import { createRandom, mutateTex } from './mutate-tex.fixture.ts';
import { ODD_FORMS } from './odd-forms.fixture.ts';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

const forms = new URL('./fixtures/forms/', import.meta.url);
const documents = [
  ...readdirSync(forms)
    .filter((file) => file.endsWith('.tex'))
    .map((file) => readFileSync(new URL(file, forms), 'utf8')),
  ...ODD_FORMS.map((form) => form.tex),
];

const read = (tex: string): Question[] => readQuestions(tex).questions.map(({ question }) => question);
const withoutIds = (questions: readonly Question[]): unknown =>
  JSON.parse(
    JSON.stringify(questions, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' && value.length > 2 ? undefined : value,
    ),
  );

const texPiece = fc.constantFrom(
  'A ball falls from $20\\,\\mathrm{m}$.',
  'Find $\\frac{1}{2}mv^2$ for $v = 3$.',
  'Über \\emph{two} lines\\\\\nof text.',
  'First paragraph.\n\nSecond $x_1^2$.',
  '[brackets] first',
  'Which of these are vectors?',
  '\\begin{enumerate}\n    \\item one\n    \\item two\n\\end{enumerate}',
  '$(1, 2]$ and \\%',
);
const step = fc.oneof(
  texPiece.filter((tex) => !tex.includes('\n\n')).map((tex): SolutionStep => ({ kind: 'prose', tex })),
  fc
    .array(
      fc.constantFrom(
        'a &= b + c',
        '&= 3\\,\\mathrm{m}',
        'x = \\begin{cases} 1 \\\\ 2 \\end{cases}',
        '[x] &\\approx 2.5',
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((lines): SolutionStep => ({ kind: 'display', lines })),
);
const steps = fc.array(step, { maxLength: 4 });
const diagram = fc.constantFrom(
  { kind: 'tikz', tex: '\\begin{tikzpicture}\n  \\draw (0,0) -- (1,1); % line\n\\end{tikzpicture}' } as const,
  { kind: 'image', path: 'figs/a.png', options: 'width=3cm' } as const,
  { kind: 'placeholder', name: 'diagram', commented: true } as const,
  { kind: 'placeholder', name: 'diagram', commented: false } as const,
);
const commonFields = fc.record({
  stem: texPiece,
  diagrams: fc.array(diagram, { maxLength: 2 }),
  solution: steps,
  alternateSolutions: fc.array(
    steps.filter((list) => list.length > 0),
    { maxLength: 2 },
  ),
  ideas: fc.array(
    steps.filter((list) => list.length > 0),
    { maxLength: 1 },
  ),
  comments: fc.array(fc.constantFrom('a note', '\\item old', 'x = 5 % y'), { maxLength: 2 }),
});
const choiceFields = fc
  .array(fc.tuple(texPiece, fc.boolean()), { minLength: 2, maxLength: 5 })
  .map((pairs) => {
    const options = pairs.map(([text, correct], index) => ({ id: 'abcde'.charAt(index), text, correct }));
    const correct = options.filter((option) => option.correct).map((option) => option.id);
    return { options, ...(correct.length === 0 ? {} : { answer: { kind: 'choice' as const, correct } }) };
  });
const singleQuestion = fc.oneof(
  fc
    .tuple(commonFields, choiceFields, fc.constantFrom('mcq_sc', 'mcq_mc', 'assertion_reason'))
    .map(([base, options, kind]) => createQuestion({ id: 'unnamed', kind, ...base, ...options })),
  fc
    .tuple(commonFields, fc.integer({ min: -999, max: 999 }))
    .map(([base, value]) =>
      createQuestion({ id: 'unnamed', kind: 'integer', ...base, answer: { kind: 'integer', value } }),
    ),
  fc.tuple(commonFields, fc.constantFrom('5', '20\\,\\text{m}')).map(([base, tex]) =>
    createQuestion({
      id: 'unnamed',
      kind: 'subjective',
      ...base,
      answer: { kind: 'value', tex, text: tex === '5' ? '5' : '20 m' },
    }),
  ),
);
const HEADINGS: [string, string] = ['Column I', 'Column II'];
const cell = fc.constantFrom(
  'Force',
  'a $x^2$ graph',
  'energy of \\emph{one} ball',
  '$\\frac{1}{2}mv^2$',
  'joule',
);
const table = fc
  .tuple(
    fc.array(cell, { minLength: 1, maxLength: 3 }),
    fc.array(cell, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(['abc', 'pqrs'], ['ABC', '1234'], ['PQR', 'abcd']),
  )
  .map(([left, right, [lefts = '', rights = '']]) => ({
    headings: HEADINGS,
    left: left.map((text, index) => ({ id: lefts.charAt(index), text })),
    right: right.map((text, index) => ({ id: rights.charAt(index), text })),
  }));
const match = fc.tuple(commonFields, table, fc.infiniteStream(fc.boolean())).map(([base, grid, choices]) => {
  const allPairs = grid.left.flatMap(({ id }) => grid.right.map((entry) => ({ left: id, right: entry.id })));
  const pairs = allPairs.filter(() => choices.next().value);
  return createQuestion({
    id: 'unnamed',
    kind: 'match',
    ...base,
    table: grid,
    ...(pairs.length === 0 ? {} : { answer: { kind: 'matches', pairs } }),
  });
});
const passage = fc
  .tuple(
    commonFields,
    fc.array(fc.oneof(singleQuestion, match), { minLength: 1, maxLength: 3 }),
    fc.option(fc.constantFrom('Passage I', 'Paragraph for Questions 1 to 2'), { nil: undefined }),
  )
  .map(([base, questions, title]) =>
    createQuestion({
      id: 'unnamed',
      kind: 'passage',
      stem: base.stem,
      diagrams: base.diagrams,
      comments: base.comments,
      ...(title === undefined ? {} : { title }),
      questions: title === undefined || title.length < 12 ? questions : questions.slice(0, 2),
    }),
  );

describe('printQuestions', () => {
  it('prints neutral questions so that they read back equal', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(singleQuestion, match, passage), { maxLength: 4 }), (questions) => {
        const printed = printQuestions(questions);
        const readAgain = read(printed);

        assert.deepEqual(withoutIds(readAgain), withoutIds(questions));
        assert.equal(printQuestions(readAgain), printed);
      }),
      { numRuns: 100 },
    );
  });

  it('prints ids that read back when the ids option is set', () => {
    const question = createQuestion({ id: 'my-own-id', kind: 'subjective', stem: 'Why?' });

    assert.equal(read(printQuestions([question], { ids: true }))[0]?.id, 'my-own-id');
  });

  it('prints an answer that the text does not show as a comment', () => {
    const question = createQuestion({
      id: 'unnamed',
      kind: 'subjective',
      stem: 'Why?',
      answer: { kind: 'value', tex: '5', text: '5' },
    });

    assert.match(printQuestions([question]), /% answer: 5/);
  });

  it('begins each question with \\item and ends it with \\end{solution} (Feature: question-pipeline, Property 3: LaTeX Output Structure)', () => {
    fc.assert(
      fc.property(fc.oneof(singleQuestion, passage), (question) => {
        const printed = printQuestions([question]).replace(
          /\\begin\{(alternatesolution|idea)\}[\s\S]*?\\end\{\1\}/g,
          '',
        );
        assert.ok(printed.startsWith(question.kind === 'passage' ? '\\item[]' : '\\item'));
        assert.ok(printed.trimEnd().endsWith('\\end{solution}'));
      }),
      { numRuns: 100 },
    );
  });

  it('never throws on documents changed at random, and its output reads back equal', () => {
    const random = createRandom(20_261);
    let broken = 0;
    let brokenUnequal = 0;
    for (let round = 0; round < 1500; round++) {
      const document = documents[Math.floor(random() * documents.length)] ?? '';
      const { questions, findings } = readQuestions(mutateTex(document, random));
      const neutral = questions.map(({ question }) => question);
      const readAgain = read(printQuestions(neutral));
      if (findings.some((finding) => finding.severity === 'error')) {
        broken++;
        if (!isDeepStrictEqual(withoutIds(readAgain), withoutIds(neutral))) brokenUnequal++;
      } else assert.deepEqual(withoutIds(readAgain), withoutIds(neutral), `round ${round}`);
    }

    // With unmatched delimiters the structure is a guess, and the printed form may be read differently.
    assert.ok(brokenUnequal * 200 <= broken, `${brokenUnequal} of ${broken} broken documents differ`);
  });

  it('prints the same text after reading its own output', () => {
    for (const document of documents) {
      const printed = printQuestions(read(document));

      assert.equal(printQuestions(read(printed)), printed);
    }
  });

  it('reads hostile documents without throwing', () => {
    const units = [
      '\\item ',
      '\\item[',
      '\\begin{tasks}',
      '\\begin{solution}',
      '^',
      '\\frac',
      '\\def\\a{\\a\\a}\\a',
      '\\begin{enumerate}\\item ',
      '(a) ',
      '(a) is correct. ',
      '\\frac1',
      '\\hat',
      '\\iffalse x\\fi ',
      'Assertion: ',
      'x = 2, ',
      'a - b, c, ',
      '\\ans ',
      '\\item[(a)] ',
      '\\begin{parts}\\part[2] ',
      '\\textbf{Solution:} x ',
      '\\textbf{(a)} x \\hfill [2]\n\n',
      '\\begin{enumerate}[(a)]\\item Find.\\end{enumerate} ',
      '\\subp Find. ',
    ];
    const openQuestion = '\\item Which? \\begin{tasks}\\task 1 \\task 2\\end{tasks}';
    for (const unit of units) {
      const repeated = unit.repeat(Math.floor(50_000 / unit.length));
      for (const tex of [`\\item ${repeated}`, `${openQuestion}\\begin{solution}${repeated}\\end{solution}`])
        assert.ok(readQuestions(tex).findings.length <= 1000);
    }
  });
});
