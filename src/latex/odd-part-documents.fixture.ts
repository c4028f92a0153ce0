import { type OddForm, raw } from './odd-form.fixture.ts';

/** Whole documents in the styles of universities, schools and olympiads. */
export const ODD_PART_DOCUMENTS: readonly OddForm[] = [
  {
    description: 'macros for the ends of a list',
    tex: raw`\documentclass{article}
\newcommand{\be}{\begin{enumerate}}
\newcommand{\ee}{\end{enumerate}}
\begin{document}
\begin{center}{\Large Math 301 Homework 3}\\ Due Friday\end{center}
\be
\item Let $G$ be a group.
\be
\item Show that the identity is unique.
\item Show that inverses are unique.
\item Give an example of a nonabelian group.
\ee
\item Prove Lagrange's theorem.
\item Let $H\le G$.
\be
\item Prove $H$ is normal.
\item Compute $G/H$.
\ee
\ee
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=- c=-; a=- b=-',
  },
  {
    description: 'instructions before questions with bold numbers',
    tex: raw`\begin{document}
\noindent{\bf Instructions.} Answer all questions. Show all work.
\begin{itemize}
\item No calculators are allowed.
\item Write your name on each page.
\end{itemize}

\noindent {\bf 1.} (10 points) Consider the function $f(x)=x^2$.

(a) Find $f'(x)$.

\vspace{2in}

(b) Find the equation of the tangent line at $x=1$.

\newpage
\noindent {\bf 2.} (15 points) Evaluate the following integrals.

(a) $\int x\,dx$

(b) $\int \sin x\,dx$

(c) $\int e^{2x}\,dx$

\noindent {\bf 3.} (5 points) State the mean value theorem.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a=- b=- c=-',
  },
  {
    description: 'conditions in olympiad problems',
    tex: raw`\documentclass{article}
\title{City Olympiad 2019, Grade 9}
\begin{document}
\maketitle
\textbf{Problem 1.} Find all integers $n$ such that
\begin{itemize}
\item $n$ is a perfect square,
\item $n+1$ is prime.
\end{itemize}

\textbf{Problem 2.} Let $ABC$ be a triangle with the following properties: (i) $AB=AC$; (ii) the bisector of $B$ meets $AC$ at $D$. Prove that $AD=BD$.

\textbf{Problem 3.} A function $f$ satisfies
\begin{enumerate}
\item[(a)] $f(1)=1$;
\item[(b)] $f(m+n)=f(m)+f(n)+mn$.
\end{enumerate}
Find $f(2019)$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'solutions of all questions in their own section',
    tex: raw`\documentclass{article}
\begin{document}
\begin{enumerate}
\item Answer the following questions about the reaction $2H_2+O_2\to 2H_2O$.
\begin{enumerate}[(a)]
\item How many moles of water are formed from 4 mol of hydrogen?
\item Which reagent is limiting if 2 g of each is used?
\end{enumerate}
\item Consider an ideal gas.
\begin{enumerate}[(a)]
\item Write down
\begin{enumerate}[(i)]
\item the equation of state,
\item the internal energy.
\end{enumerate}
\item Hence find $C_V$.
\end{enumerate}
\end{enumerate}
\section*{Solutions}
\begin{enumerate}
\item (a) 4 mol. (b) Oxygen.
\item (a) $PV=nRT$, $U=\frac32 nRT$. (b) $C_V=\frac32 nR$.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a.i=- a.ii=- b=-',
  },
  {
    description: 'sections 1.1 and 1.2 in question 1',
    tex: raw`\documentclass{article}
\begin{document}
\section*{Question 1}
\subsection*{1.1}
Explain what a hash table is.
\subsection*{1.2}
Give the worst-case running time of a lookup.
\subsection*{1.3}
What is a collision?
\section*{Question 2}
\subsection*{2.1}
Describe quicksort.
\subsection*{2.2}
Prove that its expected running time is $O(n\log n)$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'sections with and without parts',
    tex: raw`\usepackage{fancyhdr,enumitem}
\begin{document}
\begin{center}
{\LARGE \textbf{CS 170 \hfill Homework 2}}
\end{center}
\section{Study Group}
List the names and SIDs of the members in your study group.
\section{Recurrence Relations}
Solve the following recurrences.
\begin{enumerate}[label=(\alph*)]
\item $T(n)=2T(n/2)+n$
\item $T(n)=T(n-1)+1$
\item $T(n)=3T(n/3)+n^2$
\end{enumerate}
\section{Median}
You are given an array of $n$ numbers.
\begin{enumerate}[label=(\alph*)]
\item Describe an algorithm to find the median.
\item Analyse its running time.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=- c=-; a=- b=-',
  },
  {
    description: 'marks in a section that are the sum of those of its items',
    tex: raw`\documentclass{article}
\begin{document}
\section{Perceptron [15 points]}
Consider the perceptron algorithm.
\begin{enumerate}
\item{} [5 points] State the update rule.
\item{} [5 points] Prove convergence.
\item{} [5 points] Give a data set on which it fails.
\end{enumerate}
\section{SVM [10 points]}
\begin{enumerate}
\item{} [5 points] Write the primal problem.
\item{} [5 points] Derive the dual.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1[5]=- 2[5]=- 3[5]=-; 1[5]=- 2[5]=-',
  },
  {
    description: 'sections for solutions beside those for problems',
    tex: raw`\documentclass{article}
\begin{document}
\subsection*{Problem 1}
Prove that the following are equivalent:
\begin{enumerate}
\item $A$ is invertible.
\item $\det A\neq 0$.
\item $Ax=0$ has only the trivial solution.
\end{enumerate}
\subsection*{Solution}
We show (1) $\Rightarrow$ (2) $\Rightarrow$ (3) $\Rightarrow$ (1).
\subsection*{Problem 2}
Let $A=\begin{pmatrix}1&2\\3&4\end{pmatrix}$.
\begin{enumerate}
\item Find $A^{-1}$.
\item Find $A^T$.
\end{enumerate}
\subsection*{Solution}
\begin{enumerate}
\item We use the determinant.
\item We exchange rows and columns.
\end{enumerate}
\subsection*{Problem 3}
Find the rank of $A$.
\subsection*{Solution}
The rank is 2.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: '1=- 2=-',
  },
  {
    description: 'bold labels such as 1(a)',
    tex: raw`\documentclass{article}
\begin{document}
\noindent\textbf{Problem 1 [10 pts].} Let $T$ be a linear map.\\[1ex]
\textbf{1(a)} Show that $\ker T$ is a subspace.\\[1ex]
\textbf{1(b)} Show that $\operatorname{im}T$ is a subspace.

\noindent\textbf{Problem 2 [10 pts].} Let $T(x,y)=(x+y,x-y)$.\\[1ex]
\textbf{2(a)} Find the matrix of $T$.\\[1ex]
\textbf{2(b)} Find $\det T$.\\[1ex]
\textbf{2(c)} Find $T^{-1}$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=- c=-',
  },
  {
    description: 'a command with a title and the text of a question',
    tex: raw`\documentclass{article}
\begin{document}
\problem{Ladder}{
A ladder of length 5 m leans against a wall.
\begin{enumerate}
\item Draw a diagram.
\item Find the height if the foot is 3 m from the wall.
\item Find the angle with the ground.
\end{enumerate}
}
\problem{Rope}{
A rope is wound around a cylinder.
\begin{enumerate}
\item Find its length after 3 turns.
\item How many turns fit on 10 m of cylinder?
\end{enumerate}
}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'sections with the title Question',
    tex: raw`\documentclass{article}
\begin{document}
\section{Question}
The utility function is $u(x,y)=xy$.
\begin{enumerate}
\item Find the marginal rate of substitution.
\item Derive the demand functions.
\item Are the goods substitutes?
\end{enumerate}
\section{Question}
A firm has cost $C(q)=q^2+10$.
\begin{enumerate}
\item Find the supply function.
\item Find the shut-down price.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'sections that are questions, without lists',
    tex: raw`\documentclass{article}
\begin{document}
\section*{Falling stone}
A stone is dropped from a height of 20 m. Find the time it takes to reach the ground.
\section*{Rolling ball}
A ball rolls down an incline.
(a) Find its acceleration.
(b) Find its final speed.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'tasks in lists without numbers',
    tex: raw`\documentclass{article}\begin{document}
\begin{enumerate}
\item The digits of $e$ are 2, 7, 1, 8, 2, 8.
\begin{itemize}
\item What is the median of these digits?
\item What is their mean?
\end{itemize}
\item A card is drawn at random. Find the probability that the card drawn is
\begin{itemize}
\item a spade or an ace.
\item a black king.
\end{itemize}
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'two headings for one question, and parts of which only some are printed',
    tex: raw`\documentclass{article}\begin{document}
\section*{Question 1 [2019]}
\textbf{Question 8} \hfill 7 marks

A random variable $X$ has the density $f$.

\textbf{(a)} Find the mean of $X$.

\textbf{(e)} Find the variance of $X$.
\section*{Question 2 [2020]}
\textbf{Question 5} \hfill 2 marks

The strength of a signal is modelled by $f(t)$.

\textbf{(g)} Find the maximum of $f$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- e=-; g=-',
  },
  {
    description: 'a command of unknown definition for each part',
    tex: raw`\documentclass{article}\begin{document}
\begin{problem}{20}
Consider a continuous function $f$.

\newpart{10}
Find the value of $c$ that makes this a density.

\newpart{10}
Find the distribution function.
\end{problem}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[10]=- b[10]=-',
  },
  {
    description: 'lists directly after a heading, and a list for each part',
    tex: raw`\documentclass{article}\begin{document}
\section{True or false (2 pts each)}
\begin{enumerate}[(a)]
\item Every group of order 4 is abelian.
\item Every group of order 6 is abelian.
\end{enumerate}
\section{The club (10 pts)}
Express the following in first order logic:
\begin{enumerate}[(a)]
\item Exactly one drink is poisoned.
\end{enumerate}
\begin{enumerate}[(b)]
\item Exactly one member is a liar.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[2]=- b[2]=-; a=- b=-',
  },
  {
    description: 'a bold label among options',
    tex: raw`\documentclass{article}\begin{document}
1. What does $x$ denote?
\newline
(a) a state
\newline
\textbf{(b)} a measurement
\newline

2. The Kalman filter is optimal. True or False?
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'paragraphs with numbers beside a list',
    tex: raw`\documentclass{article}\begin{document}
1. (25 points) A survey is conducted of 100 students.

\hspace{20pt} a) Find a confidence interval.

\hspace{20pt} b) True or false and explain: the interval contains the mean.

2. (10 points) True or false? Explain.
\begin{itemize}
\item[i.] The mean is 25.
\item[ii.] The mean is around 25.
\end{itemize}

3. (5 points) Define a sample.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; i=- ii=-',
  },
  {
    description: 'sections that end with a solution',
    tex: raw`\documentclass{article}\begin{document}
\section{Radio signal}
An astronomer finds a signal. Find its period.
\subsection{Brief Solution}
The period is 3 s.
\section{Black holes}
The growth of a black hole is modelled by a differential equation.
\begin{enumerate}
\item Find the mass at time $t$.
\item Derive the total energy.
\end{enumerate}
\subsection{Brief Solution}
\begin{enumerate}
\item We integrate.
\item The energy is finite.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'an environment of unknown definition for each question',
    tex: raw`\documentclass{article}\begin{document}
\begin{ProblemDefinition}[Evaluate the following:]
\begin{enumerate}[a)]
\item $\int x\,dx$
\item $\int e^x\,dx$
\end{enumerate}
\end{ProblemDefinition}
\begin{ProblemDefinition}
Determine whether the integral converges.
\end{ProblemDefinition}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'requirements, hints and data in lists without numbers',
    tex: raw`\documentclass{article}
\begin{document}
\begin{enumerate}
\item Implement quicksort in Python. Your report should:
\begin{itemize}
\item Describe the algorithm.
\item Explain your choice of pivot.
\end{itemize}
\item Prove the theorem. Hints:
\begin{itemize}
\item Use induction.
\item Consider the case $n=1$ first.
\end{itemize}
\item Write a class \texttt{Shape} with the following methods:
\begin{itemize}
\item \texttt{area}
\item \texttt{perimeter}
\end{itemize}
\item Compare the two algorithms on these data sets. Remember to
\begin{itemize}
\item label the axes,
\item state the units.
\end{itemize}
\item Find the tension in the string, where
\begin{itemize}
\item the mass is 2 kg,
\item the angle is $30^\circ$.
\end{itemize}
\item A company has three machines:
\begin{itemize}
\item Machine A makes 100 items a day.
\item Machine B makes 50 items a day.
\end{itemize}
How many items do they make in a week?
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective subjective subjective subjective',
    keys: '- - - - - -',
  },
];
