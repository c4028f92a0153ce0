import { type OddForm, raw } from './odd-form.fixture.ts';

/** Questions without an `\item` or an environment: a text, lists and a solution. */
export const ODD_BARE_QUESTIONS: readonly OddForm[] = [
  {
    description: 'a text and a list of tasks before one solution',
    tex: raw`A pump fills a tank at a constant rate.
\begin{enumerate}
\item Find the rate.
\item Find the time to fill the tank.
\end{enumerate}

\begin{solution}
\begin{enumerate}
\item The rate is $2$ litres per second.
\item It takes $50$ seconds.
\end{enumerate}
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'a list in a minipage with a note before the solution',
    tex: raw`\begin{minipage}{.8\textwidth}
$KLMN$ is a kite. Prove that:
\begin{enumerate}[label=\arabic*.]
\item the diagonals are perpendicular;
\item one diagonal bisects the other.
\end{enumerate}
\end{minipage}

The sides $KL$ and $KN$ are equal.

\begin{solution}
Compare the triangles $KLM$ and $KNM$.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
    parts: '1=- 2=-',
  },
  {
    description: 'a list with one item before its solution',
    tex: raw`\begin{enumerate}[label=\arabic*.]
\item Show that the sum of two odd numbers is even.
\end{enumerate}

\begin{solution}
$2a + 1 + 2b + 1 = 2(a + b + 1)$.
\end{solution}`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    description: 'two texts with lists and solutions after each other',
    tex: raw`A ball falls from a roof.
\begin{enumerate}
\item Find its speed.
\item Find the time.
\end{enumerate}
\begin{solution}
Use the conservation of energy.
\end{solution}

A stone is thrown upwards. Explain where it stops.
\begin{solution}
It stops at the highest point.
\end{solution}`,
    kinds: 'subjective subjective',
    keys: '- -',
    parts: '1=- 2=-',
  },
];
