import { type OddForm, raw } from './odd-form.fixture.ts';

/** Documents with several possible readings. Only all signs together show what a question is. */
export const ODD_PART_READINGS: readonly OddForm[] = [
  {
    description: 'sections that state marks, with numbered lists that state none',
    tex: raw`\begin{document}
\section{Processes (6 pts)}
\begin{enumerate}
\item What is a process?
\item Name two states of a process.
\item When does it end?
\end{enumerate}
\section{Memory (4 pts)}
\begin{enumerate}
\item What is a page?
\item When does a page fault occur?
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'a list of formulas beside a list of questions',
    tex: raw`\begin{document}
\section{Memory bank}
\begin{enumerate}
\item Definition of voltage: $V = W/Q$
\item Field of a charge: $E = kQ/r^2$
\end{enumerate}
\section{Dipoles}
\begin{enumerate}
\item Show that the energy of a dipole is $U = -pE$.
\item Find the force on it.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a list about the document before sections that are questions',
    tex: raw`\begin{document}
\begin{itemize}
\item \textbf{Deadline}: Wednesday 2nd March
\item In this assignment you can set $c = 1$.
\end{itemize}
\section{Flatness}
A universe is filled with a fluid. Why is it flat?
\section{Expansion}
The abundances of matter and radiation in the universe are known from many measurements of its early state.
\paragraph{(a)} Calculate the redshift at which both are equal.
\paragraph{(b)} When does the expansion accelerate?
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'headings with titles below a question, each with a task',
    tex: raw`\begin{document}
\section*{Problem 1}
A spring with the constant $k$ carries the mass $m$.
\subsection{Equation of motion}
Derive the equation of motion of the mass.
\subsection{Energy}
Show that its energy is constant.
\section*{Problem 2}
Find the period of a pendulum.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'headings with labels and titles below a single section',
    tex: raw`\begin{document}
\section*{1. A memory maze}
A machine has 32 address bits, and its pages have 128 bytes each.
\subsection*{(a) Offsets}
\begin{enumerate}[label=\arabic*.]
\item How many bits has an offset?
\item How many bits has a page number?
\end{enumerate}
\subsection*{(b) Page faults}
When does a page fault occur?
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a.1=- a.2=- b=-',
  },
  {
    description: 'a list of parts after the list of its question, with labels that the list defines',
    tex: raw`\begin{document}
\begin{enumerate}
\def\labelenumi{\arabic{enumi}.}
\item Find the sum of all entries.
\item Consider the function below, which sorts the entries.
\end{enumerate}
\begin{enumerate}
\def\labelenumi{\alph{enumi}.}
\item What are the problems of this function?
\item Rewrite it.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'a solution after its title in brackets',
    tex: raw`\begin{document}
\begin{enumerate}
\item Construct truth tables for the following propositions.
\begin{enumerate}
\item $p \to q$
\item $p \lor q$
\end{enumerate}

(Solution) % tables
\begin{enumerate}
\item Table of $p \to q$
\item Table of $p \lor q$
\end{enumerate}
\item Is every implication a disjunction?
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'a numbered list of things beside a lettered list of tasks',
    tex: raw`\begin{document}
\begin{question}
Write the following elements of a solver:
\begin{enumerate}
\item an updater
\item a policy
\item a function that computes the values
\end{enumerate}
Hand in two results.
\begin{enumerate}[label=\alph*)]
\item Plot the values.
\item Evaluate the policy.
\end{enumerate}
\end{question}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'a choice with reasons as parts',
    tex: raw`\begin{document}
\begin{enumerate}
\item Which of the following orders are complete? Why?
\begin{enumerate}
\item The set $N$ of natural numbers with the natural ordering.
\item The set of all finite subsets of $N$ with inclusion.
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
];
