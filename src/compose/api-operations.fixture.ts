type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
};

type RawOperation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
};

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** The schema of the body, with its references resolved. */
  readonly body: Schema | undefined;
  /** True if the id in the path may be new, so that the operation creates the caller's own object. */
  readonly createsById: boolean;
};

const CREATING_OPERATIONS = ['giveFeedback', 'replaceQuestion'];

/** Lists the operations of the API document. */
export function listOperations({ paths, components }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, parameters = [], requestBody }]): Operation => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      return {
        id,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: schema && resolve(schema, components.schemas, 0),
        createsById: CREATING_OPERATIONS.includes(id),
      };
    }),
  );
}

const MAX_DEPTH = 8;

/** Replaces references by the schemas that they name. */
function resolve(schema: Schema, schemas: Document['components']['schemas'], depth: number): Schema {
  if (depth > MAX_DEPTH) return {};
  const target = schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const inner = (child: Schema): Schema => resolve(child, schemas, depth + 1);
  const { properties, items, anyOf, oneOf, allOf } = target;
  return {
    ...target,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, inner(child)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  };
}

/** Creates a body in which every text is the id, so that each field that may contain an id does. */
export function createBody(schema: Schema, id: string): unknown {
  const { anyOf, oneOf, allOf, properties, items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (anyOf ?? oneOf ?? allOf)?.[0];
  if (choice !== undefined) return createBody(choice, id);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, createBody(child, id)]),
    );
  if (type === 'array') return items === undefined ? [] : [createBody(items, id)];
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'object' ? {} : id;
}
