import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestions } from './read-questions.ts';

const raw = String.raw;

/** The marks and the text of a question or part whose text is `tex`. */
function readPart(tex: string): { marks: number | undefined; text: string } {
  const document = `\\item A car.\n\\begin{enumerate}\n\\item[(a)] ${tex}\n\\item[(b)] Find the time. \\hfill [1]\n\\end{enumerate}`;
  const part = readQuestions(document).questions[0]?.question.parts?.[0];
  assert.ok(part !== undefined, document);
  return { marks: part.marks, text: part.text };
}

function readQuestion(tex: string): { marks: number | undefined; text: string } {
  const question = readQuestions(`\\item ${tex}\n`).questions[0]?.question;
  return { marks: question?.marks, text: question?.stem ?? '' };
}

/** Notations of three marks after a full stop. */
const NOTATIONS: readonly string[] = [
  '[3]',
  '(3)',
  '[3 marks]',
  '(3 marks)',
  '[3 mark]',
  '(3 points)',
  '[3 pts]',
  '(3 pts.)',
  raw`\hfill 3`,
  raw`\hfill \textbf{3}`,
  raw`\hfill [3]`,
  raw`\hfill (3)`,
  raw`\hfill (3 marks)`,
  raw`\hfill \textbf{[3]}`,
  raw`\hfill {\bf 3}`,
  raw`\hfill $[3]$`,
  raw`\hspace*{\fill} [3]`,
  raw`\dotfill [3]`,
  raw`\marks{3}`,
  raw`\mark{3}`,
  raw`\points{3}`,
  raw`\pts{3}`,
  raw`\textbf{(3 marks)}`,
  raw`\textbf{[3]}`,
  raw`\emph{(3 marks)}`,
  raw`\begin{flushright}[3]\end{flushright}`,
  raw`\rightline{[3]}`,
  raw`\marginpar{3}`,
  '[1+2]',
  '(1 + 2 marks)',
  '[1+2=3]',
  '[Max 3 marks]',
  '[Maximum mark: 3]',
  '(3M)',
];

/** Texts that end or begin with a number that states no marks. */
const OTHER_NUMBERS: readonly string[] = [
  raw`Find $f(3)$.`,
  'Find f(3)',
  'Use the method in [3]',
  'For the proof see [3].',
  'Use equation (3)',
  'Solve equation (3).',
  'Calculate the value of item (3) in the list.',
  'Add the numbers (3) and (4).',
  'Name the numbers in the set (1, 2, 3)',
  'Round your answer to 3 decimal places (3 d.p.)',
  'Take the car of 2021 (3).',
  raw`Evaluate \(2(3)\)`,
  'Find the speed in line 3',
  'State the formula of iron(III) oxide',
  'Use the mole ratio (1:3)',
];

describe('marks', () => {
  for (const notation of NOTATIONS) {
    it(`reads the three marks of a part in ${notation}`, () => {
      assert.deepEqual(readPart(`Find the speed. ${notation}`), { marks: 3, text: 'Find the speed.' });
    });
  }

  for (const notation of NOTATIONS) {
    it(`reads the three marks of a question without parts in ${notation}`, () => {
      assert.deepEqual(readQuestion(`Find the speed. ${notation}`), { marks: 3, text: 'Find the speed.' });
    });
  }

  for (const tex of OTHER_NUMBERS) {
    it(`reads no marks in: ${tex}`, () => {
      assert.equal(readQuestion(tex).marks, undefined);
    });
  }

  for (const tex of OTHER_NUMBERS.filter((text) => !/^Take the car/u.test(text))) {
    it(`reads no marks in a part whose text is: ${tex}`, () => {
      assert.equal(readPart(tex).marks, undefined);
    });
  }

  for (const start of [
    '(3 marks)',
    '[3 points]',
    raw`\textbf{(3 pts)}`,
    '(3 marks):',
    raw`\textit{[3 marks]}`,
  ]) {
    it(`reads the three marks before the text of a part in ${start}`, () => {
      assert.deepEqual(readPart(`${start} Find the speed.`), { marks: 3, text: 'Find the speed.' });
    });
  }

  it('reads the marks in the argument of a question, part and subpart of the class exam', () => {
    const tex = raw`\begin{questions}\question[6] A car.\begin{parts}\part[2] Find $v$.\part[4] Now:
\begin{subparts}\subpart[1] Find $s$.\subpart[3] Find $t$.\end{subparts}\end{parts}\end{questions}`;
    const question = readQuestions(tex).questions[0]?.question;

    assert.equal(question?.marks, 6);
    assert.deepEqual(
      question?.parts?.map(({ marks, parts }) => [marks, parts?.map((inner) => inner.marks)]),
      [
        [2, undefined],
        [4, [1, 3]],
      ],
    );
  });

  it('adds up one mark at the end of each line of a solution', () => {
    const tex = raw`\item Find $x$ if $2x + 1 = 7$.
\begin{solution}
$2x = 6$ (1)

$x = 3$ (1)
\end{solution}`;
    const question = readQuestions(tex).questions[0]?.question;

    assert.equal(question?.marks, 2);
    assert.deepEqual(question?.solution, [
      { kind: 'prose', tex: '$2x = 6$' },
      { kind: 'prose', tex: '$x = 3$' },
    ]);
  });

  it('does not take the numbers of equations in a solution for marks', () => {
    const tex = raw`\item Find $x$.
\begin{solution}
$x + y = 3$ (1)

$x - y = 1$ (2)

Adding (1) and (2) gives $x = 2$.
\end{solution}`;

    assert.equal(readQuestions(tex).questions[0]?.question.marks, undefined);
  });
});

describe('marks at the ends of the lines of a solution', () => {
  const readSolved = (marks: number, solution: string): ReturnType<typeof readQuestions> =>
    readQuestions(
      `\\item Find the mass. \\hfill [${marks}]\n\\begin{solution}\n${solution}\n\\end{solution}\n`,
    );

  it('are kept and reported if they do not add up to the stated marks', () => {
    const { questions, findings } = readSolved(3, 'It is $m = 2$. \\hfill (1)\n\nSo it is 4. \\hfill (1)');

    assert.deepEqual(questions[0]?.question.solution.at(-1), {
      kind: 'prose',
      tex: 'So it is 4. \\hfill (1)',
    });
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['solution-marks-add-up'],
    );
  });

  it('are read between two sentences of a line', () => {
    const { questions, findings } = readSolved(2, 'The acid reacts. (1) The gas is lost. (1)');

    assert.deepEqual(questions[0]?.question.solution, [
      { kind: 'prose', tex: 'The acid reacts. The gas is lost.' },
    ]);
    assert.deepEqual(findings, []);
  });
});
