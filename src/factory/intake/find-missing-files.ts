import { dirname, join } from 'node:path';
import type { Finding } from '../../domain/finding.ts';
import type { Files } from '../../ports/files.ts';

/** A command that includes an image or a TeX file, with the name of the file. */
const INCLUDE_COMMAND =
  /\\(includegraphics|includepdf|input|include|subfile)\*?\s*(?:\[[^\]]*\])?\s*\{([^{}]+)\}/g;
const COMMENT = /(?<!\\)%.*/g;
/** Folders of images: `\graphicspath{{figures/}{img/}}`. */
const IMAGE_FOLDERS = /\\graphicspath\s*\{((?:\s*\{[^{}]*\})+)\s*\}/;
/** A name that is not checked here: it contains a command, or it leads out of the folder, which another rule reports. */
const UNCHECKED_NAME = /[\\#]|^[/~|]|\.\.|:\/\/|^example-/;
const IMAGE_ENDINGS = ['', '.png', '.jpg', '.jpeg', '.pdf', '.eps', '.svg'];
const TEX_ENDINGS = ['', '.tex'];

/** Lists the files that a TeX document includes and that do not exist beside it. */
export async function findMissingFiles(
  tex: string,
  path: string,
  { exists }: Pick<Files, 'exists'>,
): Promise<string[]> {
  if (path === '-' || !/\\(?:in|subfile)/.test(tex)) return [];
  const text = tex.replace(COMMENT, '');
  const imageFolders = [...(IMAGE_FOLDERS.exec(text)?.[1] ?? '').matchAll(/\{([^{}]*)\}/g)];
  const folders = ['', ...imageFolders.map(([, folder = '']) => folder.trim())];
  const missing = new Set<string>();
  for (const [, command = '', name = ''] of text.matchAll(INCLUDE_COMMAND)) {
    const file = name.trim();
    if (file === '' || UNCHECKED_NAME.test(file)) continue;
    const endings = /^include(?:graphics|pdf)$/.test(command) ? IMAGE_ENDINGS : TEX_ENDINGS;
    const candidates = folders.flatMap((folder) =>
      endings.map((ending) => join(dirname(path), folder, file + ending)),
    );
    if (!(await existsAny(candidates, exists))) missing.add(file);
  }
  return [...missing];
}

async function existsAny(paths: readonly string[], exists: Files['exists']): Promise<boolean> {
  for (const path of paths) if (await exists(path)) return true;
  return false;
}

const MAX_NAMED_FILES = 3;

/** Creates one finding for all missing files of a document. */
export function createMissingFilesFinding(
  missing: readonly string[],
  severity: Finding['severity'],
): Finding[] {
  if (missing.length === 0) return [];
  const names = missing.slice(0, MAX_NAMED_FILES).join(', ');
  const others = missing.length > MAX_NAMED_FILES ? ` and ${missing.length - MAX_NAMED_FILES} more` : '';
  const [noun, verb, pronoun] = missing.length === 1 ? ['file', 'was', 'its'] : ['files', 'were', 'their'];
  return [
    {
      rule: 'included-file-exists',
      severity,
      message: `The ${noun} ${names}${others} ${verb} not found, so ${pronoun} content was not verified; add the ${noun} beside the document.`,
      field: 'diagrams',
    },
  ];
}
