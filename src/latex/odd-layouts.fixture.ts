import { FOUR, type OddForm, OPEN_FOUR, raw, SOLUTION } from './odd-form.fixture.ts';

/** Unusual positions of options, answers and solutions. */
export const ODD_LAYOUTS: readonly OddForm[] = [
  {
    claim: 'options of an enumerate in two columns',
    tex: raw`\item Pick.
\begin{multicols}{2}
\begin{enumerate}[label=(\alph*)]
\item one
\item two \ans
\item three
\end{enumerate}
\end{multicols}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'parts that each bring their options',
    tex: raw`\item A ball falls.
\begin{enumerate}
\item Its speed? ${FOUR}
\item Its time? ${FOUR}
\end{enumerate}
${SOLUTION}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'an ansint in the solution',
    tex: raw`\item The count is \hrulefill. \begin{solution}Counting gives 17. \ansint{17}\end{solution}`,
    kinds: 'integer',
    keys: '17',
  },
  {
    claim: 'a macro in ansint',
    tex: raw`\newcommand{\N}{14}\item Find $n$ \hrulefill \ansint{\N}`,
    kinds: 'integer',
    keys: '14',
  },
  {
    claim: 'options in a table',
    tex: raw`\item The unit of charge is

\begin{tabular}{llll}
(a) volt & (b) ampere & (c) coulomb & (d) ohm
\end{tabular}
\begin{solution}Therefore, the correct option is (c).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'options with space between them',
    tex: raw`\item The unit of charge is

(A) coulomb \hspace{1cm} (B) ampere

(C) volt \hspace{1cm} (D) ohm
\begin{solution}Hence option (A).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    claim: 'options with digits for labels',
    tex: raw`\item The unit of charge is

(1) volt

(2) coulomb

(3) ohm
\begin{solution}Answer (2)\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'an enumerate of options without a key',
    tex: raw`\item The unit of force is
\begin{enumerate}[label=(\alph*)]
\item newton
\item joule
\item watt
\end{enumerate}`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    claim: 'options in lines without a key',
    tex: raw`\item The unit of force is

(a) newton
(b) joule
(c) watt`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    claim: 'parts in lines that are not options',
    tex: raw`\item For the ball, find

(a) the speed
(b) the time
(c) the energy`,
    kinds: 'subjective',
    keys: '-',
  },
  {
    claim: 'a tick beside an option',
    tex: raw`\item Pick.\begin{tasks}(2)\task one\task two $\checkmark$\task three\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a line with the answer after the options',
    tex: raw`\item Pick.
${OPEN_FOUR}
\textbf{Answer:} (c)

\item Pick again.
${OPEN_FOUR}
Ans: B`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'c b',
  },
  {
    claim: 'a key in brackets after \begin{solution}',
    tex: raw`\item Pick.
${OPEN_FOUR}
\begin{solution}[(c)]
Think.
\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'an answer environment',
    tex: raw`\item Pick.
${OPEN_FOUR}
\begin{answer}(c)\end{answer}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    claim: 'a macro that stands for the mark',
    tex: raw`\newcommand{\cor}{\ans}
\item Pick.\begin{tasks}(2)\task one\task two \cor\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a question hidden by iffalse',
    tex: raw`\iffalse
\item Hidden? ${FOUR}
\fi
\item Seen? ${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'empty items used as vertical space',
    tex: raw`\item One? ${FOUR} ${SOLUTION}
\item[] \vspace{1cm}
\item Two? ${FOUR} ${SOLUTION}
\item[]
\newpage
\item Three? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc mcq_sc',
    keys: 'b b b',
  },
  {
    claim: 'a passage ended by a centred section',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} Text.
\item First? ${FOUR} ${SOLUTION}
\begin{center}\textbf{Section B: Heat}\end{center}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage for questions 1--2',
    tex: raw`\item[] \textbf{For questions 1--2:} A block slides.
\item First? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'questions in environments',
    tex: raw`\begin{question}
First? ${FOUR} ${SOLUTION}
\end{question}
\begin{question}
Second? ${FOUR}
\end{question}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'parts of the exam class with their solutions',
    tex: raw`\begin{questions}\question A ball falls.
\begin{parts}
\part Find its speed.
\begin{solution}$v = 10$\end{solution}
\part Find its time.
\begin{solution}$t = 1$\end{solution}
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '1',
  },
  {
    claim: 'a solution headed in bold',
    tex: raw`\item Find $x$.

\textbf{Solution:} $x = 2$.

\item Find $y$.

\textbf{Solution:} $y = 4$.`,
    kinds: 'subjective subjective',
    keys: '2 4',
  },
  { claim: 'nothing', tex: '', kinds: '', keys: '' },
  { claim: 'text with no question', tex: 'Dear all,\n\nsee you.', kinds: '', keys: '' },
];
