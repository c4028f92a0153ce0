import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { NewProblem, ProblemFile, ProblemWriter } from '../../ports/problem-folders.ts';
import { fileFaultOf } from '../files/file-fault.ts';
import { makeFolder } from '../files/make-folder.ts';
import { replaceFile } from '../files/replace-file.ts';
import { sourceOf } from './source-of.ts';

const RESULT = 'result.json';
const MOST_NAMESAKES = 10_000;

/** Problems in folders of a disk. */
export function createProblemWriter(): ProblemWriter {
  return {
    write: async (root, problem) => {
      try {
        await makeFolder(resolve(root));
        const problemId = await takeFolder(root, problem);
        const path = join(root, problemId);
        for (const [name, content] of Object.entries(problem.files))
          await replaceFile(join(path, name), await contentOf(content));
        return { problemId, path };
      } catch (thrown) {
        throw fileFaultOf(thrown, root);
      }
    },
  };
}

async function contentOf(file: ProblemFile): Promise<string | Uint8Array> {
  return typeof file === 'object' && 'copyOf' in file ? readFile(file.copyOf) : file;
}

/** Makes the folder of the wished name, or finds the one this very question was written to before. */
async function takeFolder(root: string, problem: NewProblem): Promise<string> {
  for (let count = 1; count <= MOST_NAMESAKES; count++) {
    const id = count === 1 ? problem.wishedId : `${problem.wishedId}-${count}`;
    if (await makeOwn(join(root, id))) return id;
    if (await isSameProblem(join(root, id), problem)) return id;
  }
  throw new Fault('conflict', `${root} holds too many problems called ${problem.wishedId}.`);
}

/** False when there is one: of two processes that want a name, one makes its folder. */
async function makeOwn(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

async function isSameProblem(path: string, { source }: NewProblem): Promise<boolean> {
  const text = await readFile(join(path, RESULT), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const origin = sourceOf(text);
  return origin?.path === source.path && origin.index === source.index;
}
