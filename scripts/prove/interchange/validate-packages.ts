// Validates exported QTI packages with the published XML schemas.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { createArchives } from '../../../src/adapters/zip/create-archives.ts';
import type { Question } from '../../../src/domain/question.ts';
import { writeInFormat } from '../../../src/formats/format.fixture.ts';

/** The schemas of one format, relative to the folder of the schemas. */
const SCHEMAS = {
  qti3: {
    content: 'qti3/qtiv3p0/imsqti_asiv3p0_sbacv1p0_v1p0.xsd',
    manifest: 'qti3/qtiv3p0/imsqtiv3p0_imscpv1p2_v1p0.xsd',
  },
  qti2: { content: 'qtiv2p1/imsqti_v2p1.xsd', manifest: 'imscp_v1p1.xsd' },
} as const;

export type SchemaResult = {
  readonly format: string;
  readonly schema: string;
  readonly valid: number;
  readonly checked: number;
  readonly errors: readonly string[];
};

/** Returns one result for each format and schema; a missing schema gives a result without checked files. */
export async function validatePackages(
  folder: string,
  questions: readonly Question[],
): Promise<SchemaResult[]> {
  xmlRegisterFsInputProviders();
  const results: SchemaResult[] = [];
  for (const format of ['qti3', 'qti2'] as const) {
    const files = await readFiles((await writeInFormat(format, [questions])).bytes);
    for (const kind of ['content', 'manifest'] as const) {
      const schema = SCHEMAS[format][kind];
      const checked = [...files].filter(([name]) => (name === 'imsmanifest.xml') === (kind === 'manifest'));
      results.push({ format, schema, ...validateAll(join(folder, schema), checked) });
    }
  }
  return results;
}

async function readFiles(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const limits = { files: 100_000, fileBytes: 50_000_000, totalBytes: 1_000_000_000 };
  for await (const file of createArchives().read(bytes, 'export.zip', limits))
    if ('bytes' in file && file.name.endsWith('.xml')) files.set(file.name, file.bytes);
  return files;
}

function validateAll(path: string, files: readonly (readonly [name: string, bytes: Uint8Array])[]) {
  if (!existsSync(path)) return { valid: 0, checked: 0, errors: [`${path} is missing`] };
  const document = XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).href });
  const validator = XsdValidator.fromDoc(document);
  const errors = files.flatMap(([name, bytes]) => validateFile(validator, name, bytes));
  validator.dispose();
  document.dispose();
  const invalid = new Set(errors.map(({ name }) => name)).size;
  return {
    valid: files.length - invalid,
    checked: files.length,
    errors: errors.slice(0, 10).map(({ name, message }) => `${name}: ${message}`),
  };
}

function validateFile(validator: XsdValidator, name: string, bytes: Uint8Array) {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    validator.validate(document);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof XmlValidateError)) throw thrown;
    return thrown.details.map(({ message, line }) => ({ name, message: `line ${line}: ${message.trim()}` }));
  } finally {
    document.dispose();
  }
}
