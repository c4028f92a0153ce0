import { type OddForm, raw } from './odd-form.fixture.ts';

/** Forms of packages and of authors' own macros: beamer, automultiplechoice, outline, boxes. */
export const ODD_PACKAGES: readonly OddForm[] = [
  {
    description: 'solutions in a proof with a title, and in the argument of a command',
    tex: raw`\problem{Find $2+3$.}
\begin{proof}[Solution] $2+3=5$ \end{proof}
\problem{Find $4+5$.}
\solution{$4+5=9$}`,
    kinds: 'subjective subjective',
    keys: '5 9',
  },
  {
    description: 'an answer in a list whose only label is Answer',
    tex: raw`\newcommand{\bans}{\begin{description}\item[{\bfseries Answer}]}
\newcommand{\eans}{\end{description}}
\begin{document}
\begin{enumerate}
\item Find $2+3$.
\bans It is $5$. \eans
\item Find $4+5$.
\bans It is $9$. \eans
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'questions of automultiplechoice',
    tex: raw`\onecopy{10}{
\element{algebra}{\begin{question}{sum}
What is $2+3$?
\begin{choices}\wrongchoice{4}\correctchoice{5}\wrongchoice{6}\end{choices}
\end{question}}
\element{algebra}{\begin{questionmult}{even}
Which numbers are even?
\begin{choices}\correctchoice{2}\wrongchoice{3}\correctchoice{4}\end{choices}
\end{questionmult}}
}`,
    kinds: 'mcq_sc mcq_mc',
    keys: 'b a c',
  },
  {
    description: 'questions of ex_test',
    tex: raw`\begin{ex}%[2D1B1-3]
What is $2+3$?
\choice
{$4$}
{\True $5$}
{$6$}
{$7$}
\loigiai{$2+3=5$}
\end{ex}
\begin{bt}
Find $4+5$.
\loigiai
{$4+5=9$}
\end{bt}`,
    kinds: 'mcq_sc subjective',
    keys: 'b 9',
  },
  {
    description: 'one question on each frame of a presentation',
    tex: raw`\begin{document}
\begin{frame}{Question 1}
What is $2+3$?
\begin{enumerate}\item 4 \item 5 \item 6\end{enumerate}
\end{frame}
\begin{frame}
\frametitle{Question 2}
Find $x$ with $x+1=3$.
\end{frame}
\end{document}`,
    kinds: 'mcq_sc subjective',
    keys: '- -',
  },
  {
    description: 'an outline whose items are numbers',
    tex: raw`\begin{outline}[enumerate]
\1 Find the heat for a mass of 2 kg.
  \2 $m = 2$
  \2 $Q = 4$
\1 Find the heat for a mass of 3 kg.
  \2 $m = 3$
\end{outline}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=-',
  },
  {
    description: 'headings as plain text with numbers of a book',
    tex: raw`\begin{document}
EX12.2

Find the speed of a car.

\newpage
EX13.1

Find the mass of a car.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'long bold questions that begin with a number',
    tex: raw`\begin{document}
\textbf{Q1. The domain is the set of all real numbers. Determine the truth value of the statement that every number has a root.}

It is false.

\textbf{Q2. Prove that the sum of two even numbers is even, and state what you know about the sum of two odd numbers.}

It is even.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'headings in an unknown command and in boxes',
    tex: raw`\begin{document}
\sheethead{Problem 1: Deadlocks}

Explain what a deadlock is.

\sheethead{Problem 2: Races}

Explain what a race is.
\begin{tcolorbox}
\textbf{Problem 3)} Explain what a lock is.
\end{tcolorbox}
A lock is held by one thread.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'a macro of unknown definition that begins the questions',
    tex: raw`\begin{questions}
\qt Find $2+3$.
\qt Find $4+5$.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a command of the author whose name ends with Problem',
    tex: raw`\begin{document}
\bookProblem{Levers} Explain how a lever works.
\bookProblem{Wheels} Explain how a wheel works.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a list without numbers around the list of questions',
    tex: raw`\begin{document}
\begin{itemize}
\item Answer these questions:
\begin{enumerate}
\item What is a half adder?
\item What is a decoder?
\end{enumerate}
\end{itemize}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'items without a list in a question',
    tex: raw`\begin{document}
\question Put the steps in order.

\item[\textbf{Step:}] Write the formula.
\item[\textbf{Step:}] Mark the angle.
\question Find $4+5$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a worked example with a solution beside exercises',
    tex: raw`\begin{document}
Ratios compare numbers.
\begin{example} You have 2 of 4 apples. What is the ratio? \end{example}
\begin{solution} It is $2/4$. \end{solution}
\begin{exercise} Find the ratio of 3 and 6. \end{exercise}
\begin{exercise} Find the ratio of 5 and 6. \end{exercise}
\section*{Challenge Problems}
\begin{exercise} Find the ratio of 7 and 6. \end{exercise}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'choices in a list before problems with headings',
    tex: raw`\begin{document}
\sheethead{Part A}
\begin{enumerate}
\item What is $2+3$? \begin{enumerate}\item 4 \item 5 \item 6\end{enumerate}
\item What is $4+5$? \begin{enumerate}\item 8 \item 9 \item 7\end{enumerate}
\end{enumerate}
\sheethead{Part B}
\noindent{\large\bfseries Problem 1 (2 points): Levers}

Explain how a lever works.

\sheethead{Part B}
\noindent{\large\bfseries Problem 2 (2 points): Wheels}

Explain how a wheel works.
\end{document}`,
    kinds: 'mcq_sc mcq_sc subjective subjective',
    keys: '- - - -',
  },
  {
    description: 'Solution and Answer as plain text at the start of lines',
    tex: raw`\begin{enumerate}
\item Find $2+3$.

Solution. We add: $2+3=5$.

\item Find $4+5$.

Answer: 9
\item Find $6+7$.

Answer: \underline{\hspace{2cm}}
\end{enumerate}`,
    kinds: 'subjective integer subjective',
    keys: '5 9 -',
  },
  {
    description: 'numbers of a book with gaps, each with a solution, below several headings',
    tex: raw`\begin{document}
\subsection*{Unit 1 Planes}
1. Find the equation of the plane.

Solution: It is $x=1$.

3. Find the angle between the planes.

Solution: It is $\pi$.
\subsection*{Unit 2 Lines}
2. Find the equation of the line.

Solution: It is $y=1$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '1 - 1',
  },
  {
    description: 'bold numbers of a book',
    tex: raw`\begin{document}
{\bf 3.1}
We expand the potential.

\noindent{\bf 3.5}
We use the series.

\noindent{\bf 3.7 (a)} In these coordinates we have a charge.

\noindent{\bf 3.7 (b)} Now we add a sphere.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'headings of parts with the number of their problem',
    tex: raw`\begin{document}
\section*{Problem 2.1 - Tours}
\subsection*{2.1(a)}
Count the tours.
\subsection*{2.1(b)}
Find the shortest tour.
\section*{Problem 2.2 - Swarms}
Find the minimum.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'sections that state a problem and then its algorithm and proof',
    tex: raw`\begin{document}
\section{Shortest paths}
\subsection{Problem}
Count the shortest paths of a graph.
\subsection{Algorithm}
Use a queue.
\subsection{Proof}
Each path is counted once.
\section{Shipping}
\subsection{Problem}
Show that the greedy strategy is optimal.
\subsection{Proof}
Each truck is full.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description:
      'solutions after the questions, below a section that repeats the title and below a centred line',
    tex: raw`\begin{document}
\chapter{Test 4}
\begin{enumerate}\item Find $2+3$. \item Find $4+5$.\end{enumerate}
\chapter{Test 4 (solutions)}
\begin{enumerate}\item $2+3=5$ \item $4+5=9$\end{enumerate}
\chapter{Test 5}
\begin{enumerate}\item Find $6+7$.\end{enumerate}
\begin{center}\textbf{Answers}\end{center}
\begin{enumerate}\item $13$\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'a pledge of honesty below a heading of a question',
    tex: raw`\begin{document}
\section{Q1 - Statement}
By submitting this paper I certify that I have not received any help.
\section{Q2}
Find the mean of the distribution.
\section{Q3}
Find its variance.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'numbers of questions in brackets, and sections whose titles begin with a number',
    tex: raw`\begin{document}
\subsection*{Question (1) -- Means}
Find the mean.
\subsection*{Question (2) -- Spreads}
Find the variance.
\section*{5. Lower bounds}
Let $n$ be given.
\section*{2. The majority}
Let $m$ be given.
\end{document}`,
    kinds: 'subjective subjective subjective subjective',
    keys: '- - - -',
  },
  {
    description: 'sections with letters as questions',
    tex: raw`\begin{document}
\section*{Question a}
The mean is $2$.
\section*{Question b}
The variance is $3$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'a heading that is repeated by a macro for the table of contents',
    tex: raw`\begin{document}
\tocsection{q1}
\noindent
\Large{\textbf{Problem 1}}\normalsize

Find the mean.
\tocsection{q2}
\noindent
\Large{\textbf{Problem 2}}\normalsize

Find the variance.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'questions as the titles of subsections, and a list in another section',
    tex: raw`\begin{document}
\section*{Problems}
\subsection*{What numbers can a byte of 8 bits describe?}
It describes $256$ numbers.
\subsection*{Write the bit pattern for the number 13}
It is $1101$.
\section*{Final Project}
This week I compared sensors.
\begin{itemize}
\item For the hands my main options are microphones.
\item For the foot I am considering an accelerometer.
\end{itemize}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description:
      'exercises, then an essay with a list of statements, after instructions with a list of steps',
    tex: raw`\begin{document}
\section{How to submit}
\begin{enumerate}
\item Complete your work.
\item Submit it as one file.
\end{enumerate}
\section{Exercises}
\begin{enumerate}
\item Find the energy of the ball.
\item Find the power of the motor.
\end{enumerate}
\section{Energy today}
\begin{enumerate}
\item Fossil fuels are bad news in the long run.
\item They are not going to last forever.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'solutions of a tournament with one section for each problem',
    tex: raw`\title{Junior Tournament Solutions}
\begin{document}
\section{Pears}
Five dozen is $5\cdot 12=60$.
\section{Corners}
There are seven corners left, so find the probability $3/7$.
\section{Ages}
Her age is $23$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
];
