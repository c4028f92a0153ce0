import type { Format, FormatId } from './format.ts';
import { jsonFormat } from './json/json-format.ts';
import { jsonlFormat } from './jsonl/jsonl-format.ts';
import { texFormat } from './tex/tex-format.ts';

const formats: Readonly<Record<FormatId, Format>> = { tex: texFormat, json: jsonFormat, jsonl: jsonlFormat };

export const allFormats: readonly Format[] = Object.values(formats);

export function getFormat(id: FormatId): Format {
  return formats[id];
}

/** Finds a format by the ending of a file name; case does not matter. */
export function findFormat(path: string): Format | undefined {
  const name = path.toLowerCase();
  return allFormats.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}
