import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listLeafParts } from '../../domain/part-path.ts';
import { type ReadDocument, readQuestions } from '../read-questions.ts';

const { raw } = String;
const PARTS = raw`\item A body moves.
\begin{enumerate}
\item Find $1+1$.
\item Find
\begin{enumerate}
\item $2+2$.
\item $3+3$.
\end{enumerate}
\end{enumerate}
`;
const readSolved = (solution: string): ReadDocument =>
  readQuestions(`${PARTS}\\begin{solution}\n${solution}\n\\end{solution}\n`);
/** The solution of each part, as `path: text`. */
const listSolutions = ({ questions }: ReadDocument): string[] =>
  questions.flatMap(({ question }) =>
    listLeafParts(question).map(({ path, part }) => `${path}: ${JSON.stringify(part.solution)}`),
  );
const prose = (tex: string): string => JSON.stringify([{ kind: 'prose', tex }]);
const EXPECTED = [`a: ${prose('2')}`, `b.i: ${prose('4')}`, `b.ii: ${prose('6')}`];

describe('solutions of parts', () => {
  for (const [name, solution] of [
    [
      'two labels in one bold text',
      raw`\textbf{(a)} 2

\textbf{(b)(i)} 4

\textbf{(b)(ii)} 6`,
    ],
    [
      'two bold labels with one bracket',
      raw`\textbf{a)} 2

\textbf{b) i)} 4

\textbf{b) ii)} 6`,
    ],
    ['labels joined in one bracket', raw`(a) 2 \\ (bi) 4 \\ (bii) 6`],
    ['labels as titles of paragraphs', raw`\paragraph{(a)} 2 \paragraph{(b)(i)} 4 \paragraph{(b)(ii)} 6`],
    [
      'labels in another order',
      raw`(b)(i) 4

(b)(ii) 6

(a) 2`,
    ],
  ] as const)
    it(`are found by ${name}`, () => {
      assert.deepEqual(listSolutions(readSolved(solution)), EXPECTED);
    });

  it('are reported if they have the label of no part', () => {
    const { findings } = readSolved('(a) 2\n\n(b)(i) 4\n\n(b)(ii) 6\n\n(c) 8');

    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['solution-parts-exist'],
    );
  });

  it('belong to the first of two parts with the same label, and the new labels are reported', () => {
    const document = readQuestions(raw`\item Add.
\begin{enumerate}
\item[(a)] Find $1+1$.
\item[(a)] Find $1+2$.
\item[(b)] Find $1+3$.
\end{enumerate}
\begin{solution}
(a) 2

(b) 4
\end{solution}`);

    assert.deepEqual(listSolutions(document), [`a: ${prose('2')}`, 'b: []', `c: ${prose('4')}`]);
    assert.deepEqual(
      document.findings.map(({ rule, message }) => [rule, message.split(',')[0]]),
      [
        ['part-labels-are-in-order', 'The label (a) is repeated'],
        ['part-labels-are-in-order', 'An earlier label is repeated'],
      ],
    );
  });
});
