import { z } from 'zod';
import type { ReplyFormat } from './strict-json-schema.ts';

export type ReplyReading<T> = { readonly value: T } | { readonly problem: string };

const FENCED = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** Reads a reply as its schema says; a fence of backticks around the whole of it is no part of it. */
export function readReply<T>(raw: string, schema: z.ZodType<T>, format: ReplyFormat): ReplyReading<T> {
  const text = FENCED.exec(raw)?.[1] ?? raw;
  if (format === 'text') return readValue(text, schema);
  try {
    return readValue(JSON.parse(text), schema);
  } catch (thrown) {
    return { problem: `it is not JSON (${thrown instanceof Error ? thrown.message : thrown})` };
  }
}

function readValue<T>(value: unknown, schema: z.ZodType<T>): ReplyReading<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
