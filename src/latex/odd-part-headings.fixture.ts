import { type OddForm, raw } from './odd-form.fixture.ts';

/** Headings of questions and parts. */
export const ODD_PART_HEADINGS: readonly OddForm[] = [
  {
    description: 'items of plain TeX with their labels as arguments',
    tex: raw`\noindent{\bf Problem 1.} A ball falls from rest.
\item{(a)} Find its speed after 2 s.
\item{(b)} Find the distance.

\noindent{\bf Problem 2.} A gas expands.
\item{(i)} Calculate the work.
\itemitem{} 
\item{(ii)} Calculate the heat.
\bye`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; i=- ii=-',
  },
  {
    description: 'a subsection for each part',
    tex: raw`\documentclass{article}\begin{document}
\section*{Question 1}
Consider the circuit.
\subsection*{(a)}
Find the current.
\subsection*{(b)}
Find the power.
\section*{Question 2}
\subsection*{(a)}
Prove it.
\subsection*{(b)}
Hence deduce the other.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'problems and parts under bold labels',
    tex: raw`\documentclass{article}\begin{document}
\textbf{Problem 1.} Let $X$ be a random variable.

(a) Compute $E[X]$.

(b) Compute $\mathrm{Var}(X)$.

\textbf{Problem 2.} Show that $\sqrt 2$ is irrational.

\textbf{Problem 3.}

\textbf{(a)} Define a group.

\textbf{(b)} Define a ring.

\textbf{(c)} Give an example of each.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a=- b=- c=-',
  },
  {
    description: 'Part A and Part B as paragraph headings',
    tex: raw`\documentclass{article}\begin{document}
\section*{Problem 1: Kinematics}
A car starts from rest.

\paragraph{Part A} Find the final speed.

\paragraph{Part B} Find the distance.
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'questions that continue in the next section',
    tex: raw`\documentclass{article}\begin{document}
\section{Short answer}
\begin{enumerate}
\item Define entropy.
\item State the second law.
\end{enumerate}
\section{Long answer}
\begin{enumerate}[resume]
\item A gas expands.
  \begin{enumerate}
  \item Find the work done. (3 marks)
  \item Find the heat absorbed. (4 marks)
  \end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a[3]=- b[4]=-',
  },
  {
    description: 'a section with text and a labelled list',
    tex: raw`\documentclass{article}\begin{document}
\section{Exercise}
A biased coin is flipped.
\begin{enumerate}[label=(\alph*)]
\item What is the probability of heads?
\item What is the expected number of flips?
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'instructions before the questions',
    tex: raw`\documentclass{article}\begin{document}
\textbf{Instructions}
\begin{itemize}
\item Answer all questions.
\item No calculators.
\end{itemize}
\begin{enumerate}
\item Let $a=3$.
\begin{enumerate} \item Find $a^2$. \item Find $a^3$. \end{enumerate}
\item Find $b$.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'numbered subsections',
    tex: raw`\documentclass{article}\begin{document}
\subsection*{1.}
Let $V$ be a vector space.
\begin{enumerate}
\item[(a)] Show that $0v=0$.
\item[(b)] Show that $(-1)v=-v$.
\end{enumerate}
\subsection*{2.}
Find a basis of $\mathbb R^2$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'Q1 and Q2 in plain text',
    tex: raw`\documentclass{article}\begin{document}
Q1. A particle moves in a line.

(a) Find its velocity.

(b) Find its acceleration.

Q2. Prove that there are infinitely many primes.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'numbers and labels in plain text',
    tex: raw`\documentclass{article}\begin{document}
1. A particle moves in a line.

(a) Find its velocity.

(b) Find its acceleration.

2. Prove that there are infinitely many primes.

3. Find (i) the sum and (ii) the product of the roots.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; i=- ii=-',
  },
  {
    description: 'problems in sections, with statements to be justified',
    tex: raw`\documentclass{article}\begin{document}
\section{Theory}
\begin{problem}[5 points]
True or false? Justify your answer.
\begin{enumerate}
\item Every group is abelian.
\item Every field is a ring.
\end{enumerate}
\end{problem}
\section{Practice}
\begin{problem} Implement quicksort. \end{problem}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'exercise numbers in plain text before lists',
    tex: raw`\documentclass{article}\begin{document}
\maketitle

Exercise 1. (5 points) Let $n$ be even.
\begin{enumerate}
\item Show that $n^2$ is even.
\item Show that $n+1$ is odd.
\end{enumerate}

Exercise 2. Let $p$ be prime.
\begin{enumerate}[i.]
\item Show that $p>1$.
\item Find all even $p$.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; i=- ii=-',
  },
  {
    description: 'underlined problem numbers',
    tex: raw`\documentclass{article}\begin{document}
\noindent\underline{Problem 1}: A die is rolled.
\begin{enumerate}[a)]
\item What is the sample space?
\item What is $P(6)$?
\end{enumerate}
\noindent\underline{Problem 2}: Find $P(A\cup B)$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'subsections named after parts',
    tex: raw`\documentclass{article}\begin{document}
\section{Problem 1}
\subsection{Part a} Show $x=1$.
\subsection{Part b} Show $y=1$.
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'sections with points in their titles',
    tex: raw`\documentclass{article}\begin{document}
\section{Linear regression (20 points)}
Consider a linear model.
\begin{enumerate}[(a)]
\item Derive the estimator.
\item Show that it is unbiased.
\end{enumerate}
\section{Classification (10 points)}
Explain logistic regression.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'headings that name a question and its part',
    tex: raw`\documentclass{article}\begin{document}
\section*{Problem 1(a)} Show that $x=1$.
\section*{Problem 1(b)} Show that $y=1$.
\section*{Problem 2} Show that $z=1$.
\section*{Problem 3a (5 points)} Show that $u=1$.
\section*{Problem 3b (4 points)} Show that $v=1$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a[5]=- b[4]=-',
  },
  {
    description: 'bold numbers as headings',
    tex: raw`\documentclass{article}\begin{document}
\textbf{3.1:} The input voltage is constant.
\begin{enumerate}[(a)]
\item Find the current.
\item Find the power.
\end{enumerate}

\textbf{3.2:} Find the ripple.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'question numbers and labels in bold groups',
    tex: raw`\documentclass{article}\begin{document}
{\bf Question 1 (10 points).} Let $f$ be continuous.

{\bf a.} Prove it is bounded.

{\bf b.} Prove it attains its bound.

{\bf Question 2 (10 points).} Let $g$ be smooth.

{\bf a.} Prove it is continuous.

{\bf b.} Prove it is Lipschitz.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'paragraph headings as labels',
    tex: raw`\documentclass{article}\begin{document}
\section*{Exercise 3}
We toss a coin.
\paragraph{a)} Find the probability.
\paragraph{b)} Find the mean.
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'Part A and Part B as subsections with points',
    tex: raw`\documentclass{article}\begin{document}
\section*{Question 1}
\subsection*{Part A: Theory (10 points)}
Explain entropy.
\subsection*{Part B: Practice (5 points)}
Compute it.
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[10]=- b[5]=-',
  },
  {
    description: 'questions numbered within sections',
    tex: raw`\documentclass{article}\begin{document}
\section{Theory}
\subsection{Question 1.1} Explain entropy.
\subsection{Question 1.2} Explain heat.
\section{Practice}
\subsection{Question 2.1} Compute it.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'question numbers in the labels of items',
    tex: raw`\documentclass{article}
\begin{document}
\begin{description}
\item[Question 1] A body is at rest.
\begin{enumerate}
\item[(a)] State its velocity.
\item[(b)] State its momentum.
\end{enumerate}
\item[Question 2] State the law of inertia.
\end{description}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'bold numbers after a table of marks',
    tex: raw`\documentclass{article}
\begin{document}
\begin{tabular}{|l|l|}\hline Name: & \\ \hline Score & /20 \\ \hline\end{tabular}

\noindent\textbf{1.} (4 points) State Ohm's law.

\noindent\textbf{2.} (6 points) A resistor of $4\,\Omega$ carries $2$ A.

\begin{enumerate}[(a)]
\item Find the voltage.
\item Find the power.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'bold Q1 and Q2',
    tex: raw`\documentclass{article}
\begin{document}
\textbf{Q1.} State Ohm's law.

\textbf{Q2.} A resistor of $4\,\Omega$ carries $2$ A.

(a) Find the voltage.

(b) Find the power.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'solutions under headings of their own',
    tex: raw`\documentclass{article}
\begin{document}
\section*{Problem 1}
Let $V$ be a space.
\begin{enumerate}[(a)]
\item Show that it is closed.
\item Show that it is open.
\end{enumerate}
\subsection*{Solution}
(a) It is closed.

(b) It is open.
\section*{Problem 2}
Show that $0=0$.
\subsection*{Solution}
Clear.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
];
