/** The part of a document that is verified, and the message to report if the rest was cut off. */
type TruncatedDocument = { readonly text: string; readonly message: string | undefined };

const MAX_QUESTIONS = 12_000;
const MAX_CHARACTERS = 12_000_000;
const MAX_QUESTION_LENGTH = 200_000;
const START = /\\(?:(?:item|question|titledquestion)(?![A-Za-z])|begin\{(?:[qQ]uestion|problem|exercise)\})/g;

/**
 * Cuts a document off before the first question that exceeds a limit: too many, too far into the text, or too
 * long.
 */
export function truncateDocument(source: string): TruncatedDocument {
  if (source.length <= MAX_QUESTION_LENGTH) return { text: source, message: undefined };
  const { end, isLong } = findEnd(source);
  if (end >= source.length) return { text: source, message: undefined };
  const message = isLong
    ? `This question has more than ${MAX_QUESTION_LENGTH.toLocaleString('en')} characters, so nothing was verified from here on; split it.`
    : 'The document is too large: nothing was verified from here on; split it.';
  return { text: source.slice(0, end), message };
}

function findEnd(source: string): { end: number; isLong: boolean } {
  let [before, count] = [0, 0];
  for (const { index } of source.matchAll(START)) {
    if (index - before > MAX_QUESTION_LENGTH) return { end: before, isLong: true };
    if (++count > MAX_QUESTIONS || index > MAX_CHARACTERS) return { end: index, isLong: false };
    before = index;
  }
  return source.length - before > MAX_QUESTION_LENGTH
    ? { end: before, isLong: true }
    : { end: source.length, isLong: false };
}
