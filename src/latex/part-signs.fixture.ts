import { type OddForm, raw } from './odd-form.fixture.ts';

/** Documents whose numbers, names and repetitions show what is a question and what is a part. */
export const PART_SIGNS: readonly OddForm[] = [
  {
    description:
      'sections with printed numbers, whose lists begin again with 1, beside a section without a number',
    tex: raw`\begin{document}
\section*{Preparation}
\begin{itemize}
\item Create a folder.
\item Open the editor.
\end{itemize}
\section{Memory}
\begin{enumerate}
\item What is a page?
\item What is a trap?
\end{enumerate}
\section{Disks}
\begin{enumerate}
\item What is a sector?
\item Draw a disk.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'a section before those that are named, which is no question',
    tex: raw`\begin{document}
\section*{Getting set up}
Fork the repository and give us access to your project, so that we can read what you push to it.
\section*{Question 1}
Write a rule that finds the fault.
\section*{Question 2}
Explain how the program works.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'headings of one level whose names show that some are parts of the others',
    tex: raw`\begin{document}
\section*{Exercise 1}
\section*{Problem 1}
Find the speed.
\section*{Problem 2}
Find the time.
\section*{Exercise 2}
\section*{Problem 1}
Find the mass.
\section*{Problem 2}
Find the force.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'lists of one item with answers between them',
    tex: raw`\begin{document}
\section*{Task 1}
\begin{itemize}
\item Is this set a group? Give a reason.
\end{itemize}
It is one.
\begin{itemize}
\item Calculate the order of 7.
\end{itemize}
It is 4.
\section*{Task 2}
Prove it.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'an environment named problem that is a list of questions',
    tex: raw`\begin{document}
\begin{problem}
\item Expand each expression.
\begin{subproblem}
\item $(x-3)^2$
\item $(x+4)^2$
\end{subproblem}
\item Find $a$ if $x + a = 3$.
\end{problem}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'environments of unknown definition that contain one question each',
    tex: raw`\begin{document}
\begin{hwk}
Find the limit of the sequence.
\end{hwk}
\begin{hwk}
Let $f$ be continuous.
\begin{enumerate}[(a)]
\item Show that $f$ is bounded.
\item Is it differentiable?
\end{enumerate}
\end{hwk}
\begin{hwk}
Prove that the series converges.
\end{hwk}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'parts and their answers in two lists, with labels that the preamble defines',
    tex: raw`\documentclass{article}
\renewcommand{\labelenumi}{(\roman{enumi})}
\begin{document}
1. Consider the method.
\begin{enumerate}
\item Find $a$ and $b$.
\item Show that it is stable.
\end{enumerate}
\begin{enumerate}
\item Both follow from the condition of order.
\item No root lies outside.
\end{enumerate}

2. Consider another method.
\begin{enumerate}
\item Find its order.
\item Prove that it converges.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'i=- ii=-; i=- ii=-',
  },
  {
    description: 'parts that the text calls by letters, and headings inside a question',
    tex: raw`\begin{document}
\begin{aprob}
Here is a data set.
\begin{enumerate}
\item Derive the gradient.
\item Plot the loss.
\end{enumerate}
\subsection*{What to submit}
\begin{itemize}
\item \textbf{Part a:} Show a proof.
\item \textbf{Part b:} Show a plot.
\end{itemize}
\end{aprob}
\begin{bprob}
Prove that the bound holds.
\end{bprob}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
];
