/** What is looked at of a document that is larger than any paper or bank file, and what is said of the rest. */
export type CutDocument = { readonly text: string; readonly message: string | undefined };

const MOST_QUESTIONS = 12_000;
const MOST_CHARACTERS = 12_000_000;
const LONGEST_QUESTION = 200_000;
const START = /\\(?:(?:item|question|titledquestion)(?![A-Za-z])|begin\{(?:[qQ]uestion|problem|exercise)\})/g;

/** Leaves up to 12,000 questions of any sane length whole; from the first that is beyond on, all is cut off. */
export function cutToSize(source: string): CutDocument {
  if (source.length <= LONGEST_QUESTION) return { text: source, message: undefined };
  const { end, isLong } = findEnd(source);
  if (end >= source.length) return { text: source, message: undefined };
  const message = isLong
    ? `Here ${LONGEST_QUESTION.toLocaleString('en')} characters hold no new question, so nothing was verified from here on; split this one.`
    : 'The document is too large: nothing was verified from here on; split it.';
  return { text: source.slice(0, end), message };
}

function findEnd(source: string): { end: number; isLong: boolean } {
  let [before, count] = [0, 0];
  for (const { index } of source.matchAll(START)) {
    if (index - before > LONGEST_QUESTION) return { end: before, isLong: true };
    if (++count > MOST_QUESTIONS || index > MOST_CHARACTERS) return { end: index, isLong: false };
    before = index;
  }
  return source.length - before > LONGEST_QUESTION
    ? { end: before, isLong: true }
    : { end: source.length, isLong: false };
}
