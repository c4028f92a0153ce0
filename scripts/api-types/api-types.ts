import { type Schema, schemaToType } from './schema-to-type.ts';

export type OpenApiDocument = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** Generates a module with one exported type for each named schema of the document. */
export function generateApiTypes(document: OpenApiDocument): string {
  const types = Object.entries(document.components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `export type ${name} = ${schemaToType(schema)};\n`);
  return `// Written by \`npm run api-types\` from /openapi.json; do not edit.\n\n${types.join('\n')}`;
}

/** A format of documents: its id in requests and its title for people. */
type ExportFormat = { readonly id: string; readonly title: string };

/** Generates a module that lists the formats to which the pages can export, sorted by title. */
export function generateExportFormats(formats: readonly ExportFormat[]): string {
  const entries = formats
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ id, title }) => `  [${JSON.stringify(id)}, ${JSON.stringify(title)}],\n`);
  return [
    '// Written by `npm run api-types` from src/formats/all-formats.ts; do not edit.\n\n',
    `export const EXPORT_FORMATS = [\n${entries.join('')}] as const;\n`,
  ].join('');
}
