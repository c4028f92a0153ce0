/** The part of a document that is verified, and the message to report if the rest was cut off. */
type TruncatedDocument = { readonly text: string; readonly message: string | undefined };

const MAX_QUESTIONS = 12_000;
const MAX_CHARACTERS = 12_000_000;
const MAX_QUESTION_LENGTH = 200_000;
/** The start of a question: `\item`, `\question` or an environment such as `problem`. */
const QUESTION_START =
  /\\(?:(?:item|question|titledquestion)(?![A-Za-z])|begin\{(?:[qQ]uestion|problem|exercise)\})/g;

/**
 * Cuts a document off before the first question that exceeds a limit on the number of questions, on the length of the
 * document or on the length of a question.
 */
export function truncateDocument(source: string): TruncatedDocument {
  if (source.length <= MAX_QUESTION_LENGTH) return { text: source, message: undefined };
  const { end, isQuestionTooLong } = findEnd(source);
  if (end >= source.length) return { text: source, message: undefined };
  const message = isQuestionTooLong
    ? `This question has more than ${MAX_QUESTION_LENGTH.toLocaleString('en')} characters, so nothing was verified from here on; split it.`
    : 'The document is too large: nothing was verified from here on; split it.';
  return { text: source.slice(0, end), message };
}

function findEnd(source: string): { end: number; isQuestionTooLong: boolean } {
  let [questionStart, count] = [0, 0];
  for (const { index } of source.matchAll(QUESTION_START)) {
    if (index - questionStart > MAX_QUESTION_LENGTH) return { end: questionStart, isQuestionTooLong: true };
    if (++count > MAX_QUESTIONS || index > MAX_CHARACTERS) return { end: index, isQuestionTooLong: false };
    questionStart = index;
  }
  return source.length - questionStart > MAX_QUESTION_LENGTH
    ? { end: questionStart, isQuestionTooLong: true }
    : { end: source.length, isQuestionTooLong: false };
}
