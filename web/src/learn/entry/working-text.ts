/** Working and answer of one part. The answer has one line. */
type WorkingText = { readonly working: string; readonly answer: string };

/** Writes working and answer as one text, with the answer in the last line. */
export function joinWorking({ working, answer }: WorkingText): string {
  return working === '' ? answer : `${working}\n${answer}`;
}

/** Splits a text that `joinWorking` wrote. */
export function splitWorking(text: string): WorkingText {
  const end = text.lastIndexOf('\n');
  return end < 0
    ? { working: '', answer: text }
    : { working: text.slice(0, end), answer: text.slice(end + 1) };
}
