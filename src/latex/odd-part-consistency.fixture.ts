import { type OddForm, raw } from './odd-form.fixture.ts';

/** Documents whose whole structure shows what is a question and what is a part. */
export const ODD_PART_CONSISTENCY: readonly OddForm[] = [
  {
    description: 'a text and one numbered list whose items use its symbols',
    tex: raw`\documentclass{article}\begin{document}
The maps $T:\mathbb{R}^2\to\mathbb{R}^4$ and $S:\mathbb{R}^3\to\mathbb{R}^2$ are linear, and their matrices are given on the board.
\begin{enumerate}
\item{(\emph{2 pts}) Find a matrix $B$ so that $T(v)=Bv$.}
\item{(\emph{3 pts}) Is $S$ injective? Explain your answer.}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1[2]=- 2[3]=-',
  },
  {
    description: 'an instruction and one numbered list of questions that do not depend on it',
    tex: raw`\documentclass{article}\begin{document}
Write your name on every sheet of paper that you hand in, and do not use a calculator in this exam.
\begin{enumerate}
\item Find the derivative of $\sin x$.
\item Which planet is nearest to the Sun?
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description:
      'sections with a situation and a list that depends on it, beside a section with separate questions',
    tex: raw`\documentclass{article}\begin{document}
\section{Readings}
Answer these questions in one sentence.
\begin{enumerate}
\item Describe the main result of the first paper.
\item What did the second study measure?
\end{enumerate}
\section{Wages}
\subsection*{Setup}
\begin{itemize}
\item A firm pays a worker the wage $w(y)=\alpha+\beta y$ for the output $y=e+\epsilon$.
\item The effort $e$ has the cost $c(e)=e^2/2$.
\end{itemize}
\subsection*{Questions}
\begin{enumerate}
\item Which effort $e$ does the worker choose?
\item For which $\alpha$ does the worker accept?
\end{enumerate}
\section{Contracts}
\subsection*{Setup}
\begin{itemize}
\item A seller delivers the quality $q$ and a buyer pays the price $p$ in every period of the game.
\item The discount rate is $\delta$.
\end{itemize}
\subsection*{Questions}
\begin{enumerate}
\item Find the lowest price $p$ that the seller accepts.
\item How does it depend on $\delta$?
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective subjective',
    keys: '- - - -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'a construct that contains parts in most questions of a document',
    tex: raw`\documentclass{article}\begin{document}
\section{Encode}
Write the following sentences as logical expressions. Each of them needs at least one operator.
\begin{enumerate}[label=\textbf{\alph*.}]
\item Amy is not a banker.
\item Bob speaks French.
\end{enumerate}
\section{Decode}
Rewrite the following expressions in English.
\begin{enumerate}[label=\textbf{\alph*.}]
\item $\neg P$
\item $P \vee Q$
\end{enumerate}
\section{Tables}
Construct truth tables for the following expressions.
\begin{enumerate}[label=\textbf{\alph*.}]
\item $p \wedge q$
\item $p \to q$
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a=- b=-; a=- b=-',
  },
  {
    description: 'an environment that contains only the title of each question',
    tex: raw`\documentclass{article}\newtheorem{aufgabe}{Exercise}\begin{document}
\begin{aufgabe}Planarity
\end{aufgabe}
\begin{enumerate}[a)]
\item Show that the first graph is planar.
\item Show that the second graph is not planar.
\end{enumerate}
\begin{aufgabe}
\end{aufgabe}
\begin{enumerate}[a)]
\item Find a matching of the graph.
\item Find its size.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'a macro of the author that prints a heading for each part',
    tex: raw`\documentclass{article}
\newcommand{\problem}[1]{\section*{Problem #1}}
\newcommand{\problempart}[1]{\paragraph{#1}}
\begin{document}
\problem{1}
\problempart{(1)} Find the equilibrium.
\problempart{(2)} Find the price.
\problem{2}
\problempart{(1)} Find the wage.
\problempart{(2)} Find the profit.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'codes as titles of the questions, and a macro that begins each solution',
    tex: raw`\documentclass{article}
\newcommand{\Sol}{\par {\bf Solution:}}
\begin{document}
\section{A7}
Let $f(x)=x^2$.
\begin{enumerate}
\item Find $f(2)$.
\item Find $f'(2)$.
\end{enumerate}
\section{A8}
Show that $2+2=4$.
\Sol
\begin{enumerate}
\item We add one.
\item We add one again.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'sections whose number is printed as “Exercice 1”, beside sections without a number',
    tex: raw`\documentclass{article}
\renewcommand\thesection{Exercice \arabic{section} : }
\begin{document}
\section*{Préambule}
\begin{enumerate}
\item Télécharger les données.
\item Lancer l'éditeur.
\end{enumerate}
\section{Distances}
\begin{enumerate}
\item Écrire une fonction.
\item Tester cette fonction.
\end{enumerate}
\section{Durées}
\begin{enumerate}
\item Définir une variable.
\item En déduire la durée.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'a procedure that the text after it discusses, and headings with letters that have gaps',
    tex: raw`\documentclass{article}\begin{document}
\section*{Problem 1}
Now consider the following adversary against the cipher:
\begin{enumerate}
\item Choose two messages and send them.
\item Evaluate the answer.
\end{enumerate}
This adversary wins with certainty.
\section*{Problem 2}
\subsection*{a. Embedding}
The first plot is smooth.
\subsection*{b. Trajectory}
The second plot is not.
\subsection*{g. Summary}
Both are bounded.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=- g=-',
  },
  {
    description:
      'a reference before the task, a name in bold, and a list of tasks that is the whole question',
    tex: raw`\documentclass{exam}\begin{document}\begin{questions}
\question (Sauer 5.1, 2) Use the formula to approximate $f'(0)$ for (a) $h = 0.1$ (b) $h = 0.01$.
\question Write a function with the parameters \textbf{a} and \textbf{i} that adds to
\textbf{a} the value of \textbf{i}.
\question
\begin{itemize}
\item Write a function that reads a matrix.
\item Write a function that prints it.
\end{itemize}
\end{questions}\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'tasks in other languages',
    tex: raw`\documentclass{article}\begin{document}
\section*{Exercice 1}
Deux joueurs choisissent un nombre.
\begin{itemize}
\item Poser les gains.
\item Définir les stratégies.
\end{itemize}
\section*{Exercice 2}
Soit un espace.
\begin{itemize}
\item Leiten Sie die Formel her.
\item Zeige, dass sie stetig ist.
\end{itemize}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
];
