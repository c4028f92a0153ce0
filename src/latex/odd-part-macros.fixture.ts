import { type OddForm, raw } from './odd-form.fixture.ts';

/** Macros and environments of authors for questions and parts. */
export const ODD_PART_MACROS: readonly OddForm[] = [
  {
    description: 'problems in a theorem environment of the author',
    tex: raw`\documentclass{article}
\newtheorem{hw}{Problem}
\newenvironment{soln}{\textbf{Solution.}}{}
\begin{document}
\begin{hw} Let $G$ be a group.
\begin{enumerate}[(a)]
\item Show that $e$ is unique.
\item Show that inverses are unique.
\end{enumerate}
\end{hw}
\begin{soln} (a) Easy. (b) Easy too. \end{soln}
\begin{hw} Show that $G$ is abelian. \end{hw}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'a list environment of the author',
    tex: raw`\documentclass{article}
\newenvironment{subq}{\begin{enumerate}[label=(\alph*)]}{\end{enumerate}}
\begin{document}
\begin{enumerate}
\item The curve $C$ has equation $y=x^3$.
\begin{subq}
\item Find the gradient.
\item Find the tangent.
\end{subq}
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=-',
  },
  {
    description: 'macros of the author that begin questions and parts',
    tex: raw`\documentclass{article}
\newcommand{\ques}[1]{\item \textbf{[#1 marks]}}
\newcommand{\bit}{\begin{enumerate}}
\newcommand{\sq}{\item}
\begin{document}
\begin{enumerate}
\ques{5} The line $l$.
\begin{enumerate}
\sq Find its gradient.
\sq Find its intercept.
\end{enumerate}
\ques{6} The circle.
\begin{enumerate}
\sq Find its centre.
\sq Find its radius.
\end{enumerate}
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'a macro that prints the number of a problem',
    tex: raw`\documentclass{article}
\newcounter{probno}
\newcommand{\prb}{\stepcounter{probno}\noindent\textbf{Problem \theprobno.}}
\begin{document}
\prb A block slides.
\begin{enumerate}
\item Draw the forces.
\item Find the acceleration.
\end{enumerate}

\prb Find the period of a pendulum.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
  {
    description: 'an environment for each part of an exercise, and a list with one part',
    tex: raw`\documentclass{article}\begin{document}
\begin{exercise}
Let $A$ be a matrix.
\begin{subexercise} Find its trace. \end{subexercise}
\begin{subexercise} Find its determinant. \end{subexercise}
\end{exercise}
\begin{exercise}
\begin{enumerate}[(a)]
\item Only one part.
\end{enumerate}
\end{exercise}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=-',
  },
  {
    description: 'questions in the argument of a command',
    tex: raw`\documentclass{article}\begin{document}
\question{A ball is dropped.
\begin{enumerate}[(a)]
\item Find its speed.
\item Find its energy.
\end{enumerate}}
\question{Find the mass of the moon.}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'questions in the argument of an unknown macro',
    tex: raw`\eoce{\qt{Sleep} A study looked at sleep.
\begin{parts}
\item What is the sample?
\item What is the population?
\end{parts}
}{}
\eoce{\qt{Diet} A study looked at diet.
\begin{parts}
\item What is the variable?
\item What is the parameter?
\end{parts}
}{}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'a macro with the number of a question as its argument',
    tex: raw`\documentclass{article}
\newcommand{\qn}[1]{\item[\textbf{#1.}]}
\begin{document}
\begin{enumerate}
\qn{1} A spring is stretched.
\begin{enumerate}
\item[(a)] Find $k$.
\item[(b)] Find the energy.
\end{enumerate}
\qn{2} State Hooke's law.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'a list of questions with the name of a list of options',
    tex: raw`\documentclass{article}\begin{document}
\begin{tasks}
\item For each of the following graphs, find the diameter.
\begin{subtasks}
\item $K_3$
\item $K_4$
\end{subtasks}
\item Prove that trees are bipartite.
\end{tasks}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-',
  },
  {
    description: 'macros with an item inside a coloured group',
    tex: raw`\documentclass{article}
\newcommand{\ingreen}[1]{{\color{green}#1}}
\newcommand{\easysub}[1]{\ingreen{\item #1}}
\newcommand{\hardsub}[1]{{\color{red}\item #1}}
\begin{document}
\problem These exercises are about logic.
\begin{enumerate}
\easysub{Define a tautology.}
\hardsub{Prove that $p\lor\neg p$ is one.}
\end{enumerate}
\problem These exercises are about sets.
\begin{enumerate}
\easysub{Define a set.}
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=-',
  },
  {
    description: 'several commands for parts of different difficulty',
    tex: raw`\documentclass{article}
\begin{document}
\problem These are questions about data.
\begin{enumerate}
\easysubproblem{What is a mean?} \spc{3}
\intermediatesubproblem{What is a median?} \spc{3}
\hardsubproblem{Prove that they differ.}
\end{enumerate}
\problem More questions.
\begin{enumerate}
\easysubproblem{What is a mode?}
\easysubproblem{What is a range?}
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=- 3=-; 1=- 2=-',
  },
  {
    description: 'commands for parts outside a list',
    tex: raw`\documentclass{article}
\begin{document}
\begin{problem}
Let $n$ be even.
\subproblem Show that $n^2$ is even.
\subproblem Show that $n+2$ is even.
\end{problem}
\begin{problem}
Let $n$ be odd.
\subproblem[2] Show that $n^2$ is odd.
\subproblem[3] Show that $n+2$ is odd.
\end{problem}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a[2]=- b[3]=-',
  },
  {
    description: 'an environment for each part with marks',
    tex: raw`\documentclass{article}
\begin{document}
\begin{question}
This question is about types.
\begin{qpart}
Define a type. \hfill [3 marks]
\end{qpart}
\begin{qpart}
Define a kind. \hfill [4 marks]
\end{qpart}
\end{question}
\begin{question} Explain monads. \end{question}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a[3]=- b[4]=-',
  },
  {
    description: 'a list of parts with an unknown name',
    tex: raw`\documentclass{article}
\begin{document}
\begin{questions}
\question
\begin{questionparts}
\item Define a set. \marks{2}
\item Define a map. \marks{2}
\end{questionparts}
\end{questions}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a[2]=- b[2]=-',
  },
  {
    description: 'commands for short and long questions',
    tex: raw`\documentclass{article}\begin{document}
\shortquestion{List three disadvantages.}{3}
\longquestion{Explain how it is made.}{5}
\shortquestion{State one use.}{1}
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
];
