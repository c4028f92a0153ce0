import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PROBLEM_FILE, SCANS } from './discover-problems.ts';

/** The files of one problem, relative to the root. */
type ProblemFiles = {
  readonly base: string;
  readonly latex: string;
  readonly image: string | null;
  readonly variants: Readonly<Record<string, string>>;
  readonly alternates: Readonly<Record<string, string>>;
};

const PICTURE = /\.(png|jpe?g|webp)$/iu;
const TEX = /\.tex$/iu;

/** Finds the files of a problem in any of the three layouts; undefined if there is no such problem. */
export async function findProblemFiles(root: string, problemId: string): Promise<ProblemFiles | undefined> {
  if (await isFile(root, `${problemId}/${PROBLEM_FILE}`)) return findInOwnFolder(root, problemId);
  const scan = await findTexFile(root, `${SCANS}/${problemId}`);
  if (scan !== undefined) return findByArtefact(root, problemId, scan);
  const latex = await findTexFile(root, problemId);
  return latex === undefined
    ? undefined
    : { base: dirname(latex), latex, ...(await findPicture(root, problemId)) };
}

/** Finds a TeX file by its name without ending; the ending may be upper or lower case. */
async function findTexFile(root: string, stem: string): Promise<string | undefined> {
  const usual = `${stem}.tex`;
  if (await isFile(root, usual)) return usual;
  const folder = dirname(stem);
  const name = (await listNames(root, folder)).find(
    (each) => TEX.test(each) && each.replace(TEX, '') === basename(stem),
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
    names.find((name) => name.startsWith('source.') && PICTURE.test(name)) ?? names.find(isPicture);
  return {
    base: problemId,
    latex: `${problemId}/${PROBLEM_FILE}`,
    image: picture === undefined ? null : `${problemId}/${picture}`,
    variants: await listTexFiles(root, `${problemId}/variants`),
    alternates: await listTexFiles(root, `${problemId}/alternates`),
  };
}

async function findByArtefact(root: string, stem: string, latex: string): Promise<ProblemFiles> {
  const variants: Record<string, string> = {};
  for (const type of await listNames(root, 'variants')) {
    const files = await listTexFiles(root, `variants/${type}`);
    for (const [name, path] of Object.entries(files)) {
      const further = getSuffix(name, basename(stem));
      if (further !== undefined) variants[`${type}${further}`] = path;
    }
  }
  const alternates = Object.entries(await listTexFiles(root, 'alternates'))
    .filter(([name]) => getSuffix(name, basename(stem)) !== undefined)
    .map(([name, path]) => [name, path] as const);
  const { image } = await findPicture(root, stem);
  return {
    base: SCANS,
    latex,
    image,
    variants,
    alternates: Object.fromEntries(alternates),
  };
}

/** Returns the part of the name after the stem: empty, `-2`, `_alt1` …; undefined if the file belongs to another problem. */
function getSuffix(name: string, stem: string): string | undefined {
  const rest = name.startsWith(stem) ? name.slice(stem.length) : undefined;
  return rest === '' || (rest !== undefined && /^[-_.][a-z]*[-_]?\d*$/iu.test(rest)) ? rest : undefined;
}

/** Finds a picture with the same name, beside the file or in a folder of pictures. */
async function findPicture(
  root: string,
  stem: string,
): Promise<{ image: string | null; variants: Record<string, string>; alternates: Record<string, string> }> {
  const own = dirname(stem);
  for (const folder of [...new Set([own, 'images', 'sources', 'scans', '.'])]) {
    const name = (await listNames(root, folder)).find(
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

async function listNames(root: string, folder: string): Promise<string[]> {
  return (await readdir(join(root, folder)).catch(() => [])).toSorted();
}

async function listTexFiles(root: string, folder: string): Promise<Record<string, string>> {
  const names = (await listNames(root, folder)).filter((name) => TEX.test(name));
  return Object.fromEntries(names.map((name) => [name.replace(TEX, ''), `${folder}/${name}`]));
}
