import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenProblem, soundProblem } from '../../scripts/prove/spot-checks/broken-problems.ts';
import { createProblemFolders } from '../../src/adapters/problem-folders/create-problem-folders.ts';
import { applyDiff } from '../../src/text/diff/apply-diff.ts';
import { generateUnifiedDiff } from '../../src/text/diff/generate-unified-diff.ts';

type Applier = { readonly name: string; readonly apply: (root: string) => Promise<void> };

/** Creates the programs to compare, each for a folder of `count` files. `patch` and `git apply` get all diffs in one process. */
export function createDiffAppliers(count: number): Applier[] {
  const diffs = Array.from({ length: count }, (_, n) => ({
    path: problemPath(n),
    diff: generateUnifiedDiff(brokenProblem(n), soundProblem(n), { path: problemPath(n) }),
  }));
  const all = diffs.map(({ diff }) => diff).join('');
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
      apply: async (cwd) => runWithInput('patch', ['-p1', '--silent'], { cwd, input: all }),
    },
    { name: 'git apply', apply: async (cwd) => runWithInput('git', ['apply', '-'], { cwd, input: all }) },
  ];
}

/** Throws unless every file has the content that its diff leads to. */
export function checkApplied(root: string, count: number): void {
  for (let n = 0; n < count; n++) {
    if (readFileSync(join(root, problemPath(n)), 'utf8') !== soundProblem(n))
      throw new Error(`${problemPath(n)} does not have the content that its diff leads to`);
  }
}

function problemPath(n: number): string {
  return `p${n}/problem.tex`;
}

function runWithInput(program: string, args: string[], options: { cwd: string; input: string }): void {
  execFileSync(program, args, { ...options, stdio: ['pipe', 'ignore', 'inherit'] });
}
