import { FOUR_OPTIONS, type OddForm, raw, SOLUTION } from './odd-form.fixture.ts';

/** Unusual document structures: passages, lists, sections and unclosed delimiters. */
export const ODD_STRUCTURES: readonly OddForm[] = [
  {
    description: 'a passage that announces its questions',
    tex: raw`\item[]
\textbf{Paragraph for Questions 3 to 4}

A cart moves.
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\item Second? ${FOUR_OPTIONS} ${SOLUTION}
\item Alone? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    description: 'a passage for the next two questions',
    tex: raw`\item[] Read and answer the next two questions. A cart moves.
\item First? ${FOUR_OPTIONS}
\item Second? ${FOUR_OPTIONS}
\item Alone? ${FOUR_OPTIONS}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    description: 'two passages after each other',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} One.
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\begin{center}\textbf{Passage II}\end{center}
Two.
\item Second? ${FOUR_OPTIONS} ${SOLUTION}
\item Third? \ansint{4}`,
    kinds: 'passage [mcq_sc] passage [mcq_sc integer]',
    keys: '- b - b 4',
  },
  {
    description: 'a passage ended by a section',
    tex: raw`\item[] One.
\item First? ${FOUR_OPTIONS}
\section*{Section B}
\item Alone? ${FOUR_OPTIONS}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    description: 'a passage ended by the end of its list',
    tex: raw`\begin{enumerate}
\item[] One.
\item First? ${FOUR_OPTIONS}
\end{enumerate}
\begin{enumerate}
\item Alone? ${FOUR_OPTIONS}
\end{enumerate}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    description: 'a passage with its questions in a separate list',
    tex: raw`\item[] \begin{center}\textsc{Comprehension}\end{center} A cart moves.
\begin{enumerate}
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\item Second? \hrulefill \ansint{4} ${SOLUTION}
\end{enumerate}`,
    kinds: 'passage [mcq_sc integer]',
    keys: '- b 4',
  },
  {
    description: 'a passage headed by a section',
    tex: raw`\subsection*{Passage III}
A cart moves.
\item First? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    description: 'a passage named in the label',
    tex: raw`\item[\textbf{Passage 1}] A cart moves.
\item First? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    description: 'a passage with a list in its text',
    tex: raw`\item[]
\begin{center}
\textsc{Passage I}
\end{center}
Facts:
\begin{itemize}
\item mass is $2$
\item speed is $3$
\end{itemize}
\item First? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    description: 'a passage with a picture',
    tex: raw`\item[] \begin{center}\textsc{Passage}\end{center} See it.
\begin{center}\includegraphics[width=3cm]{cart.png}\end{center}
\item First? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    description: 'a whole document with a preamble',
    tex: raw`\documentclass{article}
\usepackage{tasks}
\newcommand{\ans}{\textbf{(correct)}}
\newcommand{\ansint}[1]{}
\newenvironment{solution}{\begin{quote}}{\end{quote}}
% \item not this one
\begin{document}
Answer all.
\begin{enumerate}
\item First? ${FOUR_OPTIONS} ${SOLUTION}
\item Second is \hrulefill. \ansint{8} ${SOLUTION}
\end{enumerate}
\end{document}
\item after the end`,
    kinds: 'mcq_sc integer',
    keys: 'b 8',
  },
  {
    description: 'questions in two columns',
    tex: raw`\begin{multicols}{2}
\begin{enumerate}
\item First? ${FOUR_OPTIONS}
\columnbreak
\item Second? ${FOUR_OPTIONS}
\end{enumerate}
\end{multicols}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'a commented item',
    tex: raw`\item First? ${FOUR_OPTIONS} ${SOLUTION}
% \item Old? \begin{tasks} \task 1 \ans \end{tasks}
\item Second? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'an item in verbatim text',
    tex: raw`\item What does \verb|\item| do in
\begin{verbatim}
\item x
\end{verbatim}
${FOUR_OPTIONS}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'items in the list of a solution',
    tex: raw`\item Why?
\begin{solution}
\begin{itemize}
\item one reason
\item another
\end{itemize}
Hence $x = 3$.
\end{solution}
\item Next? ${FOUR_OPTIONS}`,
    kinds: 'subjective mcq_sc',
    keys: '3 b',
  },
  {
    description: 'commands that look like \\item but are not',
    tex: raw`\item Use \itemize and \bibitem{a}? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'labelled items',
    tex: raw`\item[1.] First? ${FOUR_OPTIONS}
\item[Q2] Second? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'an \\item[] that is a question itself',
    tex: raw`\item[] First? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'no item at all',
    tex: `Pick one.\n${FOUR_OPTIONS}\n${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a file with CRLF line ends and a byte order mark',
    tex: `\uFEFF\\item Pick.\n${FOUR_OPTIONS}\n${SOLUTION}\n`.replaceAll('\n', '\r\n'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a solution that is never closed',
    tex: raw`\item First? ${FOUR_OPTIONS}
\begin{solution}
\[ x = 2 \]
\item Second? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'tasks that are never closed',
    tex: raw`\item First?
\begin{tasks}(2)
\task 1
\task 2 \ans
\begin{solution}
two
\end{solution}
\item Second? ${FOUR_OPTIONS}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'a brace that is never closed',
    tex: raw`\item First \textbf{bold? ${FOUR_OPTIONS} ${SOLUTION}
\item Second? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'a formula that is never closed',
    tex: raw`\item First $x + 1?
${FOUR_OPTIONS}
${SOLUTION}
\item Second? ${FOUR_OPTIONS} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    description: 'an align* that ends as align',
    tex: raw`\item Find $x$. \begin{solution}\begin{align*} x &= 4 \end{align}\end{solution}`,
    kinds: 'subjective',
    keys: '4',
  },
  {
    description: 'a list of questions after a question with only an answer',
    tex: raw`\item It is \hrulefill. \ansint{-3}
\begin{enumerate}
\item First? ${FOUR_OPTIONS}
\end{enumerate}`,
    kinds: 'integer mcq_sc',
    keys: '-3 b',
  },
  {
    description: 'a list of hints between options and solution',
    tex: raw`\item Pick. ${FOUR_OPTIONS}
\begin{enumerate}
\item Think.
\item Draw.
\end{enumerate}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
];
