import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { ProblemFolders } from '../../ports/problem-folders.ts';
import { decodeText } from '../files/decode-text.ts';
import { withFileFaults } from '../files/file-fault.ts';
import { replaceFile } from '../files/replace-file.ts';
import { discoverProblems } from './discover-problems.ts';
import { findProblemFiles } from './find-problem-files.ts';
import { resolveInside } from './resolve-inside.ts';

const MAX_BYTES = 20_000_000;
/** The mode bit that lets the owner write. */
const OWNER_WRITE = 0o200;

/** Creates access to problem folders on the local disk. */
export function createProblemFolders(): ProblemFolders {
  return {
    locate: (root) => withFileFaults(root, () => locateRoot(root)),
    discover: (root) => withFileFaults(root, () => discoverProblems(root)),
    load: (root, problemId) => withFileFaults(problemId, () => loadProblem(root, problemId)),
    read: (root, filePath) => withFileFaults(filePath, () => readFileInside(root, filePath)),
    replace: (root, filePath, texts) =>
      withFileFaults(filePath, () => replaceFileInside(root, filePath, texts)),
  };
}

async function locateRoot(root: string): Promise<string> {
  const realRoot = await realpath(root).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new Fault('not-found', `There is no folder ${root}.`, { cause }) : cause;
  });
  if (!(await stat(realRoot)).isDirectory())
    throw new Fault('invalid-input', `${root} is a file; expected the folder of the problems.`);
  return realRoot;
}

async function loadProblem(root: string, problemId: string): Promise<ProblemContext> {
  const files = await findProblemFiles(root, problemId);
  if (files === undefined)
    throw new Fault('not-found', `There is no problem ${problemId} in ${root}.`, {
      advice: 'A problem is a folder with a problem.tex, or a TeX file.',
    });
  return {
    problem_id: problemId,
    base_path: join(root, files.folder),
    image_path: files.image,
    latex_path: files.latex,
    latex_content: await readFileInside(root, files.latex),
    variants: await readFiles(root, files.variants),
    variant_paths: { ...files.variants },
    alternates: await readFiles(root, files.alternates),
    alternate_paths: { ...files.alternates },
  };
}

async function readFiles(
  root: string,
  paths: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const texts: [string, string][] = [];
  for (const [name, path] of Object.entries(paths)) texts.push([name, await readFileInside(root, path)]);
  return Object.fromEntries(texts);
}

/** Reads a text file below the root. */
async function readFileInside(root: string, filePath: string): Promise<string> {
  const path = await resolveInside(root, filePath);
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Fault('invalid-input', `${filePath} is over ${MAX_BYTES / 1e6} MB.`);
  return decodeText(await readFile(path), filePath);
}

async function replaceFileInside(
  root: string,
  filePath: string,
  { expected, text }: { expected: string; text: string },
): Promise<'replaced' | 'changed'> {
  const path = await resolveInside(root, filePath);
  const bytes = await readFile(path);
  if (!bytes.equals(Buffer.from(expected))) return 'changed';
  const { mode } = await stat(path);
  // Checked here, because the rename would also replace a read-only file.
  if ((mode & OWNER_WRITE) === 0)
    throw new Fault('invalid-input', `You have no permission to write ${filePath}: it is read-only.`);
  await replaceFile(path, text);
  return 'replaced';
}
