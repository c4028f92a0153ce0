import { type Schema, schemaToType } from './schema-to-type.ts';

export type OpenApiDocument = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** Generates a module with one exported type for each named schema of the document. */
export function generateApiTypes(document: OpenApiDocument): string {
  const types = Object.entries(document.components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `export type ${name} = ${schemaToType(schema)};\n`);
  return `// Written by \`npm run api-types\` from /openapi.json; do not edit.\n\n${types.join('\n')}`;
}
