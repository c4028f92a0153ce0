import { z } from 'zod';

const StrictObject = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});

export type ReplyFormat = 'text' | { readonly name: string; readonly schema: z.infer<typeof StrictObject> };

/** Returns the format of a reply: text, or an object with every field. Throws if a field is optional, which is an internal error. */
export function toReplyFormat(name: string, schema: z.ZodType): ReplyFormat {
  const formatByName = formatsBySchema.get(schema) ?? new Map<string, ReplyFormat>();
  formatsBySchema.set(schema, formatByName);
  const format = formatByName.get(name) ?? createReplyFormat(name, schema);
  formatByName.set(name, format);
  return format;
}

/** A cache, because a schema is used in thousands of requests. */
const formatsBySchema = new WeakMap<z.ZodType, Map<string, ReplyFormat>>();

function createReplyFormat(name: string, schema: z.ZodType): ReplyFormat {
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  if (jsonSchema.type === 'string') return 'text';
  const { $schema: _, ...schemaBody } = jsonSchema;
  return { name, schema: StrictObject.parse(toStrictObject(schemaBody, name)) };
}

/** Forbids additional properties at every level; throws if a property is optional. */
function toStrictObject(node: Record<string, unknown>, path: string): Record<string, unknown> {
  const strictNode = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, toStrictValue(value, `${path}.${key}`)]),
  );
  if (node.type !== 'object' || !isRecord(node.properties)) return strictNode;
  const required = Array.isArray(node.required) ? node.required : [];
  const optional = Object.keys(node.properties).filter((key) => !required.includes(key));
  if (optional.length > 0)
    throw new TypeError(`${path}: ${optional.join(', ')} must be nullable, not optional, in a strict reply`);
  return { ...strictNode, additionalProperties: false };
}

function toStrictValue(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => toStrictValue(entry, path));
  return isRecord(value) ? toStrictObject(value, path) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
