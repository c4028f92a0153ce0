import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

export type Operation = {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** Content types with their schemas, by status. */
  readonly responses: Readonly<Record<string, Content>>;
};

type RawOperation = {
  operationId: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, { content?: Content }>;
};
type RawDocument = { paths: Record<string, Record<string, RawOperation>> };

export type Contract = {
  readonly operations: readonly Operation[];
  /** Fails when the status, the content type or the body of the response is not documented. */
  check(operationId: string, response: Response): Promise<string>;
  /** Documented statuses that were never checked, as `operation status`. */
  listUnchecked(tags: readonly string[]): string[];
};

/** Checks responses against our OpenAPI document. */
export function createContract(document: RawDocument): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' }, 'api');
  const operations = listOperations(document);
  const checked = new Set<string>();
  const validators = new Map<string, ValidateFunction>();
  // Hundreds of responses have the same schema, and compiling one takes longer than a request.
  const getValidator = (schema: unknown, pointer: string): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validator = validators.get(key) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(key, validator);
    return validator;
  };
  return {
    operations,
    async check(operationId, response) {
      const operation = operations.find(({ id }) => id === operationId);
      assert.ok(operation, `${operationId} is not in the document`);
      const { status } = response;
      const text = await response.text();
      const content = operation.responses[status];
      assert.ok(content, `${operationId} returns ${status}, which is not documented: ${text.slice(0, 200)}`);
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      checked.add(`${operationId} ${status}`);
      if (Object.keys(content).length === 0) {
        assert.equal(text, '', `${operationId} ${status} has an undocumented body`);
        return text;
      }
      assert.ok(content[type], `${operationId} ${status} returns ${type}, not ${Object.keys(content)}`);
      if (type === 'application/json') {
        const { path, method } = operation;
        const schemaPath = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
        const pointer = schemaPath.map((segment) => `/${escapePointer(segment)}`).join('');
        const validate = getValidator(content[type].schema, pointer);
        const isValid = validate(JSON.parse(text));
        assert.ok(
          isValid,
          `${operationId} ${status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`,
        );
      }
      return text;
    },
    listUnchecked: (tags) =>
      operations
        .filter(({ tag }) => tags.includes(tag))
        .flatMap(({ id, responses }) => Object.keys(responses).map((status) => `${id} ${status}`))
        .filter((pair) => !checked.has(pair)),
  };
}

function listOperations({ paths }: RawDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      tag: raw.tags?.[0] ?? '',
      method,
      path,
      query: (raw.parameters ?? []).flatMap(({ name, in: location }) => (location === 'query' ? [name] : [])),
      hasBody: raw.requestBody !== undefined,
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, { content = {} }]) => [status, content]),
      ),
    })),
  );
}

/** Escapes one segment of a JSON Pointer in a URL fragment. */
function escapePointer(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
}
