/** The part of JSON Schema that our OpenAPI document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
};

const TYPE_BY_SCHEMA_TYPE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Converts a schema to the TypeScript type of the values it accepts. */
export function schemaToType(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return toUnion(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf ?? schema.oneOf) return toUnion((schema.anyOf ?? schema.oneOf ?? []).map(schemaToType));
  if (schema.allOf) return schema.allOf.map((part) => `(${schemaToType(part)})`).join(' & ');
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.length === 0 ? 'unknown' : toUnion(types.map((type) => toNamedType(type, schema)));
}

function toNamedType(type: string, schema: Schema): string {
  if (type === 'array') return toArrayType(schema);
  if (type === 'object') return toObjectType(schema);
  return TYPE_BY_SCHEMA_TYPE[type] ?? 'unknown';
}

function toArrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(schemaToType).join(', ')}]`;
  return `(${items ? schemaToType(items) : 'unknown'})[]`;
}

function toObjectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, value]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${schemaToType(value)}`,
  );
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    return `Record<string, ${schemaToType(additionalProperties)}>`;
  }
  return fields.length === 0 ? 'Record<string, unknown>' : `{ ${fields.join('; ')} }`;
}

function toUnion(types: readonly string[]): string {
  return [...new Set(types)].map((type) => (type.includes('&') ? `(${type})` : type)).join(' | ');
}
