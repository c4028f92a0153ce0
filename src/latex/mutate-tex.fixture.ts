// Random changes of TeX documents for robustness tests.

/** Pieces of TeX that a mutation inserts at random positions. */
const TEX_PIECES: readonly string[] = [
  '{',
  '}',
  '$',
  '$$',
  '\\[',
  '\\]',
  '\\(',
  '\\)',
  '%',
  '% note\n',
  '\\',
  '\\\\',
  '\\\\[4pt]',
  '&',
  '[',
  ']',
  '\n',
  '\n\n',
  '\r\n',
  '\\item ',
  '\\item[] ',
  '\\task ',
  '\\ans',
  '\\ans{}',
  '\\ansint{7}',
  '\\ansint{2.5}',
  '\\hrulefill',
  '\\par ',
  '\\begin{solution}',
  '\\end{solution}',
  '\\begin{tasks}(2)',
  '\\end{tasks}',
  '\\begin{align*}',
  '\\end{align*}',
  '\\begin{enumerate}',
  '\\end{enumerate}',
  '\\begin{center}',
  '\\end{center}',
  '\\begin{idea}x\\end{idea}',
  '\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}',
  '\\input{diagram}',
  '% \\input{diagram}\n',
  '\\includegraphics[width=2cm]{a.png}',
  '\\intertext{then}',
  '\\def\\OptionA{x}',
  '\\OptionA',
  '\\verb|',
  '\\begin{verbatim}',
  '\\end{verbatim}',
  '\\section{B}',
  'Passage I',
  'Answer: 5',
  'the correct option is (b)',
  '\uFEFF',
  'é∑😀',
  '\u0000',
  ' ',
  '(a) ',
  '\n(b) ',
  '\\item[(a)] ',
  '\\textbf{(a)} ',
  '\\textbf{Solution:} ',
  '\\begin{parts}',
  '\\end{parts}',
  '\\part[2] ',
  '\\hfill [2]',
  '(3 marks)',
  '\\textbf{Assertion}: ',
  '% id: same\n',
];

/** Returns the next random number from 0 to 1. */
export type Random = () => number;

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32), so that a failure can be reproduced. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Changes a document in one to four places: inserts, deletes, duplicates or swaps pieces. */
export function mutateTex(document: string, random: Random): string {
  let text = document;
  const changes = 1 + Math.floor(random() * 4);
  for (let change = 0; change < changes; change++) text = mutateOnce(text, random);
  return text;
}

function mutateOnce(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const length = Math.floor(random() * 30);
  const piece = TEX_PIECES[Math.floor(random() * TEX_PIECES.length)] ?? '';
  const choice = random();
  if (choice < 0.45) return text.slice(0, at) + piece + text.slice(at);
  if (choice < 0.7) return text.slice(0, at) + text.slice(at + length);
  if (choice < 0.8) return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
  if (choice < 0.9) return text.slice(0, at) + piece + text.slice(at + length);
  return text.slice(at) + text.slice(0, at);
}
