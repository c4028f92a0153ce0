import { type OddForm, raw } from './odd-form.fixture.ts';

/** Documents in which the reading of the whole shows what each heading or list is. */
export const ODD_READINGS: readonly OddForm[] = [
  {
    description: 'bold titles that differ only in their numbers',
    tex: raw`\begin{document}
\textbf{2-3 Ex.3}\\
Show that the paraboloid is diffeomorphic to a plane.
\par
\textbf{\textit{Solution.}}\\
The map $(u,v) \mapsto (u,v,u^2+v^2)$ is smooth.
\par
\textbf{2-3 Ex.6(Chain rule)}\\
Prove that the definition does not depend on the parametrizations.
\par
\textbf{2-4 Ex.13}\\
Let $p$ be a critical point of $f$.

\textbf{a.} Show that $p$ is normal to $S$.\\
\textbf{b.} Show that the converse holds.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: 'a=- b=-',
  },
  {
    description: 'numbers in brackets that begin again in each section, which are parts',
    tex: raw`\title{Homework 4}
\begin{document}
\section*{2.6}
\noindent
\textbf{(1)} The language of all strings over $a$.\\
\textbf{(2)} The leftmost derivation is $N \Rightarrow ND$.
\section*{2.7}
\noindent
The grammar of all odd numbers is $O \rightarrow P | -P$.
\section*{2.8}
\noindent
\textbf{(1)} The leftmost derivation is $E \Rightarrow E+T$.\\
\textbf{(2)} The rightmost derivation is $E \Rightarrow T$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'a section of statements beside sections with tasks, all with their share of the marks',
    tex: raw`\title{Homework 1}
\begin{document}
\section{Jensen's inequality (10\%)}
Use induction to prove Jensen's inequality for a convex function $f$ and positive weights.
\section{Entropy of a Gaussian (15\%)}
\begin{proof}
The density is $p(x)$, so that the entropy is $-\int p \log p$, which is $\frac12(1+\log 2\pi\sigma^2)$.
\end{proof}
\section{Regression (30\%)}
Plot the errors of the four models and explain which of them is the best one for these data.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
  {
    description: 'deeper headings that are labels of inner parts',
    tex: raw`\begin{document}
\section*{Exercise 1}
\subsection*{(a)}
\subsubsection*{i.}
The gradient is zero.
\subsubsection*{ii.}
The Hessian is positive.
\subsection*{(b)}
The minimum is unique.
\section*{Exercise 2}
\subsection*{(a)}
The rank is two.
\subsection*{(b)}
The kernel is a line.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a.i=- a.ii=- b=-; a=- b=-',
  },
  {
    description: 'bold labels with the statement in the same bold text',
    tex: raw`\begin{document}
\section*{Exercise 1}
\textbf{(a). $3^n$ is not $O(2^n)$}

Suppose that $3^n \le c 2^n$ for all $n$. Then $(3/2)^n \le c$.

\textbf{(b). $\log_{10} n$ is $O(2^n)$}

Choose $c = 1$.
\section*{Exercise 2}
\textbf{(a) Every polynomial is $O(2^n)$}

The quotient tends to zero.

\textbf{(b) $n = O(2^n)$}

This follows by induction.
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'sections whose lists begin with conditions and then set tasks about the text',
    tex: raw`\begin{document}
\section{Richardson extrapolation}
In this exercise we investigate a method that accelerates the convergence of a quadrature formula. Let $A(t)$ be such that
\begin{enumerate}
\item $A(t)$ tends to $a_0$;
\item $A(t)$ has an expansion in powers of $t$.
\end{enumerate}
\begin{enumerate}
\item Prove that $A_n(t) = a_0 + O(t^{n+1})$.
\item Write the pseudocode of an algorithm that returns $a_0$.
\end{enumerate}
\section{Integration}
We consider the quadrature formula
\[ \int_a^b f(x)\,dx \approx (b-a) f\left(\frac{a+b}{2}\right). \]
\begin{enumerate}
\item Why does this formula have order one?
\item Determine the Peano kernel of this formula.
\end{enumerate}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-; 1=- 2=-',
  },
  {
    description: 'lists of parts that a class for homework names by their labels',
    tex: raw`\begin{document}
\question Sort the functions.
\begin{alphaparts}
\questionpart The order is $n < n^2$.
\questionpart The limit is zero.
\end{alphaparts}
\question Analyse the loop.
\begin{alphaparts}
\questionpart It runs $n$ times.
\questionpart It needs no memory.
\end{alphaparts}
\end{document}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: 'a=- b=-; a=- b=-',
  },
  {
    description: 'a list of short answers below labels that are parts elsewhere',
    tex: raw`\begin{document}
\section*{Question 1}
\begin{enumerate}[label=\roman*.]
\item (a)
\[ G(s) = \frac{10}{s+2} \]
(b)
\[ G(s) = \frac{2}{s+5} \]
\item (a)
\[ s_1 = -2 \]
(b)
\[ s_1 = -5 \]
\item (a) This system is stable with a bounded response.

(b) This system is unstable with an unbounded response.
\end{enumerate}
\end{document}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'i.a=- i.b=- ii.a=- ii.b=- iii.a=- iii.b=-',
  },
  {
    description: 'a bold name of a further question after a list',
    tex: raw`\begin{document}
\begin{enumerate}
\item Find the values of $r$ for which $y = e^{rt}$ is a solution.
\item Solve $y' = y^2$.
\end{enumerate}

\textbf{Optional.} (5 pts) Find the general solution of $y' = (y^2-9)/6$.
\end{document}`,
    kinds: 'subjective subjective subjective',
    keys: '- - -',
  },
];
