import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PROBLEM_FILE, SCANS_FOLDER } from './discover-problems.ts';

/** The files of one problem, relative to the root. */
type ProblemFiles = {
  readonly folder: string;
  readonly latex: string;
  readonly image: string | null;
  readonly variants: Readonly<Record<string, string>>;
  readonly alternates: Readonly<Record<string, string>>;
};

const PICTURE_ENDING = /\.(png|jpe?g|webp)$/iu;
const TEX_ENDING = /\.tex$/iu;

/**
 * Finds the files of a problem; undefined if there is no such problem. There are three layouts: one folder for each problem,
 * one folder for each kind of file (`scans/`, `variants/`, `images/`), or a TeX file beside other files.
 */
export async function findProblemFiles(root: string, problemId: string): Promise<ProblemFiles | undefined> {
  if (await isFile(root, `${problemId}/${PROBLEM_FILE}`)) return findInOwnFolder(root, problemId);
  const scan = await findTexFile(root, `${SCANS_FOLDER}/${problemId}`);
  if (scan !== undefined) return findByKind(root, problemId, scan);
  const latex = await findTexFile(root, problemId);
  return latex === undefined
    ? undefined
    : {
        folder: dirname(latex),
        latex,
        image: await findPicture(root, problemId),
        variants: {},
        alternates: {},
      };
}

/** Finds a TeX file by its name without ending; the ending may be upper or lower case. */
async function findTexFile(root: string, baseName: string): Promise<string | undefined> {
  const lowerCasePath = `${baseName}.tex`;
  if (await isFile(root, lowerCasePath)) return lowerCasePath;
  const folder = dirname(baseName);
  const name = (await listNames(root, folder)).find(
    (fileName) => TEX_ENDING.test(fileName) && fileName.replace(TEX_ENDING, '') === basename(baseName),
  );
  const path = name === undefined || folder === '.' ? name : `${folder}/${name}`;
  return path !== undefined && (await isFile(root, path)) ? path : undefined;
}

async function isFile(root: string, path: string): Promise<boolean> {
  return (await stat(join(root, path)).catch(() => undefined))?.isFile() === true;
}

async function findInOwnFolder(root: string, problemId: string): Promise<ProblemFiles> {
  const names = await listNames(root, problemId);
  const picture =
    names.find((name) => name.startsWith('source.') && PICTURE_ENDING.test(name)) ?? names.find(isPicture);
  return {
    folder: problemId,
    latex: `${problemId}/${PROBLEM_FILE}`,
    image: picture === undefined ? null : `${problemId}/${picture}`,
    variants: await listTexFiles(root, `${problemId}/variants`),
    alternates: await listTexFiles(root, `${problemId}/alternates`),
  };
}

async function findByKind(root: string, baseName: string, latex: string): Promise<ProblemFiles> {
  const variants: Record<string, string> = {};
  for (const type of await listNames(root, 'variants')) {
    const files = await listTexFiles(root, `variants/${type}`);
    for (const [name, path] of Object.entries(files)) {
      const suffix = getSuffix(name, basename(baseName));
      if (suffix !== undefined) variants[`${type}${suffix}`] = path;
    }
  }
  const alternates = Object.entries(await listTexFiles(root, 'alternates'))
    .filter(([name]) => getSuffix(name, basename(baseName)) !== undefined)
    .map(([name, path]) => [name, path] as const);
  return {
    folder: SCANS_FOLDER,
    latex,
    image: await findPicture(root, baseName),
    variants,
    alternates: Object.fromEntries(alternates),
  };
}

/** Returns the part of the name after the base name: empty, `-2`, `_alt1` …; undefined if the file belongs to another problem. */
function getSuffix(name: string, baseName: string): string | undefined {
  const rest = name.startsWith(baseName) ? name.slice(baseName.length) : undefined;
  return rest === '' || (rest !== undefined && /^[-_.][a-z]*[-_]?\d*$/iu.test(rest)) ? rest : undefined;
}

/** Finds a picture with the same name, beside the file or in a folder of pictures; returns null if there is none. */
async function findPicture(root: string, baseName: string): Promise<string | null> {
  const ownFolder = dirname(baseName);
  for (const folder of [...new Set([ownFolder, 'images', 'sources', 'scans', '.'])]) {
    const name = (await listNames(root, folder)).find(
      (fileName) => isPicture(fileName) && fileName.replace(PICTURE_ENDING, '') === basename(baseName),
    );
    if (name !== undefined) return folder === '.' ? name : `${folder}/${name}`;
  }
  return null;
}

function isPicture(name: string): boolean {
  return PICTURE_ENDING.test(name);
}

async function listNames(root: string, folder: string): Promise<string[]> {
  return (await readdir(join(root, folder)).catch(() => [])).toSorted();
}

async function listTexFiles(root: string, folder: string): Promise<Record<string, string>> {
  const names = (await listNames(root, folder)).filter((name) => TEX_ENDING.test(name));
  return Object.fromEntries(names.map((name) => [name.replace(TEX_ENDING, ''), `${folder}/${name}`]));
}
