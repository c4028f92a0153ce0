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
    keys: 'b ac',
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
];
