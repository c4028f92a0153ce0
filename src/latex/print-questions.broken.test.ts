import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Question } from '../domain/question.ts';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

const read = (tex: string): Question[] => readQuestions(tex).questions.map(({ question }) => question);
const withoutIds = (questions: readonly Question[]): unknown[] =>
  questions.map(({ id: _, questions: inner, ...question }) => ({
    ...question,
    ...(inner === undefined ? {} : { questions: inner.map(({ id: _inner, ...part }) => part) }),
  }));

/** Documents with unusual or broken markup, each with a description. */
const brokenDocuments: readonly (readonly [description: string, tex: string])[] = [
  [
    'parts with a task command in their text and in their solution',
    String.raw`\item A ball is thrown.
\begin{enumerate}
\item[(a)] Calculate the\task  time of flight. \hfill [2]
\item[(b)] Find the height.
\begin{enumerate}
\item[(i)] State the\task  unit. \hfill [1]
\item[(ii)] Which is it? \hfill [1]
\begin{tasks}(2)
\task energy \ans
\task power
\end{tasks}
\end{enumerate}
\end{enumerate}
\begin{solution}
(a) $t = 2$ (b)(i) the\task  metre (ii) The correct option is (a).
\end{solution}`,
  ],
  [
    'options with an answer mark in an inner part',
    String.raw`\item A trolley of mass $2.0\,\mathrm{kg}$ accelerates from rest at $3.0\,\mathrm{m\,s^{-2}}$ for $4.0\,\mathrm{s}$.
\begin{enumerate}
\item[(a)] Calculate the resultant force on the trolley. \hfill [2]
\item[(b)] The force then stops.
\begin{enumerate}
\item[(i)] Calculate the speed of the trolley after $4.0\,\mathrm{s}$. \hfill [2]
\item[(ii)] Which quantity of the trolley is $24\,\mathrm{kg\,m\,s^{-1}}$? \hfill [1]
\begin{tasks}(2)
\task momentum \ans
\task energy
\task power
\end{tasks}
\end{enumerate}
\end{enumerate}
\begin{solution}
\begin{enumerate}
\item[(a)] \begin{align*}
F &= ma \\
&= 2.0 \times 3.0 \\
&= 6.0\,\mathrm{N}
\end{align*}
\item[(b)]
\begin{enumerate}
\item[(i)] \begin{align*}
v &= at \\
&= 3.0 \times 4.0 \\
&= 12\,\mathrm{m\,s^{-1}}
\end{align*}
\item[(ii)] The momentum is $2.0 \times 12 = 24\,\mathrm{kg\,m\,s^{-1}}$. The correct option is (a).
\end{enumerate}
\end{enumerate}
\end{solution}`,
  ],
  [
    'an option macro that ends in a line break',
    String.raw`\def\OptionA{one}\def\OptionB{two \\}
\item Pick. \begin{tasks}(2) \task \OptionA \task \OptionB \end{tasks}`,
  ],
  [
    'an option macro with an empty body',
    String.raw`\def\OptionA{}\def\OptionB{two}
\item Pick. \begin{tasks}(2) \task \OptionA \task \OptionB \ans \end{tasks}`,
  ],
  [
    'an option macro that contains an item',
    String.raw`\def\OptionA{$x^2$}\def\OptionB{\item $x^3$}
\item Pick. \begin{tasks}(2) \task \OptionA \ans \task \OptionB \end{tasks}`,
  ],
  ['a definition without a body', String.raw`\item The count is \hrulefill \newcommand \ansint{7}`],
  ['a definition before an answer', String.raw`\item $n$ \hrulefill \newcommand\N{14} \ansint{\N}`],
  [
    'an answer with a mark between the command and its number',
    String.raw`\item Count. \begin{solution}It is 17. \ansint\ans{}{17}\end{solution}`,
  ],
  [
    'a picture command with another picture between it and its file name',
    String.raw`\item See. \begin{center}\includegraphics[width=3cm]\input{diagram}{cart.png}\end{center}`,
  ],
  [
    'a table with a macro definition between the arguments of a heading',
    String.raw`\item Match the columns.
\begin{tabular}{clcl}
\multicolumn{2}{c}\def\x{x}{\textbf{Column-I}} & \multicolumn{2}{c}{\textbf{Column-II}} \\
(a) & Force & (p) & joule \\
(b) & Energy & (q) & newton \\
\end{tabular}`,
  ],
  [
    'a table with an answer mark before its column specification',
    String.raw`\item Match. \begin{tabularx}\ans{}{\textwidth}{cXcX} & Column I & & Column II \\ (i) & F & (p) & joule \\ \end{tabularx}`,
  ],
  [
    'a passage without questions before an empty item',
    String.raw`\item[] Read this. \item[]
\item First? \begin{tasks}(2) \task one \task two \ans \end{tasks}`,
  ],
  [
    'a passage without text',
    String.raw`\item A ball falls.
\item \begin{enumerate}
\item Speed? \begin{tasks}(2) \task one \task two \ans \end{tasks}
\item Time? \begin{tasks}(2) \task one \task two \ans \end{tasks}
\end{enumerate}
\item Alone?`,
  ],
  [
    'a display with a line break or a label beside its rows',
    String.raw`\item Find. \begin{solution}\begin{equation*}\begin{aligned} x &= 1 \\ &= 2 \end{aligned}\\\label{e}\end{equation*}\end{solution}`,
  ],
  [
    'a display with words after its rows',
    String.raw`\item Find. \begin{solution}\begin{equation*}\begin{aligned} x &= 1 \\ &= 2 \end{aligned}\intertext{then}\end{equation*}\end{solution}`,
  ],
  [
    'an answer mark inside a tick, and a macro definition after the tick',
    String.raw`\item Pick. \begin{tasks}(2)\task one\task two $\ans{}\checkmark$\def\x{x}\task three\end{tasks}`,
  ],
  [
    'a macro definition between the arguments of a table',
    String.raw`\item Match. \begin{tabularx}{\textwidth}\def\x{x}{cXcX} & Column I & & Column II \\ (i) & F & (p) & joule \\ \end{tabularx}`,
  ],
  [
    'a definition of a command that cannot be redefined',
    String.raw`\item Find $n$ \newcommand\verb|{\N}{14}`,
  ],
  ['a definition without a name', String.raw`\newcommand{}{14}\par \ansint{\N}`],
  [
    'a passage that announces its questions, with a drawing in the middle of a word',
    String.raw`\item[] Answer the next two que\begin{tikzpicture}\draw (0,0);\end{tikzpicture}stions. A cart moves.
\item First? \ansint{1} \item Second? \ansint{2} \item Alone? \ansint{3}`,
  ],
  [
    'an answer mark whose argument contains only a comment',
    '\\item Pick. \\begin{tasks}(2) \\task one \\task \\ans{% note\n}two \\end{tasks}',
  ],
  [
    'a tick with a line break after it',
    String.raw`\item Pick. \begin{tasks}(2)\task one\task two $\checkmark$\par \task three\end{tasks}`,
  ],
  [
    'an answer that does not list pairs',
    String.raw`\item Match. \begin{tabular}{ll} Column I & Column II \\ (a) Force & (p) joule \\ \end{tabular} \ans{a-q, \intertext{then}b-p}`,
  ],
  [
    'braces that enclose whole questions by mistake',
    String.raw`\item Count. \begin{solution}17. \ansint{17 \item First? \begin{tasks}(2) \task one \task two \end{tasks}}\end{solution}`,
  ],
  [
    'a passage label with a mark before its argument',
    String.raw`\item[\textbf\ans{}{Passage 1}] A cart moves. \item First? \ansint{1}`,
  ],
  [
    'a byte order mark between the options',
    '\\item Pick.\n\\begin{tasks}(2)\n    \\task two\n    \\more three\n  \uFEFF  \\task four \\ans\n\\end{tasks}',
  ],
  [
    'questions hidden inside a group',
    String.raw`{\item Seen? \ansint{1} \iffalse \item Hidden? \ansint{2} \fi \item Seen too? \ansint{3}}`,
  ],
];

describe('a document with broken markup reads the same after printing', () => {
  for (const [description, tex] of brokenDocuments) {
    it(description, () => {
      const questions = read(tex);

      const readAgain = read(printQuestions(questions));

      assert.ok(questions.length > 0);
      assert.deepEqual(withoutIds(readAgain), withoutIds(questions));
    });
  }

  it('keeps the questions of a passage that announces fewer than it has', () => {
    const [passage] = read(String.raw`\item[] Read this. \item A? \ansint{1} \item B? \ansint{2}`);
    assert.ok(passage);
    const announced = { ...passage, stem: 'Use this for the next one questions.' };

    const readAgain = read(printQuestions([announced]));

    assert.deepEqual(withoutIds(readAgain), withoutIds([announced]));
  });

  it('assigns the questions of a list to the item with a passage heading before it', () => {
    const [passage, ...others] =
      read(String.raw`\item \begin{center}\textsc{Passage I}\end{center} A cart moves.
\begin{enumerate}
\item First? \begin{tasks}(2) \task one \task two \ans \end{tasks} \begin{solution}So.\end{solution}
\item Second? \hrulefill \ansint{4} \begin{solution}So.\end{solution}
\end{enumerate}`);

    assert.equal(others.length, 0);
    assert.deepEqual(
      passage?.questions?.map((question) => question.kind),
      ['mcq_sc', 'integer'],
    );
  });
});
