/** An unusual but valid document, with the kinds and keys that reading it must find. */
export type OddForm = {
  readonly claim: string;
  readonly tex: string;
  /** Kinds of the questions, in order; those of a passage in brackets after it. */
  readonly kinds: string;
  /** Keys in order: option letters, a whole number, a value as typed, or `-` for none. */
  readonly keys: string;
};

export const raw = String.raw;
export const FOUR = raw`\begin{tasks}(2)
    \task one
    \task two \ans
    \task three
    \task four
\end{tasks}`;
export const OPEN_FOUR = FOUR.replace(raw` \ans`, '');
export const SOLUTION = raw`\begin{solution}
    \begin{align*}
        x &= 2
    \end{align*}
\end{solution}`;
export const JUDGED = raw`\begin{tasks}(1)
    \task Both are true and the second explains the first
    \task Both are true but the second does not explain the first
    \task The first is true, the second is false \ans
    \task Both are false
\end{tasks}`;
export const words = (text: string): string =>
  `\\item Pick one.\n${OPEN_FOUR}\n\\begin{solution}\n${text}\n\\end{solution}`;
export const asked = (stem: string, text: string): string =>
  `\\item ${stem}\n${OPEN_FOUR}\n\\begin{solution}\n${text}\n\\end{solution}`;
export const TABLE_ROWS = raw`(a) & Force & (p) & joule \\
(b) & Energy & (q) & newton \\`;
export const ARROWS = raw`\begin{tasks}(2)
    \task $a \rightarrow p$, $b \rightarrow q$
    \task $a \rightarrow q$, $b \rightarrow p$ \ans
\end{tasks}`;
