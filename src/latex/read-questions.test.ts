import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Question } from '../domain/question.ts';
import { readQuestions } from './read-questions.ts';

const raw = String.raw;
const readOnlyQuestion = (tex: string): Question => {
  const [first, ...others] = readQuestions(tex).questions;
  assert.equal(others.length, 0);
  assert.ok(first);
  return Question.parse(first.question);
};
const listRules = (tex: string): string[] => readQuestions(tex).findings.map((finding) => finding.rule);

describe('readQuestions', () => {
  it('keeps the stem free of options, pictures, answers and solution', () => {
    const question = readOnlyQuestion(raw`\item A lift rises to \hrulefill.\\
\begin{center}
  \begin{tikzpicture}
    \draw (0,0); % axis
  \end{tikzpicture}
\end{center}
\ansint{4}
\begin{solution} $x = 4$ \end{solution}`);

    assert.equal(question.stem, raw`A lift rises to \hrulefill.`);
    assert.deepEqual(question.diagrams, [
      {
        kind: 'tikz',
        tex: '\\begin{tikzpicture}\n  \\draw (0,0); % axis\n\\end{tikzpicture}',
      },
    ]);
  });

  it('lists images and placeholders without reading their files', () => {
    const question = readOnlyQuestion(raw`\item See. \includegraphics[width=2cm]{a/b.png} \input{diagram}
% \input{later}
\resizebox{3cm}{!}{\includegraphics{c}}
\begin{tasks}\task 1 \ans\end{tasks}`);

    assert.deepEqual(question.diagrams, [
      { kind: 'image', path: 'a/b.png', options: 'width=2cm' },
      { kind: 'placeholder', name: 'diagram', commented: false },
      { kind: 'placeholder', name: 'later', commented: true },
      { kind: 'image', path: 'c' },
    ]);
    assert.equal(question.stem, 'See.');
  });

  it('splits a solution into paragraphs and displayed lines', () => {
    const question = readOnlyQuestion(raw`\item Q
\begin{solution}
    \begin{align*}
        F &= ma \\[4pt]
        \intertext{so that}
        a &= \frac{F}{m} \nonumber \\
    \end{align*}
First. % a note
Still first.

\begin{tabular}{c} x \end{tabular}
\end{solution}`);

    assert.deepEqual(question.solution, [
      { kind: 'display', lines: ['F &= ma'] },
      { kind: 'prose', tex: 'so that' },
      { kind: 'display', lines: [raw`a &= \frac{F}{m}`] },
      { kind: 'prose', tex: 'First. Still first.' },
      { kind: 'prose', tex: raw`\begin{tabular}{c} x \end{tabular}` },
    ]);
    assert.deepEqual(question.comments, ['a note']);
  });

  it('reads alternate solutions and ideas after the solution', () => {
    const question = readOnlyQuestion(raw`\item Q \begin{solution}a\end{solution}
\begin{alternatesolution}b\end{alternatesolution}
\begin{idea}c\end{idea}`);

    assert.deepEqual(question.alternateSolutions, [[{ kind: 'prose', tex: 'b' }]]);
    assert.deepEqual(question.ideas, [[{ kind: 'prose', tex: 'c' }]]);
  });

  it('reads a match table with columns of unequal length', () => {
    const question = readOnlyQuestion(raw`\item Match.
\begin{tabular}{cccc}
 & List I & & List II \\ \hline
(P) & Force & (1) & joule \\
 & & (2) & newton
\end{tabular}`);

    assert.deepEqual(question.table, {
      headings: ['List I', 'List II'],
      left: [{ id: 'P', text: 'Force' }],
      right: [
        { id: '1', text: 'joule' },
        { id: '2', text: 'newton' },
      ],
    });
  });

  it('expands option macros with the last definition before them', () => {
    const { questions } = readQuestions(raw`\def\OptionA{one}
\item Q \begin{tasks}\task \OptionA \ans\end{tasks} \begin{solution}s\end{solution}
\item R \def\OptionA{two}\begin{tasks}\task \OptionA \ans\end{tasks}`);

    assert.deepEqual(
      questions.map(({ question }) => question.options[0]?.text),
      ['one', 'two'],
    );
  });

  it('reads a macro that expands to a picture as that picture', () => {
    const question = readOnlyQuestion(
      raw`\newcommand{\figure}{\includegraphics{cart.png}}\item See \figure here.`,
    );

    assert.deepEqual(question.diagrams, [{ kind: 'image', path: 'cart.png' }]);
  });

  it('limits the expansion of nested macros', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const macros = names.map(
      (name, index) => `\\def\\${name}{${`\\${names[index + 1] ?? 'x'}`.repeat(1000)}}`,
    );
    const { questions } = readQuestions(`${macros.join('')}\\item \\a`);

    assert.ok((questions[0]?.question.stem.length ?? 0) < 5_000_000);
  });

  it('assigns comments to the question they belong to', () => {
    const { questions } = readQuestions(raw`% for one
\item One? % inside one
\begin{solution}
x
\end{solution} % end of one
% for two
\item Two?
% also two`);

    assert.deepEqual(
      questions.map(({ question }) => question.comments),
      [
        ['for one', 'inside one', 'end of one'],
        ['for two', 'also two'],
      ],
    );
  });

  it('reads the id from a comment and makes equal ids unique', () => {
    const { questions } = readQuestions('\\item A % id: mine\n\\item B\n\\item B\n\\item B');
    const ids = questions.map(({ question }) => question.id);

    assert.equal(ids[0], 'mine');
    assert.deepEqual(ids.slice(2), [`${ids[1]}-2`, `${ids[1]}-3`]);
  });

  it('keeps unknown macros and Unicode in the text', () => {
    assert.equal(
      readOnlyQuestion('\\item Über \\unknown{ß} 😀 $\\xi$?').stem,
      'Über \\unknown{ß} 😀 $\\xi$?',
    );
  });

  it('locates a question and its parts', () => {
    const tex = raw`Intro \item Pick. \begin{tasks}\task 1 \task 2 \ans\end{tasks}\begin{solution}s\end{solution} `;
    const [read] = readQuestions(tex).questions;
    const sliceAt = (span: { start: number; end: number } | undefined): string =>
      tex.slice(span?.start, span?.end);

    assert.equal(sliceAt(read?.spans.question), tex.slice(6, -1));
    assert.equal(sliceAt(read?.spans.stem), ' Pick. ');
    assert.deepEqual(read?.spans.options.map(sliceAt), [raw`\task 1 `, raw`\task 2 \ans`]);
    assert.equal(sliceAt(read?.spans.answer), raw`\ans`);
    assert.equal(sliceAt(read?.spans.solution), raw`\begin{solution}s\end{solution}`);
  });

  it('reports the line and column of unmatched delimiters', () => {
    const { findings } = readQuestions('\\item A {car\n\\begin{solution}\n$x\n\\end{solution}');

    assert.deepEqual(
      findings
        .filter((finding) => finding.severity === 'error')
        .map(({ rule, position }) => [rule, position]),
      [
        ['brace-is-closed', { line: 1, column: 9 }],
        ['math-is-closed', { line: 3, column: 1 }],
      ],
    );
  });

  it('reports missing and misplaced parts', () => {
    assert.deepEqual(listRules('\\item Pick. \\begin{tasks}\\task 1 \\task 2\\end{tasks}'), [
      'question-has-solution',
      'options-have-key',
    ]);
    assert.deepEqual(listRules(''), ['document-has-questions']);
    assert.ok(
      listRules('Pick. \\begin{tasks}\\task 1 \\ans\\end{tasks}').includes('question-starts-with-item'),
    );
    assert.ok(listRules('\\item \\hrulefill \\ansint{1/2}').includes('integer-answer-is-whole'));
    assert.ok(listRules('\\item[] A passage.').includes('passage-has-questions'));
    assert.ok(
      listRules('\\item Q \\begin{solution}s\\end{solution} lost words').includes('text-is-in-question'),
    );
  });

  it('reports an answer mark that is not next to an option', () => {
    const loose = raw`\item Why? \ans \begin{solution}s\end{solution}`;
    const statements = raw`\item Q \begin{itemize}\item one \item \ans two \end{itemize} \begin{tasks}\task 1 \ans \task 2\end{tasks}`;

    assert.ok(listRules(loose).includes('answer-mark-is-placed'));
    assert.ok(listRules(statements).includes('answer-mark-is-placed'));
    assert.ok(
      !listRules(raw`\item Q \begin{tasks}\task 1 \ans\end{tasks}`).includes('answer-mark-is-placed'),
    );
  });

  it('keeps the solution of each part with its part', () => {
    const question = readOnlyQuestion(raw`\item A ball. \begin{parts}
\part Speed? \begin{solution}One.\end{solution}
\part Time? \begin{solution}Two.\end{solution}
\end{parts}`);

    assert.equal(question.stem, 'A ball.');
    assert.deepEqual(question.solution, []);
    assert.deepEqual(
      question.parts?.map(({ label, text, solution }) => [label, text, solution]),
      [
        ['a', 'Speed?', [{ kind: 'prose', tex: 'One.' }]],
        ['b', 'Time?', [{ kind: 'prose', tex: 'Two.' }]],
      ],
    );
  });

  for (const [stem, solution, answer] of [
    ['Solve it.', raw`$(2x+1)(x-3)=0$, so $x = -\frac{1}{2}$ or $x = 3$.`, 'x = -1/2 or x = 3'],
    ['Solve it.', raw`So $x = 2$ or $-5$.`, '2 or -5'],
    ['Solve it.', raw`$x = 1$, $x = 2$ or $x = 3$.`, 'x = 1 or x = 2 or x = 3'],
    ['Solve it.', raw`$x = 4$ and $y = 5$`, 'x = 4 and y = 5'],
    ['Find the height.', raw`With $a = 4$ and $b = 5$`, '5'],
    ['Find x.', raw`$x = 12/4$, $x = 3$`, '3'],
  ] as const)
    it(`takes ${answer} from the solution ${solution}`, () => {
      const question = readOnlyQuestion(raw`\item ${stem}
\begin{solution} ${solution} \end{solution}`);

      assert.equal(question.answer?.kind === 'value' && question.answer.text, answer);
    });

  it('keeps the space between options out of them', () => {
    const question = readOnlyQuestion(raw`\item Pick
(A) one \hspace{1cm} (B) two \quad (C) three
\begin{solution}Answer: (B)\end{solution}`);

    assert.deepEqual(
      question.options.map((option) => option.text),
      ['one', 'two', 'three'],
    );
  });

  it('ignores unmatched delimiters in the macros of a preamble', () => {
    const preamble = raw`\documentclass{article}\newenvironment{solution}{\begin{quote}}{\end{quote}}`;
    const body = raw`\begin{document}\item Q \begin{solution}s\end{solution}\end{document}`;

    assert.deepEqual(listRules(`${preamble}${body}`), []);
  });
});
