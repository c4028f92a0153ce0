import { FOUR, type OddForm, raw, SOLUTION } from './odd-form.fixture.ts';

/** Ways of laying out a document. */
export const ODD_STRUCTURES: readonly OddForm[] = [
  {
    claim: 'a passage that announces its questions',
    tex: raw`\item[]
\textbf{Paragraph for Questions 3 to 4}

A cart moves.
\item First? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}
\item Alone? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'a passage for the next two questions',
    tex: raw`\item[] Read and answer the next two questions. A cart moves.
\item First? ${FOUR}
\item Second? ${FOUR}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc mcq_sc] mcq_sc',
    keys: '- b b b',
  },
  {
    claim: 'two passages after each other',
    tex: raw`\item[] \begin{center}\textsc{Passage I}\end{center} One.
\item First? ${FOUR} ${SOLUTION}
\begin{center}\textbf{Passage II}\end{center}
Two.
\item Second? ${FOUR} ${SOLUTION}
\item Third? \ansint{4}`,
    kinds: 'passage [mcq_sc] passage [mcq_sc integer]',
    keys: '- b - b 4',
  },
  {
    claim: 'a passage ended by a section',
    tex: raw`\item[] One.
\item First? ${FOUR}
\section*{Section B}
\item Alone? ${FOUR}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage ended by the end of its list',
    tex: raw`\begin{enumerate}
\item[] One.
\item First? ${FOUR}
\end{enumerate}
\begin{enumerate}
\item Alone? ${FOUR}
\end{enumerate}`,
    kinds: 'passage [mcq_sc] mcq_sc',
    keys: '- b b',
  },
  {
    claim: 'a passage with its questions in a list of their own',
    tex: raw`\item[] \begin{center}\textsc{Comprehension}\end{center} A cart moves.
\begin{enumerate}
\item First? ${FOUR} ${SOLUTION}
\item Second? \hrulefill \ansint{4} ${SOLUTION}
\end{enumerate}`,
    kinds: 'passage [mcq_sc integer]',
    keys: '- b 4',
  },
  {
    claim: 'a passage headed by a section',
    tex: raw`\subsection*{Passage III}
A cart moves.
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage named in the label',
    tex: raw`\item[\textbf{Passage 1}] A cart moves.
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage with a list in its text',
    tex: raw`\item[]
\begin{center}
\textsc{Passage I}
\end{center}
Facts:
\begin{itemize}
\item mass is $2$
\item speed is $3$
\end{itemize}
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a passage with a picture',
    tex: raw`\item[] \begin{center}\textsc{Passage}\end{center} See it.
\begin{center}\includegraphics[width=3cm]{cart.png}\end{center}
\item First? ${FOUR} ${SOLUTION}`,
    kinds: 'passage [mcq_sc]',
    keys: '- b',
  },
  {
    claim: 'a whole document with a preamble',
    tex: raw`\documentclass{article}
\usepackage{tasks}
\newcommand{\ans}{\textbf{(correct)}}
\newcommand{\ansint}[1]{}
\newenvironment{solution}{\begin{quote}}{\end{quote}}
% \item not this one
\begin{document}
Answer all.
\begin{enumerate}
\item First? ${FOUR} ${SOLUTION}
\item Second is \hrulefill. \ansint{8} ${SOLUTION}
\end{enumerate}
\end{document}
\item after the end`,
    kinds: 'mcq_sc integer',
    keys: 'b 8',
  },
  {
    claim: 'questions in two columns',
    tex: raw`\begin{multicols}{2}
\begin{enumerate}
\item First? ${FOUR}
\columnbreak
\item Second? ${FOUR}
\end{enumerate}
\end{multicols}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a commented item',
    tex: raw`\item First? ${FOUR} ${SOLUTION}
% \item Old? \begin{tasks} \task 1 \ans \end{tasks}
\item Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an item in verbatim text',
    tex: raw`\item What does \verb|\item| do in
\begin{verbatim}
\item x
\end{verbatim}
${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'items in the list of a solution',
    tex: raw`\item Why?
\begin{solution}
\begin{itemize}
\item one reason
\item another
\end{itemize}
Hence $x = 3$.
\end{solution}
\item Next? ${FOUR}`,
    kinds: 'subjective mcq_sc',
    keys: '3 b',
  },
  {
    claim: 'words that look like items but are not',
    tex: raw`\item Use \itemize and \bibitem{a}? ${FOUR}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'labelled items',
    tex: raw`\item[1.] First? ${FOUR}
\item[Q2] Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an \\item[] that is a question itself',
    tex: raw`\item[] First? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  { claim: 'no item at all', tex: `Pick one.\n${FOUR}\n${SOLUTION}`, kinds: 'mcq_sc', keys: 'b' },
  {
    claim: 'a file with CRLF line ends and a byte order mark',
    tex: `\uFEFF\\item Pick.\n${FOUR}\n${SOLUTION}\n`.replaceAll('\n', '\r\n'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    claim: 'a solution that is never closed',
    tex: raw`\item First? ${FOUR}
\begin{solution}
\[ x = 2 \]
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'tasks that are never closed',
    tex: raw`\item First?
\begin{tasks}(2)
\task 1
\task 2 \ans
\begin{solution}
two
\end{solution}
\item Second? ${FOUR}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a brace that is never closed',
    tex: raw`\item First \textbf{bold? ${FOUR} ${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'a formula that is never closed',
    tex: raw`\item First $x + 1?
${FOUR}
${SOLUTION}
\item Second? ${FOUR} ${SOLUTION}`,
    kinds: 'mcq_sc mcq_sc',
    keys: 'b b',
  },
  {
    claim: 'an align* that ends as align',
    tex: raw`\item Find $x$. \begin{solution}\begin{align*} x &= 4 \end{align}\end{solution}`,
    kinds: 'subjective',
    keys: '4',
  },
  {
    claim: 'a list of questions after one with only an answer',
    tex: raw`\item It is \hrulefill. \ansint{-3}
\begin{enumerate}
\item First? ${FOUR}
\end{enumerate}`,
    kinds: 'integer mcq_sc',
    keys: '-3 b',
  },
  {
    claim: 'a list of hints between options and solution',
    tex: raw`\item Pick. ${FOUR}
\begin{enumerate}
\item Think.
\item Draw.
\end{enumerate}
${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
];
