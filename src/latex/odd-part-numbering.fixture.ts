import { type OddForm, raw } from './odd-form.fixture.ts';

/** Questions and parts whose numbers are printed by LaTeX, written in another language, or part of a sentence. */
export const ODD_PART_NUMBERING: readonly OddForm[] = [
  {
    description: 'sections and subsections without titles',
    tex: raw`\documentclass{article}\begin{document}
\section{}
The diameter of Jupiter is 143,000 km.
\subsection{}
What is its angular diameter?
\subsection{}
Can you see this with your eye?
\section{}
Find the distance to Saturn.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'headings such as Task a below a problem',
    tex: raw`\documentclass{article}\begin{document}
\section*{Problem 1}
We model a large number of solutions.
\subsubsection*{Task a}
Solve the equation with Euler's method.
\subsubsection*{Task b}
Repeat the calculations with another scheme.
\section*{Problem 2}
Prove it.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'exercises with Italian headings',
    tex: raw`\documentclass{article}\begin{document}
\textbf{Esercizio 1}

Calcolare l'integrale di $x^2$.

\textbf{Esercizio 2}

Lanciamo un dado.
\begin{enumerate}[a)]
\item Determinare la media.
\item Determinare la varianza.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'headings inside link targets',
    tex: raw`\documentclass{article}\begin{document}
\hypertarget{problem-1}{%
\subsection{Problem 1}\label{problem-1}}
Show that $x > 0$.

\hypertarget{problem-2}{%
\subsection{Problem 2}\label{problem-2}}
Let $y = 1$.
\begin{enumerate}[(a)]
\item Show that $y > 0$.
\item Find $2y$.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'a section of formulas before the questions',
    tex: raw`\documentclass{article}\begin{document}
\section{Formula Area}
\begin{enumerate}
\item Median: the value below which are half of the frequencies.
\item Mode: the value with the highest frequency.
\end{enumerate}
\section{Unit 0}
\begin{enumerate}
\item What is the mean of 1, 2 and 6?
\item Find the median of 1, 2 and 6.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'labels that begin sentences of one paragraph',
    tex: raw`\begin{enumerate}
\item Consider the usual model with a particle filter. A) Write down pseudocode for the updates. B) Find the mean of the samples.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'marks of the parts as a sum in the heading',
    tex: raw`\documentclass{article}\begin{document}
\subsection*{Problem 1 (5+3 points)}
Let $x = 1$.
\begin{enumerate}
\item Find $2x$.
\item Show that $x > 0$.
\end{enumerate}
\subsection*{Problem 2 (4 points)}
Find $y$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1[5]=- 2[3]=-',
  },
  {
    description: 'the lines of a proof inside a part',
    tex: raw`\begin{enumerate}
\item The following proofs are unsound. Explain why.
\begin{enumerate}[(a)]
\item My parrot is not a mammal.
\begin{enumerate}[(1)]
\item Everything with four legs is a mammal.
\item My parrot has two legs.
\end{enumerate}
\item Today is Saturday.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'bold labels with the marks in the same bold text',
    tex: raw`\documentclass{article}\begin{document}
\textbf{Problema 1}

\noindent\textbf{a) (1 punt)} Resol $x^2 = 9$.

\noindent\textbf{b) (2 punts)} Dibuixa la gràfica.
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[1]=- b[2]=-',
  },
  {
    description: 'labels inside a formula',
    tex: raw`\begin{enumerate}
\item Differentiate: $\text{a) } x^3 \qquad \text{b) } \sin x$
\item Calculate:
\[\begin{array}{ll} \mbox{a)} \quad 3i - 4i & \mbox{b)} \quad 5i + 2 \\ \mbox{c)} \quad 7i & \end{array}\]
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=- c=-',
  },
  {
    description: 'statements to be judged, with a task in Spanish',
    tex: raw`\begin{enumerate}
\item Sea $V$ un espacio vectorial. Argumente si las siguientes proposiciones son verdaderas o falsas:
\begin{itemize}
\item El espacio es no vacío.
\item Todo subconjunto es un subespacio.
\end{itemize}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'questions of an exercise that have parts, and a kind of question of the author',
    tex: raw`\begin{exercise}
A clock reaction.
\begin{questions}
\questioncours Define the rate.
\question At first only one reaction runs.
\begin{parts}
\part Explain why.
\part Find its order.
\end{parts}
\end{questions}
\end{exercise}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b.i=- b.ii=-',
  },
  {
    description: 'labels after a preposition and a task of its own in the next sentence',
    tex: raw`\begin{enumerate}
\item A block is pushed along a table. Determine the work done by (a) the applied force, (b) the normal force, and (c) gravity.
(d) Determine the net work.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=- d=-',
  },
  {
    description: 'bullets with typed labels, and labels in a Spanish sentence',
    tex: raw`\begin{enumerate}
\item A share costs 80 pounds. For a time step of 3 months, find the price of
\begin{itemize}
\item (a) a put option,
\item (b) a call option.
\end{itemize}
\item Con luz de 480 nm, calcula (a) la energía máxima de los electrones y (b) la longitud de onda umbral.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
];
