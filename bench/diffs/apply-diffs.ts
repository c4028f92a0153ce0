import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenProblem, soundProblem } from '../../scripts/prove/spot-checks/broken-problems.ts';
import { createProblemFolders } from '../../src/adapters/problem-folders/create-problem-folders.ts';
import { applyDiff } from '../../src/text/diff/apply-diff.ts';
import { generateUnifiedDiff } from '../../src/text/diff/generate-unified-diff.ts';

export type Applier = { readonly name: string; readonly apply: (root: string) => Promise<void> };

/** Ours and others, each over a folder of so many files; `patch` and `git apply` get all diffs in one process. */
export function diffAppliers(count: number): Applier[] {
  const diffs = Array.from({ length: count }, (_, n) => ({
    path: pathOf(n),
    diff: generateUnifiedDiff(brokenProblem(n), soundProblem(n), { path: pathOf(n) }),
  }));
  const all = diffs.map(({ diff }) => diff).join('');
  const folders = createProblemFolders();
  return [
    {
      name: 'ours, each file whole or not at all',
      apply: async (root) => {
        for (const { path, diff } of diffs) {
          const expected = await folders.read(root, path);
          const applied = applyDiff(expected, diff);
          if (applied.ok) await folders.replace(root, path, { expected, text: applied.text });
        }
      },
    },
    { name: 'patch -p1', apply: async (cwd) => feed('patch', ['-p1', '--silent'], { cwd, input: all }) },
    { name: 'git apply', apply: async (cwd) => feed('git', ['apply', '-'], { cwd, input: all }) },
  ];
}

/** Throws unless every file reads as its diff says. */
export function checkApplied(root: string, count: number): void {
  for (let n = 0; n < count; n++) {
    if (readFileSync(join(root, pathOf(n)), 'utf8') !== soundProblem(n))
      throw new Error(`${pathOf(n)} does not read as its diff says`);
  }
}

function pathOf(n: number): string {
  return `p${n}/problem.tex`;
}

function feed(program: string, options: string[], given: { cwd: string; input: string }): void {
  execFileSync(program, options, { ...given, stdio: ['pipe', 'ignore', 'inherit'] });
}
