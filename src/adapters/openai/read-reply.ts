import { z } from 'zod';
import type { ReplyFormat } from './strict-json-schema.ts';

/** The parsed value of a reply, or why it cannot be used. */
export type ReplyReading<T> = { readonly value: T } | { readonly problem: string };

/** Matches a reply wrapped in a Markdown code fence. */
const FENCED_REPLY = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** Parses a reply with its schema. */
export function readReply<T>(raw: string, schema: z.ZodType<T>, format: ReplyFormat): ReplyReading<T> {
  try {
    return readValue(parseContent(raw, format), schema);
  } catch (thrown) {
    return { problem: `it is not JSON (${thrown instanceof Error ? thrown.message : thrown})` };
  }
}

/** Returns the content of a reply without a surrounding code fence; the schema is not applied yet. */
export function parseContent(raw: string, format: ReplyFormat): unknown {
  const text = FENCED_REPLY.exec(raw)?.[1] ?? raw;
  return format === 'text' ? text : JSON.parse(text);
}

function readValue<T>(value: unknown, schema: z.ZodType<T>): ReplyReading<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
