import { z } from 'zod';
import type { ReplyFormat } from './strict-json-schema.ts';

export type ReplyReading<T> = { readonly value: T } | { readonly problem: string };

/** A reply wrapped in a Markdown code fence. */
const FENCED = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** Parses a reply with its schema. */
export function readReply<T>(raw: string, schema: z.ZodType<T>, format: ReplyFormat): ReplyReading<T> {
  try {
    return readValue(parseContent(raw, format), schema);
  } catch (thrown) {
    return { problem: `it is not JSON (${thrown instanceof Error ? thrown.message : thrown})` };
  }
}

/** The content of a reply before its schema is applied, without a surrounding code fence. */
export function parseContent(raw: string, format: ReplyFormat): unknown {
  const text = FENCED.exec(raw)?.[1] ?? raw;
  return format === 'text' ? text : JSON.parse(text);
}

function readValue<T>(value: unknown, schema: z.ZodType<T>): ReplyReading<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
