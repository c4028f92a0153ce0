import { type OddForm, raw } from './odd-form.fixture.ts';

/** Documents in which several levels could be the questions, and labels in unusual places. */
export const ODD_PART_LEVELS: readonly OddForm[] = [
  {
    description: 'sections with a text and a numbered list, which are one question each',
    tex: raw`\begin{document}
\section{Rolling}
\paragraph{Aim:} A cylinder of mass $m$ and radius $r$ rolls down a plane without slipping, and air resistance is small.
\begin{enumerate}
\item Find its acceleration.
\item Find its speed at the end.
\end{enumerate}
The plane is now rough.
\begin{enumerate}[resume]
\item Find the force of friction.
\end{enumerate}
\section{Sliding}
A block of mass $m$ slides down the same plane, which is now so smooth that friction can be neglected.
\begin{enumerate}
\item Find its acceleration.
\item Compare both accelerations.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'sections that begin with a numbered list, whose items are the questions',
    tex: raw`\begin{document}
\section{How to submit}
\begin{enumerate}
\item Scan your work.
\item Upload it.
\end{enumerate}
\section{Maps}
\begin{enumerate}
\item Which country is in the north?
\item Which river is the longest?
\end{enumerate}
\section{Numbers}
\begin{enumerate}
\item Work out these sums.
\begin{enumerate}
\item $80+20$
\item $11+89$
\end{enumerate}
\item Explain how to carry.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective subjective subjective',
    keys: '- - - -',
    parts: 'a=- b=-',
  },
  {
    description: 'sections with bulleted lists of tasks, and one without a list',
    tex: raw`\begin{document}
\section{Waves}
A wave travels along a rope.
\begin{itemize}
\item Show that it satisfies the wave equation.
\item Find its speed.
\end{itemize}
\section{Bodies}
Derive the total energy that a black body emits.
\section{Temperature}
\begin{itemize}
\item Plot the curve.
\item At which wavelength is its maximum?
\end{itemize}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'numbered headings below sections with a text, which are parts',
    tex: raw`\begin{document}
\section{Convex functions}
Suppose that $f$ is a function of $n$ variables with continuous second derivatives, and that its Hessian is known.
\paragraph{1)} Show that $f$ is convex.
\paragraph{2)} Find its minimum.
\section{Regression}
How strong is the relation between age and sight? The data are given as pairs of numbers in a separate file.
\paragraph{1)} Formulate the problem.
\paragraph{2)} Solve it.
\section{Outliers}
What would be a better measure of the error?
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'headings that name the number of the question and the part',
    tex: raw`\begin{document}
\section*{Question 1, Part A}
Solve $x^2=4$.
\section*{Question 1, Part B}
Solve $x^2=9$.
\section*{Question 2, Part A}
Find $f(1)$.
\subsection*{Part B)}
Find $f(2)$.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'a bold number before each part',
    tex: raw`\begin{document}
\noindent{\bf 2.3} (a) Find the potential.

\noindent{\bf 2.3} (b) Find the field.

\noindent{\bf 2.7} Show that the charge is zero.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'labels with one bracket inside a sentence',
    tex: raw`\begin{questions}
\question The bond length of a molecule is 198 pm. Calculate a) its moment of inertia, and b) its rotational constant.
\question Let $f(x)=3x-2$. Find i) $f(2)$, ii) $f(x^2)$ and iii) the inverse of $f$.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; i=- ii=- iii=-',
  },
  {
    description: 'labels after a preposition, and alternatives, which are no parts',
    tex: raw`\begin{questions}
\question What is the distance to the star in (a) parsecs, (b) metres, and (c) light years?
\question Find the field by using (a) the law of Gauss, or (b) an integral.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'numbers before the questions of a paragraph',
    tex: raw`\begin{questions}
\question A scheme without a key is given. (1) Do you think it is secure? And why? Furthermore, (2) does it hide the sender?
\question State the law.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'a part of the inner list that is an item of the outer list',
    tex: raw`\begin{enumerate}
\item Let $T$ be a map.
\begin{enumerate}
\item Show that it is linear.
\end{enumerate}
This is not enough.
\begin{enumerate}
\item[(b)] Show that it is injective.
\end{enumerate}
\item[(c)] Find its inverse.
\item Define a norm.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'a word and its opposite, which are options',
    tex: raw`\begin{enumerate}
\item Determine if the following is a proper rational function: $1/x$
\begin{enumerate}
\item Proper
\item Improper
\end{enumerate}
\item Explain your answer.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'items to be put in order, which are no parts',
    tex: raw`\begin{enumerate}
\item Order the following devices from fastest to slowest:
\begin{itemize}
\item Tape
\item Disc
\item Register
\end{itemize}
\item Which loop would you use for each case?
\begin{itemize}
\item Printing 20 names.
\item Reading until the file ends.
\end{itemize}
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'conditions after “Prove that if”, which are no parts',
    tex: raw`\begin{questions}
\question Prove that if

(a) $f$ is continuous,

(b) $f(0)=0$,

then $f$ is zero.
\question Consider two games. First game:
\begin{enumerate}
\item You win 5 with certainty.
\item You win 25 with probability 0.1.
\end{enumerate}
Second game:
\begin{enumerate}
\item You win 5 with probability 0.2.
\item You win 0.
\end{enumerate}
Show that a player who prefers the first gain of one game prefers it in the other game too.
\end{questions}`,
    kinds: 'subjective subjective',
    keys: '- -',
  },
  {
    description: 'items that begin with an environment for their text',
    tex: raw`\begin{enumerate}
\item \begin{question}A sequence is given.\end{question}
\begin{enumerate}
\item \begin{question}Describe it.\end{question}
\item \begin{question}Find its limit.\end{question}
\end{enumerate}
\item \begin{question}Write the rule as a formula.\end{question}
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'environments of the author that contain a text, questions and their answers as arguments',
    tex: raw`\begin{doc}{Cyclohexane}
Cyclohexane is a liquid without colour that is used in many reactions.
\question{Draw its structure. (2 pts)}{A ring of six atoms.}{3}
\question{State its density. (1 pt)}{779 kg per cubic metre}{1}
\end{doc}
\begin{doc}{Oil}
The oil of an orange is separated by means of steam in this experiment.
\question{Name the method.}{Distillation}{1}
\question{Explain it.}{Steam carries the oil.}{2}
\end{doc}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[2]=- b[1]=-; a=- b=-',
  },
  {
    description:
      'sections without a title beside numbered ones, with letters as headings of parts and solutions below',
    tex: raw`\begin{document}
\section{}
Customers wait in two queues.
\subsection*{a}
Find the average wait.
\subsubsection*{Solution}
It is 4.
\subsection*{b}
Find the longest wait.
\subsubsection*{Solution}
It is 9.
\section{}
Show that it is finite.
\subsubsection*{Solution}
It is bounded.
\section{Problem 6.2}
State the law.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'a list of parts after a solution in the same item',
    tex: raw`\begin{enumerate}
\item A ball falls.
\begin{solution}See the notes.\end{solution}
\begin{enumerate}
\item Draw the forces.
\item Sketch its speed.
\end{enumerate}
\item Define work.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'paragraphs with numbers after a list of instructions with letters',
    tex: raw`\begin{document}
\begin{enumerate}[A.]
\item Watch the film.
\item Read the rules.
\end{enumerate}

\noindent 1. Let $x$ be a square.
\begin{enumerate}
\item[(a)] Prove that it is positive.
\item[(b)] Disprove that it is even.
\end{enumerate}

\noindent 2. Prove that 2 is prime.

\noindent 3. Prove that 3 is odd.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'a list after the solution, which belongs to the solution',
    tex: raw`\begin{enumerate}
\item Let $A$ be a set of words.
\begin{enumerate}
\item Give a grammar for it.
\item Give another one.
\end{enumerate}
\begin{solution}Both grammars are short.\end{solution}
\begin{enumerate}
\item The first one has two rules.
\item The second one has three rules.
\end{enumerate}
\item Define a word.
\end{enumerate}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'sections with the number of the question and the letter of the part',
    tex: raw`\begin{document}
\section{Networks}
\subsection*{1A}
Show that they are independent.
\subsection*{1B}
Draw the graph.
\section{Chains}
\subsection*{2A}
Write a program.
\subsection*{2B}
Describe the result.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
];
