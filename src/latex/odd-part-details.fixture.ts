import { type OddForm, raw } from './odd-form.fixture.ts';

/**
 * Documents with parts: their marks, their solutions, texts between parts, and lists that may not be parts.
 * `OddForm` explains the notation of `kinds`, `keys` and `parts`.
 */
export const ODD_PART_DETAILS: readonly OddForm[] = [
  {
    description: 'one mark per line of a solution, and a total after the last part',
    tex: raw`\item An unknown gas is collected.
\begin{enumerate}[label=(\alph*)]
    \item Describe a test for hydrogen.
    \hfill [1]
    \item $2\,\mathrm{g}$ of magnesium react completely.
    \[ \mathrm{Mg} + 2\mathrm{HCl} \rightarrow \mathrm{MgCl_2} + \mathrm{H_2} \]
    \begin{enumerate}[label=(\roman*)]
        \item Calculate the number of moles of magnesium.
        \begin{solution}
        \begin{align*}
        n &= \frac{m}{M} \quad (1) \\
          &= \frac{2}{24.3} = 0.082 \quad (1)
        \end{align*}
        \end{solution}
        \item Calculate the volume of hydrogen. \hfill [2]
        \begin{solution}
        $V = 0.082 \times 24 = 1.97\,\mathrm{dm^3}$ (1)

        correct unit (1)
        \end{solution}
    \end{enumerate}
    \textbf{(Total for Question 4 is 5 marks)}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[1]=- b.i[2]=0.082 b.ii[2]=1.97 dm^3',
  },
  {
    description: 'blanks to be filled in, with a line of answers as the solution',
    tex: raw`\item Fill in the blanks:
(i) The SI unit of force is \underline{\hspace{2cm}}.
(ii) The rate of change of velocity is called \underline{\hspace{2cm}}.
(iii) Work has the same unit as \underline{\hspace{2cm}}.
\begin{solution}
(i) newton (ii) acceleration (iii) energy
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=- ii=- iii=-',
  },
  {
    description: 'an algorithm and a list of equivalent statements, which are no parts',
    tex: raw`\item Using the following algorithm:
\begin{enumerate}
\item Set $x = 1$.
\item Multiply $x$ by $2$.
\item If $x < 100$ go to step 2.
\end{enumerate}
what is the final value of $x$?
\begin{solution} $x = 128$ \end{solution}
\item Show that the following are equivalent:
\begin{enumerate}[(i)]
\item $A$ is invertible;
\item $\det A \neq 0$;
\item $Ax = 0$ has only the trivial solution.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '128 -',
  },
  {
    description: 'options and a whole number as the answers of parts',
    tex: raw`\item A toy car moves on a track. For each part choose the right answer.
\begin{enumerate}[(a)]
\item Its speed at the top is
\begin{tasks}(2)
\task $1\,\mathrm{m/s}$ \ans
\task $2\,\mathrm{m/s}$
\end{tasks}
\item Calculate its energy. \ansint{12}
\item Which force acts on it?
\begin{choices}
\choice friction
\CorrectChoice weight
\end{choices}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=a b=12 c=b',
  },
  {
    description: 'an itemize with labels and a choice inside a part of a CBSE paper',
    tex: raw`\item Attempt all parts.
\begin{itemize}
\item[(a)] If $A = \{1,2\}$, write the power set of $A$. \hfill 2
\item[(b)] Prove that $\sqrt{5}$ is irrational. \hfill 3
\begin{center}\textbf{OR}\end{center}
Find the zeroes of $x^2 - 5x + 6$.
\item[(c)] Solve the pair of equations $x + y = 5$, $x - y = 1$. \hfill 3
\end{itemize}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=- b[3]=- c[3]=-',
  },
  {
    description: 'exercises of the package xsim and a list in one line',
    tex: raw`\begin{exercise}[points=6]
  Let $\vec{v} = (1,2,3)$.
  \begin{enumerate}
    \item Compute $\|\vec v\|$. \points{2}
    \item Find a unit vector in the direction of $\vec v$. \points{4}
  \end{enumerate}
\end{exercise}
\begin{solution}
  \begin{enumerate}
    \item $\|\vec v\| = \sqrt{14}$
    \item $\frac{1}{\sqrt{14}}(1,2,3)$
  \end{enumerate}
\end{solution}
\begin{exercise}
 Simplify.
 \begin{enumerate*}
 \item $\frac{2x}{4}$ \item $\sqrt{50}$ \item $2^3 \cdot 2^4$
 \end{enumerate*}
\end{exercise}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1[2]=sqrt(14) 2[4]=(1/sqrt(14)) (1,2,3); a=- b=- c=-',
  },
  {
    description: 'lists inside the list of questions, as in an AP paper',
    tex: raw`\begin{enumerate}
\item The velocity of a particle is $v(t) = t^2 - 4t + 3$ for $0 \le t \le 5$.
\begin{enumerate}
\item Find all times at which the particle is at rest.
\item Find the acceleration at $t = 2$. Is the speed increasing or decreasing? Give a reason.
\item Find the total distance travelled.
\end{enumerate}
\item Let $R$ be the region enclosed by $y = x^2$ and $y = 2x$.
\begin{enumerate}
\item Find the area of $R$.
\item Write, but do not evaluate, an integral for the volume of revolution.
\end{enumerate}
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=- c=-; a=- b=-',
  },
  {
    description: 'bonus parts, half marks (which are not read) and a solution with lines for the answer',
    tex: raw`\question Some data.
\begin{parts}
\part[2\half] Plot the data.
\part[1] Read off the gradient.
\begin{solutionorlines}[1in]
The gradient is $m = 3$.
\end{solutionorlines}
\bonuspart[2] Extrapolate to $x = 0$.
\end{parts}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b[1]=3 c[2]=-',
  },
  {
    description: 'a list that resumes after new information, with bold labels in the solution',
    tex: raw`\item A company makes chairs.
\begin{enumerate}[(a)]
\item Write down the cost function. \hfill(2 marks)
\item Find the break-even point. \hfill(3 marks)
\end{enumerate}
The company now raises its price to $\$25$.
\begin{enumerate}[(a),resume]
\item Find the new profit. \hfill(2 marks)
\item Comment on your answer. \hfill(1 mark)
\end{enumerate}
\begin{solution}
\textbf{(a)} $C = 100 + 5x$

\textbf{(b)} $100 + 5x = 15x$, so $x = 10$

\textbf{(c)} $P = 200$

\textbf{(d)} It is larger.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=100 + 5x b[3]=10 c[2]=200 d[1]=-',
  },
  {
    description: 'terms to define, labels in a question, and references to labels',
    tex: raw`\item Define the following terms:
(a) Isotope
(b) Isobar
(c) Molarity
\begin{solution}
(a) Atoms of the same element with different mass numbers.

(b) Atoms of different elements with the same mass number.

(c) Moles of solute per litre of solution.
\end{solution}
\item What is meant by: (i) homogeneous mixture, (ii) colloid?
\item Show that (a) implies (b) in the theorem above.
\item Use parts
(a) and (b) of the last question to find the mass.`,
    kinds: 'subjective subjective subjective subjective',
    keys: '- - - -',
    parts: 'a=- b=- c=-; i=- ii=-',
  },
  {
    description: 'a programming question with code between the task and its marks',
    tex: raw`\subsection*{Question 3 [12 marks]}
\begin{enumerate}[label=\textbf{(\alph*)}]
\item Write a function \texttt{mean(xs)}.
\begin{verbatim}
def mean(xs):
    ...
\end{verbatim}
\textbf{[4 marks]}
\item State its running time. \textbf{[2 marks]}
\item Modify it so that it ignores \texttt{None}. \textbf{[6 marks]}
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[4]=- b[2]=- c[6]=-',
  },
  {
    description: 'labels after line breaks in question and solution',
    tex: raw`\item Consider the function $f(x) = \dfrac{x}{x+1}$.\\
(a) State the domain.\\
(b) Find $f^{-1}(x)$.\\
(c) Sketch the graph of $f$.
\begin{solution}
(a) $x \neq -1$ \\
(b) $f^{-1}(x) = \frac{x}{1-x}$ \\
(c) See figure.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=x != -1 b=x/(1-x) c=-',
  },
  {
    description: 'an environment for each part',
    tex: raw`\begin{problem}{12}
A queue is implemented with two stacks.
\begin{subproblem}[4]
Describe \texttt{enqueue}.
\end{subproblem}
\begin{subproblem}[8]
Give the amortised cost.
\begin{solution} $O(1)$ \end{solution}
\end{subproblem}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[4]=- b[8]=O(1)',
  },
  {
    description: 'a solution after each labelled line',
    tex: raw`\item A lens has focal length $10\,\mathrm{cm}$.

(a) Calculate its power.

\textbf{Solution:} $P = 1/f = 10\,\mathrm{D}$

(b) An object is $30\,\mathrm{cm}$ away. Calculate the image distance.

\textbf{Solution:} $v = 15\,\mathrm{cm}$`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=10 D b=15 cm',
  },
  {
    description: 'marks in several notations and numbers that are no marks',
    tex: raw`\item Solve $x^2 = 16$. [2]
\item Using equation (2), find $y$ in terms of (3)
\item State Ohm's law. \mark{1}
\item Prove that $\sqrt2$ is irrational. (4 pts)
\item (5 marks) Derive the lens formula.
\item Find $f(3)$
\item Discuss the results of [3]`,
    kinds: 'subjective subjective subjective subjective subjective subjective subjective',
    keys: '- - - - - - -',
  },
  {
    description: 'a list of a question whose solution cannot be split',
    tex: raw`\item A spring of constant $k$ hangs from a ceiling.
\begin{enumerate}[(a)]
\item Find its extension under a load $m$. \hfill [2]
\item Find its period. \hfill [2]
\end{enumerate}
\begin{solution}
In equilibrium $kx = mg$, and the equation of motion gives $\omega^2 = k/m$.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=- b[2]=-',
  },
  {
    description: 'text and a labelled list without an item',
    tex: raw`A rocket of mass $5\,\mathrm{kg}$ is launched.
\begin{enumerate}[(a)]
\item Find its weight.
\item Find the thrust.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'labels that the document defines for its lists',
    tex: raw`\documentclass{article}
\renewcommand{\labelenumi}{Q\arabic{enumi}.}
\renewcommand{\labelenumii}{(\roman{enumii})}
\begin{document}
\begin{enumerate}
\item The table shows the ages of trees.
\begin{enumerate}
\item Find the median.
\item Draw a box plot.
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=- ii=-',
  },
  {
    description: 'a list of numbers after a task, which are probably options',
    tex: raw`\item Find the value of $x$ for which $2x + 1 = 7$.
\begin{enumerate}[(a)]
\item 1
\item 2
\item 3
\item 4
\end{enumerate}`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    description: 'questions of a passage that have parts',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} A cart moves.
\item It stops.
\begin{enumerate}[(a)]
\item Find its speed. \hfill [1]
\item Find its energy. \hfill [2]
\end{enumerate}
\begin{solution}
\begin{enumerate}
\item[(b)] $E = 8\,\mathrm{J}$
\end{enumerate}
\end{solution}
\item Why does it stop?`,
    kinds: 'passage [subjective subjective]',
    keys: '- - -',
    parts: 'a[1]=- b[2]=8 J',
  },
];
