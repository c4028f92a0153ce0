import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import type { Format } from '../format.ts';
import { decodeDocument, parseJson, parseQuestion } from '../parse-question.ts';

/** One question per line as JSON; nothing is lost in either direction. */
export const jsonlFormat: Format = {
  read: async (bytes, { name }) => ({ questions: readLines(decodeDocument(bytes), name), findings: [] }),
  write: writeLines,
};

function readLines(text: string, name: string): Question[] {
  if (text.trim() === '') throw new Fault('invalid-input', `${name} is empty.`);
  return text.split('\n').flatMap((line, index) => {
    const location = `${name}, line ${index + 1}`;
    return line.trim() === '' ? [] : [parseQuestion(parseJson(line, location), location)];
  });
}

async function* writeLines(pages: AsyncIterable<readonly Question[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const page of pages)
    yield encoder.encode(page.map((question) => `${JSON.stringify(question)}\n`).join(''));
}
