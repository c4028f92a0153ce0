import { type OddForm, raw } from './odd-form.fixture.ts';

/** Lists whose wording decides whether they are parts, options or statements. */
export const ODD_PART_WORDING: readonly OddForm[] = [
  {
    description: 'options with capital labels, and a sentence that they complete',
    tex: raw`\documentclass{article}\begin{document}
\section*{Multiple Choice}
\begin{enumerate}
\item Simplify $\frac{x^2-1}{x-1}$.
\begin{enumerate}[label=(\Alph*)]
\item $x+1$ \item $x-1$ \item $x$ \item $1$
\end{enumerate}
\item Evaluate $\int_0^1 x\,dx$.
\begin{enumerate}[A.]
\item $1$ \item $\frac12$ \item $0$ \item $2$
\end{enumerate}
\item The derivative of $\sin x$ is
\begin{enumerate}
\item $\cos x$ \item $-\cos x$ \item $\tan x$ \item $1$
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'mcq_sc mcq_sc mcq_sc',
    keys: '- - -',
  },
  {
    description: 'options with small labels under a heading for multiple choice',
    tex: raw`\documentclass{article}\begin{document}
\section*{Section A: Multiple Choice Questions}
\begin{enumerate}
\item Calculate the mass of 2 moles of water.
\begin{enumerate}[(a)]
\item 18 g \item 36 g \item 9 g \item 2 g
\end{enumerate}
\item Find the value of $2^5$.
\begin{enumerate}[(a)]
\item 10 \item 25 \item 32 \item 64
\end{enumerate}
\end{enumerate}
\section*{Section B}
\end{document}`,
    kinds: 'mcq_sc mcq_sc',
    keys: '- -',
  },
  {
    description: 'numbered statements and conditions, which are no parts',
    tex: raw`\begin{enumerate}
\item Consider the following statements.
\begin{enumerate}[I.]
\item All cats are black.
\item Some cats are black.
\end{enumerate}
Which of them contradict each other?
\item Suppose that $f$ satisfies the following conditions:
\begin{enumerate}[(i)]
\item $f$ is continuous;
\item $f(0)=1$.
\end{enumerate}
Prove that $f$ is bounded.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a bulleted list of tasks after a word for data',
    tex: raw`\begin{questions}
\question Using the data in the table:
\begin{itemize}
\item Find the mean.
\item Find the median.
\end{itemize}
\question Explain the term bias.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'the steps of an algorithm, which are no parts',
    tex: raw`\begin{questions}
\question Consider the following algorithm:
\begin{enumerate}
\item Set $i=0$.
\item Add 1 to $i$.
\item Stop if $i=n$.
\end{enumerate}
What is its running time?
\question Explain it.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'choices and parts of the class exam',
    tex: raw`\begin{questions}
\question Which of these is a noble gas?
\begin{choices}
\choice He \choice H \choice O
\end{choices}
\question Consider neon.
\begin{parts}
\part State its atomic number.
\part State its electron arrangement.
\end{parts}
\end{questions}`,
    kinds: 'mcq_sc subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'options with capital letters in the text',
    tex: raw`\begin{questions}
\question The SI unit of force is \\
A. joule \hspace{1cm} B. newton \\ C. watt \hspace{1cm} D. pascal
\question What is the SI unit of power?

A) joule

B) newton

C) watt
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'cases and equivalent statements in a task',
    tex: raw`\begin{problem}
Prove that for every $n$ one of the following holds:
\begin{enumerate}[(i)]
\item $n$ is even;
\item $n+1$ is even.
\end{enumerate}
\end{problem}
\begin{problem}
Show that the following are equivalent:
\begin{enumerate}[(a)]
\item $f$ is injective
\item $\ker f = 0$
\end{enumerate}
\end{problem}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'conditions in a definition before the parts',
    tex: raw`\begin{problem}
A metric is a function $d$ such that
\begin{enumerate}[(i)]
\item $d(x,x)=0$,
\item $d(x,y)=d(y,x)$.
\end{enumerate}
\begin{enumerate}[(a)]
\item Show that $d\ge 0$.
\item Show that the limit is unique.
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'a list of instructions before the parts',
    tex: raw`\begin{questions}
\question For each of the statements below, perform the following.
\begin{enumerate}
\item Express it in symbols.
\item State its negation.
\end{enumerate}
\begin{parts}
\part[5] No one is perfect.
\part[5] Everyone is kind.
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[5]=- b[5]=-',
  },
  {
    description: 'a task to find out which of the following is right',
    tex: raw`\begin{problem}
A circle touches the axis. Find out which of the following lines is a diameter.
\begin{enumerate}
\item $x=1$ \item $y=2$ \item $x+y=3$ \item $x-y=4$
\end{enumerate}
\end{problem}
\begin{problem} Find $x$. \end{problem}`,
    kinds: 'mcq_sc subjective',
    keys: '- -',
  },
  {
    description: 'sentences with blanks as parts',
    tex: raw`\begin{enumerate}
\item Fill in the blanks.
\begin{enumerate}
\item The powerhouse of the cell is the \underline{\hspace{2cm}}.
\item Water boils at \rule{2cm}{0.4pt} degrees.
\item The unit of force is \ldots
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'statements to be decided as parts',
    tex: raw`\begin{enumerate}
\item Decide whether each statement is true (T) or false (F).
\begin{enumerate}
\item All primes are odd.
\item $0$ is even.
\item $\pi$ is rational.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'terms to be defined as parts',
    tex: raw`\begin{enumerate}
\item Define the following terms.
\begin{enumerate}
\item osmosis \item diffusion \item active transport
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'formulas that complete a task as parts',
    tex: raw`\begin{enumerate}
\item Find $\frac{dy}{dx}$ for
\begin{enumerate}
\item $y=x^2$ \item $y=\sin x$ \item $y=e^x$ \item $y=\ln x$
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=- d=-',
  },
  {
    description: 'matrices after a task for each of them',
    tex: raw`\begin{problem}
Compute the determinant of each matrix.
\begin{enumerate}
\item $\begin{pmatrix}1&2\\3&4\end{pmatrix}$
\item $\begin{pmatrix}1&0\\0&1\end{pmatrix}$
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'noun phrases that complete a task as parts',
    tex: raw`\begin{problem}
A bag contains 3 red and 4 blue balls. Two are drawn. Find the probability of drawing
\begin{enumerate}[(a)]
\item two red balls;
\item one of each colour;
\item at least one blue ball.
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'formulas to be proved as parts',
    tex: raw`\begin{problem}
Let $A$ and $B$ be sets. Prove:
\begin{enumerate}[(i)]
\item $A\cap B\subseteq A$
\item $A\subseteq A\cup B$
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=- ii=-',
  },
  {
    description: 'statements to be shown as parts',
    tex: raw`\begin{problem}
Suppose $f$ is differentiable. Show that
\begin{enumerate}
\item $f$ is continuous;
\item $f$ is measurable.
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'options in one line after a complete task',
    tex: raw`\documentclass{article}
\begin{document}
\begin{enumerate}
\item Calculate $2+2$. \\ (a) 3 \quad (b) 4 \quad (c) 5 \quad (d) 6
\item What is the capital of France?
\begin{enumerate}
\item Paris \item London \item Rome
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'mcq_sc mcq_sc',
    keys: '- -',
  },
  {
    description: 'yes-or-no questions as parts',
    tex: raw`\begin{enumerate}
\item Let $f$ be a function.
\begin{enumerate}
\item Is $f$ continuous?
\item Is $f$ bounded?
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'a question about each of several series',
    tex: raw`\begin{enumerate}
\item For which values of $a$ does each series converge?
\begin{enumerate}
\item $\sum n^a$
\item $\sum a^n$
\item $\sum a/n$
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'scenarios to be classified, with a remark after the task',
    tex: raw`\begin{enumerate}
\item For each of the following scenarios, name the type of study. Explain your choice.
\begin{enumerate}
\item A doctor gives a drug to 50 patients.
\item A student asks 20 friends about sleep.
\item A scientist watches birds for a year.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
];
