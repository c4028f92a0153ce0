import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenProblem, soundProblem } from '../../scripts/prove/spot-checks/broken-problems.ts';
import { createProblemFolders } from '../../src/adapters/problem-folders/create-problem-folders.ts';
import { applyDiff } from '../../src/text/diff/apply-diff.ts';
import { generateUnifiedDiff } from '../../src/text/diff/generate-unified-diff.ts';

type Applier = { readonly name: string; readonly apply: (root: string) => Promise<void> };

/** Returns the programs to compare, for a folder of `count` files. `patch` and `git apply` get all diffs in one process. */
export function createDiffAppliers(count: number): Applier[] {
  const diffs = Array.from({ length: count }, (_, n) => ({
    path: getProblemPath(n),
    diff: generateUnifiedDiff(brokenProblem(n), soundProblem(n), { path: getProblemPath(n) }),
  }));
  const allDiffs = diffs.map(({ diff }) => diff).join('');
  const folders = createProblemFolders();
  return [
    {
      name: 'ours, each file replaced atomically',
      apply: async (root) => {
        for (const { path, diff } of diffs) {
          const expected = await folders.read(root, path);
          const applied = applyDiff(expected, diff);
          if (applied.ok) await folders.replace(root, path, { expected, text: applied.text });
        }
      },
    },
    {
      name: 'patch -p1',
      apply: async (cwd) => runWithInput('patch', ['-p1', '--silent'], { cwd, input: allDiffs }),
    },
    {
      name: 'git apply',
      apply: async (cwd) => runWithInput('git', ['apply', '-'], { cwd, input: allDiffs }),
    },
  ];
}

/** Throws unless every file has the content that its diff produces. */
export function checkApplied(root: string, count: number): void {
  for (let n = 0; n < count; n++) {
    if (readFileSync(join(root, getProblemPath(n)), 'utf8') !== soundProblem(n))
      throw new Error(`${getProblemPath(n)} does not have the content that its diff produces`);
  }
}

function getProblemPath(n: number): string {
  return `p${n}/problem.tex`;
}

function runWithInput(program: string, args: string[], options: { cwd: string; input: string }): void {
  execFileSync(program, args, { ...options, stdio: ['pipe', 'ignore', 'inherit'] });
}
