import type { Question } from '../../domain/question.ts';
import type { Format } from '../format.ts';
import { decodeDocument, parseJson, parseQuestion } from '../parse-question.ts';

/** Questions as one JSON document; nothing is lost in either direction. */
export const jsonFormat: Format = {
  read: async (bytes, { name }) => ({ questions: readDocument(decodeDocument(bytes), name), findings: [] }),
  write: writeDocument,
};

/** Accepts a list of questions, an object with such a list as `questions`, or one question. */
function readDocument(text: string, name: string): Question[] {
  const document = parseJson(text, name);
  // A passage is one question (it has a `kind`) that itself contains `questions`.
  const hasList =
    typeof document === 'object' && document !== null && 'questions' in document && !('kind' in document);
  const content = hasList ? document.questions : document;
  const list: unknown[] = Array.isArray(content) ? content : [content];
  return list.map((value, index) => parseQuestion(value, `${name}, question ${index + 1}`));
}

async function* writeDocument(pages: AsyncIterable<readonly Question[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '';
  yield encoder.encode('{"questions": [');
  for await (const page of pages) {
    if (page.length === 0) continue;
    const lines = page.map((question) => `\n${JSON.stringify(question)}`);
    yield encoder.encode(separator + lines.join(','));
    separator = ',';
  }
  yield encoder.encode('\n]}\n');
}
