import { type OddForm, raw } from './odd-form.fixture.ts';

/** Questions and parts that are found by the order of their labels, in any typeface, box or command. */
export const ODD_PART_LABELS: readonly OddForm[] = [
  {
    description: 'numbers and labels in switches of the typeface that are used as commands',
    tex: raw`\begin{document}
\bf{ 1. (a) Use induction to show that the sum converges. }

By induction.

\-\ \it{ (b) Find its limit. }

It is one.

\bf{ 2. A password is a string of letters. }

\it{ (a) How many passwords begin with a digit? }

\it{ (b) How many passwords end with a digit? }
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'labels with a full stop inside or after the brackets, a star or the number of the question',
    tex: raw`\begin{enumerate}
\item True or false (give a reason):\\
(a). Every square is a rectangle.\\
(b.) Every rectangle is a square.\\
(c.) Every square is a rhombus.
\item Prove these statements.
\begin{enumerate}
\item[(2a)] All primes above 2 are odd.
\item[(2b$^\star$)] There are infinitely many primes.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=- c=-; a=- b=-',
  },
  {
    description: 'labels in boxes',
    tex: raw`\begin{document}
\section{Problem 1}
\begin{tcolorbox}
a. Evaluate these integrals.
\end{tcolorbox}
\begin{itemize}
\item[i.] $\int x\,dx$
\item[ii.] $\int x^2\,dx$
\end{itemize}
\begin{tcolorbox}
b. Find $y$ such that $y' = y$.
\end{tcolorbox}
\section{Problem 2}
Use a map to perform the following:
\begin{quote}
(a) Rewrite the example, \\
(b) Cube each element.
\end{quote}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a.i=- a.ii=- b=-; a=- b=-',
  },
  {
    description: 'commands for questions below headings of exercises',
    tex: raw`\begin{document}
\section*{Exercise 1}
Let $f$ be a function.

\question[1] Show that it is bounded.

\question[2] Show that it is continuous.

\question[3] Give an example.

\question[4] Find its maximum.
\section*{Exercise 2}
\question Prove the converse.

\question Draw its graph.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=- 4=-; a=- b=-',
  },
  {
    description: 'bold numbers and numbered subsections as the parts of numbered questions',
    tex: raw`\begin{document}
\section{}
\textbf{1.1} The first example is a square.

\textbf{1.2} The second example is a circle.
\section{}
\subsection*{1}
The limit is one.
\subsection*{2}
The limit is two.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description:
      'a list that repeats its labels for the answers, and a list of answers after labels in the text',
    tex: raw`\begin{document}
\begin{problem}
Let $A$ and $B$ be sets. Find:
\begin{enumerate}
\item[(a)] $A \cup B$
\item[(b)] $A \cap B$
\item[(a)] $\{1, 2\}$
\item[(b)] $\{1\}$
\end{enumerate}
\end{problem}
\begin{problem}
(a) What is the use of a salt? (b) Name one advantage of hard links.
\begin{enumerate}[label=(\alph*)]
\item It defends against dictionaries.
\item It survives a renaming.
\end{enumerate}
\end{problem}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a={1, 2} b={1}; a=- b=-',
  },
  {
    description: 'a problem that is closed after the next one',
    tex: raw`\begin{document}
\begin{problem}{7}
Show that these are equivalent.
\begin{problem}{8}
Draw a truth table.
\end{problem}
\end{problem}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a list of options with labels, after which a numbered list of questions begins',
    tex: raw`\begin{document}
Q.1] Select the correct answer.
\begin{enumerate}[i)]
\item If $x + 1 = 2$ then $x$ is
\begin{tasks}(2)
\task 1
\task 2
\end{tasks}
\item The slope of the line is
\begin{tasks}(2)
\task 3
\task 4
\end{tasks}
\end{enumerate}
\begin{enumerate}
\setcounter{enumi}{1}
\item Show that the vectors are perpendicular.
\item Find the equation of the line.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'i=- ii=-',
  },
];
