/** Documents that authors also write, with what a reader should find in each. */
export type OddForm = {
  readonly claim: string;
  readonly tex: string;
  /** Kinds of the questions, in order; those of a passage in brackets after it. */
  readonly kinds: string;
  /** Keys in order: option letters, a whole number, a value as typed, or `-` for none. */
  readonly keys: string;
};

const raw = String.raw;
const FOUR = raw`\begin{tasks}(2)
    \task one
    \task two \ans
    \task three
    \task four
\end{tasks}`;
const OPEN_FOUR = FOUR.replace(raw` \ans`, '');
const SOLUTION = raw`\begin{solution}
    \begin{align*}
        x &= 2
    \end{align*}
\end{solution}`;
const JUDGED = raw`\begin{tasks}(1)
    \task Both are true and the second explains the first
    \task Both are true but the second does not explain the first
    \task The first is true, the second is false \ans
    \task Both are false
\end{tasks}`;
const words = (text: string): string =>
  `\\item Pick one.\n${OPEN_FOUR}\n\\begin{solution}\n${text}\n\\end{solution}`;
const asked = (stem: string, text: string): string =>
  `\\item ${stem}\n${OPEN_FOUR}\n\\begin{solution}\n${text}\n\\end{solution}`;
const TABLE_ROWS = raw`(a) & Force & (p) & joule \\
(b) & Energy & (q) & newton \\`;
const ARROWS = raw`\begin{tasks}(2)
    \task $a \rightarrow p$, $b \rightarrow q$
    \task $a \rightarrow q$, $b \rightarrow p$ \ans
\end{tasks}`;

export const ODD_FORMS: readonly OddForm[] = [
  {
    claim: 'an answer mark with empty braces',
    tex: raw`\item Q\begin{tasks}\task 1\ans{}\task 2\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'an answer mark before the text',
    tex: raw`\item Q\begin{tasks}(2)\task \ans 1\task 2\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'an answer mark inside the formula',
    tex: raw`\item Q\begin{tasks}(2)\task $1$\task $2 \ans$\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'the mark \\correct',
    tex: raw`\item Q\begin{tasks}(2)\task 1\task 2 \correct\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'starred tasks and labels',
    tex: raw`\item Q\begin{tasks}[label=(\Alph*)](2)\task* one\task[(B)] two \ans\task*(2) three\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a key in a command after the options',
    tex: `\\item Q\n${OPEN_FOUR}\n\\ans{c}\n${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'two keys in a command',
    tex: `\\item Q\n${OPEN_FOUR}\n\\answer{A, D}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    claim: 'the words "correct option is (b)"',
    tex: words('Therefore, the correct option is (b).'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  { claim: 'the words "Option (b)."', tex: words('Option (b).'), kinds: 'mcq_sc', keys: 'b' },
  { claim: 'the words "Answer: (b)"', tex: words('We add. Answer: (b)'), kinds: 'mcq_sc', keys: 'b' },
  { claim: 'the words "Ans. (C)"', tex: words(raw`\textbf{Ans.} (C)`), kinds: 'mcq_sc', keys: 'c' },
  { claim: 'a bold (B) alone', tex: words(raw`\textbf{(B)}`), kinds: 'mcq_sc', keys: 'b' },
  {
    claim: 'the words "Hence, option D is correct"',
    tex: words('Hence, option D is correct.'),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    claim: 'the words "(c) is the correct answer"',
    tex: words('Thus (c) is the correct answer.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'the words "correct answer is option (a)"',
    tex: words('So the correct answer is option (a).'),
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'the words "correct option is (2)"',
    tex: words('The correct option is (2).'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a boxed letter',
    tex: words(raw`\[ \boxed{\text{(d)}} \]`),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    claim: 'the words "options A, C"',
    tex: words('The correct options are A, C.'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    claim: 'the words "(a), (b) and (d)"',
    tex: words('Hence the correct options are (a), (b) and (d).'),
    kinds: 'mcq_mc',
    keys: 'a b d',
  },
  {
    claim: 'the words "options (b) and (c) are correct"',
    tex: words('Options (b) and (c) are correct.'),
    kinds: 'mcq_mc',
    keys: 'b c',
  },
  {
    claim: 'verdicts on each option',
    tex: words(
      raw`\begin{align*}\intertext{Checking option (a): yes. Correct.}\intertext{Checking option (b): no. Incorrect.}\intertext{Checking option (d): yes. Correct.}\end{align*}`,
    ),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    claim: 'a question for the false statement that names the true ones first',
    tex: asked(
      'Which statement is not correct?',
      'Statements (a), (c) and (d) are correct. Hence the answer is (b).',
    ),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a question for the incorrect statement judged one by one',
    tex: asked(
      'Which of these is incorrect?',
      'Statement (d) is incorrect, since ice floats. (a), (b), (c) are correct.',
    ),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    claim: 'a question for the false statement where all others are called true',
    tex: asked('Which is false?', 'Statement (a) is true. Statement (c) is true. Statement (d) is true.'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a negative in the story and not in the question',
    tex: asked('A lift is not moving. Which is correct?', 'Option (b) is correct.'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a remark about a common slip after the key',
    tex: asked(
      'Pick one.',
      'The correct option is (d).\n\nRemark. A common slip is to think option (b) is correct.',
    ),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    claim: 'a note on another option after the key',
    tex: asked('Pick one.', 'Therefore, the correct option is (d).\n\nNote: (a) is correct only at rest.'),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    claim: 'options thrown out until one remains',
    tex: words('Options (a) and (b) are incorrect. Option (d) is wrong. So only (c) remains.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'options thrown out with nothing said of the last',
    tex: words('Options (a) and (b) are incorrect. Option (d) is wrong.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'the words "Both (a) and (d) are correct"',
    tex: words('Both (a) and (d) are correct.'),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    claim: 'the words "Ans. ABD"',
    tex: words('Ans. ABD'),
    kinds: 'mcq_mc',
    keys: 'a b d',
  },
  {
    claim: 'the words "(A, C)"',
    tex: words('Hence correct options are (A, C).'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    claim: 'options called true and false in one line',
    tex: words('(a) True, since it floats. (b) False. (c) True. (d) False.'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    claim: 'options called correct and incorrect in turn',
    tex: words(
      '\\begin{align*}\\intertext{(a) Correct. It floats.}\\intertext{(b) Incorrect.}\\intertext{(d) Correct.}\\end{align*}',
    ),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    claim: 'the words "correct option is 3"',
    tex: words('Hence the correct option is 3.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'the words "correct option is (iii)"',
    tex: words('Therefore the correct option is (iii).'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'a value in brackets called the answer',
    tex: raw`\item Length?\begin{tasks}(2)\task 1 m\task 3 m\task 2 m\end{tasks}\begin{solution}So the correct answer is (2 m).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  { claim: 'no key at all', tex: words('Think.'), kinds: 'mcq_sc', keys: '-' },
  {
    claim: 'a value that one option states',
    tex: raw`\item Speed?\begin{tasks}(2)\task $5\,\mathrm{m/s}$\task $10\,\mathrm{m/s}$\end{tasks}\begin{solution}\[v = 2\times 5 = 10\,\text{m/s}\]\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: '"one or more" with one key',
    tex: `\\item One or more may be right. Which?\n${FOUR}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
  {
    claim: '"select all that apply"',
    tex: `\\item Select all that apply.\n${FOUR}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
  {
    claim: 'an enumerate of options with a mark',
    tex: raw`\item Pick.
\begin{enumerate}[(a)]
\item one
\item two \ans
\end{enumerate}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'an enumerate of options keyed by the solution',
    tex: raw`\item Pick.
\begin{enumerate}[label=(\alph*)]
\item one
\item two
\item three
\end{enumerate}
\begin{solution}
The correct option is (c).
\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'choices of the exam class',
    tex: raw`\begin{questions}\question Pick. \begin{choices}\choice 1 \CorrectChoice 2\choice 3\end{choices}\end{questions}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'options in lines of the text',
    tex: 'Intro.\n\\item The unit of force is\n\n(a) newton\n(b) joule\n(c) watt\n(d) pascal\n\\begin{solution}\nThe correct option is (a).\n\\end{solution}',
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'parts of a subjective question',
    tex: raw`\item A car starts.
\begin{enumerate}[(a)]
\item Find its speed.
\item Find its energy.
\end{enumerate}
\begin{solution}
\begin{align*}
v &= 3\,\mathrm{m/s} \\
E &= 9\,\mathrm{J}
\end{align*}
\end{solution}`,
    kinds: 'subjective',
    keys: '9 J',
  },
  {
    claim: 'options that are macros',
    tex: raw`\item Pick the graph.
\def\OptionA{\begin{tikzpicture}\draw (0,0)--(1,1);\end{tikzpicture}}
\def\OptionB{\begin{tikzpicture}\draw (0,0)--(1,0);\end{tikzpicture}}
\begin{tasks}(2)
\task \OptionA
\task \OptionB \ans
\end{tasks}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'macros defined with \\newcommand after use',
    tex: raw`\item Pick.
\begin{tasks}(2)
\task \OptionA \ans
\task \OptionB
\end{tasks}
\newcommand{\OptionA}{$x^2$}
\newcommand\OptionB{$x^3$}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'a negative whole number',
    tex: raw`\item The charge is \hrulefill. \ansint{-3}`,
    kinds: 'integer',
    keys: '-3',
  },
  {
    claim: 'a whole number with spaces',
    tex: raw`\item It is \hrulefill \ansint { 12 }`,
    kinds: 'integer',
    keys: '12',
  },
  {
    claim: 'a whole number in a formula',
    tex: raw`\item It is \hrulefill \ansint{$-7$}`,
    kinds: 'integer',
    keys: '-7',
  },
  {
    claim: 'a fraction where a whole number belongs',
    tex: raw`\item It is \hrulefill \ansint{2.5}`,
    kinds: 'integer',
    keys: '2.5',
  },
  {
    claim: 'an \\ansint before the blank',
    tex: raw`\item \ansint{5} The number is \hrulefill.
${SOLUTION}`,
    kinds: 'integer',
    keys: '5',
  },
  {
    claim: 'a blank filled only in the solution',
    tex: raw`\item The work in joule is \hrulefill.
\begin{solution}
\begin{align*}
W &= Fs = 4 \times 5 = 20\,\mathrm{J}
\end{align*}
\end{solution}`,
    kinds: 'integer',
    keys: '20',
  },
  {
    claim: 'a boxed value',
    tex: raw`\item Find $v$. \begin{solution} $$ v = at \Rightarrow \boxed{v = 6\ \text{m s}^{-1}} $$ as wanted, $t = 3$. \end{solution}`,
    kinds: 'subjective',
    keys: '6 m s^-1',
  },
  {
    claim: 'a value called the answer',
    tex: raw`\item Find $x$. \begin{solution} We solve $y = 4$. The answer is $\frac{1}{2}$. \end{solution}`,
    kinds: 'subjective',
    keys: '1/2',
  },
  {
    claim: 'a value in the running text',
    tex: raw`\item Find $v$. \begin{solution} So $v = \sqrt{2gh} = 10\,\mathrm{m/s}$. \end{solution}`,
    kinds: 'subjective',
    keys: '10 m/s',
  },
  {
    claim: 'a remark after the last value',
    tex: raw`\item Find $v$. \begin{solution}\begin{align} v &= u + at \\ &= 12\,\text{m/s} \quad \text{(upwards)}. \end{align}\end{solution}`,
    kinds: 'subjective',
    keys: '12 m/s',
  },
  {
    claim: 'an eqnarray',
    tex: raw`\item Find $x$. \begin{solution}\begin{eqnarray*} x &=& 2 + 3 \\ &=& 5 \end{eqnarray*}\end{solution}`,
    kinds: 'subjective',
    keys: '5',
  },
  {
    claim: 'aligned inside equation*',
    tex: raw`\item Find $x$. \begin{solution}\begin{equation*}\begin{aligned} x &= 1 + 1 \\[4pt] &= 2 \end{aligned}\end{equation*}\end{solution}`,
    kinds: 'subjective',
    keys: '2',
  },
  { claim: 'no solution', tex: raw`\item State the first law of motion.`, kinds: 'subjective', keys: '-' },
  {
    claim: 'plain assertion and reason',
    tex: `\\item Assertion: Ice floats.\n\nReason: Ice is less dense.\n${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'assertion (A) and reason (R) in capitals',
    tex: `\\item ASSERTION (A): Ice floats.\\\\ REASON (R): Ice is less dense.\n${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'a colon inside the bold label',
    tex: raw`\item \textbf{Assertion (A):} Ice floats.

\textbf{Reason (R):} Ice is less dense.
${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'Statement 1 and Statement 2',
    tex: `\\item \\textit{Statement 1}: Ice floats.\\\\ \\textit{Statement 2}: Ice is cold.\n${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'assertion and reason in a list',
    tex: raw`\item Read both.
\begin{itemize}
\item[] \textbf{Assertion:} Ice floats.
\item[] \textbf{Reason:} Ice is cold.
\end{itemize}
${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'assertion and reason keyed in the solution',
    tex: `\\item \\textbf{Assertion}: A.\\\\\n\\textbf{Reason}: B.\n${OPEN_FOUR}\n\\begin{solution}\nBoth hold. Hence, (a) is correct.\n\\end{solution}`,
    kinds: 'assertion_reason',
    keys: 'a',
  },
  {
    claim: 'a match with bold headings and plain rules',
    tex: raw`\item Match the columns.
\begin{tabular}{|c|l|c|l|}
\hline
\multicolumn{2}{|c|}{\textbf{Column-I}} & \multicolumn{2}{c|}{\textbf{Column-II}} \\ \hline
${TABLE_ROWS}
\end{tabular}
${ARROWS}`,
    kinds: 'match',
    keys: 'b',
  },
  {
    claim: 'a match of two cells a row',
    tex: raw`\item Match the following.
\begin{center}
\begin{tabular}{ll}
\toprule
List I & List II \\
\midrule
A. Force & 1. joule \\
B. Energy & 2. newton \\
\bottomrule
\end{tabular}
\end{center}
\begin{tasks}(2)
\task A-2, B-1 \ans
\task A-1, B-2
\end{tasks}`,
    kinds: 'match',
    keys: 'a',
  },
  {
    claim: 'a match with a longer right column in tabularx',
    tex: raw`\item Match.
\begin{tabularx}{\textwidth}{cXcX}
 & Column I & & Column II \\
(i) & Force & (p) & joule \\
(ii) & Energy & (q) & newton \\
 & & (r) & watt \\
\end{tabularx}
\begin{tasks}(2)
\task (i) $\to$ (q), (ii) $\to$ (p) \ans
\task (i) $\to$ (p), (ii) $\to$ (q)
\end{tasks}`,
    kinds: 'match',
    keys: 'a',
  },
  {
    claim: 'a match without options',
    tex: raw`\item Match.
\begin{tabular}{cccc}
 & Column I & & Column II \\
${TABLE_ROWS}
\end{tabular}
\begin{solution}
\begin{align*}
\intertext{(a) matches (q).}
\intertext{(b) matches (p).}
\end{align*}
\end{solution}`,
    kinds: 'match',
    keys: 'a-q b-p',
  },
  {
    claim: 'a match keyed by the solution',
    tex: raw`\item Match.
\begin{tabular}{cccc}
 & Column I & & Column II \\
${TABLE_ROWS}
\end{tabular}
${ARROWS.replace(raw` \ans`, '')}
\begin{solution}
The correct match is (a)-(q), (b)-(p). Hence the correct option is (b).
\end{solution}`,
    kinds: 'match',
    keys: 'b',
  },
  {
    claim: 'a table of data that is no match',
    tex: raw`\item The table shows $t$ and $x$. Find $v$.
\begin{tabular}{|c|c|c|}
\hline
$t$ & 1 & 2 \\ \hline
$x$ & 3 & 6 \\ \hline
\end{tabular}
${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a passage that announces its questions',
    tex: raw`\item[]
\textbf{Paragraph for Questions 3 to 4}

A cart moves.
\item First? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}
\item Alone? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'a passage for the next two questions',
    tex: raw`\item[] Read and answer the next two questions. A cart moves.
\item First? ${FOUR}
\item Second? ${FOUR}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'two passages after each other',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} One.
\item First? ${FOUR} ${SOLUTION}
\begin{center}\textbf{Passage II}\end{center}
Two.
\item Second? ${FOUR} ${SOLUTION}
\item Third? \ansint{4}`,
    kinds: 'passage [mcq_sc] passage [mcq_sc integer]',
    keys: '- b - b 4',
  },
  {
    claim: 'a passage ended by a section',
    tex: raw`\item[] One.
\item First? ${FOUR}
\section*{Section B}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage ended by the end of its list',
    tex: raw`\begin{enumerate}
\item[] One.
\item First? ${FOUR}
\end{enumerate}
\begin{enumerate}
\item Alone? ${FOUR}
\end{enumerate}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage with its questions in a list of their own',
    tex: raw`\item[] \begin{center}\textsc{Comprehension}\end{center} A cart moves.
\begin{enumerate}
\item First? ${FOUR} ${SOLUTION}
\item Second? \hrulefill \ansint{4} ${SOLUTION}
\end{enumerate}`,
    kinds: 'passage [mcq_sc integer]',
    keys: '- b 4',
  },
  {
    claim: 'a passage headed by a section',
    tex: raw`\subsection*{Passage III}
A cart moves.
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage named in the label',
    tex: raw`\item[\textbf{Passage 1}] A cart moves.
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage with a list in its text',
    tex: raw`\item[]
\begin{center}
\textsc{Passage I}
\end{center}
Facts:
\begin{itemize}
\item mass is $2$
\item speed is $3$
\end{itemize}
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage with a picture',
    tex: raw`\item[] \begin{center}\textsc{Passage}\end{center} See it.
\begin{center}\includegraphics[width=3cm]{cart.png}\end{center}
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a whole document with a preamble',
    tex: raw`\documentclass{article}
\usepackage{tasks}
\newcommand{\ans}{\textbf{(correct)}}
\newcommand{\ansint}[1]{}
\newenvironment{solution}{\begin{quote}}{\end{quote}}
% \item not this one
\begin{document}
Answer all.
\begin{enumerate}
\item First? ${FOUR} ${SOLUTION}
\item Second is \hrulefill. \ansint{8} ${SOLUTION}
\end{enumerate}
\end{document}
\item after the end`,
    kinds: 'mcq_sc integer',
    keys: 'b 8',
  },
  {
    claim: 'questions in two columns',
    tex: raw`\begin{multicols}{2}
\begin{enumerate}
\item First? ${FOUR}
\columnbreak
\item Second? ${FOUR}
\end{enumerate}
\end{multicols}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a commented item',
    tex: raw`\item First? ${FOUR} ${SOLUTION}
% \item Old? \begin{tasks} \task 1 \ans \end{tasks}
\item Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an item in verbatim text',
    tex: raw`\item What does \verb|\item| do in
\begin{verbatim}
\item x
\end{verbatim}
${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'items in the list of a solution',
    tex: raw`\item Why?
\begin{solution}
\begin{itemize}
\item one reason
\item another
\end{itemize}
Hence $x = 3$.
\end{solution}
\item Next? ${FOUR}`,
    kinds: 'subjective mcq_sc',
    keys: '3 b',
  },
  {
    claim: 'words that only look like items',
    tex: raw`\item Use \itemize and \bibitem{a}? ${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'labelled items',
    tex: raw`\item[1.] First? ${FOUR}
\item[Q2] Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an \\item[] that is a question itself',
    tex: raw`\item[] First? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  { claim: 'no item at all', tex: `Pick one.\n${FOUR}\n${SOLUTION}`, kinds: 'mcq_sc', keys: 'b' },
  {
    claim: 'a file with CRLF line ends and a byte order mark',
    tex: `\uFEFF\\item Pick.\n${FOUR}\n${SOLUTION}\n`.replaceAll('\n', '\r\n'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a solution that is never closed',
    tex: raw`\item First? ${FOUR}
\begin{solution}
\[ x = 2 \]
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'tasks that are never closed',
    tex: raw`\item First?
\begin{tasks}(2)
\task 1
\task 2 \ans
\begin{solution}
two
\end{solution}
\item Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a brace that is never closed',
    tex: raw`\item First \textbf{bold? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a formula that is never closed',
    tex: raw`\item First $x + 1?
${FOUR}
${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an align* that ends as align',
    tex: raw`\item Find $x$. \begin{solution}\begin{align*} x &= 4 \end{align}\end{solution}`,
    kinds: 'subjective',
    keys: '4',
  },
  {
    claim: 'a list of questions after one with only an answer',
    tex: raw`\item It is \hrulefill. \ansint{-3}
\begin{enumerate}
\item First? ${FOUR}
\end{enumerate}`,
    kinds: 'integer mcq_sc',
    keys: '-3 b',
  },
  {
    claim: 'a list of hints between options and solution',
    tex: raw`\item Pick. ${FOUR}
\begin{enumerate}
\item Think.
\item Draw.
\end{enumerate}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a proof, which has no value',
    tex: raw`\item Show that $\sqrt3$ is irrational. \begin{solution}Let $\sqrt3 = p/q$. Then $p^2 = 3q^2$, which cannot be.\end{solution}`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    claim: 'two values joined by "or"',
    tex: raw`\item Solve $x^2 = 16$. \begin{solution}\begin{align*} x^2 &= 16 \\ x &= 4 \text{ or } x = -4 \end{align*}\end{solution}`,
    kinds: 'subjective',
    keys: 'x = 4 or x = -4',
  },
  {
    claim: 'two unknowns with a value each',
    tex: raw`\item Solve the system. \begin{solution}\[ x = 2, \quad y = 5 \]\end{solution}`,
    kinds: 'subjective',
    keys: 'x = 2, y = 5',
  },
  {
    claim: 'a value in siunitx',
    tex: raw`\item Find $a$. \begin{solution}\[ a = \frac{20}{4} = \SI{5}{\metre\per\second\squared} \]\end{solution}`,
    kinds: 'subjective',
    keys: '5 m/s^2',
  },
  {
    claim: 'the word integer without a blank',
    tex: raw`\item Find the largest integer $n$ with $n^2 < 90$. \begin{solution}\[ n = 9 \]\end{solution}`,
    kinds: 'subjective',
    keys: '9',
  },
  {
    claim: 'a match where entries go with several',
    tex: raw`\item Match.
\begin{tabular}{|l|l|}
Column-I & Column-II \\
(A) Force & (p) vector \\
(B) Energy & (q) scalar \\
 & (r) derived \\
\end{tabular}
\begin{solution}
(A) $\rightarrow$ p, r; (B) $\rightarrow$ q, r
\end{solution}`,
    kinds: 'match',
    keys: 'A-p A-r B-q B-r',
  },
  {
    claim: 'a match keyed by a command',
    tex: raw`\item Match.
\begin{tabular}{ll}
Column I & Column II \\
(a) Force & (p) joule \\
(b) Energy & (q) newton \\
\end{tabular}
\ans{a-q, b-p}
${SOLUTION}`,
    kinds: 'match',
    keys: 'a-q b-p',
  },
  {
    claim: 'a match of three columns',
    tex: raw`\item Match the columns.
\begin{tabular}{lll}
Column 1 & Column 2 & Column 3 \\
(I) x & (i) 1 & (P) u \\
(II) y & (ii) 2 & (Q) v \\
\end{tabular}
\begin{tasks}(1)
\task (I) (i) (P) \ans
\task (II) (ii) (Q)
\end{tasks}`,
    kinds: 'match',
    keys: 'a',
  },
  {
    claim: '"is/are" with one key',
    tex: `\\item Which of these is/are correct?\n${FOUR}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
  {
    claim: 'assertion and reason as a description',
    tex: raw`\item Read:
\begin{description}
\item[Assertion (A)] Ice floats.
\item[Reason (R)] Ice is light.
\end{description}
${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'bold assertion and reason without a colon',
    tex: raw`\item \textbf{Assertion} Ice floats.

\textbf{Reason} Ice is light.
${JUDGED}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    claim: 'assertion and reason as A and R',
    tex: raw`\item \textbf{A:} Ice floats.\\\textbf{R:} Ice is light.
\begin{tasks}(1)
\task A and R are true \ans
\task A is true, R is false
\end{tasks}`,
    kinds: 'assertion_reason',
    keys: 'a',
  },
  {
    claim: 'the words reason and assertion in running text',
    tex: `\\item Which gives the reason: why does ice float? Recall the assertion: ice is light.\n${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'options of an enumerate in two columns',
    tex: raw`\item Pick.
\begin{multicols}{2}
\begin{enumerate}[label=(\alph*)]
\item one
\item two \ans
\item three
\end{enumerate}
\end{multicols}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'parts that each bring their options',
    tex: raw`\item A ball falls.
\begin{enumerate}
\item Its speed? ${FOUR}
\item Its time? ${FOUR}
\end{enumerate}
${SOLUTION}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'an ansint in the solution',
    tex: raw`\item The count is \hrulefill. \begin{solution}Counting gives 17. \ansint{17}\end{solution}`,
    kinds: 'integer',
    keys: '17',
  },
  {
    claim: 'a macro in ansint',
    tex: raw`\newcommand{\N}{14}\item Find $n$ \hrulefill \ansint{\N}`,
    kinds: 'integer',
    keys: '14',
  },
  {
    claim: 'options in a table',
    tex: raw`\item The unit of charge is

\begin{tabular}{llll}
(a) volt & (b) ampere & (c) coulomb & (d) ohm
\end{tabular}
\begin{solution}Therefore, the correct option is (c).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'options with space between them',
    tex: raw`\item The unit of charge is

(A) coulomb \hspace{1cm} (B) ampere

(C) volt \hspace{1cm} (D) ohm
\begin{solution}Hence option (A).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'options with digits for labels',
    tex: raw`\item The unit of charge is

(1) volt

(2) coulomb

(3) ohm
\begin{solution}Answer (2)\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'an enumerate of options without a key',
    tex: raw`\item The unit of force is
\begin{enumerate}[label=(\alph*)]
\item newton
\item joule
\item watt
\end{enumerate}`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    claim: 'options in lines without a key',
    tex: raw`\item The unit of force is

(a) newton
(b) joule
(c) watt`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    claim: 'parts in lines that are no options',
    tex: raw`\item For the ball, find

(a) the speed
(b) the time
(c) the energy`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    claim: 'a tick beside an option',
    tex: raw`\item Pick.\begin{tasks}(2)\task one\task two $\checkmark$\task three\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a line with the answer after the options',
    tex: raw`\item Pick.
${OPEN_FOUR}
\textbf{Answer:} (c)

\item Pick again.
${OPEN_FOUR}
Ans: B`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'c b',
  },
  {
    claim: 'a key in brackets after \begin{solution}',
    tex: raw`\item Pick.
${OPEN_FOUR}
\begin{solution}[(c)]
Think.
\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'an answer environment',
    tex: raw`\item Pick.
${OPEN_FOUR}
\begin{answer}(c)\end{answer}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'a macro that stands for the mark',
    tex: raw`\newcommand{\cor}{\ans}
\item Pick.\begin{tasks}(2)\task one\task two \cor\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a question hidden by iffalse',
    tex: raw`\iffalse
\item Hidden? ${FOUR}
\fi
\item Seen? ${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'empty items that only make room',
    tex: raw`\item One? ${FOUR} ${SOLUTION}
\item[] \vspace{1cm}
\item Two? ${FOUR} ${SOLUTION}
\item[]
\newpage
\item Three? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc mcq_sc',
    keys: 'b b b',
  },
  {
    claim: 'a passage ended by a centred section',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} Text.
\item First? ${FOUR} ${SOLUTION}
\begin{center}\textbf{Section B: Heat}\end{center}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage for questions 1--2',
    tex: raw`\item[] \textbf{For questions 1--2:} A block slides.
\item First? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'questions in environments',
    tex: raw`\begin{question}
First? ${FOUR} ${SOLUTION}
\end{question}
\begin{question}
Second? ${FOUR}
\end{question}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'parts of the exam class with their solutions',
    tex: raw`\begin{questions}\question A ball falls.
\begin{parts}
\part Find its speed.
\begin{solution}$v = 10$\end{solution}
\part Find its time.
\begin{solution}$t = 1$\end{solution}
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '1',
  },
  {
    claim: 'a solution headed in bold',
    tex: raw`\item Find $x$.

\textbf{Solution:} $x = 2$.

\item Find $y$.

\textbf{Solution:} $y = 4$.`,
    kinds: 'subjective subjective',
    keys: '2 4',
  },
  { claim: 'nothing', tex: '', kinds: '', keys: '' },
  { claim: 'text with no question', tex: 'Dear all,\n\nsee you.', kinds: '', keys: '' },
];
