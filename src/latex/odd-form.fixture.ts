/** An unusual but valid document, with the expected kinds and keys of its questions. */
export type OddForm = {
  readonly description: string;
  readonly tex: string;
  /** Kinds of the questions, in order (`mcq_sc` and `mcq_mc` are multiple choice with one or several correct options); the kinds of the questions of a passage follow it in brackets. */
  readonly kinds: string;
  /** Keys in order: option letters, a whole number, a value as typed, or `-` for none. */
  readonly keys: string;
  /**
   * The expected parts that a learner answers, as in `a[2]=5 b.i=-`: part a has 2 marks and the key 5; part b.i has no marks and no
   * key. Spaces separate parts, and `; ` separates questions. Absent if no question has parts.
   */
  readonly parts?: string;
};

export const raw = String.raw;
/** Four options, of which the second is marked correct. */
export const FOUR_OPTIONS = raw`\begin{tasks}(2)
    \task one
    \task two \ans
    \task three
    \task four
\end{tasks}`;
/** Four options without an answer mark. */
export const FOUR_UNMARKED_OPTIONS = FOUR_OPTIONS.replace(raw` \ans`, '');
export const SOLUTION = raw`\begin{solution}
    \begin{align*}
        x &= 2
    \end{align*}
\end{solution}`;
/** The options of an assertion-reason question; the third is correct. */
export const ASSERTION_OPTIONS = raw`\begin{tasks}(1)
    \task Both are true and the second explains the first
    \task Both are true but the second does not explain the first
    \task The first is true, the second is false \ans
    \task Both are false
\end{tasks}`;
/** A question with unmarked options whose solution is `text`. */
export const withSolution = (text: string): string =>
  `\\item Pick one.\n${FOUR_UNMARKED_OPTIONS}\n\\begin{solution}\n${text}\n\\end{solution}`;
/** The same with a given stem. */
export const withStemAndSolution = (stem: string, text: string): string =>
  `\\item ${stem}\n${FOUR_UNMARKED_OPTIONS}\n\\begin{solution}\n${text}\n\\end{solution}`;
/** Two rows of a match table. */
export const TABLE_ROWS = raw`(a) & Force & (p) & joule \\
(b) & Energy & (q) & newton \\`;
/** Two options of a match question; the second is correct. */
export const PAIR_OPTIONS = raw`\begin{tasks}(2)
    \task $a \rightarrow p$, $b \rightarrow q$
    \task $a \rightarrow q$, $b \rightarrow p$ \ans
\end{tasks}`;
