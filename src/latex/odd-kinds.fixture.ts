import {
  ASSERTION_OPTIONS,
  FOUR_OPTIONS,
  FOUR_UNMARKED_OPTIONS,
  type OddForm,
  PAIR_OPTIONS,
  raw,
  SOLUTION,
  TABLE_ROWS,
} from './odd-form.fixture.ts';

/** Ways of writing options, values, assertions and matches. */
export const ODD_KINDS: readonly OddForm[] = [
  {
    description: 'an enumerate of options with a mark',
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
    description: 'an enumerate of options whose key is in the solution',
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
    description: 'choices of the LaTeX class exam',
    tex: raw`\begin{questions}\question Pick. \begin{choices}\choice 1 \CorrectChoice 2\choice 3\end{choices}\end{questions}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'options on separate lines of text',
    tex: 'Intro.\n\\item The unit of force is\n\n(a) newton\n(b) joule\n(c) watt\n(d) pascal\n\\begin{solution}\nThe correct option is (a).\n\\end{solution}',
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    description: 'parts of a subjective question',
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
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'options that are macros',
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
    description: 'macros defined with \\newcommand after use',
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
    description: 'a negative whole number',
    tex: raw`\item The charge is \hrulefill. \ansint{-3}`,
    kinds: 'integer',
    keys: '-3',
  },
  {
    description: 'a whole number with spaces',
    tex: raw`\item It is \hrulefill \ansint { 12 }`,
    kinds: 'integer',
    keys: '12',
  },
  {
    description: 'a whole number in a formula',
    tex: raw`\item It is \hrulefill \ansint{$-7$}`,
    kinds: 'integer',
    keys: '-7',
  },
  {
    description: 'a fraction where a whole number belongs',
    tex: raw`\item It is \hrulefill \ansint{2.5}`,
    kinds: 'integer',
    keys: '2.5',
  },
  {
    description: 'an \\ansint before the blank',
    tex: raw`\item \ansint{5} The number is \hrulefill.
${SOLUTION}`,
    kinds: 'integer',
    keys: '5',
  },
  {
    description: 'a blank filled only in the solution',
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
    description: 'a boxed value',
    tex: raw`\item Find $v$. \begin{solution} $$ v = at \Rightarrow \boxed{v = 6\ \text{m s}^{-1}} $$ as wanted, $t = 3$. \end{solution}`,
    kinds: 'subjective',
    keys: '6 m s^-1',
  },
  {
    description: 'a value called the answer',
    tex: raw`\item Find $x$. \begin{solution} We solve $y = 4$. The answer is $\frac{1}{2}$. \end{solution}`,
    kinds: 'subjective',
    keys: '1/2',
  },
  {
    description: 'a value in the running text',
    tex: raw`\item Find $v$. \begin{solution} So $v = \sqrt{2gh} = 10\,\mathrm{m/s}$. \end{solution}`,
    kinds: 'subjective',
    keys: '10 m/s',
  },
  {
    description: 'a remark after the last value',
    tex: raw`\item Find $v$. \begin{solution}\begin{align} v &= u + at \\ &= 12\,\text{m/s} \quad \text{(upwards)}. \end{align}\end{solution}`,
    kinds: 'subjective',
    keys: '12 m/s',
  },
  {
    description: 'an eqnarray',
    tex: raw`\item Find $x$. \begin{solution}\begin{eqnarray*} x &=& 2 + 3 \\ &=& 5 \end{eqnarray*}\end{solution}`,
    kinds: 'subjective',
    keys: '5',
  },
  {
    description: 'aligned inside equation*',
    tex: raw`\item Find $x$. \begin{solution}\begin{equation*}\begin{aligned} x &= 1 + 1 \\[4pt] &= 2 \end{aligned}\end{equation*}\end{solution}`,
    kinds: 'subjective',
    keys: '2',
  },
  {
    description: 'no solution',
    tex: raw`\item State the first law of motion.`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    description: 'plain assertion and reason',
    tex: `\\item Assertion: Ice floats.\n\nReason: Ice is less dense.\n${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'assertion (A) and reason (R) in capitals',
    tex: `\\item ASSERTION (A): Ice floats.\\\\ REASON (R): Ice is less dense.\n${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'a colon inside the bold label',
    tex: raw`\item \textbf{Assertion (A):} Ice floats.

\textbf{Reason (R):} Ice is less dense.
${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'Statement 1 and Statement 2',
    tex: `\\item \\textit{Statement 1}: Ice floats.\\\\ \\textit{Statement 2}: Ice is cold.\n${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'assertion and reason in a list',
    tex: raw`\item Read both.
\begin{itemize}
\item[] \textbf{Assertion:} Ice floats.
\item[] \textbf{Reason:} Ice is cold.
\end{itemize}
${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'assertion and reason with the key in the solution',
    tex: `\\item \\textbf{Assertion}: A.\\\\\n\\textbf{Reason}: B.\n${FOUR_UNMARKED_OPTIONS}\n\\begin{solution}\nBoth hold. Hence, (a) is correct.\n\\end{solution}`,
    kinds: 'assertion_reason',
    keys: 'a',
  },
  {
    description: 'a match with bold headings and plain rules',
    tex: raw`\item Match the columns.
\begin{tabular}{|c|l|c|l|}
\hline
\multicolumn{2}{|c|}{\textbf{Column-I}} & \multicolumn{2}{c|}{\textbf{Column-II}} \\ \hline
${TABLE_ROWS}
\end{tabular}
${PAIR_OPTIONS}`,
    kinds: 'match',
    keys: 'b',
  },
  {
    description: 'a match table with two cells per row',
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
    description: 'a match with a longer right column in tabularx',
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
    description: 'a match without options',
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
    description: 'a match whose key is in the solution',
    tex: raw`\item Match.
\begin{tabular}{cccc}
 & Column I & & Column II \\
${TABLE_ROWS}
\end{tabular}
${PAIR_OPTIONS.replace(raw` \ans`, '')}
\begin{solution}
The correct match is (a)-(q), (b)-(p). Hence the correct option is (b).
\end{solution}`,
    kinds: 'match',
    keys: 'b',
  },
  {
    description: 'a table of data that is not a match',
    tex: raw`\item The table shows $t$ and $x$. Find $v$.
\begin{tabular}{|c|c|c|}
\hline
$t$ & 1 & 2 \\ \hline
$x$ & 3 & 6 \\ \hline
\end{tabular}
${FOUR_OPTIONS}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a proof, which has no value',
    tex: raw`\item Show that $\sqrt3$ is irrational. \begin{solution}Let $\sqrt3 = p/q$. Then $p^2 = 3q^2$, which cannot be.\end{solution}`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    description: 'two values joined by "or"',
    tex: raw`\item Solve $x^2 = 16$. \begin{solution}\begin{align*} x^2 &= 16 \\ x &= 4 \text{ or } x = -4 \end{align*}\end{solution}`,
    kinds: 'subjective',
    keys: 'x = 4 or x = -4',
  },
  {
    description: 'two unknowns with a value each',
    tex: raw`\item Solve the system. \begin{solution}\[ x = 2, \quad y = 5 \]\end{solution}`,
    kinds: 'subjective',
    keys: 'x = 2, y = 5',
  },
  {
    description: 'a value in siunitx',
    tex: raw`\item Find $a$. \begin{solution}\[ a = \frac{20}{4} = \SI{5}{\metre\per\second\squared} \]\end{solution}`,
    kinds: 'subjective',
    keys: '5 m/s^2',
  },
  {
    description: 'the word integer without a blank',
    tex: raw`\item Find the largest integer $n$ with $n^2 < 90$. \begin{solution}\[ n = 9 \]\end{solution}`,
    kinds: 'subjective',
    keys: '9',
  },
  {
    description: 'a match where an entry has several partners',
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
    description: 'a match whose key is in a command',
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
    description: 'a match of three columns',
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
    description: '"is/are" with one key',
    tex: `\\item Which of these is/are correct?\n${FOUR_OPTIONS}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
  {
    description: 'assertion and reason as a description',
    tex: raw`\item Read:
\begin{description}
\item[Assertion (A)] Ice floats.
\item[Reason (R)] Ice is light.
\end{description}
${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'bold assertion and reason without a colon',
    tex: raw`\item \textbf{Assertion} Ice floats.

\textbf{Reason} Ice is light.
${ASSERTION_OPTIONS}`,
    kinds: 'assertion_reason',
    keys: 'c',
  },
  {
    description: 'assertion and reason as A and R',
    tex: raw`\item \textbf{A:} Ice floats.\\\textbf{R:} Ice is light.
\begin{tasks}(1)
\task A and R are true \ans
\task A is true, R is false
\end{tasks}`,
    kinds: 'assertion_reason',
    keys: 'a',
  },
  {
    description: 'the words reason and assertion in running text',
    tex: `\\item Which gives the reason: why does ice float? Recall the assertion: ice is light.\n${FOUR_OPTIONS}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
];
