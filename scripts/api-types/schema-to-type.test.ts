import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Schema, schemaToType } from './schema-to-type.ts';

const cases: readonly (readonly [description: string, schema: Schema, type: string])[] = [
  ['a string', { type: 'string' }, 'string'],
  ['a nullable number', { type: ['number', 'null'] }, 'number | null'],
  ['an enum of strings', { type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  ['an array of enum values', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, '[string, number]'],
  ['a reference to a named schema', { $ref: '#/components/schemas/Thing' }, 'Thing'],
  ['a record', { type: 'object', additionalProperties: { type: 'boolean' } }, 'Record<string, boolean>'],
  [
    'an object with an optional field',
    { type: 'object', properties: { id: { type: 'string' }, n: { type: 'integer' } }, required: ['id'] },
    '{ "id": string; "n"?: number }',
  ],
  ['one of two shapes', { oneOf: [{ type: 'null' }, { const: 1 }] }, 'null | 1'],
  ['anything', {}, 'unknown'],
];

describe('schemaToType', () => {
  for (const [description, schema, type] of cases) {
    it(`converts ${description}`, () => assert.equal(schemaToType(schema), type));
  }
});
