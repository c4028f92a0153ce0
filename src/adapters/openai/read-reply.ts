import { z } from 'zod';
import type { ReplyFormat } from './strict-json-schema.ts';

/** The parsed value of a reply, or why it cannot be used. */
export type ReplyReading<T> = { readonly value: T } | { readonly problem: string };

/** Matches a reply wrapped in a Markdown code fence. */
const FENCED_REPLY = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;
/** Matches a code fence anywhere in a reply, also on one line. */
const CODE_FENCE = /```(?:[a-z]+\b)?\s*([\s\S]*?)```/i;
/** Matches the reasoning that a model writes before its reply; the opening tag may be missing. */
const THINKING = /^(?:(?!<\/?think)[\s\S])*<\/think(?:ing)?>|<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
/** A string, or a comma before the end of an object or array. */
const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g;
/** A string, or a bracket. */
const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
const MAX_STARTS = 20;

/** Parses a reply with its schema. */
export function readReply<T>(raw: string, schema: z.ZodType<T>, format: ReplyFormat): ReplyReading<T> {
  try {
    return readValue(parseContent(raw, format), schema);
  } catch (thrown) {
    return { problem: `it is not JSON (${thrown instanceof Error ? thrown.message : thrown})` };
  }
}

/**
 * Returns the content of a reply; the schema is not applied yet. Small models write their thoughts before the reply, put it
 * in a code fence, add sentences around it, or leave a comma after the last item.
 */
export function parseContent(raw: string, format: ReplyFormat): unknown {
  const text = raw.replace(THINKING, '');
  const content = FENCED_REPLY.exec(text)?.[1] ?? text;
  if (format === 'text') return content;
  try {
    return JSON.parse(raw);
  } catch (thrown) {
    const value = findJson([content, CODE_FENCE.exec(text)?.[1] ?? '', ...listObjects(text)]);
    if (value === undefined) throw thrown;
    return value;
  }
}

/** Returns the first text that is JSON, apart from trailing commas; undefined if there is none. */
function findJson(texts: Iterable<string>): unknown {
  for (const text of texts) {
    try {
      return JSON.parse(text.replace(STRING_OR_TRAILING_COMMA, (found) => (found === ',' ? '' : found)));
    } catch {
      // The next text may be JSON.
    }
  }
  return undefined;
}

/** Lists the objects in a text, from each opening brace to its partner. */
function* listObjects(text: string): Generator<string> {
  let start = -1;
  for (let count = 0; count < MAX_STARTS; count++) {
    start = text.indexOf('{', start + 1);
    if (start < 0) return;
    const end = findClosingBracket(text, start);
    if (end !== undefined) yield text.slice(start, end);
  }
}

function findClosingBracket(text: string, start: number): number | undefined {
  let depth = 0;
  STRING_OR_BRACKET.lastIndex = start;
  for (let match = STRING_OR_BRACKET.exec(text); match !== null; match = STRING_OR_BRACKET.exec(text)) {
    const [found] = match;
    if (found === '{' || found === '[') depth++;
    else if ((found === '}' || found === ']') && --depth === 0) return match.index + 1;
  }
  return undefined;
}

function readValue<T>(value: unknown, schema: z.ZodType<T>): ReplyReading<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
