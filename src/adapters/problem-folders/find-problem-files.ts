import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PROBLEM_FILE, SCANS } from './discover-problems.ts';

/** The files of one problem, relative to the root. */
export type ProblemFiles = {
  readonly base: string;
  readonly latex: string;
  readonly image: string | null;
  readonly variants: Readonly<Record<string, string>>;
  readonly alternates: Readonly<Record<string, string>>;
};

const PICTURE = /\.(png|jpe?g|webp)$/iu;
const TEX = /\.tex$/iu;

/** Whichever of the three layouts the problem lies in. */
export async function findProblemFiles(root: string, problemId: string): Promise<ProblemFiles | undefined> {
  if (await isFile(root, `${problemId}/${PROBLEM_FILE}`)) return inOwnFolder(root, problemId);
  const scan = await texFileOf(root, `${SCANS}/${problemId}`);
  if (scan !== undefined) return byArtefact(root, problemId, scan);
  const latex = await texFileOf(root, problemId);
  return latex === undefined
    ? undefined
    : { base: dirname(latex), latex, ...(await besides(root, problemId)) };
}

/** `.tex`, or however its ending is spelled. */
async function texFileOf(root: string, stem: string): Promise<string | undefined> {
  const usual = `${stem}.tex`;
  if (await isFile(root, usual)) return usual;
  const folder = dirname(stem);
  const name = (await namesIn(root, folder)).find(
    (each) => TEX.test(each) && each.replace(TEX, '') === basename(stem),
  );
  const path = name === undefined || folder === '.' ? name : `${folder}/${name}`;
  return path !== undefined && (await isFile(root, path)) ? path : undefined;
}

async function isFile(root: string, path: string): Promise<boolean> {
  return (await stat(join(root, path)).catch(() => undefined))?.isFile() === true;
}

async function inOwnFolder(root: string, problemId: string): Promise<ProblemFiles> {
  const names = await namesIn(root, problemId);
  const picture =
    names.find((name) => name.startsWith('source.') && PICTURE.test(name)) ?? names.find(isPicture);
  return {
    base: problemId,
    latex: `${problemId}/${PROBLEM_FILE}`,
    image: picture === undefined ? null : `${problemId}/${picture}`,
    variants: await texFilesIn(root, `${problemId}/variants`),
    alternates: await texFilesIn(root, `${problemId}/alternates`),
  };
}

async function byArtefact(root: string, stem: string, latex: string): Promise<ProblemFiles> {
  const variants: Record<string, string> = {};
  for (const type of await namesIn(root, 'variants')) {
    const files = await texFilesIn(root, `variants/${type}`);
    for (const [name, path] of Object.entries(files)) {
      const further = furtherOf(name, basename(stem));
      if (further !== undefined) variants[`${type}${further}`] = path;
    }
  }
  const alternates = Object.entries(await texFilesIn(root, 'alternates'))
    .filter(([name]) => furtherOf(name, basename(stem)) !== undefined)
    .map(([name, path]) => [name, path] as const);
  const { image } = await besides(root, stem);
  return {
    base: SCANS,
    latex,
    image,
    variants,
    alternates: Object.fromEntries(alternates),
  };
}

/** What follows the stem: nothing, `-2`, `_alt1` …; undefined for another problem's file. */
function furtherOf(name: string, stem: string): string | undefined {
  const rest = name.startsWith(stem) ? name.slice(stem.length) : undefined;
  return rest === '' || (rest !== undefined && /^[-_.][a-z]*[-_]?\d*$/iu.test(rest)) ? rest : undefined;
}

/** A picture of the same name, beside it or in a folder of pictures. */
async function besides(
  root: string,
  stem: string,
): Promise<{ image: string | null; variants: Record<string, string>; alternates: Record<string, string> }> {
  const own = dirname(stem);
  for (const folder of [...new Set([own, 'images', 'sources', 'scans', '.'])]) {
    const name = (await namesIn(root, folder)).find(
      (each) => isPicture(each) && each.replace(PICTURE, '') === basename(stem),
    );
    if (name !== undefined)
      return { image: folder === '.' ? name : `${folder}/${name}`, variants: {}, alternates: {} };
  }
  return { image: null, variants: {}, alternates: {} };
}

function isPicture(name: string): boolean {
  return PICTURE.test(name);
}

async function namesIn(root: string, folder: string): Promise<string[]> {
  return (await readdir(join(root, folder)).catch(() => [])).toSorted();
}

async function texFilesIn(root: string, folder: string): Promise<Record<string, string>> {
  const names = (await namesIn(root, folder)).filter((name) => TEX.test(name));
  return Object.fromEntries(names.map((name) => [name.replace(TEX, ''), `${folder}/${name}`]));
}
