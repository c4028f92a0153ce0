import { Fault } from '../domain/fault.ts';
import { Question } from '../domain/question.ts';
import { readSourceText } from '../text/source-text.ts';

/** Decodes UTF-8 without byte order mark and with LF line endings. */
export function decodeDocument(bytes: Uint8Array): string {
  return readSourceText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).text;
}

/** Parses JSON; `place` names the document or the line in the error message. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${place}: this is not valid JSON.`, { cause });
  }
}

/** Checks a value against the question schema; the error message names the first field that does not fit. */
export function parseQuestion(value: unknown, place: string): Question {
  const parsed = Question.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the whole value';
  throw new Fault('invalid-input', `${place}: this is not a question (${field}: ${issue?.message}).`);
}
