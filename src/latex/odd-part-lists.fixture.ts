import { type OddForm, raw } from './odd-form.fixture.ts';

/** Lists of parts in documents of many authors. */
export const ODD_PART_LISTS: readonly OddForm[] = [
  {
    description: 'an itemize with the labels a), b), c)',
    tex: raw`\begin{enumerate}
\item The function $f$ is defined by $f(x)=x^2$.
\begin{itemize}
\item[a)] State the domain.
\item[b)] Sketch the graph.
\item[c)] Find $f(3)$.
\end{itemize}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'subparts with a third level, which stays in their text',
    tex: raw`\begin{questions}
\question Consider this.
\begin{parts}
\part Find x.
\part Now look at y.
\begin{subparts}
\subpart Find y.
\subpart Discuss:
\begin{subsubparts}
\subsubpart one case;
\subsubpart another case.
\end{subsubparts}
\end{subparts}
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b.i=- b.ii=-',
  },
  {
    description: 'labels from a redefined counter',
    tex: raw`\documentclass{article}
\renewcommand{\theenumii}{\roman{enumii}}
\begin{document}
\begin{enumerate}
\item Consider the matrix.
\begin{enumerate}
\item Find its rank.
\item Find its kernel.
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=- ii=-',
  },
  {
    description: 'labels from setlist for the second level',
    tex: raw`\documentclass{article}
\setlist[enumerate,2]{label=\arabic*)}
\begin{document}
\begin{enumerate}
\item Consider the matrix.
\begin{enumerate}
\item Find its rank.
\item Find its kernel.
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'tasks of the package exsheets with a list of answers',
    tex: raw`\documentclass{article}\usepackage{exsheets}\begin{document}
\begin{question}{4}
Solve the following equations.
\begin{tasks}(2)
\task $x^2=4$
\task $x^3=8$
\end{tasks}
\end{question}
\begin{solution}
\begin{tasks}(2)
\task $x=\pm2$
\task $x=2$
\end{tasks}
\end{solution}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=±2 b=2',
  },
  {
    description: 'an enumerate in questions of the class exam',
    tex: raw`\documentclass{exam}\begin{document}
\begin{questions}
\question[10] A study looked at sleep.
\begin{enumerate}[label=\alph*)]
\item (4 points) What is the population?
\item (6 points) What is the sample?
\end{enumerate}
\question[10] A second study.
\begin{enumerate}[a.]
\item What is the response variable?
\item What is the explanatory variable?
\end{enumerate}
\end{questions}\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[4]=- b[6]=-; a=- b=-',
  },
  {
    description: 'bold labels after line breaks',
    tex: raw`\documentclass{article}\begin{document}
\begin{enumerate}
\item Consider the data in the table.
\\ \textbf{a)} Draw a histogram.
\\ \textbf{b)} Find the mean.
\\ \textbf{c)} Find the median.
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'formulas in two columns after a task for all of them',
    tex: raw`\begin{enumerate}
\item Differentiate the following.
\begin{multicols}{2}
\begin{enumerate}[(a)]
\item $x^2$
\item $\sin x$
\item $e^x$
\item $\ln x$
\end{enumerate}
\end{multicols}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=- d=-',
  },
  {
    description: 'a list that continues after new information with a set counter',
    tex: raw`\begin{enumerate}
\item A body moves.
\begin{enumerate}
\item Find $v$.
\end{enumerate}
The body now stops.
\begin{enumerate}\setcounter{enumii}{1}
\item Find $a$.
\item Find $t$.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'a hint after the parts',
    tex: raw`\documentclass{article}\begin{document}
\begin{exercise}[Integrals]
Compute the integrals:
\begin{enumerate}[label=\textbf{\alph*)}]
\item $\int x$
\item $\int x^2$
\end{enumerate}
\textit{Hint: use the power rule.}
\end{exercise}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'a description list with labels',
    tex: raw`\begin{enumerate}
\item A survey was made.
\begin{description}
\item[(a)] Describe the population.
\item[(b)] Describe the sample.
\end{description}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'tasks after a task for all of them',
    tex: raw`\begin{enumerate}
\item Factorise:
\begin{tasks}(3)
\task $x^2-1$ \task $x^2-4$ \task $x^2-9$
\end{tasks}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'labels together with points in brackets',
    tex: raw`\documentclass{article}\begin{document}
\section*{Problem 2 [20 pts]}
Consider a heap.
\begin{enumerate}
\item[(a) [5 pts]] Insert 4.
\item[(b) [15 pts]] Delete 9.
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[5]=- b[15]=-',
  },
  {
    description: 'an empty list of subparts',
    tex: raw`\documentclass{exam}\begin{document}\begin{questions}
\question A car.
\begin{parts}
\part[2] Find the speed.\droppoints
\part[3]
\begin{subparts}\end{subparts}
Find the time.
\end{parts}
\end{questions}\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=- b[3]=-',
  },
  {
    description: 'labels with the word part',
    tex: raw`\begin{enumerate}
\item A weak acid.
\begin{itemize}
\item[Part (a)] Write the equation.
\item[Part (b)] Find the pH.
\end{itemize}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'bold labels and other options of enumitem',
    tex: raw`\begin{enumerate}
\item Let $f(x)=e^x$.
\begin{enumerate}[label=\textbf{(\alph*)},ref=\alph*,leftmargin=*]
\item Find $f'(x)$.
\item Find $f''(x)$.
\item Find $f(0)$.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'numbers as the stated labels of parts',
    tex: raw`\begin{exercise}
Consider the chain.
\begin{enumerate}[1)]
\item Classify the states.
\item Find the stationary distribution.
\end{enumerate}
\end{exercise}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'letters with a full stop at the start of paragraphs',
    tex: raw`\documentclass{article}\begin{document}
\begin{enumerate}
\item The velocity is given by $v = 3t$.

a. Find the acceleration.

b. Find the displacement after 2 s.

c. Sketch the graph.
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'a proof after each part',
    tex: raw`\documentclass{article}\begin{document}
\begin{problem}
Prove the following:
\begin{enumerate}[(a)]
\item $\emptyset\subset A$.
\begin{proof} Trivial. \end{proof}
\item $A\subset A$.
\begin{proof} Trivial. \end{proof}
\end{enumerate}
\end{problem}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'roman numerals around letters',
    tex: raw`\begin{enumerate}
\item A test was taken.
\begin{enumerate}[(i)]
\item For the mean:
\begin{enumerate}[(a)]
\item Find it.
\item Interpret it.
\end{enumerate}
\item Find the mode.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i.a=- i.b=- ii=-',
  },
  {
    description: 'formulas with labels in one line',
    tex: raw`\begin{enumerate}
\item For the vectors $u$ and $v$, find: (a) $u\cdot v$ \quad (b) $u\times v$ \quad (c) $|u|$
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'labelled cells of a table',
    tex: raw`\begin{enumerate}
\item Evaluate each of the following.

\begin{tabular}{ll}
(a) $2^3$ & (b) $3^2$ \\
(c) $5^0$ & (d) $4^{1/2}$
\end{tabular}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=- d=-',
  },
  {
    description: 'a list beside a picture',
    tex: raw`\begin{enumerate}
\item Look at the graph.

\begin{minipage}{0.5\textwidth}
\begin{enumerate}[(a)]
\item State the domain.
\item State the range.
\end{enumerate}
\end{minipage}
\begin{minipage}{0.4\textwidth}
\includegraphics{a.png}
\end{minipage}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'questions and parts in itemize lists with labels',
    tex: raw`\documentclass{article}\begin{document}
\begin{itemize}
\item[1.] A wave travels.
\begin{itemize}
\item[(a)] Find its speed.
\item[(b)] Find its period.
\end{itemize}
\item[2.] Explain diffraction.
\end{itemize}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'points in braces before the text of each part',
    tex: raw`\begin{problem}{Graphs}{20}
Let $G$ be a graph.
\begin{enumerate}[label=(\alph*)]
\item {[5 points]} Define a tree.
\item {[15 points]} Show that a tree has $n-1$ edges.
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[5]=- b[15]=-',
  },
  {
    description: 'points and titles in bold before the questions',
    tex: raw`\documentclass{article}\begin{document}
\begin{enumerate}
\item \textbf{(15 points) Kinematics.} A ball is thrown.
\begin{enumerate}
\item (5 points) Find the range.
\item (10 points) Find the height.
\end{enumerate}
\item \textbf{(5 points)} State Newton's laws.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[5]=- b[10]=-',
  },
  {
    description: 'a list of answers after a bold title',
    tex: raw`\begin{enumerate}
\item A die is rolled.
\begin{enumerate}
\item List the outcomes.
\item Find $P(\text{even})$.
\end{enumerate}
\textbf{Solution.}
\begin{enumerate}
\item $1$ to $6$
\item $\frac12$
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=1/2',
  },
  {
    description: 'space for answers after each part',
    tex: raw`\begin{questions}
\question[8] A car accelerates.
\begin{parts}
\part[4] Find $a$.
\vspace{3cm}
\answerline
\part[4] Find $s$.
\makeemptybox{4cm}
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[4]=- b[4]=-',
  },
  {
    description: 'items in an environment for parts',
    tex: raw`\documentclass{article}
\begin{document}
\begin{problem}[Sorting (20 points)]
\begin{parts}
\item Sort the list.
\item Analyse the time.
\end{parts}
\end{problem}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'questions that resume after a sentence',
    tex: raw`\documentclass{article}
\begin{document}
\begin{enumerate}
\item A body.
\begin{enumerate}
\item Find $x$.
\item Find $y$.
\end{enumerate}
\end{enumerate}
The next questions are about waves.
\begin{enumerate}[resume]
\item Define a wave.
\item Define amplitude.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'a figure and page breaks between parts',
    tex: raw`\documentclass{exam}
\begin{document}
\begin{questions}
\question[9] A mass hangs on a spring.
\begin{parts}
\part[3] Draw the forces.
\begin{solutionorbox}[2in]
Weight and tension.
\end{solutionorbox}
\begin{figure}[h]\includegraphics{spring.png}\caption{The spring}\end{figure}
\part[3] Find $k$.
\newpage
\part[3] Find the period.
\end{parts}
\end{questions}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[3]=- b[3]=- c[3]=-',
  },
  {
    description: 'capital roman numerals',
    tex: raw`\begin{enumerate}
\item A cell is observed.
\begin{enumerate}[label=\Roman*.]
\item Name the organelle.
\item State its function.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=- ii=-',
  },
  {
    description: 'labels that continue in a second list',
    tex: raw`\begin{enumerate}
\item Follow the next steps.
\begin{enumerate}
\item[(a)] A matrix is created.
\item[(b)] A transformation is applied.
\end{enumerate}
Are the matrices equal? Answer through the following steps:
\begin{enumerate}
\item[(c)] Show the error in a table. \textit{(4 points)}
\item[(d)] Find the mean. \textit{(4 points)}
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c[4]=- d[4]=-',
  },
  {
    description: 'parts inside an unknown environment',
    tex: raw`\begin{questions}
\question \begin{changemargin}{0pt}{4cm}For each of the functions listed, find the limit.
\begin{parts}
\part[5] $f$
\part[5] $g$
\end{parts}
\end{changemargin}
\question Prove it.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[5]=- b[5]=-',
  },
  {
    description: 'a solution after a command',
    tex: raw`\begin{enumerate}
\item Solve $30x < 200$ when
\begin{enumerate}
\item $x$ is a natural number,
\item $x$ is an integer.
\end{enumerate}
\solution From the given information:
\begin{enumerate}
\item $x < 7$
\item $x \le 6$
\end{enumerate}
\item Solve $5x - 3 < 3x + 1$. \\
\solution $x < 2$
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=x < 7 b=x <= 6',
  },
  {
    description: 'formulas with labels inside a sentence',
    tex: raw`\begin{enumerate}
\item Use the formula to approximate $f'(0)$, where $f(x) = e^x$, for (a) $h = 0.1$ (b) $h = 0.01$ (c) $h = 0.001$.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'a solution under a title in nested groups',
    tex: raw`\begin{enumerate}
\item Give an example of two sets such that $A \cap B$ is:\\
a) finite. \\
b) countable. \\
{{\large\bfseries{Solution}}} \\
a) Take the empty set.

b) Take the integers.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
];
