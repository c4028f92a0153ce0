import { z } from 'zod';
import type { ReplyFormat } from './strict-json-schema.ts';

export type ReplyReading<T> = { readonly value: T } | { readonly problem: string };

const FENCED = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** Reads a reply as its schema says. */
export function readReply<T>(raw: string, schema: z.ZodType<T>, format: ReplyFormat): ReplyReading<T> {
  try {
    return readValue(contentOf(raw, format), schema);
  } catch (thrown) {
    return { problem: `it is not JSON (${thrown instanceof Error ? thrown.message : thrown})` };
  }
}

/** What a reply holds before any schema makes something of it; a fence of backticks around it is no part of it. */
export function contentOf(raw: string, format: ReplyFormat): unknown {
  const text = FENCED.exec(raw)?.[1] ?? raw;
  return format === 'text' ? text : JSON.parse(text);
}

function readValue<T>(value: unknown, schema: z.ZodType<T>): ReplyReading<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
