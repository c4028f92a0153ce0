import { FOUR_OPTIONS, FOUR_UNMARKED_OPTIONS, type OddForm, raw, SOLUTION } from './odd-form.fixture.ts';

/** Unusual positions of options, answers and solutions. */
export const ODD_LAYOUTS: readonly OddForm[] = [
  {
    description: 'options of an enumerate in two columns',
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
    description: 'parts with options of each part',
    tex: raw`\item A ball falls.
\begin{enumerate}
\item Its speed? ${FOUR_OPTIONS}
\item Its time? ${FOUR_OPTIONS}
\end{enumerate}
${SOLUTION}
\item Alone? ${FOUR_OPTIONS}`,
    kinds: 'subjective mcq_sc',
    keys: '- b',
    parts: 'a=b b=b',
  },
  {
    description: 'an ansint in the solution',
    tex: raw`\item The count is \hrulefill. \begin{solution}Counting gives 17. \ansint{17}\end{solution}`,
    kinds: 'integer',
    keys: '17',
  },
  {
    description: 'a macro in ansint',
    tex: raw`\newcommand{\N}{14}\item Find $n$ \hrulefill \ansint{\N}`,
    kinds: 'integer',
    keys: '14',
  },
  {
    description: 'options in a table',
    tex: raw`\item The unit of charge is

\begin{tabular}{llll}
(a) volt & (b) ampere & (c) coulomb & (d) ohm
\end{tabular}
\begin{solution}Therefore, the correct option is (c).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'options with space between them',
    tex: raw`\item The unit of charge is

(A) coulomb \hspace{1cm} (B) ampere

(C) volt \hspace{1cm} (D) ohm
\begin{solution}Hence option (A).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    description: 'options labelled with digits',
    tex: raw`\item The unit of charge is

(1) volt

(2) coulomb

(3) ohm
\begin{solution}Answer (2)\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'an enumerate of options without a key',
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
    description: 'options on separate lines without a key',
    tex: raw`\item The unit of force is

(a) newton
(b) joule
(c) watt`,
    kinds: 'mcq_sc',
    keys: '-',
  },
  {
    description: 'parts on separate lines that are not options',
    tex: raw`\item For the ball, find

(a) the speed
(b) the time
(c) the energy`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=- b=- c=-',
  },
  {
    description: 'a tick beside an option',
    tex: raw`\item Pick.\begin{tasks}(2)\task one\task two $\checkmark$\task three\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a line with the answer after the options',
    tex: raw`\item Pick.
${FOUR_UNMARKED_OPTIONS}
\textbf{Answer:} (c)

\item Pick again.
${FOUR_UNMARKED_OPTIONS}
Ans: B`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'c b',
  },
  {
    description: 'a key in brackets after \\begin{solution}',
    tex: raw`\item Pick.
${FOUR_UNMARKED_OPTIONS}
\begin{solution}[(c)]
Think.
\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'an answer environment',
    tex: raw`\item Pick.
${FOUR_UNMARKED_OPTIONS}
\begin{answer}(c)\end{answer}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'a macro for the answer mark',
    tex: raw`\newcommand{\cor}{\ans}
\item Pick.\begin{tasks}(2)\task one\task two \cor\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a question hidden by \\iffalse',
    tex: raw`\iffalse
\item Hidden? ${FOUR_OPTIONS}
\fi
\item Seen? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'empty items used as vertical space',
    tex: raw`\item One? ${FOUR_OPTIONS} ${SOLUTION}
\item[] \vspace{1cm}
\item Two? ${FOUR_OPTIONS} ${SOLUTION}
\item[]
\newpage
\item Three? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc mcq_sc mcq_sc',
    keys: 'b b b',
  },
  {
    description: 'a passage ended by a centred section',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} Text.
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\begin{center}\textbf{Section B: Heat}\end{center}
\item Alone? ${FOUR_OPTIONS}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    description: 'a passage for questions 1--2',
    tex: raw`\item[] \textbf{For questions 1--2:} A block slides.
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\item Second? ${FOUR_OPTIONS} ${SOLUTION}
\item Alone? ${FOUR_OPTIONS}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    description: 'questions in environments',
    tex: raw`\begin{question}
First? ${FOUR_OPTIONS} ${SOLUTION}
\end{question}
\begin{question}
Second? ${FOUR_OPTIONS}
\end{question}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'parts of the LaTeX class exam with their solutions',
    tex: raw`\begin{questions}\question A ball falls.
\begin{parts}
\part Find its speed.
\begin{solution}$v = 10$\end{solution}
\part Find its time.
\begin{solution}$t = 1$\end{solution}
\end{parts}
\end{questions}`,
    kinds: 'subjective',
    keys: '-',
    parts: 'a=10 b=1',
  },
  {
    description: 'a solution with a bold heading',
    tex: raw`\item Find $x$.

\textbf{Solution:} $x = 2$.

\item Find $y$.

\textbf{Solution:} $y = 4$.`,
    kinds: 'subjective subjective',
    keys: '2 4',
  },
  { description: 'an empty document', tex: '', kinds: '', keys: '' },
  { description: 'text with no question', tex: 'Dear all,\n\nsee you.', kinds: '', keys: '' },
];
