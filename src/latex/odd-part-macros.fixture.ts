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
    parts: 'a=- b=-',
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
];
