import { Fault } from '../domain/fault.ts';
import type { Format } from './format.ts';

type FormatEntry = {
  readonly id: string;
  /** File name endings in lower case, with the dot. */
  readonly extensions: readonly string[];
  readonly load: () => Promise<Format>;
};

/**
 * All formats that `vbagent bank import` and `bank export` accept. To add a format, copy the folder of another one and add a line
 * here. The code of a format is loaded when it is used, so that `--help` can list the ids without loading a reader.
 */
const formats = [
  {
    id: 'tex',
    extensions: ['.tex'],
    load: async () => {
      const { texFormat } = await import('./tex/tex-format.ts');
      return texFormat;
    },
  },
  {
    id: 'json',
    extensions: ['.json'],
    load: async () => {
      const { jsonFormat } = await import('./json/json-format.ts');
      return jsonFormat;
    },
  },
  {
    id: 'jsonl',
    extensions: ['.jsonl'],
    load: async () => {
      const { jsonlFormat } = await import('./jsonl/jsonl-format.ts');
      return jsonlFormat;
    },
  },
] as const satisfies readonly FormatEntry[];

export type FormatId = (typeof formats)[number]['id'];
export const FORMAT_IDS = formats.map(({ id }) => id);
/** The file name endings of all formats. */
export const FORMAT_EXTENSIONS = formats.flatMap(({ extensions }) => extensions);

export async function loadFormat(id: FormatId): Promise<Format> {
  const format = formats.find((entry) => entry.id === id);
  if (format === undefined) throw new Fault('unexpected', `There is no format ${id}.`);
  return format.load();
}

/** Finds the id of a format by the ending of a file name; case does not matter. */
export function findFormatId(path: string): FormatId | undefined {
  const name = path.toLowerCase();
  return formats.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)))?.id;
}
