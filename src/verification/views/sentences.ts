/** White space between a sentence end and the start of the next sentence. */
const SENTENCE_BREAK = /(?<=[.?!:])\s+(?=[\p{Lu}\p{N}"“(])/u;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|Fig|fig|No|Dr|Mr|Mrs|St|approx|cf|Eq|eq)\.$/;

/** Splits prose into sentences; abbreviations such as `e.g.` do not end one. */
export function splitSentences(prose: string): string[] {
  const sentences: string[] = [];
  for (const piece of prose.split(SENTENCE_BREAK)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences;
}

/** Returns the last sentence; empty for an empty text. */
export function getLastSentence(prose: string): string {
  return splitSentences(prose).at(-1) ?? '';
}
