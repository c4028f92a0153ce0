/** What is looked at of a document that is larger than any paper or bank file. */
export type CutDocument = { readonly text: string; readonly message: string | undefined };

const MOST_QUESTIONS = 25_000;
const MOST_CHARACTERS = 20_000_000;

/** Leaves documents of up to 25,000 questions whole; more is cut off and said so. */
export function cutToSize(source: string): CutDocument {
  const end = endOfQuestions(source);
  if (end >= source.length) return { text: source, message: undefined };
  const message = `Only the first ${MOST_QUESTIONS.toLocaleString('en')} questions were verified; split the document.`;
  return { text: source.slice(0, end), message };
}

function endOfQuestions(source: string): number {
  let at = -1;
  for (let count = 0; count <= MOST_QUESTIONS; count++) {
    at = source.indexOf('\\item', at + 1);
    if (at < 0) return Math.min(source.length, MOST_CHARACTERS);
  }
  return Math.min(at, MOST_CHARACTERS);
}
