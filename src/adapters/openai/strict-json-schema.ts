import { z } from 'zod';

const StrictObject = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});

export type ReplyFormat = 'text' | { readonly name: string; readonly schema: z.infer<typeof StrictObject> };

/** The format of a reply: text, or an object. An optional field is an internal error, because a strict reply has every field. */
export function toReplyFormat(name: string, schema: z.ZodType): ReplyFormat {
  const known = formats.get(schema) ?? new Map<string, ReplyFormat>();
  formats.set(schema, known);
  const format = known.get(name) ?? describeReply(name, schema);
  known.set(name, format);
  return format;
}

/** Caches the formats, because a schema is used in thousands of requests. */
const formats = new WeakMap<z.ZodType, Map<string, ReplyFormat>>();

function describeReply(name: string, schema: z.ZodType): ReplyFormat {
  const described = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  if (described.type === 'string') return 'text';
  const { $schema: _, ...bare } = described;
  return { name, schema: StrictObject.parse(toStrictObject(bare, name)) };
}

function toStrictObject(node: Record<string, unknown>, path: string): Record<string, unknown> {
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, toStrictValue(value, `${path}.${key}`)]),
  );
  if (node.type !== 'object' || !isRecord(node.properties)) return inner;
  const required = Array.isArray(node.required) ? node.required : [];
  const optional = Object.keys(node.properties).filter((key) => !required.includes(key));
  if (optional.length > 0)
    throw new TypeError(`${path}: ${optional.join(', ')} must be nullable, not optional, in a strict reply`);
  return { ...inner, additionalProperties: false };
}

function toStrictValue(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => toStrictValue(entry, path));
  return isRecord(value) ? toStrictObject(value, path) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
