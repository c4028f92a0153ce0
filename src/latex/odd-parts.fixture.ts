import { type OddForm, raw } from './odd-form.fixture.ts';

/** Ways of writing the parts of a question. */
export const ODD_PARTS: readonly OddForm[] = [
  {
    description: 'parts of an SQA question with bold marks at the margin',
    tex: raw`\item A car of mass $1200\,\mathrm{kg}$ accelerates from rest.
\begin{enumerate}[(a)]
\item Calculate the acceleration of the car. \hfill \textbf{3}
\item State the unbalanced force acting on the car. \hfill \textbf{1}
\item The car now brakes.
  \begin{enumerate}[(i)]
  \item Explain what happens to its kinetic energy. \hfill \textbf{2}
  \item Calculate the braking distance. \hfill \textbf{3}
  \end{enumerate}
\end{enumerate}
\begin{solution}
(a) $a = \frac{v-u}{t} = 2.5\,\mathrm{m\,s^{-2}}$

(b) $F = ma = 3000\,\mathrm{N}$

(c)(i) It becomes heat in the brakes.

(c)(ii) $d = \frac{E}{F} = 40\,\mathrm{m}$
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[3]=2.5 m s^-2 b[1]=3000 N c.i[2]=- c.ii[3]=40 m',
  },
  {
    description: 'parts and subparts of the class exam with points',
    tex: raw`\documentclass[addpoints]{exam}
\begin{document}
\begin{questions}
\question[6] Let $f(x) = x^3 - 3x$.
\begin{parts}
  \part[2] Find $f'(x)$.
  \begin{solution} $f'(x) = 3x^2 - 3$ \end{solution}
  \part[4] Hence find the stationary points.
  \begin{solution} $3x^2 - 3 = 0$ so $x = \pm 1$. \end{solution}
\end{parts}
\question
A box contains $5$ red and $3$ blue balls.
\begin{parts}
\part[1] How many balls are there?
\uplevel{Two balls are taken out without replacement.}
\part[3] What is the probability that both are red?
\part Consider the events $A$ and $B$.
\begin{subparts}
\subpart[2] Define independence.
\subpart[2] Show that $A$ and $B$ are not independent.
\end{subparts}
\end{parts}
\end{questions}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[2]=3x^2 - 3 b[4]=± 1; a[1]=- b[3]=- c.i[2]=- c.ii[2]=-',
  },
  {
    description: 'the multiple-choice parts of a question of the class exam',
    tex: raw`\begin{questions}
\question Choose the correct option.
\begin{parts}
\part The powerhouse of the cell is the
\begin{oneparchoices}
\choice nucleus
\CorrectChoice mitochondrion
\choice ribosome
\end{oneparchoices}
\part DNA is found in the
\begin{choices}
\correctchoice nucleus
\choice wall
\end{choices}
\end{parts}
\bonusquestion[5] Prove the theorem.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=b b=a',
  },
  {
    description: 'problems of a problem set under section headings',
    tex: raw`\section*{Problem 1 (10 points)}
Consider the recurrence $T(n) = 2T(n/2) + n$.
\begin{enumerate}
\item Solve the recurrence.
\item Give an algorithm with this running time.
\end{enumerate}

\section*{Problem 2}
Prove or disprove each statement.
\begin{enumerate}[label=(\alph*)]
\item Every tree is bipartite.
\item Every bipartite graph is a tree.
\end{enumerate}
\subsection*{Solution}
\begin{enumerate}[label=(\alph*)]
\item True. Colour by depth.
\item False. Take $C_4$.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; a=- b=-',
  },
  {
    description: 'parts inside a sentence',
    tex: raw`\item A stone is thrown up at $20\,\mathrm{m/s}$. Calculate (a) the maximum height reached, (b) the time of flight and (c) the speed on return. Take $g = 10\,\mathrm{m/s^2}$.
\begin{solution}
(a) $h = u^2/2g = 20\,\mathrm{m}$. (b) $t = 2u/g = 4\,\mathrm{s}$. (c) $v = 20\,\mathrm{m/s}$.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=20 m b=4 s c=20 m/s',
  },
  {
    description: 'tasks that are sub-questions, with points of the package exsheets',
    tex: raw`\begin{question}[subtitle={Vectors}]{4}
Evaluate each expression.
\begin{tasks}(2)
  \task $\vec a \cdot \vec b$
  \task $|\vec a|$
  \task $2 + \vec a \cdot \vec c$
\end{tasks}
\end{question}
\begin{solution}
\begin{tasks}(2)
\task $5$
\task $\sqrt{14}$
\task $9$
\end{tasks}
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=5 b=sqrt(14) c=9',
  },
  {
    description: 'questions and parts under bold labels, with text between two parts',
    tex: raw`\noindent\textbf{Question 1} (7 marks)

The graph shows the motion of a trolley.

\noindent\textbf{(a)} Describe the motion between A and B. \hfill [2 marks]

\noindent\textbf{(b)} Calculate the total distance. \hfill [3 marks]

The trolley now carries a load of $2\,\mathrm{kg}$.

\noindent\textbf{(c)} Explain how the graph changes. \hfill [2 marks]

\noindent\textbf{Question 2} (3 marks)

State Newton's second law.`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[2]=- b[3]=- c[2]=-',
  },
  {
    description: 'statements that are true or false',
    tex: raw`\item State whether each of the following is true or false.
\begin{enumerate}[(a)]
\item The Moon has an atmosphere.
\item Light travels faster than sound.
\item Ice sinks in water.
\end{enumerate}
\begin{solution}
(a) False. (b) True. (c) False.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'parts in two columns, with a solution split by intertext and by labels in its lines',
    tex: raw`\item Integrate with respect to $x$:
\begin{multicols}{2}
\begin{enumerate}[label=\roman*)]
\item $\int x^2\,dx$
\item $\int \sin x\,dx$
\item $\int e^{2x}\,dx$
\item $\int \frac1x\,dx$
\end{enumerate}
\end{multicols}
\begin{solution}
\begin{align*}
\intertext{(i)}
\int x^2\,dx &= \frac{x^3}{3} + C
\intertext{(ii)}
\int \sin x\,dx &= -\cos x + C \\
\text{(iii)}\quad \int e^{2x}\,dx &= \tfrac12 e^{2x} + C \\
\text{(iv)}\quad \int \frac1x\,dx &= \ln|x| + C
\end{align*}
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i=x^3/3 + C ii=-cos x + C iii=1/2 e^(2x) + C iv=ln|x| + C',
  },
  {
    description: 'parts with bare marks in round brackets',
    tex: raw`\item Read the passage.

(a) Who wrote the letter? (1)

(b) Why was it never sent? Give two reasons. (2)

(c) Explain what \emph{the long silence} refers to. (4)`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[1]=- b[2]=- c[4]=-',
  },
  {
    description: 'Part A and Part B with one solution under the same headings',
    tex: raw`\item A wire of length $2\,\mathrm{m}$ is stretched.

\textbf{Part A.} Find the strain.

\textbf{Part B.} Find the stress.

\textbf{Solution:}

\textbf{Part A.} Strain $= 0.01$.

\textbf{Part B.} Stress $= 2\times 10^9\,\mathrm{Pa}$.`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=0.01 b=2 × 10^9 Pa',
  },
  {
    description: 'a problem environment with a bold solution after each part',
    tex: raw`\begin{problem}
Let $G$ be a finite group.
\begin{enumerate}[(a)]
\item Show that $|G|$ is divisible by the order of each element.

\textbf{Solution.} By Lagrange.
\item Give an example where the converse fails.

\textbf{Solution.} $A_4$ has no element of order $6$.
\end{enumerate}
\end{problem}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'labels without an opening bracket, marks in commands, pictures and a line of answers',
    tex: raw`\item In the circuit shown, the battery has no internal resistance.
\begin{center}\includegraphics[width=4cm]{circuit.png}\end{center}
a) Calculate the total resistance. \marks{2}

b) Calculate the current from the battery. \marks{3}

\begin{center}\includegraphics{meter.png}\end{center}

c) A voltmeter is added. Predict its reading. \marks{2}

\textbf{Answers:} a) $6\,\Omega$ b) $2\,\mathrm{A}$ c) $4\,\mathrm{V}$`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=6 Ω b[3]=2 A c[2]=4 V',
  },
  {
    description: 'a choice of parts with a sum of marks',
    tex: raw`\item Answer any two of the following: \hfill [5+5]
\begin{enumerate}
\item[(a)] Define entropy. State the second law of thermodynamics.
\item[(b)] Derive an expression for the efficiency of a Carnot engine.
\item[(c)] What is a refrigerator? Draw its $pV$ diagram.
\end{enumerate}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'labelled items beside the question, and two levels in the text',
    tex: raw`\item A cell is shown.
\item[(a)] Name the part labelled X. \hfill (1)
\item[(b)] (i) State its function. \hfill (1)

(ii) Explain why it is found in large numbers in muscle. \hfill (2)
\item Describe osmosis. \hfill (3)`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[1]=- b.i[1]=- b.ii[2]=-',
  },
];
