import { Fault } from '../domain/fault.ts';
import { Question } from '../domain/question.ts';
import { upgradeRecord } from '../domain/upgrade-question.ts';
import { readSourceText } from '../text/source-text.ts';

/** Decodes UTF-8, removes the byte order mark and converts line endings to LF. */
export function decodeDocument(bytes: Uint8Array): string {
  return readSourceText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).text;
}

/** Parses JSON; `location` is the document or the line that the error message states. */
export function parseJson(text: string, location: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${location}: this is not valid JSON.`, { cause });
  }
}

/** Reads a question of any version up to the current one; the error message states the first invalid field. */
export function parseQuestion(value: unknown, location: string): Question {
  const parsed = Question.safeParse(upgradeRecord(value));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the whole value';
  throw new Fault('invalid-input', `${location}: this is not a question (${field}: ${issue?.message}).`);
}
